import { formatCorrections, planCorrections } from '../../../src/authoring/plan/plan-corrections.ts';
import {
  type FaqBefore,
  type FaqPlan,
  faqRegistryFiles,
  planFaq,
} from '../../../src/authoring/plan/plan-faq.ts';
import { sourceListToYaml } from '../../../src/authoring/plan/source-yaml.ts';
import { structureToYaml, toStructureFile } from '../../../src/authoring/plan/write-structure.ts';
import { correctionsToYaml, documentsToYaml } from '../../../src/authoring/plan/yaml.ts';
import { noHints } from '../../../src/authoring/read/lines/hints.ts';
import { readStructure } from '../../../src/authoring/read/read-structure.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { sortCardsBySet } from '../../../src/pipeline/registry/cards-of-sets.ts';
import type { FaqText } from '../../../src/pipeline/registry/claim-faq.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import { structurePath } from '../../../src/pipeline/structure/obey-structure.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import { documentsFile } from '../../../src/records/open-content.ts';
import { readIfThere, readText } from '../../../src/records/read-file.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { publishedFile } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { Changes } from '../write-files.ts';
import { type Desk, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import type { TextCall } from './text-call.ts';

/** Plans the texts of a set FAQ, new or newer, and writes the plan if the call has `--write`. */
export const planFaqTexts = (call: TextCall, desk: Desk, what: 'add' | 'update'): number => {
  const content = readContent(desk.root);
  report(desk, content.diagnostics);
  if (hasErrors(content.diagnostics)) return 2;
  const before = findBefore(call.document, content, desk.root);
  const committed = new Map(before?.texts.map((text) => [text.lang, text]));
  const wrong = [...call.paths.keys()].filter((lang) => committed.has(lang) !== (what === 'update'));
  if (wrong.length > 0) {
    const other = what === 'add' ? 'update' : 'add';
    const langs = wrong.join(', ');
    desk.complain(
      `${call.document}: ${what === 'add' ? `there is already a text in ${langs}` : `there is no text in ${langs} yet`}. Use ${other}: npm run -s content -- ${other} ${call.document} …`,
    );
    return 2;
  }
  const texts = [...call.paths].map(([lang, path]) => readFaq(call, lang, path, desk, committed.get(lang)));
  const read = texts.filter((text) => text !== undefined);
  if (read.length < texts.length) return 2;
  // Cards that another set's registry names are known, too.
  const known = sortCardsBySet(content.input, () => '').all.filter(({ names }) => names.en !== '');
  const next = read.map((text) => text.next);
  const plan = planFaq(call.document, next, known, content.input.terms, before);
  desk.print([`${call.document}: ${titleOfPlan(what, before)}`, ...plan.report].join('\n'));
  const readIfAny = (path: string): string | undefined => readIfThere(desk.root, path);
  const isListed = content.input.documents.some(({ id }) => id === call.document);
  const files = faqFiles(call, read, [...committed.values()], plan, readIfAny);
  const mended = read.flatMap(({ next: text }) => {
    const older = committed.get(text.lang);
    return older ? [mendCorrections(older, text, content, readIfAny, desk)] : [];
  });
  const list = listDocument(readIfAny(documentsFile) ?? '', call, next);
  const kept = new Set(files.map(({ path }) => path));
  const gone = (before?.chapters ?? []).map(({ chapter }) => registryPath(call.document, chapter));
  return finishPlan(desk, call.isToWrite, {
    write: [
      ...(isListed ? [] : [{ path: documentsFile, text: list }]),
      ...files,
      ...mended.flatMap(({ write }) => write),
    ],
    remove: [...gone.filter((path) => !kept.has(path)), ...mended.flatMap(({ remove }) => remove)],
  });
};

const titleOfPlan = (what: 'add' | 'update', before: FaqBefore | undefined): string => {
  if (!before) return 'a new set FAQ';
  return what === 'add' ? 'another language' : 'a newer text';
};

type Read = (path: string) => string | undefined;

const noFiles: Changes = { write: [], remove: [] };

/** The texts, their structures, their entries and their registries. */
const faqFiles = (
  { document, provenance }: TextCall,
  texts: readonly ReadFaq[],
  committed: readonly FaqText[],
  plan: FaqPlan,
  read: Read,
): Changes['write'] => {
  const folder = `content/sources/${document}`;
  const list = `${folder}/source.yml`;
  const entries = texts.map(
    ({ next: { lang, source, structure }, sha256 }) =>
      ({
        file: source.file,
        kind: 'set-faq',
        languages: [lang],
        sha256,
        asOf: structure.asOf,
        provenance,
      }) as const,
  );
  return [
    ...texts.flatMap(({ next: { source, structure } }) => [
      { path: `${folder}/${source.file}`, text: source.text },
      {
        path: structurePath(document, source.file),
        text: structureToYaml(source, toStructureFile(source, structure)),
      },
    ]),
    { path: list, text: sourceListToYaml(read(list) ?? '', entries, []) },
    ...faqRegistryFiles(
      plan,
      inLanguageOrder([...texts.map(({ next }) => next), ...committed]),
      committed,
      read,
    ),
  ];
};

const inLanguageOrder = (texts: readonly FaqText[]): readonly FaqText[] =>
  languages.flatMap((lang) => texts.find((text) => text.lang === lang) ?? []);

/** The corrections of the older text, as far as they apply to the newer one. */
const mendCorrections = (
  before: FaqText,
  next: FaqText,
  { input }: ReadContent,
  read: Read,
  desk: Desk,
): Changes => {
  const { file } = next.source;
  const path = `content/corrections/${file.replace(/\.txt$/u, '.yml')}`;
  const [known, yaml] = [input.corrections.find(({ source }) => source === file), read(path)];
  if (!known || yaml === undefined) return noFiles;
  const mended = planCorrections(known, before.source, next.source);
  desk.print(formatCorrections(file, mended));
  const text = correctionsToYaml(yaml, mended);
  return text === undefined ? { write: [], remove: [path] } : { write: [{ path, text }], remove: [] };
};

interface ReadFaq {
  readonly next: FaqText;
  readonly sha256: string;
}

/** Reads a text of a call. A newer text takes the name of the committed one. */
const readFaq = (
  { document }: TextCall,
  lang: Language,
  path: string,
  desk: Desk,
  committed: FaqText | undefined,
): ReadFaq | undefined => {
  const read = readText(path, path);
  report(desk, read.diagnostics);
  if (!read.value) return undefined;
  const source = createSourceText(committed?.source.file ?? `${document}-faq.${lang}.txt`, read.value.text);
  const { value, diagnostics } = readStructure(source, 'set-faq', { languages: [lang], hints: noHints });
  report(
    desk,
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: path })),
  );
  if (value.kind !== 'set-faq' || hasErrors(diagnostics)) return undefined;
  return { next: { lang, source, structure: value }, sha256: read.value.sha256 };
};

/** The committed texts of a set, with its registries. */
export const findBefore = (document: string, { input }: ReadContent, root: string): FaqBefore | undefined => {
  const texts = input.sources
    .filter((source) => source.document === document)
    .flatMap((one) => {
      const { source, structure } = prepareSource(one, input).value;
      const [lang] = one.entry.languages;
      return structure.kind === 'set-faq' && lang ? [{ lang, source, structure }] : [];
    });
  if (texts.length === 0) return undefined;
  const published = readIfThere(root, publishedFile) ?? '';
  return {
    texts: inLanguageOrder(texts),
    chapters: input.chapterRegistries.filter((registry) => registry.document === document),
    published: published.split('\n').filter((line) => line.startsWith(`${document}/`)),
  };
};

/**
 * The list of documents with a set that is not in it yet. A title that the call does not give is the printed one of its
 * language; where there is none, that of another language, for a person to look at.
 */
const listDocument = (before: string, { document, titles }: TextCall, texts: readonly FaqText[]): string => {
  const printed = texts.flatMap(({ lang, structure: { title } }) =>
    title ? [[lang, title.flow.text.replaceAll('_', '').trim()] as const] : [],
  );
  const known = new Map([...printed, ...titles]);
  const other = [...titles, ...printed][0]?.[1] ?? document;
  const titleIn = (lang: Language): string => known.get(lang) ?? other;
  return documentsToYaml(
    before,
    {
      id: document,
      kind: 'set-faq',
      titles: { zh: titleIn('zh'), ja: titleIn('ja'), en: titleIn('en') },
      prevails: 'en',
    },
    languages.filter((lang) => !known.has(lang)),
  );
};
