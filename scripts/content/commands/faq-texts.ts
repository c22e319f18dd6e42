import { parseArgs } from 'node:util';
import { formatCorrections, planCorrections } from '../../../src/authoring/plan/plan-corrections.ts';
import {
  type FaqBefore,
  type FaqPlan,
  faqRegistryFiles,
  planFaq,
} from '../../../src/authoring/plan/plan-faq.ts';
import { sourceListToYaml } from '../../../src/authoring/plan/source-yaml.ts';
import { structureToYaml } from '../../../src/authoring/plan/structure-yaml.ts';
import { toStructureFile } from '../../../src/authoring/plan/write-structure.ts';
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
import { documentsFile, openContent } from '../../../src/records/open-content.ts';
import { readIfThere, readText } from '../../../src/records/read-file.ts';
import { type Document, documentIdSchema } from '../../../src/schema/document.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { publishedFile } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { Changes } from '../write-files.ts';
import { type Desk, misused, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import { pairsOf } from './section-texts.ts';

/** Whether a call is about a set FAQ: of a listed one, or of a document that is not listed and has no section. */
export const isFaqCall = ([document = '', second = '']: readonly string[], { root }: Desk): boolean => {
  const listed = openContent(root, () => undefined).documents.find(({ id }) => id === document);
  return listed
    ? listed.kind === 'set-faq'
    : documentIdSchema.safeParse(document).success && second.includes('=');
};

/** Plans the text of a set FAQ, new or newer, and writes the plan if the call has `--write`. */
export const planFaqTexts = (
  args: readonly string[],
  desk: Desk,
  what: 'add' | 'update',
): number | typeof misused => {
  const call = readFaqCall(args, desk);
  if (!call) return misused;
  const content = readContent(desk.root);
  report(desk, content.diagnostics);
  if (hasErrors(content.diagnostics)) return 2;
  const committed = findBefore(call.document, content, desk.root);
  if ((what === 'update') !== (committed !== undefined)) {
    const other = what === 'add' ? 'update' : 'add';
    desk.complain(
      `${call.document}: ${what === 'add' ? 'there is already a text' : 'there is no text yet'}. Use ${other}: npm run -s content -- ${other} ${args.join(' ')}`,
    );
    return 2;
  }
  const text = readFaq(call, desk, committed);
  if (!text) return 2;
  // Cards that another set's registry names are known, too.
  const known = sortCardsBySet(content.input, () => '').all.filter(({ names }) => names.en !== '');
  const plan = planFaq(call.document, text.next, known, committed);
  desk.print(
    [`${call.document}: ${what === 'add' ? 'a new set FAQ' : 'a newer text'}`, ...plan.report].join('\n'),
  );
  const read = (path: string): string | undefined => readIfThere(desk.root, path);
  const isListed = content.input.documents.some(({ id }) => id === call.document);
  const files = faqFiles(call, text, plan, read);
  const mended = committed ? mendCorrections(committed, text.next, content, read, desk) : noFiles;
  const list = documentsToYaml(read(documentsFile) ?? '', newDocument(call, text.next));
  const kept = new Set(files.map(({ path }) => path));
  const gone = (committed?.chapters ?? []).map(({ chapter }) => registryPath(call.document, chapter));
  return finishPlan(desk, call.isToWrite, {
    write: [...(isListed ? [] : [{ path: documentsFile, text: list }]), ...files, ...mended.write],
    remove: [...gone.filter((path) => !kept.has(path)), ...mended.remove],
  });
};

type Read = (path: string) => string | undefined;

const noFiles: Changes = { write: [], remove: [] };

/** The text, its structure, its entry and its registries. */
const faqFiles = (
  { document }: FaqCall,
  { next, sha256 }: ReadFaq,
  plan: FaqPlan,
  read: Read,
): Changes['write'] => {
  const { source, structure, lang } = next;
  const { file } = source;
  const folder = `content/sources/${document}`;
  const list = `${folder}/source.yml`;
  const entry = { file, kind: 'set-faq', languages: [lang], sha256, asOf: structure.asOf } as const;
  return [
    { path: `${folder}/${file}`, text: source.text },
    {
      path: structurePath(document, file),
      text: structureToYaml(source, toStructureFile(source, structure)),
    },
    { path: list, text: sourceListToYaml(read(list) ?? '', [entry], []) },
    ...faqRegistryFiles(plan, [next], read),
  ];
};

/** The corrections of the older text, as far as they apply to the newer one. */
const mendCorrections = (
  before: FaqBefore,
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

interface FaqCall {
  readonly document: string;
  readonly lang: Language;
  readonly path: string;
  readonly titles: ReadonlyMap<Language, string>;
  readonly isToWrite: boolean;
}

/** Reads `zen zh=FILE [--title zh=NAME] [--write]`; undefined for a wrong call, which is explained. */
const readFaqCall = (args: readonly string[], desk: Desk): FaqCall | undefined => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { title: { type: 'string', multiple: true }, write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [document = '', ...pairs] = positionals;
  const paths = pairsOf(pairs);
  const titles = pairsOf(values.title ?? []);
  const faults = [...paths.faults, ...titles.faults];
  const [first, ...others] = paths.found;
  if (faults.length === 0 && (!first || others.length > 0))
    faults.push('write one text: zh=FILE, ja=FILE or en=FILE');
  for (const fault of faults) desk.complain(fault);
  if (faults.length > 0 || !first) return undefined;
  return { document, lang: first[0], path: first[1], titles: titles.found, isToWrite: values.write === true };
};

interface ReadFaq {
  readonly next: FaqText;
  readonly sha256: string;
}

/** Reads the text of a call. A newer text in the language of the committed one takes its name. */
const readFaq = (
  { document, lang, path }: FaqCall,
  desk: Desk,
  committed: FaqBefore | undefined,
): ReadFaq | undefined => {
  const read = readText(path, path);
  report(desk, read.diagnostics);
  if (!read.value) return undefined;
  if (committed && committed.lang !== lang) {
    desk.complain(`${path}: the text of ${document} is in ${committed.lang}`);
    return undefined;
  }
  const source = createSourceText(committed?.source.file ?? `${document}-faq.${lang}.txt`, read.value.text);
  const { value, diagnostics } = readStructure(source, 'set-faq', { languages: [lang], hints: noHints });
  report(
    desk,
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: path })),
  );
  if (value.kind !== 'set-faq' || hasErrors(diagnostics)) return undefined;
  return { next: { lang, source, structure: value }, sha256: read.value.sha256 };
};

/** The committed text of a set, with its registries. */
const findBefore = (document: string, { input }: ReadContent, root: string): FaqBefore | undefined => {
  const one = input.sources.find((source) => source.document === document);
  if (!one) return undefined;
  const { source, structure } = prepareSource(one, input).value;
  if (structure.kind !== 'set-faq') return undefined;
  const published = readIfThere(root, publishedFile) ?? '';
  return {
    lang: one.entry.languages[0] ?? 'zh',
    source,
    structure,
    chapters: input.chapterRegistries.filter((registry) => registry.document === document),
    published: published.split('\n').filter((line) => line.startsWith(`${document}/`)),
  };
};

/** A row for a set that is not listed yet. A title that the call does not give is the printed one. */
const newDocument = ({ document, titles }: FaqCall, { structure }: FaqText): Document => {
  const printed = (structure.title?.flow.text ?? document).replaceAll('_', '').trim();
  const own = Object.fromEntries(languages.map((lang) => [lang, titles.get(lang) ?? printed]));
  return {
    id: document,
    kind: 'set-faq',
    titles: { zh: printed, ja: printed, en: printed, ...own },
    prevails: 'en',
  };
};
