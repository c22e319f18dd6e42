import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { ChapterNode, SectionTree } from '../../pipeline/join/tree.ts';
import { interfaceLanguages, languages } from '../../schema/language.ts';
import type { AskedEntry, PlacedValue } from '../write/yaml.ts';
import { ofKind, type PageDecisions, type Row, type SectionText } from './rows.ts';

/** Sets `differs` and `missing` of the rows. Removes titles now printed, and decisions about clauses that are gone. */
export const decisionsOfSection = (
  { document, section, clauses, decisions: { after = {} } }: SectionTree,
  rows: readonly Row[],
  next: readonly SectionText[],
): PageDecisions => {
  const alive = new Set(rows.map(({ id }) => id));
  const gone = new Set(clauses.map(({ id }) => id).filter((id) => !alive.has(id)));
  const outdated = [
    ...next.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ name }) => (name.is === 'title' ? [['titles', name.lang]] : [])),
    ),
    ...Array.from(gone, (id) => ['clauses', id]),
    ...Object.entries(after).flatMap(([id, row]) => (gone.has(id) || gone.has(row) ? [['after', id]] : [])),
  ];
  return {
    path: decisionsPath(document, section),
    places: [
      ...rows.flatMap(({ id, decision }) =>
        (['differs', 'missing'] as const).flatMap((key) =>
          languages.map((lang) => ({ path: ['clauses', id, key, lang], value: decision[key]?.[lang] })),
        ),
      ),
      ...outdated.map((path) => ({ path, value: undefined })),
    ],
    asked: rows.flatMap(({ id, gaps }) => gaps.map((text) => ({ path: ['clauses', id, 'missing'], text }))),
  };
};

/** Adds titles that are not printed, and names of cards without facts. Removes those of rows that are gone. */
export const decisionsOfChapters = (
  document: string,
  rows: readonly Row[],
  before: readonly ChapterNode[],
): readonly PageDecisions[] => {
  // The names of a card go to the last chapter that has it, usually that of its entry.
  const home = new Map(rows.flatMap((chapter) => cardsIn(chapter).map(({ id }) => [id, chapter])));
  const unnamed = rows.findLast((chapter) => cardsIn(chapter).some(({ gaps }) => gaps.length > 0));
  return rows.map((chapter) => {
    const { sections, names } = before.find(({ id }) => id === chapter.id)?.decisions ?? {};
    const own = ofKind(chapter, 'section');
    const cards = cardsIn(chapter);
    return {
      path: decisionsPath(document, chapter.id),
      places: [
        { path: ['titles'], value: ownTitles(chapter), isFlow: true },
        ...placesBelow('sections', sections, new Map(own.map((one) => [one.id, ownTitles(one)]))),
        ...placesBelow(
          'names',
          names,
          new Map(cards.flatMap((one) => (home.get(one.id) === chapter ? [[one.id, one.names]] : []))),
        ),
      ],
      asked: [
        ...askedOf('titles', [chapter], (ids) => `titles in the other languages: ${ids}`),
        ...askedOf('sections', own, (ids) => `titles in the other languages: ${ids}`),
        ...askedOf(
          'names',
          chapter === unnamed ? cards : [],
          () =>
            `cards without an English name: import the names (content -- cards ${document} FILE), or write them here (en: …). Without one, the page of the card shows the printed name, and its address has the reading of that name, or a number`,
        ),
      ],
    };
  });
};

const placesBelow = (
  key: string,
  before: object = {},
  now: ReadonlyMap<string, object | undefined>,
): readonly PlacedValue[] =>
  [...new Set([...Object.keys(before), ...now.keys()])].map((id) => ({
    ...{ path: [key, id], value: now.get(id), isFlow: true },
  }));

const askedOf = (key: string, rows: readonly Row[], say: (ids: string) => string): readonly AskedEntry[] => {
  const ids = rows.flatMap(({ id, gaps }) => (gaps.length > 0 ? [id] : []));
  return ids.length > 0 ? [{ path: [key], text: say(ids.join(', ')) }] : [];
};

const cardsIn = (chapter: Row): readonly Row[] =>
  [
    ...ofKind(chapter, 'section').flatMap((section) => ofKind(section, 'box')),
    ...ofKind(chapter, 'card'),
  ].filter(({ names }) => names);

/** The titles that are not printed; undefined if there are none. */
const ownTitles = ({ titles, texts }: Row): object | undefined => {
  const own = interfaceLanguages.flatMap((lang) =>
    titles && titles[lang] !== texts[lang] ? [[lang, titles[lang]] as const] : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
};
