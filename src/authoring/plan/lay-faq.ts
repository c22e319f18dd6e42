import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardNames } from '../../schema/card.ts';
import { type Language, type Localized, mapTexts } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { diffWording, foldWording, similarity } from '../compare/similarity.ts';
import { alignRows, matchRows, sureScore, toConfidence } from './align.ts';
import { ofKind, printedIn, type Row, wholeOf, withoutLanguage } from './faq-rows.ts';
import { findAgain } from './match-texts.ts';
import type { FreeIds } from './number.ts';
import { emptyRow, type Row as PlainRow, unite } from './rows.ts';

// A text is laid into a set FAQ by the steps of a section, level by level: what the older text of its language has is carried,
// the rest is aligned with what the other languages say, what is new gets an ID, and a person is asked.

/** What is needed besides the rows. */
export interface LayContext {
  readonly lang: Language;
  /** Gives IDs that were never given. */
  readonly ids: FreeIds;
  /** Whether an address with this (`/cards/clone`) has ever been published: then its ID stays. */
  readonly isPublished: (part: string) => boolean;
  readonly readMentions: ReadMentions;
}

/** A text laid into the rows that there were. */
export interface LaidText {
  readonly rows: readonly Row[];
  /** The rows of the text with the IDs that they have got, by `placeIn` of those that they were read with. */
  readonly given: ReadonlyMap<string, NamedByKind>;
  /** IDs without meaning (`section section-a`, `card card-7`), each with that of a language that names things better. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * The rows that there are (`before`) with those of the text of a language in place of its older text, if there is one: chapters
 * by their headings and IDs, cards by their slugs, else by cost and size; sections, notes and rulings by what they say. What
 * has no counterpart is a row of its own, after the one before it, and is asked about; so are pairs that are not sure.
 */
export const layText = (before: readonly Row[], text: readonly Row[], context: LayContext): LaidText => {
  const { lang } = context;
  const asked: Asked = {
    ...context,
    isNewer: before.some(({ says }) => says[lang] !== undefined),
    hasOthers: before.some((row) => withoutLanguage(row, lang)),
    found: new Map(),
    given: new Map(),
    renamed: new Map(),
  };
  const find = (kind: Row['kind'], ways: readonly Find[]): void => {
    const pairs = pairUp(allOf(before, kind), allOf(text, kind), ways, wholeText, asked);
    for (const [row, pair] of pairs) asked.found.set(row, pair);
  };
  find('card', [where((one, other) => one.id === other.id), where(isUnnamedAgain), looksAlike]);
  find('note', [again]);
  find('section', [where(isSameHeading), where(hasMostOf)]);
  const rows = layRows(before, text, wholeText, asked);
  const { renamed, given } = asked;
  return { rows: rows.map((row) => rename(row, renamed)), given, renamed };
};

type NamedByKind = Pick<Row, 'kind' | 'id'>;

interface Asked extends LayContext {
  /** The language has an older text. */
  readonly isNewer: boolean;
  /** Other languages have rows. */
  readonly hasOthers: boolean;
  /** The rows that are looked for in the whole text, wherever they are now. */
  readonly found: Map<Row, Pair>;
  /** The rows of the text with their IDs, by `placeIn`. */
  readonly given: Map<string, NamedByKind>;
  /** As in a laid text. */
  readonly renamed: Map<string, string>;
}

/** What rows are in. */
interface Parent {
  readonly id: string;
  /** The ID that it was read with. */
  readonly was: string;
  /** It is no row that is new as a whole, which is one question. */
  readonly isThere: boolean;
  readonly isSure: boolean;
}

const wholeText: Parent = { id: '', was: '', isThere: true, isSure: true };

/** A row by the one that it is in: of a note or box the section, of a ruling the card. */
export const placeIn = (parent: string, kind: string, id: string): string =>
  `${kind === 'chapter' || kind === 'section' || kind === 'card' ? '' : parent} ${kind} ${id}`;

const allOf = (rows: readonly Row[], kind: Row['kind']): readonly Row[] =>
  rows.flatMap((row) => (row.kind === kind ? row : allOf(row.rows, kind)));

/** The row that a row of a text is. */
interface Pair {
  readonly one: Row;
  readonly isSure: boolean;
  /** The older text of the language has it. */
  readonly isAgain?: boolean;
}

/** The rows of two lists, and those that are found. */
interface Lists {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
  readonly paired: ReadonlyMap<Row, Pair>;
  readonly parent: Parent;
}

/** A way to find which rows those of a text are. */
type Find = (lists: Lists, asked: Asked) => Iterable<readonly [Row, Pair]>;

/** What one way has found, the next one does not look for. */
const pairUp = (
  known: readonly Row[],
  own: readonly Row[],
  ways: readonly Find[],
  parent: Parent,
  asked: Asked,
): ReadonlyMap<Row, Pair> => {
  const paired = new Map<Row, Pair>();
  for (const find of ways)
    for (const [row, pair] of [...find({ known, own, paired, parent }, asked)]) paired.set(row, pair);
  return paired;
};

const openIn = ({ known, own, paired }: Lists) => {
  const taken = new Set([...paired.values()].map(({ one }) => one));
  return { free: known.filter((row) => !taken.has(row)), left: own.filter((row) => !paired.has(row)) };
};

/** For each row the first of which this is true. */
const where =
  (isIt: (one: Row, other: Row, asked: Asked) => boolean): Find =>
  (lists, asked) => {
    const { free, left } = openIn(lists);
    const taken = new Set<Row>();
    return left.flatMap((other): (readonly [Row, Pair])[] => {
      const one = free.find((row) => !taken.has(row) && isIt(row, other, asked));
      if (!one) return [];
      taken.add(one);
      return [[other, { one, isSure: true }]];
    });
  };

/** What the older text of the language says, changed or not. */
const again: Find = (lists, { lang }) => {
  const { free, left } = openIn(lists);
  const olds = free.filter(({ says }) => says[lang] !== undefined);
  const textOf = ({ says }: Row): string => says[lang] ?? '';
  return Array.from(findAgain(olds.map(textOf), left.map(textOf))).flatMap(
    ([at, index]): (readonly [Row, Pair])[] => {
      const [row, one] = [left[at], olds[index]];
      return row && one ? [[row, { one, isSure: true, isAgain: true }]] : [];
    },
  );
};

/** What was found in the whole text: a card anywhere, else what is in the same place or in no other language. */
const found: Find = ({ known, own }, asked) =>
  own.flatMap((row): (readonly [Row, Pair])[] => {
    const pair = asked.found.get(row);
    const isHere = pair && (known.includes(pair.one) || !withoutLanguage(pair.one, asked.lang));
    return pair && (isHere || row.kind === 'card') ? [[row, pair]] : [];
  });

/** What says the same in the other languages; in their order, and each with a counterpart, rows need less evidence. */
const aligned: Find = (lists, { lang, readMentions }) => {
  const { free, left } = openIn(lists);
  const others = new Map(
    lists.known.flatMap((row) => {
      const other = withoutLanguage(row, lang);
      return other ? [[row, toPlain(other)] as const] : [];
    }),
  );
  const texts = new Map(
    lists.own.flatMap((row) => {
      const pair = lists.paired.get(row);
      const of = pair && others.get(pair.one);
      return pair && !of ? [] : [[toPlain(row, of), row] as const];
    }),
  );
  const beads = alignRows([...others.values()], [...texts.keys()], lang, readMentions);
  const rowOf = new Map(Array.from(others, ([row, plain]) => [plain, row]));
  const pairs = beads.flatMap(({ one, other, score }) => {
    const [old, row] = [one && rowOf.get(one), other && texts.get(other)];
    return old && row && left.includes(row) ? [{ old, row, score }] : [];
  });
  const open = free.filter((row) => others.has(row));
  const isInOrder =
    open.length === left.length &&
    left.every((row, index) => pairs.some((pair) => pair.row === row && pair.old === open[index]));
  const least = isInOrder && lists.parent.isSure ? sureInOrder : sureScore;
  return pairs.map(({ old, row, score }) => [row, { one: old, isSure: toConfidence(score) >= least }]);
};

/** Rows of a card's look that say the same, wherever they are; only cards that no file names in one of the languages. */
const looksAlike: Find = (lists, { lang, readMentions }) => {
  const { free, left } = openIn(lists);
  const others = free.filter((row) => withoutLanguage(row, lang));
  const isPossible = (one: number, other: number): boolean =>
    others[one]?.looks === left[other]?.looks && (others[one]?.names ?? left[other]?.names) !== undefined;
  const known = others.map((row) => toPlain(withoutLanguage(row, lang) ?? row));
  const pairs = matchRows(
    known,
    left.map((row) => toPlain(row)),
    isPossible,
    readMentions,
  );
  return [...pairs].flatMap(([other, index]): (readonly [Row, Pair])[] => {
    const [one, row] = [others[index], left[other]];
    return one && row ? [[row, { one, isSure: false }]] : [];
  });
};

/** The same where each row has its counterpart, all in the same order. */
const sureInOrder = 0.35;

/** A row as the aligner takes it; what is in it says it. */
const toPlain = (row: Row, of?: PlainRow): PlainRow => {
  const says = row.kind === 'note' || row.kind === 'ruling' ? row.says : wholeOf(row.rows);
  return {
    ...emptyRow,
    ...{ id: row.id, of, says },
    lines: mapTexts(says, () => []),
    places: mapTexts(says, () => [{ part: 'text', isPartSure: true }]),
  };
};

const isSameHeading = (one: Row, other: Row, { lang }: Asked): boolean =>
  Boolean(one.says[lang]) && foldToKey(one.says[lang] ?? '') === foldToKey(other.says[lang] ?? '');

/** A section with most of the notes. */
const hasMostOf = (one: Row, other: Row, { found: all }: Asked): boolean => {
  const notes = ofKind(other, 'note');
  return notes.filter((note) => one.rows.includes(all.get(note)?.one ?? other)).length * 2 > notes.length;
};

/** A chapter with one of the sections. */
const hasSectionOf = (one: Row, other: Row, { found: all }: Asked): boolean =>
  ofKind(other, 'section').some((section) => one.rows.includes(all.get(section)?.one ?? other));

/** A card that prints no name is that whose rulings it has. */
const isUnnamedAgain = (one: Row, other: Row, asked: Asked): boolean => {
  if (other.names?.en !== '' || Object.keys(other.names).length > 1) return false;
  const rulings = pairUp(one.rows, other.rows, [again], wholeText, asked);
  return rulings.size * 2 > other.rows.length;
};

const hasCards = (row: Row): boolean => ofKind(row, 'card').length > 0;

/** The ways to find the rows of a kind, the surest first. */
const ways: Readonly<Record<Row['kind'], readonly Find[]>> = {
  chapter: [
    where(isSameHeading),
    where(hasSectionOf),
    where((one, other) => one.id === other.id),
    where((one, other) => hasCards(one) && hasCards(other)),
    where(
      (one, other, { lang }) =>
        !hasCards(one) && !hasCards(other) && withoutLanguage(one, lang) !== undefined,
    ),
  ],
  section: [
    found,
    where((one, other, { lang }) => {
      const rest = withoutLanguage(one, lang);
      return rest !== undefined && printedIn(rest).length === 0 && printedIn(other).length === 0;
    }),
    aligned,
  ],
  note: [found, aligned],
  box: [
    where((one, other, asked) => one.id === slugOf(other, asked)),
    where((one, _, { lang }) => withoutLanguage(one, lang) !== undefined),
  ],
  card: [found],
  ruling: [again, aligned],
};

/** What is asked about rows of a kind. */
interface Questions {
  readonly isIt: string;
  /** Followed by a language. */
  readonly alone: string;
  readonly added: string;
  /** Followed by a language. */
  readonly lacks: string;
}

const ofTexts: Questions = {
  isIt: 'do these texts belong together?',
  alone: 'only in',
  added: 'new',
  lacks: 'why is there no',
};

const questions: Readonly<Partial<Record<Row['kind'], Questions>>> = {
  card: {
    isIt: 'is it the same card in all languages?',
    alone: 'a card that is only in',
    added: 'a new card',
    lacks: 'no such card in',
  },
  section: {
    ...ofTexts,
    isIt: 'are these the same section in all languages?',
    lacks: 'no such section in',
  },
  note: ofTexts,
  ruling: ofTexts,
};

/** The rows of a parent with those that a text has there. */
const layRows = (
  known: readonly Row[],
  own: readonly Row[],
  parent: Parent,
  asked: Asked,
): readonly Row[] => {
  const rest = new Map(
    known.flatMap((row) => {
      const other = withoutLanguage(row, asked.lang);
      return other ? [[row, other] as const] : [];
    }),
  );
  const pairs = new Map(
    [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([kind, rows]) => [
      ...pairUp(
        known.filter((row) => row.kind === kind),
        rows,
        ways[kind],
        parent,
        asked,
      ),
    ]),
  );
  return unite(
    [...rest.values()],
    own.map((row): Row => {
      const pair = pairs.get(row);
      return { ...identify(row, pair, parent, asked), of: pair && rest.get(pair.one) };
    }),
    (row, text) => (text ? merge(row, text, asked.lang) : askWhy(row, asked)),
  );
};

/** A row of a text with its ID and its question, and with all that there is in it. */
const identify = (row: Row, pair: Pair | undefined, parent: Parent, asked: Asked): Row => {
  const { lang, given } = asked;
  const one = pair?.one;
  nameBetter(one, row, asked);
  const id = one?.id ?? idFor(row, parent, asked);
  given.set(placeIn(parent.was, row.kind, row.id), { kind: row.kind, id });
  const [old, now] = [one?.says[lang], row.says[lang] ?? ''];
  const isChanged = (pair?.isAgain ?? false) && foldWording(old ?? '') !== foldWording(now);
  const within: Parent = {
    ...{ id, was: row.id, isSure: pair?.isSure ?? true },
    isThere: one !== undefined || row.kind === 'chapter',
  };
  return {
    ...row,
    id,
    ...(one?.titles && old !== undefined ? { titles: one.titles } : {}),
    names: namesOf(one, row),
    retired: one?.retired ?? [],
    changed: isChanged ? { [lang]: diffWording(old ?? '', now) } : {},
    asks: questionAbout(row, pair, parent, asked),
    rows: layRows(one?.rows ?? [], row.rows, within, asked),
  };
};

const questionAbout = (
  row: Row,
  pair: Pair | undefined,
  parent: Parent,
  asked: Asked,
): string | undefined => {
  const words = questions[row.kind];
  if (!words) return undefined;
  if (pair) return questionAboutPair(row, pair, words, asked);
  if (!parent.isThere) return undefined;
  if (asked.hasOthers) return `${words.alone} ${asked.lang}?`;
  return asked.isNewer ? words.added : undefined;
};

const questionAboutPair = (
  { kind, says }: Row,
  { one, isSure, isAgain }: Pair,
  { isIt, added }: Questions,
  { lang, isNewer }: Asked,
): string | undefined => {
  const old = one.says[lang];
  if (isAgain)
    return similarity(old ?? '', says[lang] ?? '') < leastAlike ? 'is it still this text?' : undefined;
  if (kind === 'card' && old !== undefined) return undefined;
  if (!isSure) return isIt;
  if (kind === 'section' || !isNewer) return undefined;
  return kind === 'card' ? added : isIt;
};

/** Less alike than this, a person looks whether it is the same text. */
const leastAlike = 0.6;

/** The ID of a row that is new. */
const idFor = (row: Row, parent: Parent, asked: Asked): string => {
  const { kind, id } = row;
  if (kind === 'note') return asked.ids.next(`${parent.id}-`);
  if (kind === 'ruling') return asked.ids.next(`${parent.id}/#r`).replace(/^.*#/u, '');
  return kind === 'card' || kind === 'box' ? slugOf(row, asked) : asked.ids.name(id);
};

/** The slug of a card or box of a text: that of the card that it is. */
const slugOf = ({ id }: Row, { found: all }: Asked): string =>
  [...all].find(([row]) => row.kind === 'card' && row.id === id)?.[1].one.id ?? id;

/** A row that is there with what a text has of it. */
const merge = (row: Row, text: Row, lang: Language): Row => ({
  ...row,
  says: mapTexts({ ...row.says, ...text.says }, (says) => says),
  ...(row.titles && text.titles ? { titles: mergeTitles(row, row.titles, text.titles, lang) } : {}),
  names: text.names,
  asks: text.asks ?? row.asks,
  changed: { ...row.changed, ...text.changed },
  rows: text.rows,
});

/** A row that a text lacks, and its older text does not lack. */
const askWhy = (row: Row, { lang, isNewer }: Asked): Row => {
  const words = questions[row.kind];
  const isSettled = isNewer && row.of?.says[lang] === undefined;
  return isSettled || !words ? row : { ...row, asks: `${words.lacks} ${lang}?` };
};

/** A title that nobody has given in the language of a text is that which the text prints. */
const mergeTitles = (row: Row, titles: Localized, printed: Localized, lang: Language): Localized => {
  const isGiven = printedIn(row).every((each) => each === lang || titles[each] !== titles[lang]);
  return isGiven ? titles : { ...titles, [lang]: printed[lang] };
};

/** The names of a card that no file has: those that are given, and what the text of each language prints. */
const namesOf = (known: Row | undefined, { names }: Row): CardNames | undefined => {
  if (!known) return names;
  if (!known.names || !names) return known.names;
  const given = Object.entries(known.names).filter(([, name]) => name !== '');
  return { ...names, ...Object.fromEntries(given) };
};

/** An ID without meaning that was never published becomes that of a text that names its row better. */
const nameBetter = (known: Row | undefined, { kind, id }: Row, { isPublished, renamed }: Asked): void => {
  const way = unnamed[kind];
  if (!known || !way?.pattern.test(known.id) || way.pattern.test(id)) return;
  if (!isPublished(way.stem + known.id)) renamed.set(`${kind} ${known.id}`, id);
};

const unnamed: Readonly<Partial<Record<Row['kind'], { readonly pattern: RegExp; readonly stem: string }>>> = {
  card: { pattern: /^card-\d+$/u, stem: '/cards/' },
  section: { pattern: /^section-[a-z]+$/u, stem: '/#' },
};

const rename = (row: Row, renamed: ReadonlyMap<string, string>): Row => ({
  ...row,
  id: newId(row, renamed),
  rows: row.rows.map((one) => rename(one, renamed)),
});

/** The ID of a row where sections and cards have other names; that of a note begins with its section. */
export const newId = ({ kind, id }: NamedByKind, renamed: ReadonlyMap<string, string>): string => {
  const [, section = '', number = ''] = kind === 'note' ? (/^(.*)(-\d+)$/u.exec(id) ?? []) : [];
  const known = renamed.get(
    kind === 'note' ? `section ${section}` : `${kind === 'box' ? 'card' : kind} ${id}`,
  );
  return known === undefined ? id : known + number;
};
