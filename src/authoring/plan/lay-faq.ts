import type { CardNames } from '../../schema/card.ts';
import { type Language, type Localized, mapTexts } from '../../schema/language.ts';
import { diffWording, foldWording, similarity } from '../compare/similarity.ts';
import { printedIn, type Row, withoutLanguage } from './faq-rows.ts';
import type { FreeIds } from './number.ts';
import { findAnywhere, type Pair, type PairContext, pairRows, slugOf } from './pair-rows.ts';
import { unite } from './rows.ts';

// A text is laid into a set FAQ by the steps of a section, level by level: what the older text of its language has is carried,
// the rest is aligned with what the other languages say, what is new gets an ID, and a person is asked.

/** What is needed besides the rows. */
export interface LayContext extends Omit<PairContext, 'anywhere'> {
  /** Gives IDs that were never given. */
  readonly ids: FreeIds;
  /** Whether an address with this (`/cards/clone`) has ever been published: then its ID stays. */
  readonly isPublished: (part: string) => boolean;
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
    anywhere: findAnywhere(before, text, context),
    given: new Map(),
    renamed: new Map(),
  };
  const rows = layRows(before, text, { id: '', was: '', isThere: true, isSure: true }, asked);
  const { renamed, given } = asked;
  return { rows: rows.map((row) => rename(row, renamed)), given, renamed };
};

interface Asked extends LayContext, PairContext {
  /** The language has an older text. */
  readonly isNewer: boolean;
  /** Other languages have rows. */
  readonly hasOthers: boolean;
  /** As in a laid text. */
  readonly given: Map<string, NamedByKind>;
  readonly renamed: Map<string, string>;
}

type NamedByKind = Pick<Row, 'kind' | 'id'>;

/** What rows are in. */
interface Parent {
  readonly id: string;
  /** The ID that it was read with. */
  readonly was: string;
  /** It is no row that is new as a whole, which is one question. */
  readonly isThere: boolean;
  readonly isSure: boolean;
}

/** A row by the one that it is in: of a note or box the section, of a ruling the card. */
export const placeIn = (parent: string, kind: string, id: string): string =>
  `${kind === 'chapter' || kind === 'section' || kind === 'card' ? '' : parent} ${kind} ${id}`;

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
  const pairs = pairRows(known, own, parent.isSure, asked);
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
  if (kind === 'card' || kind === 'box') return slugOf(row, asked);
  return asked.ids.name(id, kind === 'chapter' ? '/' : undefined);
};

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
