/** What a change of the pipeline must not change unseen, as files of lines: `npm run dump`. */

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '../../scripts/content/commands.ts';
import { generate } from '../../scripts/content/generate.ts';
import { readContent } from '../../scripts/content/read-content.ts';
import { damageText } from '../../src/authoring/testing/damage.ts';
import { parseFixture, parseFixtures } from '../../src/authoring/testing/fixtures.ts';
import { createRandom } from '../../src/authoring/testing/random.ts';
import { formatDiagnostic } from '../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../src/pipeline/edition.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { textOf } from '../align/gold-text.ts';
import { readHeldOut } from '../align/sections.ts';
import { readUnseen } from '../align/unseen.ts';
import { type Dumped, type DumpText, dumpAlignment, dumpSource, dumpText } from './adapter.ts';

/** A file of a dump: its path in the folder, and its whole text. */
export type DumpFile = readonly [path: string, text: string];

interface Section {
  readonly name: string;
  readonly texts: readonly (DumpText & { readonly lang: Language })[];
}

/** What the pipeline makes of the five sources, of the fixtures and of the sections of `bench/align`. */
export const dumpPipeline = (root: string): readonly DumpFile[] => {
  const { input } = readContent(root);
  const editions = [
    ...[...readEdition(input), ...readBench(root)].map((section) => [section, toMail(section)] as const),
    [readDrinks(root, 2020), readDrinks(root, 2025)] as const,
  ];
  const sections = editions.map(([section]) => section);
  const sources = input.sources.map(({ entry, text }): DumpText => ({ ...entry, text }));
  const files = new Set(sources.map(({ file }) => file));
  const others = [...readFixtures(root), ...sections.flatMap(({ texts }) => texts)].filter(
    ({ file }) => files.size < files.add(file).size,
  );
  return [
    ...input.sources.map((one) => toFile(`read/${one.entry.file}`, dumpSource(one, input))),
    ...others.map((text) => toFile(`read/${text.file}`, dumpText(text))),
    ...sections.map(({ name, texts }) => toFile(`align/${name}.txt`, dumpAlignment(texts, input.terms))),
    ...dumpCommands(root, [...sources, ...others], editions),
    ...dumpBuild(root),
  ];
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const readEdition = ({ sectionRegistries, sources }: EditionInput): readonly Section[] =>
  sectionRegistries.map((registry) => ({
    name: registry.section,
    texts: languages.flatMap((lang) => {
      const source = sources.find(({ entry }) => entry.file === registry.sources[lang]);
      return source ? [{ ...source.entry, lang, text: source.text }] : [];
    }),
  }));

const readBench = (root: string): readonly Section[] =>
  [...readHeldOut(root), ...readUnseen(root)].map(({ name, texts }) => ({
    name,
    texts: texts.map((text) => ({ ...text, text: textOf(text.chunks) })),
  }));

/** The section that docs/adding-a-text.md adds, and updates from 2020 to 2025. */
const readDrinks = (root: string, year: number): Section => ({
  name: '9.1',
  texts: (['zh', 'en'] as const).map((lang) => {
    const file = `drink-${year}.${lang}.txt`;
    const text = readFileSync(join(root, 'scripts/content/fixtures', file), 'utf8');
    return { file, kind: 'guide', lang, languages: [lang], text };
  }),
});

/** Fixtures of whole texts, a file for each, and of single forms, several in a file. */
const readFixtures = (root: string): readonly DumpText[] => {
  const fixturesIn = <Read>(folder: string, read: (name: string, content: string) => Read): readonly Read[] =>
    readdirSync(join(root, folder)).map((name) => read(name, readFileSync(join(root, folder, name), 'utf8')));
  const fixtures = [
    ...fixturesIn('src/authoring/read/fixtures', parseFixture),
    ...fixturesIn('src/authoring/read/guide/forms', (name, content) =>
      parseFixtures(name, content).map((form, index) => ({ ...form, file: `forms/${index + 1}-${name}` })),
    ).flat(),
  ];
  return fixtures.map(({ lang, ...fixture }) => ({ ...fixture, languages: [lang] }));
};

/** The section with every line broken as a mail program breaks it. */
const toMail = ({ name, texts }: Section): Section => ({
  name,
  texts: texts.map((one) => ({ ...one, text: damageText(one.text, '\n', ['mailWidth'], createRandom(7)) })),
});

/** What `parse`, `add` and `update` print and write in a folder without content. */
const dumpCommands = (
  root: string,
  texts: readonly DumpText[],
  sections: readonly (readonly [section: Section, next: Section])[],
): readonly DumpFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  const put = ({ file, text }: Pick<DumpText, 'file' | 'text'>): string => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const run = (name: string, ...args: readonly string[]): string => {
    const lines: string[] = [];
    const add = (text: string): number => lines.push(text);
    const code = runCommand(name, args, { root: folder, print: add, complain: add });
    return toLines([...lines, `exit code ${code}`]).replaceAll(join(folder, '/'), '');
  };
  const change = (command: string, { name, texts: own }: Section): DumpFile => {
    const files = own.flatMap((text) => [`${text.lang}=${put(text)}`, `--kind=${text.lang}=${text.kind}`]);
    const printed = run(command, 'ipg', name, ...files, '--write');
    const registry = join(folder, `content/registry/ipg/${name}.yml`);
    const written = existsSync(registry) ? readFileSync(registry, 'utf8') : 'No registry.\n';
    return [`${command}/${name}.txt`, `${printed}\n${written}`];
  };
  try {
    return [
      ...texts.map((text): DumpFile => {
        const lang = text.languages[0] ?? 'zh';
        return [`parse/${text.file}`, run('parse', '--kind', text.kind, '--lang', lang, put(text))];
      }),
      ...sections.flatMap(([section, next]) => {
        rmSync(join(folder, 'content'), { recursive: true, force: true });
        // `update` expects a comment at the head of the list, as the committed one has.
        put({ file: 'content/sources/ipg/source.yml', text: '# The texts of sections.\n' });
        put({
          file: 'content/documents.yml',
          text: readFileSync(join(root, 'content/documents.yml'), 'utf8'),
        });
        return [change('add', section), change('update', next)];
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What the build says and the hashes of what it would write; the account and the drift in full. */
const dumpBuild = (root: string): readonly DumpFile[] => {
  const { files, diagnostics } = generate(root);
  return [
    ['hashes.txt', toLines(files.map(({ path, text }) => `${sha256(text)}  ${path}`))],
    ['build/diagnostics.txt', toLines(diagnostics.map(formatDiagnostic))],
    ...files.flatMap(({ path, text }): DumpFile[] =>
      path.endsWith('.json') ? [[path.replace('content', 'build'), text]] : [],
    ),
  ];
};

const toFile = (path: string, { records, diagnostics }: Dumped): DumpFile => {
  const lines = records.map(({ role, part, lang, label, text, at = [] }) =>
    [role, part, lang, label, ...at, text && JSON.stringify(text)].filter(Boolean).join(' '),
  );
  return [path, toLines([...lines, ...diagnostics.map(formatDiagnostic)])];
};

const toLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
