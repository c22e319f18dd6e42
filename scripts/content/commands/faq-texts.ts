import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import { withNewIds } from '../../../src/authoring/plan/edit-edition.ts';
import { withEntries, withQuestionsAt } from '../../../src/authoring/plan/entries.ts';
import { namedRows, readRows } from '../../../src/authoring/plan/faq-rows.ts';
import type { FaqText } from '../../../src/authoring/plan/faq-text.ts';
import { type FaqBefore, type FaqPlan, planFaq } from '../../../src/authoring/plan/plan-faq.ts';
import { planFiles } from '../../../src/authoring/plan/plan-files.ts';
import type { PlannedFiles } from '../../../src/authoring/plan/planned-files.ts';
import type { Row } from '../../../src/authoring/plan/rows.ts';
import { scriptLanguage } from '../../../src/authoring/read/lines/script.ts';
import { isFaq } from '../../../src/authoring/read/structure.ts';
import { hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import { sortCardsBySet } from '../../../src/pipeline/edition/cards-of-sets.ts';
import { joinTexts } from '../../../src/pipeline/edition/join-texts.ts';
import { prepareSource } from '../../../src/pipeline/edition/prepare-source.ts';
import { replacedIn } from '../../../src/pipeline/edition/replaced.ts';
import { filesOf } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import type { CardFact } from '../../../src/schema/card.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { kindWith } from '../../../src/schema/document-kind.ts';
import { commonLanguage, inInterface, type Language, languages } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { type ReadText, readCallTexts } from './read-texts.ts';
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
  const { value: before, diagnostics: ofTexts } = findBefore(document, content, root);
  if (hasErrors(ofTexts)) return { value: undefined, diagnostics: ofTexts };
  const committed = new Map(before.texts.flatMap((text) => text.entry.languages.map((lang) => [lang, text])));
  const wrong = [...paths.keys()].filter((lang) => committed.has(lang) !== (what === 'update'));
  if (wrong.length > 0) return { value: undefined, diagnostics: [otherCommand(document, wrong, what)] };
  const { value: texts, diagnostics } = readCallTexts(call, (lang) => committed.get(lang)?.entry);
  const strange = texts.flatMap(({ path, languages: [lang], source }) => {
    const own = scriptLanguage(source.text);
    return lang && lang !== own ? [otherLanguage(path, lang, own)] : [];
  });
  if (strange.length > 0 || hasErrors(diagnostics))
    return { value: undefined, diagnostics: [...strange, ...diagnostics] };
  // The rows of a text that stays as it is have been decided.
  const next = texts.flatMap(({ languages: [lang], source, structure }): readonly FaqText[] =>
    lang && isFaq(structure) && committed.get(lang)?.source.text !== source.text
      ? [{ lang, source, structure }]
      : [],
  );
  const plan = planFaq(
    document,
    next,
    knownCards(input),
    createMentionReader(input.terms, input.wording),
    before,
  );
  const files = filesOfPlan(plan, texts, before, (path) => readIfThere(root, path), input.corrections);
  const list = layout.documents.name;
  const isListed = input.documents.some(({ id }) => id === document);
  const listed = {
    path: list,
    text: listDocument(readIfThere(root, list) ?? '', call, input.documents.length, next),
  };
  return {
    value: {
      report: [[`${document}: ${titleOfPlan(what, before)}`, ...plan.report].join('\n'), ...files.report],
      write: [...(isListed ? [] : [listed]), ...files.write],
      remove: files.remove,
    },
    diagnostics: [
      ...next.flatMap(({ lang }) => {
        const old = before.tree ? textsIn(document, readRows(before.tree.chapters), lang) : [];
        const now = new Set(textsIn(document, plan.rows, lang));
        const kept = old.filter((address) => now.has(address)).length;
        return kept * 3 < old.length ? [otherText(paths.get(lang) ?? '', document, kept, old.length)] : [];
      }),
      ...diagnostics,
    ],
  };
};

/** The cards that have an English name; those that only the decisions of another set name are known, too. */
export const knownCards = (input: ReadContent['input']): readonly CardFact[] => {
  const faqs = joinTexts(
    input.sources.map((one) => prepareSource(one).value),
    input,
  ).value.faqs;
  return sortCardsBySet(input, faqs, () => '').all.filter(({ names }) => names[commonLanguage] !== '');
};

/** The files of a plan: its texts, the other texts with their questions and new IDs, and the decisions. */
const filesOfPlan = (
  plan: FaqPlan,
  texts: readonly ReadText[],
  before: FaqBefore,
  readFile: (path: string) => string | undefined,
  corrections: ReadContent['input']['corrections'],
): PlannedFiles => {
  const { renamed } = plan;
  const others = new Set(before.texts.map(({ path }) => path));
  const read = (path: string): string | undefined => {
    const text = readFile(path);
    return text !== undefined && others.has(path) ? withNewIds(text, renamed) : text;
  };
  // Each of the other texts, as a row of it may have another ID now.
  const asked = new Map(
    [...before.texts.map(({ entry }) => entry.file), ...plan.asked.keys()].map((file) => [
      file,
      plan.asked.get(file) ?? new Map(),
    ]),
  );
  return planFiles({ ...plan, asked }, texts, [], { corrections, read });
};

/** The addresses of the notes and rulings that have a text in a language. */
const textsIn = (document: string, rows: readonly Row[], lang: Language): readonly string[] =>
  namedRows(document, rows).flatMap(({ row: { kind, says }, address }) =>
    (kind === 'note' || kind === 'ruling') && says[lang] !== undefined ? [address] : [],
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

const titleOfPlan = (what: 'add' | 'update', before: FaqBefore): string => {
  if (before.texts.length === 0) return 'a new set FAQ';
  return what === 'add' ? 'another language' : 'a newer text';
};

const otherCommand = (document: string, langs: readonly Language[], what: 'add' | 'update'): Diagnostic => {
  const [other, state] = what === 'add' ? ['update', 'already a'] : ['add', 'no'];
  return {
    code: what === 'add' ? 'add/already-there' : 'update/not-there',
    severity: 'error',
    file: `content/editions/${document}`,
    message: `There is ${state} text in ${langs.join(', ')}.`,
    hint: `Use ${other}: npm run -s content -- ${other} ${document} …`,
  };
};

/** The committed texts of a set. Questions that are open in them are no fault. */
export const findBefore = (
  document: string,
  { input }: Pick<ReadContent, 'input'>,
  root: string,
): Staged<FaqBefore> => {
  const own = input.sources.filter((one) => one.document === document).map((one) => prepareSource(one));
  const all = own.map(({ value }) => value);
  // An older edition is kept beside the text that replaces it.
  const texts = all.filter((text) => replacedIn(text, all).length === 0);
  const joined = joinTexts(texts, input);
  return {
    value: {
      texts,
      tree: joined.value.faqs.find((one) => one.document === document),
      published: [...readPublishedOf(filesOf(root)).keys()].filter((line) => line.startsWith(`${document}/`)),
    },
    diagnostics: own
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(({ code }) => code !== 'edition/question'),
  };
};

/**
 * The list of documents with a set that is not in it yet. A title that the call does not give is the printed one of its
 * language; where there is none, that of another language, for a person to look at.
 */
const listDocument = (
  before: string,
  { document, titles }: TextCall,
  listed: number,
  texts: readonly FaqText[],
): string => {
  const printed = texts.flatMap(({ lang, structure: { title } }) =>
    title ? [[lang, title.flow.text.replaceAll('_', '').trim()] as const] : [],
  );
  const known = new Map([...printed, ...titles]);
  const other = [...titles, ...printed][0]?.[1] ?? document;
  const titleIn = (lang: Language): string => known.get(lang) ?? other;
  const kind = kindWith('cards');
  const row = { id: document, kind, titles: inInterface(titleIn), prevails: commonLanguage };
  const guessed = languages.filter((lang) => !known.has(lang));
  return withQuestionsAt(
    withEntries(before, [row], 'last'),
    guessed.length > 0 ? [{ path: [listed, 'titles'], text: `its title in ${guessed.join(' and ')}` }] : [],
  );
};
