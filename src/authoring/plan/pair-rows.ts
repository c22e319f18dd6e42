import { foldToKey } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { similarity } from '../compare/similarity.ts';
import { alignRows, certain, isSure, matchRows, sureConfidence, toConfidence } from './align.ts';
import { bestPairs } from './best-pairs.ts';
import { leastAlike } from './pair-lines.ts';
import { hasText, ofKind, printedIn, type Row, withoutText } from './rows.ts';

// Matches the rows of an incoming text of a set FAQ with the existing rows: by the ID that a margin of the older text
// has, by equal names and headings, by similarity to the older text, and by comparing them with other languages.

interface Context {
  readonly lang: Language;
  readonly readMentions: ReadMentions;
  readonly taken: Set<Row>;
}

/**
 * Adds `match` and score to the rows of a text that match. Cards, and sections with an equal ID or heading, match
 * anywhere in the text; other rows match only within their parent.
 */
export const pairRows = (
  known: readonly Row[],
  text: readonly Row[],
  given: Omit<Context, 'taken'>,
): readonly Row[] => {
  const context: Context = { ...given, taken: new Set() };
  const [cards, sections] = (['card', 'section'] as const).map((kind) =>
    pairForSure(allOf(known, kind), allOf(text, kind), context, 2),
  );
  const alike = pairAlike(allOf(known, 'card'), cards ?? [], context);
  const anywhere = new Map([...alike, ...(sections ?? [])].map((row) => [nameOf(row), row]));
  /** The slug of the match, by the slug in the text. The boxes of a card get it, too. */
  const slugs = new Map(alike.map(({ id, match }) => [id, match?.id ?? id]));
  const withKnown = (row: Row): Row => {
    const { match, score, isCarried } = anywhere.get(nameOf(row)) ?? {};
    return {
      ...row,
      ...(row.kind === 'box' ? { id: slugs.get(row.id) ?? row.id } : {}),
      ...(match ? { match, score, isCarried } : {}),
      rows: row.rows.map(withKnown),
    };
  };
  return pairWithin(known, text.map(withKnown), context, true);
};

const nameOf = ({ kind, ownId }: Row): string => `${kind} ${ownId}`;

const allOf = (rows: readonly Row[], kind: Row['kind']): readonly Row[] =>
  rows.flatMap((row) => (row.kind === kind ? row : allOf(row.rows, kind)));

const pairWithin = (
  known: readonly Row[],
  own: readonly Row[],
  context: Context,
  isParentSure: boolean,
): readonly Row[] => {
  const again = pairAgain(known, pairForSure(known, own, context), context);
  return pairAligned(known, again, context, isParentSure).map((row) => ({
    ...row,
    rows: pairWithin(row.match?.rows ?? [], row.rows, context, isSure(row)),
  }));
};

type Test = (one: Row, other: Row, context: Context) => boolean;

const isKept: Test = (one, other) => one.id === other.ownId;

const isSameId: Test = (one, other) => one.id === other.id;

const isSameHeading: Test = (one, other, { lang }) =>
  Boolean(one.texts[lang]) && foldToKey(one.texts[lang] ?? '') === foldToKey(other.texts[lang] ?? '');

const hasOther = (row: Row, { lang }: Context): boolean => hasText(withoutText(row, lang));

const isUntitled: Test = (one, other, context) =>
  hasOther(one, context) &&
  [withoutText(one, context.lang), other].every((row) => printedIn(row).length === 0);

const hasCards = (row: Row): boolean => ofKind(row, 'card').length > 0;

/** Rows that pass a test match for certain. Earlier tests go first. */
const tests: Readonly<Record<Row['kind'], readonly Test[]>> = {
  chapter: [
    isKept,
    isSameHeading,
    isSameId,
    (one, other, context) => hasCards(one) === hasCards(other) && (hasCards(one) || hasOther(one, context)),
  ],
  section: [isKept, isSameHeading, isUntitled],
  card: [isKept, isSameId],
  box: [isKept, isSameId, (one, _, context) => hasOther(one, context)],
  note: [isKept],
  ruling: [isKept],
  clause: [],
};

const pairForSure = (
  known: readonly Row[],
  own: readonly Row[],
  context: Context,
  most = 4,
): readonly Row[] => {
  const pairs = new Map<Row, Row>();
  for (let rank = 0; rank < most; rank += 1)
    for (const row of own) {
      const test = tests[row.kind][rank];
      if (!test || row.match || pairs.has(row)) continue;
      const of = known.find(
        (one) => one.kind === row.kind && !context.taken.has(one) && test(one, row, context),
      );
      if (!of) continue;
      context.taken.add(of);
      pairs.set(row, of);
    }
  return withPairs(own, pairs, context, (row, of) => ({
    ...{ score: certain, isCarried: isKept(of, row, context) },
  }));
};

const withPairs = (
  own: readonly Row[],
  pairs: ReadonlyMap<Row, Row>,
  { taken }: Context,
  found: (row: Row, of: Row) => Partial<Row>,
): readonly Row[] => {
  for (const of of pairs.values()) taken.add(of);
  return own.map((row) => {
    const of = pairs.get(row);
    return of ? { ...row, match: of, ...found(row, of) } : row;
  });
};

/** Matches notes and rulings with similar ones of the older text of the language, whatever their line breaks. */
const pairAgain = (known: readonly Row[], own: readonly Row[], context: Context): readonly Row[] => {
  const { lang, taken } = context;
  const pairs = bestPairs(
    own.filter(({ kind, match }) => isText.has(kind) && !match),
    known.filter((row) => isText.has(row.kind) && row.texts[lang] !== undefined && !taken.has(row)),
    (row, one) => {
      const likeness = similarity(row.texts[lang] ?? '', one.texts[lang] ?? '');
      return likeness >= leastAlike ? likeness : undefined;
    },
  );
  return withPairs(own, pairs, context, () => ({ score: certain, isCarried: true }));
};

const isText: ReadonlySet<Row['kind']> = new Set(['note', 'ruling']);

/** Aligns rows with other languages. Weaker matches are sure if all open rows match in order and the parent is sure. */
const pairAligned = (
  known: readonly Row[],
  own: readonly Row[],
  context: Context,
  isParentSure: boolean,
): readonly Row[] => {
  const { lang, readMentions } = context;
  const ofOwn = new Set(own.map(({ match }) => match));
  const others = known.filter(
    (row) => isAligned.has(row.kind) && hasOther(row, context) && (ofOwn.has(row) || !context.taken.has(row)),
  );
  const texts = own.filter(({ kind, match }) => isAligned.has(kind) && (!match || others.includes(match)));
  const left = texts.filter(({ match }) => !match);
  if (left.length === 0) return own;
  const pairs = new Map(
    alignRows(others, texts, lang, readMentions).flatMap(({ ones: [one], others: [other], score }) =>
      one && other ? [[other, { one, score }]] : [],
    ),
  );
  const open = others.filter((row) => !ofOwn.has(row));
  const isInOrder =
    open.length === left.length && left.every((row, index) => pairs.get(row)?.one === open[index]);
  const least = isInOrder && isParentSure ? sureInOrder : sureConfidence;
  return own.map((row) => {
    const { one: of, score } = pairs.get(row) ?? {};
    if (row.match || !of) return row;
    context.taken.add(of);
    return { ...row, match: of, score: toConfidence(score) >= least ? certain : score };
  });
};

const isAligned: ReadonlySet<Row['kind']> = new Set(['section', 'note', 'ruling']);

/** The least probability of a weaker match that is sure. */
const sureInOrder = 0.35;

/** Matches cards of equal `looks` by their rulings, if one of the two has no facts. */
const pairAlike = (known: readonly Row[], own: readonly Row[], context: Context): readonly Row[] => {
  const pairs = matchRows(
    known.filter((row) => !context.taken.has(row) && hasOther(row, context)),
    own.filter(({ match }) => !match),
    context.lang,
    context.readMentions,
    (one, other) => one.looks === other.looks && (one.names ?? other.names) !== undefined,
  );
  return withPairs(own, pairs, context, () => ({}));
};
