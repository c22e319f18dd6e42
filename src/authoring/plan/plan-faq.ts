import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { readFaq } from '../../pipeline/edition/faq-tree.ts';
import { type RowName, writeMargin } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import type { FaqTree } from '../../pipeline/edition/tree.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import {
  inEachLanguage,
  inInterface,
  interfaceLanguages,
  type Language,
  languages,
  languagesOf,
} from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { questionsAt } from './ask.ts';
import { chapterDecisionsToYaml } from './decisions.ts';
import { nameInText } from './edit-edition.ts';
import {
  addressesOf,
  type FaqText,
  type NamedRow,
  namedRows,
  ofKind,
  printedIn,
  type Row,
  readRows,
} from './faq-rows.ts';
import { layText, newId, placeIn } from './lay-faq.ts';
import { inTextOrder, type NamedText, rowsOffPage } from './lay-rows.ts';
import { markFaq } from './mark-faq.ts';
import { createIds } from './number.ts';
import type { TextsPlan } from './planned-files.ts';

/** A set FAQ as it is committed. */
export interface FaqBefore {
  readonly texts: readonly PreparedSource[];
  /** Undefined before the first text. */
  readonly tree: FaqTree | undefined;
  /** Every address that was ever published. */
  readonly published: readonly string[];
}

/** The texts and decisions of a set FAQ as they would be. */
export interface FaqPlan extends TextsPlan {
  readonly rows: readonly Row[];
  /** New names in the margins of texts that stay: `section section-a`, `card card-7`, each with its new ID. */
  readonly renamed: ReadonlyMap<string, string>;
  /** For people, a line each. */
  readonly report: readonly string[];
}

/**
 * Plans a set FAQ from its texts, one a language. Where a language is committed (`before`), every text that is still there
 * keeps its ID, and new ones get the next free number. Another language is laid beside those that are there, row by row.
 */
export const planFaq = (
  document: string,
  next: readonly FaqText[],
  facts: readonly CardFact[],
  readMentions: ReadMentions,
  before: FaqBefore = { texts: [], tree: undefined, published: [] },
): FaqPlan => {
  const committed = readRows(before.tree?.chapters ?? []);
  const ids = createIds(takenAddresses(document, before, committed).map(idIn));
  const renamed = new Map<string, string>();
  let laid = committed;
  const texts = next.map((text) => {
    const marked = markFaq(text, [...facts, ...namesOfCards(laid, facts)]);
    const { value: chapters } = readFaq({
      ...{ path: '', paragraphs: marked.paragraphs, entry: { languages: [text.lang] } },
    });
    const own = readRows(
      chapters.map((chapter) => ({ ...chapter, decisions: marked.decisions[chapter.id] ?? {} })),
    );
    const added = layText(laid, own, {
      lang: text.lang,
      ids,
      isPublished: (part) => before.published.some((address) => `${address}/`.includes(`${part}/`)),
      readMentions,
    });
    for (const [name, id] of added.renamed) renamed.set(name, id);
    laid = added.rows;
    return { text, paragraphs: marked.paragraphs, given: added.given };
  });
  const rows = laid;
  const named = namedRows(document, rows);
  // By the ID of a row, or by that of its card and ruling (`clone#r1`).
  const marks = new Map([
    ...named.flatMap(({ name, row: { asks } }) => (asks ? [[name, asks] as const] : [])),
    ...rows.flatMap(lacksOf).flatMap(({ rows: own, what }) => own.map(({ id }) => [id, what] as const)),
  ]);
  const files = inEachLanguage(
    (lang) =>
      next.find((text) => text.lang === lang)?.source.file ??
      before.texts.find(({ entry }) => entry.languages.includes(lang))?.entry.file,
  );
  return {
    document,
    rows,
    texts: new Map(
      texts.map(({ text, paragraphs, given }) => {
        const older = before.texts.find(({ entry }) => entry.languages[0] === text.lang);
        const idsIn = new Map(Array.from(given, ([place, row]) => [place, newId(row, renamed)]));
        return [text.source.file, namedTexts(text, withIds(paragraphs, idsIn), older?.paragraphs ?? [])];
      }),
    ),
    asked: questionsAt(
      named.map(toAsking),
      files,
      next.map(({ lang }) => lang),
    ),
    decisions: decisionsIn(document, rows),
    renamed,
    report: [...formatChapters(rows), ...formatMarks(marks), ...formatChanges(named)],
  };
};

/** `m10/general-notes/ // => 'general-notes/'`, `m10/general-notes/#combat-7 // => 'combat-7'`, `m10/cards/clone/#r1 // => 'clone/#r1'` */
const idIn = (address: string): string => {
  const [page = '', id] = address.replace(/^[^/]*\//u, '').split('/#');
  if (id === undefined) return page;
  return page.startsWith('cards/') ? `${page.replace('cards/', '')}/#${id}` : id;
};

/** Every address that an FAQ has had. */
const takenAddresses = (
  document: string,
  { published, tree }: FaqBefore,
  committed: readonly Row[],
): readonly string[] => [
  ...published,
  ...addressesOf(document, committed),
  ...(tree?.chapters ?? []).flatMap(({ decisions }) => (decisions.retired ?? []).map(({ id }) => id)),
];

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

/** The lines of a text with the IDs that its rows have got, by `placeIn`. */
const withIds = (
  paragraphs: readonly Paragraph[],
  ids: ReadonlyMap<string, string>,
): readonly Paragraph[] => {
  let [section, card, holds]: [string, string, RowName['holds']] = ['', '', undefined];
  return paragraphs.map((row) => {
    const { name } = row;
    if (name.is === 'chapter') holds = name.holds;
    if (name.is === 'section') section = name.id;
    if (name.is === 'card') card = name.id;
    const kind = name.is === 'card' && holds === 'notes' ? 'box' : name.is;
    const id = ids.get(placeIn(kind === 'ruling' ? card : section, kind, name.id));
    return id === undefined ? row : { ...row, name: { ...name, id } };
  });
};

/**
 * The rows of a text in its order, with what is on no page. A card whose entry was lost in the older text, and still is,
 * stays before the next card or chapter that is there.
 */
const namedTexts = (
  { lang, source, structure }: FaqText,
  own: readonly Paragraph[],
  older: readonly Paragraph[],
): readonly NamedText[] => {
  const rows = own.map(({ name, piece }): NamedText => ({ margin: writeMargin(name, lang), piece }));
  const names = own.map(({ name }) => `${name.is} ${name.id}`);
  for (const [index, { name }] of older.entries()) {
    if (!name.isLost || names.includes(`card ${name.id}`)) continue;
    const next = older
      .slice(index)
      .find(
        (row) =>
          (row.name.is === 'card' || row.name.is === 'chapter') &&
          names.includes(`${row.name.is} ${row.name.id}`),
      );
    const at = next ? names.indexOf(`${next.name.is} ${next.name.id}`) : rows.length;
    rows.splice(at, 0, { margin: writeMargin(name, lang) });
    names.splice(at, 0, '');
  }
  return inTextOrder(
    rows,
    rowsOffPage(source, structure, () => false),
  );
};

/** A row that asks, with its name in each text that has it. */
const toAsking = ({ row: { kind, id, asks, says }, card }: NamedRow) => {
  const margin = kind === 'note' || kind === 'ruling' ? id : `${kind} ${id}`;
  const name = nameInText(margin, card?.id);
  return {
    asks: asks === undefined ? [] : [asks],
    places: languagesOf(says).map((lang) => ({ in: lang, name })),
  };
};

/** What becomes of the decisions of each chapter. */
const decisionsIn = (document: string, rows: readonly Row[]): FaqPlan['decisions'] => {
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
        questions: lacksOf(chapter).map(({ key, question }) => ({
          path: [key],
          questions: [question],
        })),
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

/** Whether a section has a name in each language: one that a text prints there, or one that is none of another language. */
const isNamed = (section: Row): boolean => {
  const printed = printedIn(section);
  const titles = section.titles ?? inInterface(() => '');
  return languages.every(
    (lang) => printed.includes(lang) || printed.every((other) => titles[other] !== titles[lang]),
  );
};

/** What rows of a chapter lack that only a person knows, with one question for all of them. */
const lacksOf = (chapter: Row): readonly Lack[] => {
  const sections = ofKind(chapter, 'section').filter((section) => !isNamed(section));
  const cards = namedCards(chapter).filter(({ names }) => names?.en === '');
  return [
    {
      ...{ key: 'sections', rows: sections, what: 'titles in the other languages' },
      question: `titles in the other languages: ${sections.map(({ id }) => id).join(', ')}`,
    },
    {
      ...{ key: 'names', rows: cards, what: 'English names' },
      question:
        'the English names that are empty, and slugs of these; or the facts of the set by content -- cards',
    },
  ].filter(({ rows }) => rows.length > 0);
};

interface Lack {
  /** Where the decisions have it. */
  readonly key: string;
  readonly rows: readonly Row[];
  readonly what: string;
  readonly question: string;
}

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

/** How newer texts have changed what rows say. */
const formatChanges = (named: readonly NamedRow[]): readonly string[] =>
  named.flatMap(({ name, row: { changed = {} } }) =>
    Object.entries(changed).flatMap(([lang, { removed, added }]) => [
      `  ${name} ${lang}: changed`,
      ...removed.map((words) => `    - ${words}`),
      ...added.map((words) => `    + ${words}`),
    ]),
  );
