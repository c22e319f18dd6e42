import type { Staged } from '../../pipeline/diagnostics.ts';
import type { ChapterNode } from '../../pipeline/join/tree.ts';
import type { CardFact } from '../../schema/card.ts';
import { inInterface, interfaceLanguages, isOfInterface, type Language } from '../../schema/language.ts';
import type { TextsBefore } from '../write/planned-files.ts';
import type { Incoming } from './ask.ts';
import { decisionsOfChapters } from './decisions.ts';
import { mergeRows } from './merge.ts';
import { createIds, numberRows } from './number.ts';
import { pairRows } from './pair-rows.ts';
import { nameTexts, readRows, rowsOfText } from './read-faq.ts';
import {
  hasText,
  type KnownToPlan,
  type Merged,
  type NextText,
  ofKind,
  printedIn,
  type Row,
  withoutText,
} from './rows.ts';

/**
 * Merges incoming texts of a set FAQ into the existing rows, one language at a time. A newer text of a language keeps
 * the IDs of rows that are still there; new notes and rulings get the next free number. A first text of a language is
 * matched with the other languages, row by row.
 */
export const mergeFaq = (
  before: TextsBefore,
  next: readonly NextText[],
  { facts, readMentions }: KnownToPlan,
): Staged<Merged> => {
  const { document } = before;
  const chapters = before.joined.faqs.flatMap((faq) => faq.chapters);
  const committed = readRows(chapters);
  const ids = createIds(takenIds(before.published, chapters, committed));
  const texts = new Map<string, ReturnType<typeof nameTexts>>();
  let rows = committed;
  for (const text of next) {
    const { lang } = text;
    const own = rowsOfText(text, [...facts, ...namesOfCards(rows, facts)]);
    const named = numberRows(pairRows(rows, own, { lang, readMentions }), ids);
    rows = mergeRows(rows, named, incomingOf(rows, lang)).flatMap(withTexts);
    texts.set(text.source.file, nameTexts(text, named));
  }
  rows = askForNames(rows, committed);
  const decided = decisionsOfChapters(document, rows, chapters);
  return { value: { rows, before: committed, texts, decided, doubtful: [] }, diagnostics: [] };
};

const incomingOf = (rows: readonly Row[], lang: Language): Incoming => ({
  lang,
  isNewer: rows.some(({ texts }) => texts[lang] !== undefined),
  hasOthers: rows.some((row) => hasText(withoutText(row, lang))),
});

/** Removes rows without text, except those of an incoming text. */
const withTexts = (row: Row): readonly Row[] =>
  hasText(row) || row.ownId !== undefined ? [{ ...row, rows: row.rows.flatMap(withTexts) }] : [];

/** All IDs that are or were in use, in the form in which `numberRows` takes them. */
const takenIds = (
  published: readonly string[],
  chapters: readonly ChapterNode[],
  committed: readonly Row[],
): readonly string[] => [
  ...[...published, ...chapters.flatMap(({ decisions }) => Object.keys(decisions.retired ?? {}))].map(idIn),
  ...idsIn(committed),
];

/**
 * `m10/general-notes/ // => 'general-notes/'`, `m10/general-notes/#combat-7 // => 'combat-7'`,
 * `m10/cards/clone/#r1 // => 'clone/#r1'`
 */
const idIn = (address: string): string => {
  const [page = '', id] = address.replace(/^[^/]*\//u, '').split('/#');
  if (id === undefined) return page;
  return page.startsWith('cards/') ? `${page.replace('cards/', '')}/#${id}` : id;
};

const idsIn = (rows: readonly Row[], card = ''): readonly string[] =>
  rows.flatMap(({ kind, id, rows: within }) => [
    ...(kind === 'chapter' ? [`${id}/`] : []),
    ...(kind === 'section' || kind === 'note' ? [id] : []),
    ...(kind === 'ruling' ? [`${card}/#${id}`] : []),
    ...idsIn(within, id),
  ]);

const namesOfCards = (chapters: readonly Row[], facts: readonly CardFact[]): readonly CardFact[] => {
  const known = new Map(facts.map((fact) => [fact.slug, fact]));
  return chapters.flatMap((chapter) =>
    ofKind(chapter, 'card').map(({ id: slug, names, texts }) => ({
      slug,
      names: { ...known.get(slug)?.names, ...names, ...texts },
    })),
  );
};

/** Asks for the missing titles and names of rows that are new. */
const askForNames = (rows: readonly Row[], before: readonly Row[]): readonly Row[] => {
  const known = new Set(namesIn(before));
  const ask = (row: Row): Row => ({
    ...row,
    gaps: known.has(nameOf(row)) ? [] : lacksOf(row),
    rows: row.rows.map(ask),
  });
  return rows.map(ask);
};

const namesIn = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => [...(isCard(row) && !row.names ? [] : [nameOf(row)]), ...namesIn(row.rows)]);

const nameOf = (row: Row): string => `${isCard(row) ? 'card' : row.kind} ${row.id}`;

const isCard = ({ kind }: Row): boolean => kind === 'card' || kind === 'box';

const lacksOf = (row: Row): readonly string[] => {
  if (isCard(row)) return row.names && row.names.en === undefined ? ['English names'] : [];
  return row.titles && !isNamed(row) ? ['titles in the other languages'] : [];
};

/** Whether each language has its own title: a printed one, or one that differs from all printed titles. */
const isNamed = (row: Row): boolean => {
  const printed = printedIn(row).filter(isOfInterface);
  const titles = row.titles ?? inInterface(() => '');
  return interfaceLanguages.every(
    (lang) => printed.includes(lang) || printed.every((other) => titles[other] !== titles[lang]),
  );
};
