import { foldToKey } from '../../pipeline/text/fold.ts';
import { inEachLanguage, type Language, mapTexts } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { alignRows, certain, isSure, matchRows, sureScore, toConfidence } from './align.ts';
import { findAgain } from './match-texts.ts';
import { hasText, newRow, ofKind, printedIn, type Row, withoutText } from './rows.ts';

// Which rows of a set FAQ those of a text are, for each kind of row by the surest way first: what the older text of its language
// has is carried (`again`), the rest is aligned with what the other languages say (`aligned`).

/** What is needed besides the rows. */
interface Context {
  readonly lang: Language;
  readonly readMentions: ReadMentions;
}

/** The row that a row of a text is. */
interface Pair {
  readonly one: Row;
  readonly score: number | undefined;
  /** The older text of the language has it. */
  readonly isCarried?: boolean;
}

type Pairs = ReadonlyMap<Row, Pair>;

interface PairContext extends Context {
  /** What is looked for in the whole text, wherever it is now: cards, and the notes and sections of the older text. */
  readonly anywhere: Pairs;
  /** The rows of both lists are in the same row for certain. */
  readonly isParentSure: boolean;
}

/**
 * The rows of a text, each with the row of all those that there are (`known`) that it is, and the evidence: chapters by their
 * headings and IDs, cards by their slugs, else by cost and size; sections, notes and rulings by what they say.
 */
export const pairRows = (known: readonly Row[], text: readonly Row[], context: Context): readonly Row[] => {
  const anywhere = new Map<Row, Pair>();
  for (const kind of ['card', 'note', 'section'] as const) {
    const all = { ...context, anywhere, isParentSure: true };
    const pairs = pairUp(allOf(known, kind), allOf(text, kind), waysAnywhere[kind], all);
    for (const [row, pair] of pairs) anywhere.set(row, pair);
  }
  return pairWithin(known, text, { ...context, anywhere, isParentSure: true });
};

const allOf = (rows: readonly Row[], kind: Row['kind']): readonly Row[] =>
  rows.flatMap((row) => (row.kind === kind ? row : allOf(row.rows, kind)));

const pairWithin = (known: readonly Row[], own: readonly Row[], context: PairContext): readonly Row[] => {
  const pairs = new Map(
    [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([kind, rows]) => [
      ...pairUp(
        known.filter((row) => row.kind === kind),
        rows,
        ways[kind] ?? [],
        context,
      ),
    ]),
  );
  return own.map((row): Row => {
    const { one: of, score, isCarried } = pairs.get(row) ?? {};
    const id = row.kind === 'box' ? slugOf(row, context) : row.id;
    const within = { ...context, isParentSure: isSure({ score }) };
    return { ...row, id, of, score, isCarried, rows: pairWithin(of?.rows ?? [], row.rows, within) };
  });
};

/** The slug of a box of a text: that of the card that it is. */
const slugOf = ({ id }: Row, { anywhere }: PairContext): string =>
  [...anywhere].find(([row]) => row.kind === 'card' && row.id === id)?.[1].one.id ?? id;

/** The rows of two lists, and which of them are found; `free` and `left` are those of each list that are not. */
interface Lists {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
  readonly paired: Pairs;
  readonly free: readonly Row[];
  readonly left: readonly Row[];
}

/** A way to find which rows those of a text are. */
type Find = (lists: Lists, context: PairContext) => Pairs;

/** What one way has found, the next one does not look for. */
const pairUp = (
  known: readonly Row[],
  own: readonly Row[],
  ways: readonly Find[],
  context: PairContext,
): Pairs => {
  const paired = new Map<Row, Pair>();
  for (const find of ways) {
    const taken = new Set(Array.from(paired.values(), ({ one }) => one));
    const free = known.filter((row) => !taken.has(row));
    const left = own.filter((row) => !paired.has(row));
    for (const [row, pair] of find({ known, own, paired, free, left }, context)) paired.set(row, pair);
  }
  return paired;
};

/** For each row the first of which this is true. */
const where =
  (isIt: (one: Row, other: Row, context: PairContext) => boolean): Find =>
  ({ free, left }, context) => {
    const taken = new Map<Row, Row>();
    for (const other of left) {
      const one = free.find((row) => !taken.has(row) && isIt(row, other, context));
      if (one) taken.set(one, other);
    }
    return new Map(Array.from(taken, ([one, other]) => [other, { one, score: certain }]));
  };

/** What the older text of the language says, changed or not. */
const again: Find = ({ free, left }, { lang }) => {
  const olds = free.filter(({ says }) => says[lang] !== undefined);
  const textOf = ({ says }: Row): string => says[lang] ?? '';
  const found = findAgain(olds, left, textOf, textOf);
  return new Map(Array.from(found, ([row, one]) => [row, { one, score: certain, isCarried: true }]));
};

/** What was found in the whole text: a card anywhere, else what is in the same place or in no other language. */
const found: Find = ({ known, own }, context) =>
  new Map(
    own.flatMap((row) => {
      const pair = context.anywhere.get(row);
      const isHere = pair && (known.includes(pair.one) || !hasOther(pair.one, context));
      return pair && (isHere || row.kind === 'card') ? [[row, pair] as const] : [];
    }),
  );

const hasOther = (row: Row, { lang }: PairContext): boolean => hasText(withoutText(row, lang));

/** What says the same in the other languages; in their order, and each with a counterpart, rows need less evidence. */
const aligned: Find = ({ known, own, paired, free, left }, context) => {
  const others = known.flatMap((row) => toOthers(row, context));
  const texts = own.flatMap((row) => {
    const old = paired.get(row)?.one;
    const of = old && others.find((other) => other.row === old);
    return old && !of ? [] : [toPlain(row, of)];
  });
  const pairs = new Map<Row, { readonly one: Row; readonly score: number | undefined }>();
  for (const { one, other, score } of alignRows(others, texts, context.lang, context.readMentions)) {
    const [old, row] = [others.find((each) => each === one)?.row, texts.find((each) => each === other)?.row];
    if (old && row && left.includes(row)) pairs.set(row, { one: old, score });
  }
  const open = free.filter((row) => hasOther(row, context));
  const isInOrder =
    open.length === left.length && left.every((row, index) => pairs.get(row)?.one === open[index]);
  const least = isInOrder && context.isParentSure ? sureInOrder : sureScore;
  return new Map(
    Array.from(pairs, ([row, { one, score }]) => [
      row,
      { one, score: toConfidence(score) >= least ? certain : score },
    ]),
  );
};

/** Cards that look the same and say the same, wherever they are; only those that no file names in one of the languages. */
const looksAlike: Find = ({ free, left }, context) => {
  const pairs = matchRows(
    free.flatMap((row) => toOthers(row, context)),
    left.map((row) => toPlain(row)),
    ({ row: one }, { row: other }) => one.looks === other.looks && (one.names ?? other.names) !== undefined,
    context.readMentions,
  );
  return new Map(Array.from(pairs, ([{ row }, { row: one }]) => [row, { one, score: undefined }]));
};

/** The same where each row has its counterpart, all in the same order. */
const sureInOrder = 0.35;

/** A row as the aligner takes it; what is in it says it. */
interface Plain extends Row {
  readonly row: Row;
}

const toPlain = (row: Row, of?: Plain, { kind, says: own, rows }: Row = row): Plain => {
  const says = kind === 'note' || kind === 'ruling' ? own : wholeOf(rows);
  const lines = mapTexts(says, () => []);
  const places = mapTexts(says, () => [{ part: 'text' as const, isPartSure: true }]);
  return { ...newRow(kind, row.id, { of, says, lines, places }), row };
};

/** What rows say together. */
const wholeOf = (rows: readonly Row[]): Row['says'] =>
  inEachLanguage((lang) => rows.flatMap(({ says }) => says[lang] || []).join('\n') || undefined);

/** The same of what the other languages say; nothing where it has none. */
const toOthers = (row: Row, { lang }: PairContext): readonly Plain[] => {
  const other = withoutText(row, lang);
  return hasText(other) ? [toPlain(row, undefined, other)] : [];
};

const isSameHeading = (one: Row, other: Row, { lang }: PairContext): boolean =>
  Boolean(one.says[lang]) && foldToKey(one.says[lang] ?? '') === foldToKey(other.says[lang] ?? '');

/** A section with most of the notes. */
const hasMostOf = (one: Row, other: Row, { anywhere }: PairContext): boolean => {
  const notes = ofKind(other, 'note');
  return (
    notes.filter((note) => one.rows.includes(anywhere.get(note)?.one ?? other)).length * 2 > notes.length
  );
};

/** A chapter with one of the sections. */
const hasSectionOf = (one: Row, other: Row, { anywhere }: PairContext): boolean =>
  ofKind(other, 'section').some((section) => one.rows.includes(anywhere.get(section)?.one ?? other));

/** A card that prints no name is that whose rulings it has. */
const isUnnamedAgain = (one: Row, other: Row, context: PairContext): boolean => {
  if (other.names?.en !== '' || Object.keys(other.names).length > 1) return false;
  const rulings = pairUp(one.rows, other.rows, [again], context);
  return rulings.size * 2 > other.rows.length;
};

const hasCards = (row: Row): boolean => ofKind(row, 'card').length > 0;

/** The ways to find rows in the whole text, the surest first. */
const waysAnywhere: Readonly<Record<'card' | 'note' | 'section', readonly Find[]>> = {
  card: [where((one, other) => one.id === other.id), where(isUnnamedAgain), looksAlike],
  note: [again],
  section: [where(isSameHeading), where(hasMostOf)],
};

/** The ways to find the rows of a kind in their parent. */
const ways: Readonly<Partial<Record<Row['kind'], readonly Find[]>>> = {
  chapter: [
    where(isSameHeading),
    where(hasSectionOf),
    where((one, other) => one.id === other.id),
    where((one, other) => hasCards(one) && hasCards(other)),
    where((one, other, context) => !hasCards(one) && !hasCards(other) && hasOther(one, context)),
  ],
  section: [
    found,
    where((one, other, context) => {
      const rest = withoutText(one, context.lang);
      return hasOther(one, context) && printedIn(rest).length === 0 && printedIn(other).length === 0;
    }),
    aligned,
  ],
  note: [found, aligned],
  box: [
    where((one, other, context) => one.id === slugOf(other, context)),
    where((one, _, context) => hasOther(one, context)),
  ],
  card: [found],
  ruling: [again, aligned],
};
