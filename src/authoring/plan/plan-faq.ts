import type { ChapterNode } from '../../pipeline/join/tree.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { entriesOf, filesWith, type TextsBefore, type TextsPlan } from '../write/planned-files.ts';
import { type Laying, questionsAt } from './ask.ts';
import { carryMargins } from './carry.ts';
import { decisionsIn, lacksOf } from './faq-decisions.ts';
import { type NamedRow, namedRows, readRows } from './faq-rows.ts';
import { nameTexts, rowsOfText } from './faq-text.ts';
import { formatDiff } from './format-section.ts';
import { createIds, numberRows } from './number.ts';
import { pairRows } from './pair-rows.ts';
import { hasText, inOrder, type NextText, ofKind, type Row, withoutText } from './rows.ts';
import { uniteRows } from './unite.ts';

/** The texts and decisions of a set FAQ as they would be. */
export interface FaqPlan extends TextsPlan {
  readonly rows: readonly Row[];
}

/**
 * Plans a set FAQ from its texts, one a language. Where a language is committed (`before`), every text that is still there
 * keeps its ID, and new ones get the next free number. Another language is laid beside those that are there, row by row.
 */
export const planFaq = (
  before: TextsBefore,
  next: readonly NextText[],
  facts: readonly CardFact[],
  readMentions: ReadMentions,
): FaqPlan => {
  const { document } = before;
  const [entries, files] = [entriesOf(before), filesWith(before, next)];
  const committed = readRows(chaptersOf(before));
  const ids = createIds(takenAddresses(before, committed).map(idIn));
  let rows = committed;
  const texts = inOrder(carryMargins(next, before.texts)).map((text) => {
    const own = rowsOfText(text, [...facts, ...namesOfCards(rows, facts)]);
    const paired = pairRows(rows, own, { lang: text.lang, readMentions });
    const named = numberRows(paired, ids);
    rows = uniteRows(rows, named, layingOf(rows, text.lang)).flatMap(withTexts);
    return { text, named };
  });
  const named = namedRows(document, rows);
  // By the ID of a row, or by that of its card and ruling (`clone#r1`).
  const marks = new Map([
    ...named.flatMap(({ name, row: { asks } }) => asks.map((what) => [name, what] as const)),
    ...rows
      .flatMap((chapter) => lacksOf(chapter, committed))
      .flatMap(({ rows: own, what }) => own.map(({ id }) => [id, what] as const)),
  ]);
  return {
    ...{ document, rows, files },
    texts: new Map(texts.map(({ text, named: own }) => [text.source.file, nameTexts(text, own)])),
    asked: questionsAt(rows, files, next),
    decisions: decisionsIn(document, rows, committed),
    report: [
      [
        `${document}: ${titleOf(languagesOf(entries), next)}`,
        ...formatChapters(rows),
        ...formatMarks(marks),
        ...formatChanges([...named, ...boxesIn(rows)]),
      ].join('\n'),
    ],
  };
};

const titleOf = (there: readonly Language[], next: readonly NextText[]): string => {
  if (there.length === 0) return 'a new set FAQ';
  if (next.length === 0) return 'the text that is there';
  return next.some(({ lang }) => there.includes(lang)) ? 'a newer text' : 'another language';
};

const formatChapters = (chapters: readonly Row[]): readonly string[] =>
  chapters.map((chapter) => {
    const sections = ofKind(chapter, 'section');
    const cards = ofKind(chapter, 'card');
    const counts = [
      [sections.length, 'sections'],
      [sections.flatMap((section) => ofKind(section, 'note')).length, 'notes'],
      [sections.flatMap((section) => ofKind(section, 'box')).length, 'boxes'],
      [cards.length, 'cards'],
      [cards.flatMap(({ rows }) => rows).length, 'rulings'],
    ] as const;
    const own = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
    return `  ${chapter.id}: ${own.join(', ')}`;
  });

const formatMarks = (marks: ReadonlyMap<string, string>): readonly string[] =>
  [...Map.groupBy(marks, ([, what]) => what)].map(
    ([what, rows]) => `  to look at (${what}): ${rows.map(([id]) => id).join(', ')}`,
  );

/** The boxes of cards, which have no address of their own. */
const boxesIn = (rows: readonly Row[]): readonly Pick<NamedRow, 'row' | 'name'>[] =>
  rows.flatMap((row) => (row.kind === 'box' ? [{ row, name: `${row.id} (box)` }] : boxesIn(row.rows)));

const formatChanges = (named: readonly Pick<NamedRow, 'row' | 'name'>[]): readonly string[] =>
  named.flatMap(({ name, row: { changed } }) =>
    Object.entries(changed).flatMap(([lang, diff]) => [`  ${name} ${lang}: changed`, ...formatDiff(diff)]),
  );

/** `m10/general-notes/ // => 'general-notes/'`, `m10/general-notes/#combat-7 // => 'combat-7'`, `m10/cards/clone/#r1 // => 'clone/#r1'` */
const idIn = (address: string): string => {
  const [page = '', id] = address.replace(/^[^/]*\//u, '').split('/#');
  if (id === undefined) return page;
  return page.startsWith('cards/') ? `${page.replace('cards/', '')}/#${id}` : id;
};

const layingOf = (rows: readonly Row[], lang: Language): Laying => ({
  lang,
  isNewer: rows.some(({ says }) => says[lang] !== undefined),
  hasOthers: rows.some((row) => hasText(withoutText(row, lang))),
});

/** A row with those in it that a text has, or that the texts that come in have; none where it has none. */
const withTexts = (row: Row): readonly Row[] =>
  hasText(row) || row.own !== undefined ? [{ ...row, rows: row.rows.flatMap(withTexts) }] : [];

const takenAddresses = (before: TextsBefore, committed: readonly Row[]): readonly string[] => [
  ...before.published,
  ...namedRows(before.document, committed).map(({ address }) => address),
  ...chaptersOf(before).flatMap(({ decisions }) => Object.keys(decisions.retired ?? {})),
];

const chaptersOf = ({ joined }: TextsBefore): readonly ChapterNode[] =>
  joined.faqs.flatMap(({ chapters }) => chapters);

/** The printed names of the cards that have a row, so that they are found again. */
const namesOfCards = (chapters: readonly Row[], facts: readonly CardFact[]): readonly CardFact[] => {
  const known = new Map(facts.map((fact) => [fact.slug, fact]));
  return chapters.flatMap((chapter) =>
    ofKind(chapter, 'card').map(({ id: slug, names, says }) => ({
      slug,
      names: { en: names?.en || known.get(slug)?.names.en || '', ...says },
    })),
  );
};
