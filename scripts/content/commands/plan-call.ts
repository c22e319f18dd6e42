import { basename } from 'node:path';
import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import type { FoundSection } from '../../../src/authoring/files/sections.ts';
import { planTexts } from '../../../src/authoring/plan/plan.ts';
import { planFiles } from '../../../src/authoring/write/plan-files.ts';
import {
  entriesOf,
  type PlannedFile,
  type PlannedFiles,
  type TextsBefore,
} from '../../../src/authoring/write/planned-files.ts';
import { withEntry, withQuestionsAt } from '../../../src/authoring/write/yaml.ts';
import { hasErrors, type Staged, withoutQuestions } from '../../../src/pipeline/diagnostics.ts';
import { sortCardsBySet } from '../../../src/pipeline/join/cards-of-sets.ts';
import { joinContent, joinTexts } from '../../../src/pipeline/join/join-texts.ts';
import { prepareSource } from '../../../src/pipeline/marked-text/prepare-source.ts';
import { readIfThere } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import type { CardFact } from '../../../src/schema/card.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Document } from '../../../src/schema/document.ts';
import { kindWith } from '../../../src/schema/document-kind.ts';
import { commonLanguage, inInterface, interfaceLanguages, languages } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { checkCall } from './check-call.ts';
import { type IncomingText, readCallTexts } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

/** Plans the texts of a section or of a set FAQ, new or newer. Returns no plan if there is an error. */
export const planCall = (call: TextCall, content: ReadContent): Staged<PlannedFiles | undefined> => {
  const { section, isReplacing } = call;
  const { input } = content;
  const { value: before, diagnostics: ofTexts } = findBefore(call, content);
  const entries = entriesOf(before);
  if (hasErrors(ofTexts)) return { value: undefined, diagnostics: ofTexts };
  const { value: read, diagnostics } = readCallTexts(call, before);
  const faults = [
    // Missing parts are not reported for a newer text: the plan shows them, or the decisions explain them.
    ...diagnostics.filter(
      ({ code }) => Object.keys(entries).length === 0 || code !== 'structure/missing-part',
    ),
    ...checkCall(call, read, before),
  ].map((one) => inCall(one, read));
  if (hasErrors(faults)) return { value: undefined, diagnostics: faults };
  const { value: plan, diagnostics: doubts } = planTexts(before, textsOf(read, before), {
    readMentions: createMentionReader(input.terms, input.wording),
    facts: section === undefined ? knownCards(input) : [],
  });
  const all = [...faults, ...doubts.map((one) => inCall(one, read))];
  if (hasErrors(all)) return { value: undefined, diagnostics: all };
  const readFile = (path: string): string | undefined => readIfThere(content.files, path);
  const used = new Set(Object.values(plan.files));
  const gone = Object.values(entries)
    .map(({ file }) => file)
    .filter((file) => isReplacing && !used.has(file));
  const files = planFiles(plan, read, before.texts, gone, input.corrections, readFile);
  const found = read.flatMap((text) => (text.part ? [tellPart(text, text.part)] : []));
  return {
    value: {
      report: [...found, ...plan.report, ...files.report],
      write: [...listDocument(call, input.documents, read, readFile), ...files.write],
      remove: files.remove,
    },
    diagnostics: all,
  };
};

/** Lists a new document. Titles are from the call, else from the texts, else from another language, with a question. */
const listDocument = (
  { document, titles: given }: TextCall,
  documents: readonly Document[],
  texts: readonly IncomingText[],
  read: (path: string) => string | undefined,
): readonly PlannedFile[] => {
  if (documents.some(({ id }) => id === document)) return [];
  const printed = texts.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ name: { is, lang }, piece }) =>
      is === 'title' && piece ? [[lang, piece.flow.text.replaceAll('_', '').trim()] as const] : [],
    ),
  );
  const known = new Map([...printed, ...given]);
  const other = [...given, ...printed][0]?.[1] ?? document;
  const titles = inInterface((lang) => known.get(lang) ?? other);
  const row = { id: document, kind: kindWith('cards'), titles, prevails: commonLanguage };
  const guessed = interfaceLanguages.filter((lang) => !known.has(lang));
  const question = {
    path: [documents.length, 'titles'],
    text: `what is its title in ${guessed.join(' and ')}?`,
  };
  const path = layout.documents.name;
  const listed = withEntry(read(path) ?? '', row);
  return [{ path, text: withQuestionsAt(listed, guessed.length > 0 ? [question] : []) }];
};

/** The committed texts of a section or set FAQ. Open questions in them are not reported. */
const findBefore = ({ document, section }: TextCall, content: ReadContent): Staged<TextsBefore> => {
  const own = content.input.sources
    .filter((one) => one.document === document && one.entry.section === section)
    .map((one) => prepareSource(one));
  const texts = own.map(({ value }) => value);
  return {
    value: {
      ...{ document, section, texts, joined: joinTexts(texts, content.input).value },
      published: [...readPublishedOf(content.files).keys()].filter((line) => line.startsWith(`${document}/`)),
    },
    diagnostics: own.flatMap((one) => withoutQuestions(one.diagnostics)),
  };
};

/** The cards with facts, and those that only the decisions of a set name. */
const knownCards = (input: ReadContent['input']): readonly CardFact[] =>
  sortCardsBySet(input, joinContent(input).faqs).all;

/** The texts to plan, once for each of their languages. Unchanged texts need no plan: their rows are decided. */
const textsOf = (texts: readonly IncomingText[], { texts: current }: TextsBefore) =>
  languages.flatMap((lang) =>
    texts
      .filter(({ languages: langs }) => langs.includes(lang))
      .filter(
        ({ source }) =>
          !current.some((one) => one.source.file === source.file && one.source.text === source.text),
      )
      .map(({ source, paragraphs }) => ({ lang, source, paragraphs })),
  );

/** `en: lines 120 to 180 of guide.pdf, “2.5 Decklist Problem”` */
const tellPart = ({ path, languages: own }: IncomingText, { heading, lines }: FoundSection): string =>
  `${own.join(' and ')}: lines ${lines.join(' to ')} of ${basename(path)}, “${heading}”`;

/** Gives a diagnostic the file of the call and the line in that file. */
const inCall = (one: Diagnostic, texts: readonly IncomingText[]): Diagnostic => {
  const own = texts.find(({ file }) => file === one.file);
  if (!own) return one;
  return { ...one, file: own.path, ...(own.part ? { line: (one.line ?? 1) + own.part.lines[0] - 1 } : {}) };
};
