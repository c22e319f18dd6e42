import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { CardNames } from '../../schema/card.ts';
import { inInterface, interfaceLanguages, isOfInterface, type Language } from '../../schema/language.ts';
import type { TextsPlan } from '../write/planned-files.ts';
import { chapterDecisionsToYaml } from './decisions.ts';
import { ofKind, printedIn, type Row } from './rows.ts';

/** What becomes of the decisions of each chapter. `before` are the chapters that are committed. */
export const decisionsIn = (
  document: string,
  rows: readonly Row[],
  before: readonly Row[],
): TextsPlan['decisions'] => {
  // Names are given once: where the entry of the card is, which comes after all boxes.
  const home = new Map(rows.flatMap((chapter) => namedCards(chapter).map(({ id }) => [id, chapter])));
  return rows.map((chapter) => ({
    path: decisionsPath(document, chapter.id),
    change: (text) =>
      chapterDecisionsToYaml(text, {
        titles: ownTitles(chapter),
        sections: Object.fromEntries(ofKind(chapter, 'section').map((one) => [one.id, ownTitles(one)])),
        names: Object.fromEntries(
          namedCards(chapter).flatMap(({ id, names }): readonly [string, CardNames][] =>
            names && home.get(id) === chapter ? [[id, names]] : [],
          ),
        ),
        questions: lacksOf(chapter, before).map(({ key, question }) => ({ path: [key], text: question })),
      }),
  }));
};

/** The cards of a chapter, as boxes and entries, that have no facts. */
const namedCards = (chapter: Row): readonly Row[] =>
  [
    ...ofKind(chapter, 'section').flatMap((section) => ofKind(section, 'box')),
    ...ofKind(chapter, 'card'),
  ].filter(({ names }) => names);

/** The titles that no text prints. */
const ownTitles = ({ titles, says }: Row): Readonly<Partial<Record<Language, string>>> =>
  Object.fromEntries(
    interfaceLanguages.flatMap((lang) =>
      titles && titles[lang] !== says[lang] ? [[lang, titles[lang]] as const] : [],
    ),
  );

/** Whether a row has a name in each language: one that a text prints there, or one that is none of another language. */
const isNamed = (row: Row): boolean => {
  const printed = printedIn(row).filter(isOfInterface);
  const titles = row.titles ?? inInterface(() => '');
  return interfaceLanguages.every(
    (lang) => printed.includes(lang) || printed.every((other) => titles[other] !== titles[lang]),
  );
};

/**
 * What rows of a chapter lack that only a person knows, with one question for all of them. Of a row that was there `before`, it
 * has been asked.
 */
export const lacksOf = (chapter: Row, before: readonly Row[]): readonly Lack[] => {
  const known = new Set(
    before.flatMap((one) => [one, ...ofKind(one, 'section'), ...namedCards(one)]).map(({ id }) => id),
  );
  const isNew = ({ id }: Row): boolean => !known.has(id);
  const lacksTitles = (row: Row): boolean => isNew(row) && !isNamed(row);
  const untitled = [
    { key: 'titles', rows: [chapter].filter(lacksTitles) },
    { key: 'sections', rows: ofKind(chapter, 'section').filter(lacksTitles) },
  ];
  const cards = namedCards(chapter).filter((card) => isNew(card) && card.names?.en === '');
  return [
    ...untitled.map(({ key, rows }) => ({
      ...{ key, rows, what: titlesIn },
      question: `${titlesIn}: ${rows.map(({ id }) => id).join(', ')}`,
    })),
    {
      ...{ key: 'names', rows: cards, what: 'English names' },
      question:
        'the English names that are empty, and slugs of these; or the facts of the set by content -- cards',
    },
  ].filter(({ rows }) => rows.length > 0);
};

const titlesIn = 'titles in the other languages';

interface Lack {
  /** Where the decisions have it. */
  readonly key: string;
  readonly rows: readonly Row[];
  readonly what: string;
  readonly question: string;
}
