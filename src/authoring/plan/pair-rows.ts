import { foldToKey } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { alignRows, certain, isSure, matchRows, sureScore, toConfidence } from './align.ts';
import { findAgain } from './match-texts.ts';
import { hasText, ofKind, printedIn, type Row, withoutText } from './rows.ts';

// Which rows of a set FAQ those of a text are, for each kind of row by the surest way first: what the older text of its language
// has is carried (`again`), the rest is aligned with what the other languages say (`aligned`).

interface Context {
  readonly lang: Language;
  readonly readMentions: ReadMentions;
}

interface PairContext extends Context {
  /** What is looked for in the whole text, wherever it is now: cards, notes and sections by their names in it. */
  readonly anywhere: ReadonlyMap<Row['own'], Row>;
  /** The rows of both lists are in the same row for certain. */
  readonly isParentSure: boolean;
}

/**
 * The rows of a text, each with the row of all those that there are (`known`) that it is, and the evidence: chapters by their
 * headings and IDs, cards by their slugs, else by cost and size; sections, notes and rulings by what they say.
 */
export const pairRows = (known: readonly Row[], text: readonly Row[], context: Context): readonly Row[] => {
  const anywhere = new Map<Row['own'], Row>();
  const whole: PairContext = { ...context, anywhere, isParentSure: true };
  for (const kind of ['card', 'note', 'section'] as const)
    for (const row of pairUp(allOf(known, kind), allOf(text, kind), waysAnywhere[kind], whole))
      anywhere.set(row.own, row);
  return pairWithin(known, text, whole);
};

const allOf = (rows: readonly Row[], kind: Row['kind']): readonly Row[] =>
  rows.flatMap((row) => (row.kind === kind ? row : allOf(row.rows, kind)));

const pairWithin = (known: readonly Row[], own: readonly Row[], context: PairContext): readonly Row[] => {
  const paired = new Map(
    [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([kind, rows]) => {
      const same = known.filter((row) => row.kind === kind);
      return pairUp(same, rows, ways[kind] ?? [], context).map((row) => [row.own, row]);
    }),
  );
  return own.map((one): Row => {
    const row = paired.get(one.own) ?? one;
    const id = row.kind === 'box' ? slugOf(row, context) : row.id;
    const rows = pairWithin(row.of?.rows ?? [], row.rows, { ...context, isParentSure: isSure(row) });
    return { ...row, id, rows };
  });
};

/** The slug of a box of a text: that of the card that it is. */
const slugOf = ({ id }: Row, { anywhere }: PairContext): string =>
  [...anywhere.values()].find((row) => row.kind === 'card' && row.id === id)?.of?.id ?? id;

/** A way to find which of the rows that there are those of a text are; what has been found stays so. */
type Find = (known: readonly Row[], own: readonly Row[], context: PairContext) => readonly Row[];

const pairUp = (
  known: readonly Row[],
  own: readonly Row[],
  ways: readonly Find[],
  context: PairContext,
): readonly Row[] => ways.reduce((rows, find) => find(known, rows, context), own);

/** The rows that none of a text is yet. */
const freeOf = (known: readonly Row[], own: readonly Row[]): readonly Row[] => {
  const taken = new Set(own.map(({ of }) => of));
  return known.filter((row) => !taken.has(row));
};

/** For each row the first of which this is true, with the evidence that this is. */
const where =
  (isIt: (one: Row, other: Row, context: PairContext) => boolean, score: number = certain): Find =>
  (known, own, context) => {
    const free = new Set(freeOf(known, own));
    return own.map((row) => {
      const of = row.of ? undefined : [...free].find((one) => isIt(one, row, context));
      if (!of) return row;
      free.delete(of);
      return { ...row, of, score };
    });
  };

/** What the older text of the language says, changed or not. */
const again: Find = (known, own, { lang }) => {
  const olds = freeOf(known, own).filter(({ says }) => says[lang] !== undefined);
  const textOf = ({ says }: Row): string => says[lang] ?? '';
  const left = own.filter(({ of }) => !of);
  const found = findAgain(olds, left, textOf, textOf);
  return own.map((row) => {
    const of = found.get(row);
    return of ? { ...row, of, score: certain, isCarried: true } : row;
  });
};

/** What was found in the whole text: a card anywhere, else what is in the same place or in no other language. */
const found: Find = (known, own, context) =>
  own.map((row) => {
    const { of, score, isCarried } = context.anywhere.get(row.own) ?? {};
    const isHere = of && (row.kind === 'card' || known.includes(of) || !hasOther(of, context));
    return isHere ? { ...row, of, score, isCarried } : row;
  });

const hasOther = (row: Row, { lang }: PairContext): boolean => hasText(withoutText(row, lang));

/** What says the same in the other languages; in their order, and each with a counterpart, rows need less evidence. */
const aligned: Find = (known, own, context) => {
  const { lang, readMentions } = context;
  const others = known.filter((row) => hasOther(row, context));
  const texts = own.filter(({ of }) => !of || others.includes(of));
  const groups = alignRows(others, texts, lang, readMentions);
  const pairs = new Map(
    groups.flatMap(({ ones: [one], others: [other], score }) =>
      one && other ? [[other, { one, score }]] : [],
    ),
  );
  const [open, left] = [freeOf(others, own), own.filter(({ of }) => !of)];
  const isInOrder =
    open.length === left.length && left.every((row, index) => pairs.get(row)?.one === open[index]);
  const least = isInOrder && context.isParentSure ? sureInOrder : sureScore;
  return own.map((row) => {
    const { one: of, score } = pairs.get(row) ?? {};
    if (row.of || !of) return row;
    return { ...row, of, score: toConfidence(score) >= least ? certain : score };
  });
};

/** The same where each row has its counterpart, all in the same order. */
const sureInOrder = 0.35;

/** Cards that look the same and say the same, wherever they are; only those that no file names in one of the languages. */
const looksAlike: Find = (known, own, context) => {
  const { lang, readMentions } = context;
  const pairs = matchRows(
    freeOf(known, own).filter((row) => hasOther(row, context)),
    own.filter(({ of }) => !of),
    lang,
    readMentions,
    (one, other) => one.looks === other.looks && (one.names ?? other.names) !== undefined,
  );
  return own.map((row) => ({ ...row, of: row.of ?? pairs.get(row) }));
};

const isSameHeading = (one: Row, other: Row, { lang }: PairContext): boolean =>
  Boolean(one.says[lang]) && foldToKey(one.says[lang] ?? '') === foldToKey(other.says[lang] ?? '');

/** Whether a row has one that a row of a text is, wherever that is. */
const hasIn = (one: Row, { own }: Row, { anywhere }: PairContext): boolean => {
  const of = anywhere.get(own)?.of;
  return of !== undefined && one.rows.includes(of);
};

const hasMostOf = (one: Row, other: Row, context: PairContext): boolean => {
  const notes = ofKind(other, 'note');
  return notes.filter((note) => hasIn(one, note, context)).length * 2 > notes.length;
};

const hasSectionOf = (one: Row, other: Row, context: PairContext): boolean =>
  ofKind(other, 'section').some((section) => hasIn(one, section, context));

/** A card that prints no name is that whose rulings it has. */
const isUnnamedAgain = (one: Row, other: Row, context: PairContext): boolean =>
  Object.keys(other.names ?? {}).length === 1 && isRenamed(one, other, context);

/** A card whose English name nobody knows has the rulings of another. */
const isRenamed = (one: Row, other: Row, context: PairContext): boolean => {
  const rulings = other.names?.en === '' ? again(one.rows, other.rows, context).filter(({ of }) => of) : [];
  return rulings.length * 2 > other.rows.length;
};

const hasCards = (row: Row): boolean => ofKind(row, 'card').length > 0;

/** The ways to find rows in the whole text, the surest first. */
const waysAnywhere: Readonly<Record<'card' | 'note' | 'section', readonly Find[]>> = {
  card: [
    where((one, other) => one.id === other.id),
    where(isUnnamedAgain),
    where((one, other, context) => one.looks === other.looks && isRenamed(one, other, context), 0),
    looksAlike,
  ],
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
