import { namedRows, readRows } from '../../../src/authoring/plan/faq-rows.ts';
import { type FaqBefore, faqRegistryFiles, planFaq } from '../../../src/authoring/plan/plan-faq.ts';
import { type PlannedFiles, planFiles } from '../../../src/authoring/plan/plan-files.ts';
import { documentsToYaml } from '../../../src/authoring/plan/yaml.ts';
import { scriptLanguage } from '../../../src/authoring/read/lines/script.ts';
import { hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { sortCardsBySet } from '../../../src/pipeline/registry/cards-of-sets.ts';
import type { FaqText } from '../../../src/pipeline/registry/claim-faq.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import { filesOf } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { commonLanguage, inInterface, type Language, languages } from '../../../src/schema/language.ts';
import type { ChapterRegistry } from '../../../src/schema/registry.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { readCallTexts } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

/** Plans the texts of a set FAQ, new or newer. */
export const planFaqTexts = (
  call: TextCall,
  content: ReadContent,
  root: string,
  what: 'add' | 'update',
): Staged<PlannedFiles | undefined> => {
  const { document, paths } = call;
  const { input } = content;
  const before = findBefore(document, content, root);
  const committed = new Map(before?.texts.map((text) => [text.lang, text]));
  const wrong = [...paths.keys()].filter((lang) => committed.has(lang) !== (what === 'update'));
  if (wrong.length > 0) return { value: undefined, diagnostics: [otherCommand(document, wrong, what)] };
  const entries = input.sources.map(({ entry }) => entry);
  const { value: texts, diagnostics } = readCallTexts(call, (lang) =>
    entries.find(({ file }) => file === committed.get(lang)?.source.file),
  );
  const strange = texts.flatMap(({ path, languages: [lang], source }) => {
    const own = scriptLanguage(source.text);
    return lang && lang !== own ? [otherLanguage(path, lang, own)] : [];
  });
  if (strange.length > 0 || hasErrors(diagnostics))
    return { value: undefined, diagnostics: [...strange, ...diagnostics] };
  const next = texts.flatMap(({ languages: [lang], source, structure }): readonly FaqText[] => {
    const old = lang && committed.get(lang);
    // The structure of a text that stays as it is has been decided.
    if (old && old.source.text === source.text) return [old];
    return lang && structure.kind === 'set-faq' ? [{ lang, source, structure }] : [];
  });
  // Cards that another set's registry names are known, too.
  const known = sortCardsBySet(input, () => '').all.filter(({ names }) => names[commonLanguage] !== '');
  const plan = planFaq(document, next, known, input.terms, before);
  const read = (path: string): string | undefined => readIfThere(root, path);
  const registries = faqRegistryFiles(
    plan,
    inLanguageOrder([...next, ...committed.values()]),
    [...committed.values()],
    read,
  );
  const files = planFiles(document, texts, registries, [], { corrections: input.corrections, read });
  const isListed = input.documents.some(({ id }) => id === document);
  const list = {
    path: layout.documents.name,
    text: listDocument(read(layout.documents.name) ?? '', call, next),
  };
  const kept = new Set(registries.map(({ path }) => path));
  const gone = (before?.chapters ?? []).map(({ chapter }) => registryPath(document, chapter));
  return {
    value: {
      report: [[`${document}: ${titleOfPlan(what, before)}`, ...plan.report].join('\n'), ...files.report],
      write: [...(isListed ? [] : [list]), ...files.write],
      remove: [...gone.filter((path) => !kept.has(path)), ...files.remove],
    },
    diagnostics: [
      ...Array.from(paths).flatMap(([lang, path]) => {
        const old = textsIn(before?.chapters ?? [], lang);
        const now = new Set(textsIn(plan.chapters, lang));
        const kept = old.filter((address) => now.has(address)).length;
        return kept * 3 < old.length ? [otherText(path, document, kept, old.length)] : [];
      }),
      ...diagnostics,
    ],
  };
};

/** The addresses of the notes and rulings that have a text in a language. */
const textsIn = (chapters: readonly ChapterRegistry[], lang: Language): readonly string[] =>
  namedRows(readRows(chapters)).flatMap(({ row: { kind, at }, address }) =>
    (kind === 'note' || kind === 'ruling') && at[lang] !== undefined ? [address] : [],
  );

const otherText = (file: string, document: string, kept: number, all: number): Diagnostic => ({
  code: 'update/other-text',
  severity: 'warning',
  file,
  line: 1,
  message: `Of the ${all} notes and rulings of the older text, this one has ${kept}.`,
  hint: `Look whether it is the FAQ of ${document}: all the others lose their texts.`,
});

const otherLanguage = (file: string, lang: Language, own: Language): Diagnostic => ({
  code: 'faq/other-language',
  severity: 'error',
  file,
  line: 1,
  message: `The text is written in ${own}, not in ${lang}.`,
  hint: `Name the file of ${lang}, or write ${own}= before this one.`,
});

const titleOfPlan = (what: 'add' | 'update', before: FaqBefore | undefined): string => {
  if (!before) return 'a new set FAQ';
  return what === 'add' ? 'another language' : 'a newer text';
};

const otherCommand = (document: string, langs: readonly Language[], what: 'add' | 'update'): Diagnostic => {
  const [other, state] = what === 'add' ? ['update', 'already a'] : ['add', 'no'];
  return {
    code: what === 'add' ? 'add/already-there' : 'update/not-there',
    severity: 'error',
    file: `content/registry/${document}`,
    message: `There is ${state} text in ${langs.join(', ')}.`,
    hint: `Use ${other}: npm run -s content -- ${other} ${document} …`,
  };
};

const inLanguageOrder = (texts: readonly FaqText[]): readonly FaqText[] =>
  languages.flatMap((lang) => texts.find((text) => text.lang === lang) ?? []);

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
  return {
    texts: inLanguageOrder(texts),
    chapters: input.chapterRegistries.filter((registry) => registry.document === document),
    published: [...readPublishedOf(filesOf(root)).keys()].filter((line) => line.startsWith(`${document}/`)),
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
      titles: inInterface(titleIn),
      prevails: commonLanguage,
    },
    languages.filter((lang) => !known.has(lang)),
  );
};
