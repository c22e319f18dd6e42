import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { writeMargin } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import type { FaqTree } from '../../pipeline/edition/tree.ts';
import { isBlank } from '../../pipeline/text/source-text.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { inInterface, interfaceLanguages, type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { createMentionReader } from '../align/mentions.ts';
import { nameInText } from './edit-edition.ts';
import {
  addressesOf,
  createIds,
  type FaqText,
  marginOf,
  type NamedRow,
  namedRows,
  ofKind,
  printedIn,
  type Retired,
  type Row,
  readRows,
} from './faq-rows.ts';
import { layText, renameRows } from './lay-faq.ts';
import type { NamedText } from './lay-rows.ts';
import { proposeChapters } from './propose-chapters.ts';
import { chapterDecisionsToYaml } from './yaml.ts';

/** A set FAQ as it is committed. */
export interface FaqBefore {
  readonly texts: readonly PreparedSource[];
  /** Undefined before the first text. */
  readonly tree: FaqTree | undefined;
  /** Every address that was ever published. */
  readonly published: readonly string[];
}

/** The texts and decisions of a set FAQ as they would be. */
export interface FaqPlan {
  readonly document: string;
  readonly rows: readonly Row[];
  /** The rows of each text that comes in, in its order. */
  readonly texts: ReadonlyMap<Language, readonly NamedText[]>;
  /** What a person has to look at in a text: by its language, and the name of a row in it. */
  readonly asked: ReadonlyMap<Language, ReadonlyMap<string, readonly string[]>>;
  /** New names in the margins of texts that stay: `section section-a`, `card card-7`, each with its new ID. */
  readonly renamed: ReadonlyMap<string, string>;
  /** What a person has to look at: by the ID of a row, or by that of its card and ruling (`clone#r1`). */
  readonly marks: ReadonlyMap<string, string>;
  /** For people, a line each. */
  readonly report: readonly string[];
}

/**
 * Plans a set FAQ from its texts, one a language. Where a language is committed (`before`), every text that is still there
 * keeps its ID, new ones get the next free number, and addresses that no text has any more lead to the nearest that is
 * there. Another language is laid beside those that are there, row by row.
 */
export const planFaq = (
  document: string,
  next: readonly FaqText[],
  facts: readonly CardFact[],
  terms: readonly Term[] = [],
  before: FaqBefore = { texts: [], tree: undefined, published: [] },
): FaqPlan => {
  const readMentions = createMentionReader(terms);
  const committed = before.tree ? readRows(before.tree) : [];
  const taken = takenAddresses(document, before, committed);
  const renamed = new Map<string, string>();
  const own = new Map<Language, readonly Row[]>();
  let laid = committed;
  for (const text of next) {
    const known = [...facts, ...namesOfCards(laid, facts)];
    const added = layText(laid, proposeChapters(text, known), {
      lang: text.lang,
      ids: createIds([...taken, ...addressesOf(document, laid)]),
      isPublished: (part) => before.published.some((address) => `${address}/`.includes(`${part}/`)),
      readMentions,
    });
    for (const [lang, rows] of own) own.set(lang, renameRows(rows, added.names));
    for (const [name, id] of added.names) renamed.set(name, id);
    own.set(text.lang, added.own);
    laid = added.rows;
  }
  const { rows, gone } = redirectGone(document, laid, committed, before.published);
  const named = namedRows(document, rows);
  const marks = new Map([
    ...named.flatMap(({ name, row: { mark } }) => (mark ? [[name, mark] as const] : [])),
    ...gone.map((id) => [id, 'is this where its links should lead?'] as const),
    ...rows.flatMap(lacksOf),
  ]);
  const renewed = next.map(({ lang }) => lang);
  return {
    document,
    rows,
    texts: new Map(
      next.map((text) => {
        const older = before.texts.find(({ entry }) => entry.languages[0] === text.lang);
        return [text.lang, namedTexts(text, own.get(text.lang) ?? [], older?.paragraphs ?? [])];
      }),
    ),
    asked: questionsOf(named, renewed),
    renamed,
    marks,
    report: [...formatChapters(rows), ...formatMarks(marks), ...formatChanges(named)],
  };
};

/** Every address that an FAQ has had. */
const takenAddresses = (
  document: string,
  { published }: FaqBefore,
  committed: readonly Row[],
): readonly string[] => [
  ...published,
  ...addressesOf(document, committed),
  ...committed.flatMap((chapter) => retiredOf(document, chapter).map(({ id }) => id)),
];

/** What a chapter has retired, as addresses. */
const retiredOf = (document: string, { id: name, retired = [] }: Row): Retired => {
  const full = (id: string): string => (id.includes('/') ? id : `${document}/${name}/#${id}`);
  return retired.map(({ id, now }) => ({ id: full(id), now: full(now) }));
};

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

/**
 * The rows of a text in its order, with what is on no page. A card whose entry was lost in the older text, and still is,
 * stays before the card that it was before, or else before the next one that is there.
 */
const namedTexts = (
  { lang, source, structure }: FaqText,
  own: readonly Row[],
  older: readonly Paragraph[],
): readonly NamedText[] => {
  const slugs = new Set(own.flatMap((chapter) => ofKind(chapter, 'card')).map(({ id }) => id));
  const lost = lostIn(older, slugs);
  const named = (row: Row): readonly NamedText[] => [
    ...(row.kind === 'card' ? (lost.before.get(row.id) ?? []).map((margin) => ({ margin })) : []),
    ...(row.lines[lang] ?? []).map((line) => ({ margin: marginOf(row, line, lang), piece: line.piece })),
    ...(row.kind === 'section'
      ? row.rows.toSorted((one, other) => startOf(one, lang) - startOf(other, lang))
      : row.rows
    ).flatMap(named),
  ];
  const rows = own.flatMap((chapter): NamedText[] => [
    ...named(chapter),
    ...(lost.ending.get(chapter.id) ?? []).map((margin) => ({ margin })),
  ]);
  const onNoPage = [
    ...structure.ledger.map(({ reason, flow }) => ({
      margin: reason as string,
      piece: { flow, markup: [] },
    })),
    ...structure.markup
      .filter(({ start, end }) => !isBlank(source.text.slice(start, end)))
      .map((range) => ({ margin: 'divider', piece: { flow: { text: '', offsets: [] }, markup: [range] } })),
  ];
  for (const one of onNoPage) {
    const at = rows.findIndex(({ piece }) => piece && startOfPiece(piece) > startOfPiece(one.piece));
    rows.splice(at < 0 ? rows.length : at, 0, one);
  }
  return rows;
};

/**
 * The rows of cards whose entries were lost in an older text, and still are: by the slug of the next card that the newer one
 * has (`slugs`), or, where their chapter has none after them, by that.
 */
const lostIn = (older: readonly Paragraph[], slugs: ReadonlySet<string>) => {
  const before = new Map<string, readonly string[]>();
  const ending = new Map<string, readonly string[]>();
  let [chapter, waiting]: [string, string[]] = ['', []];
  const putTo = (places: Map<string, readonly string[]>, id: string): void => {
    places.set(id, waiting);
    waiting = [];
  };
  for (const { name } of older) {
    if (name.is === 'chapter') {
      putTo(ending, chapter);
      chapter = name.id;
    } else if (name.is === 'card' && slugs.has(name.id)) putTo(before, name.id);
    else if (name.is === 'card' && name.isLost) waiting.push(writeMargin(name, name.lang));
  }
  putTo(ending, chapter);
  return { before, ending };
};

const startOf = ({ lines }: Row, lang: Language): number =>
  Math.min(...(lines[lang] ?? []).flatMap(({ piece }) => (piece ? [startOfPiece(piece)] : [])));

const startOfPiece = ({ flow, markup }: NonNullable<NamedText['piece']>): number =>
  Math.min(
    ...[
      flow.offsets.find((offset) => offset >= 0) ?? Number.POSITIVE_INFINITY,
      ...markup.map(({ start }) => start),
    ],
  );

/** The questions at rows, each in a text that comes in, else in any that has the row. */
const questionsOf = (named: readonly NamedRow[], renewed: readonly Language[]): FaqPlan['asked'] => {
  const asked = new Map<Language, Map<string, readonly string[]>>();
  for (const { row, card } of named) {
    const lang = [...renewed, ...languages].find((one) => row.lines[one]);
    const [line] = (lang && row.lines[lang]) ?? [];
    if (row.mark === undefined || !lang || !line) continue;
    const own = asked.get(lang) ?? new Map<string, readonly string[]>();
    asked.set(lang, own.set(nameInText(marginOf(row, line, lang), card?.id), [row.mark]));
  }
  return asked;
};

/** The files of decisions of a set FAQ. `read` gives a file that is there. */
export const faqDecisionFiles = (
  { document, rows, marks }: Pick<FaqPlan, 'document' | 'rows' | 'marks'>,
  read: (path: string) => string | undefined,
): readonly { readonly path: string; readonly text: string | undefined }[] => {
  // Names are given once: where the entry of the card is, which comes after all boxes.
  const home = new Map(rows.flatMap((chapter) => namedCards(chapter).map(({ id }) => [id, chapter])));
  return rows.map((chapter) => {
    const path = decisionsPath(document, chapter.id);
    const text = chapterDecisionsToYaml(read(path), {
      titles: ownTitles(chapter),
      sections: Object.fromEntries(ofKind(chapter, 'section').map((one) => [one.id, ownTitles(one)])),
      names: Object.fromEntries(
        namedCards(chapter).flatMap(({ id, names }): readonly [string, CardNames][] =>
          names && home.get(id) === chapter ? [[id, names]] : [],
        ),
      ),
      retired: chapter.retired ?? [],
      rows: new Set(namedRows(document, rows).map(({ row }) => row.id)),
      questions: marks,
    });
    return { path, text };
  });
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

/** The rows that lack what only a person knows: titles in other languages, English names of cards. */
const lacksOf = (chapter: Row): readonly (readonly [string, string])[] => [
  ...ofKind(chapter, 'section')
    .filter((section) => !isNamed(section))
    .map(({ id }) => [id, 'its titles in the other languages'] as const),
  ...namedCards(chapter)
    .filter(({ names }) => names?.en === '')
    .map(({ id }) => [id, whichCard] as const),
];

const whichCard = 'its English name, and a slug of it; or the facts of the set by content -- cards';

/** Retires the published addresses that are gone: the same ID on another page, else the page, else the chapter of the rulings. */
const redirectGone = (
  document: string,
  chapters: readonly Row[],
  before: readonly Row[],
  published: readonly string[],
): { readonly rows: readonly Row[]; readonly gone: readonly string[] } => {
  const here = addressesOf(document, chapters);
  const alive = new Set(here);
  const pages = new Set(chapters.map(({ id }) => id));
  const kept = before.filter(({ id }) => !pages.has(id)).flatMap((row) => retiredOf(document, row));
  const rulings = chapters.find((chapter) => ofKind(chapter, 'card').length > 0) ?? chapters[0];
  const home = `${document}/${rulings?.id}/`;
  const nowOf = (address: string): string => {
    const [page = '', id = ''] = address.split('#');
    const moved = id === '' || /^r\d+$/u.test(id) ? undefined : here.find((one) => one.endsWith(`/#${id}`));
    return moved ?? (alive.has(page) ? page : home);
  };
  const retired = new Set(
    [...chapters, ...before].flatMap((row) => retiredOf(document, row)).map(({ id }) => id),
  );
  const gone = addressesOf(document, before).filter(
    (address) => !alive.has(address) && !retired.has(address) && published.includes(address),
  );
  const added = [...kept, ...gone.map((id) => ({ id, now: nowOf(id) }))];
  const rows = chapters.map(
    (row, index): Row => (index === 0 ? { ...row, retired: [...(row.retired ?? []), ...added] } : row),
  );
  return { rows, gone };
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

/** How newer texts have changed what rows say. */
const formatChanges = (named: readonly NamedRow[]): readonly string[] =>
  named.flatMap(({ name, row: { changes = [] } }) =>
    changes.map((line, index) => (index === 0 ? `  ${name} ${line}` : `    ${line}`)),
  );
