import { basename } from 'node:path';
import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import type { FoundSection } from '../../../src/authoring/files/sections.ts';
import { planTexts, type TextsBefore } from '../../../src/authoring/plan/plan-texts.ts';
import { planFiles } from '../../../src/authoring/write/plan-files.ts';
import type { PlannedFiles } from '../../../src/authoring/write/planned-files.ts';
import { hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import { sortCardsBySet } from '../../../src/pipeline/edition/cards-of-sets.ts';
import { joinTexts } from '../../../src/pipeline/edition/join-texts.ts';
import { prepareSource } from '../../../src/pipeline/edition/prepare-source.ts';
import { filesOf } from '../../../src/records/files.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import type { CardFact } from '../../../src/schema/card.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { commonLanguage, languages } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { checkCall, checkTexts } from './check-call.ts';
import { listDocument } from './list-document.ts';
import { nameText } from './name-text.ts';
import { inFile, type ReadText, readCallTexts } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

/** Plans the texts of a section or of a set FAQ, new or newer. Nothing is planned if there is an error. */
export const planCall = (
  call: TextCall,
  { input }: ReadContent,
  root: string,
  what: 'add' | 'update',
): Staged<PlannedFiles | undefined> => {
  const { document, section, isReplacing } = call;
  const { value: before, diagnostics: ofTexts } = findBefore(document, section, input, root);
  const [tree] = [...before.joined.sections, ...before.joined.faqs];
  const entries = tree?.entries ?? {};
  const refused = [...ofTexts, ...checkCall(call, entries, what)];
  if (hasErrors(refused)) return { value: undefined, diagnostics: refused };
  const { value: texts, diagnostics } = readCallTexts(
    call,
    (lang) => entries[lang],
    before.joined.sections[0] && new Set(before.joined.sections[0].clauses.map(({ part }) => part)),
    (...text) => nameText(call, entries, before.texts, ...text),
  );
  const faults = [
    // Parts that a newer text lacks are not reported here: the plan shows them, or the decisions have their reason.
    ...diagnostics.filter(({ code }) => !tree || code !== 'structure/missing-part'),
    ...checkTexts(call, texts, before.texts, entries),
  ];
  if (hasErrors(faults)) return { value: undefined, diagnostics: faults };
  const { value: plan, diagnostics: doubts } = planTexts(before, textsOf(texts, before), {
    readMentions: createMentionReader(input.terms, input.wording),
    facts: section === undefined ? knownCards(input) : [],
  });
  const all = [...faults, ...doubts.map((doubt) => asOfCall(doubt, texts))];
  if (hasErrors(all)) return { value: undefined, diagnostics: all };
  const read = (path: string): string | undefined => readIfThere(root, path);
  const used = new Set(Object.values(plan.files));
  const gone = Object.values(entries)
    .map(({ file }) => file)
    .filter((file) => isReplacing && !used.has(file));
  const files = planFiles(plan, texts, gone, { corrections: input.corrections, read });
  const parts = texts.flatMap((text) => (text.part ? [tellPart(text, text.part)] : []));
  return {
    value: {
      report: [...parts, ...plan.report, ...files.report],
      write: [...listDocument(call, input.documents, texts, read), ...files.write],
      remove: files.remove,
    },
    diagnostics: all,
  };
};

/** The committed texts of a section or set FAQ. Questions that are open in them are no fault. */
export const findBefore = (
  document: string,
  section: string | undefined,
  input: ReadContent['input'],
  root: string,
): Staged<TextsBefore> => {
  const own = input.sources
    .filter((one) => one.document === document && one.entry.section === section)
    .map((one) => prepareSource(one));
  const texts = own.map(({ value }) => value);
  return {
    value: {
      ...{ document, section, texts },
      joined: joinTexts(texts, input).value,
      published: publishedOf(document, root),
    },
    diagnostics: own.flatMap((one) => one.diagnostics.filter(({ code }) => code !== 'edition/question')),
  };
};

/** Every address of a document that was ever published. */
export const publishedOf = (document: string, root: string): readonly string[] =>
  [...readPublishedOf(filesOf(root)).keys()].filter((line) => line.startsWith(`${document}/`));

/** The cards that have an English name; those that only the decisions of another set name are known, too. */
export const knownCards = (input: ReadContent['input']): readonly CardFact[] => {
  const { faqs } = joinTexts(
    input.sources.map((one) => prepareSource(one).value),
    input,
  ).value;
  return sortCardsBySet(input, faqs).all.filter(({ names }) => names[commonLanguage] !== '');
};

/** The texts to plan, one for each language; the rows of a text that stays as it is have been decided. */
const textsOf = (texts: readonly ReadText[], { texts: current }: TextsBefore) =>
  languages.flatMap((lang) =>
    texts
      .filter(({ languages: carried }) => carried.includes(lang))
      .filter(
        ({ source }) =>
          !current.some((one) => one.source.file === source.file && one.source.text === source.text),
      )
      .map(({ source, structure }) => ({ lang, source, structure })),
  );

/** `en: lines 120 to 180 of guide.pdf, “2.5 Decklist Problem”` */
const tellPart = ({ path, languages: own }: ReadText, { heading, lines }: FoundSection): string =>
  `${own.join(' and ')}: lines ${lines.join(' to ')} of ${basename(path)}, “${heading}”`;

/**
 * A diagnostic with the path that the call names. A text without clauses in its language is an error in a call, because
 * the languages were probably mixed up.
 */
export const asOfCall = (
  doubt: Diagnostic,
  files: readonly Pick<ReadText, 'file' | 'path' | 'part'>[] = [],
): Diagnostic => {
  const { path, part } = files.find(({ file }) => file === doubt.file) ?? {
    path: doubt.file,
    part: undefined,
  };
  return inFile(doubt.code === 'align/no-clauses' ? { ...doubt, severity: 'error' } : doubt, path, part);
};
