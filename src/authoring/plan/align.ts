import { inEachLanguage, type Language, languages, mapTexts } from '../../schema/language.ts';
import { type Compared, createScorer, type Features, readFeatures } from '../align/evidence.ts';
import { alignInOrder, isEmpty, type Span } from '../align/in-order.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { bestPairs } from './best-pairs.ts';
import { partOfRow } from './read-section.ts';
import { newRow, type Row, startOf, textOfLines } from './rows.ts';

/** Existing rows, and the rows of a text with their `match` among them. */
interface Aligned {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
}

/**
 * Matches the clauses of a text (`own`) with the existing rows (`known`) through their texts in other languages. Rows
 * that match one row together are joined, with a question; existing rows stay separate if one of them has an ID.
 * Clauses that match the older text of the language keep their match.
 */
export const alignClauses = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): Aligned => {
  // A section has one penalty: it needs no comparison.
  const isCompared = (row: Row): boolean => partOfRow(row) !== 'penalty';
  const groups = alignRows(known.filter(isCompared), own.filter(isCompared), lang, readMentions).map(
    joinGroup,
  );
  return {
    known: [...known.filter((row) => !isCompared(row)), ...groups.flatMap(({ ones }) => ones)],
    own: [
      ...own.filter((row) => !isCompared(row)).map((row): Row => ({ ...row, score: row.match && certain })),
      ...groups.flatMap(({ ones: [one], others, score: sum }, index) => {
        const score = isBetweenSure(groups, index) ? Math.max(sum ?? 0, leastSure) : sum;
        return others.map((other) => ({ ...other, match: other.match ?? one, score }));
      }),
    ].toSorted((one, other) => startOf(one, lang) - startOf(other, lang)),
  };
};

/** Joins the rows of each side. Existing rows stay separate if one of them has an ID. */
const joinGroup = ({ ones, others, score }: RowGroup): RowGroup => {
  if (ones.length < 2 && others.length < 2) return { ones, others, score };
  const [first, ...more] = ones;
  const ids = more.flatMap(({ id }) => id || []);
  const question =
    ids.length > 0
      ? `does this paragraph also contain ${ids.join(' and ')}? If so, cut the line where each begins, and write ${ids.map((id) => `\`+ ${id}\``).join(', ')} there`
      : 'does this paragraph contain several clauses? If so, begin each further one with `+ ID`';
  const own = joinRows(others);
  return {
    ones: first && ones.every(({ id }) => id === '') ? [joinRows(ones)] : ones,
    others: [{ ...own, asks: [...own.asks, question] }],
    score,
  };
};

/**
 * Whether no other pairing is possible: in both directions, only single pairs come before the next sure pair or the
 * end of the part.
 */
const isBetweenSure = (groups: readonly RowGroup[], index: number): boolean => {
  const partAt = (at: number) => {
    const { ones = [], others = [] } = groups[at] ?? {};
    const row = others[0] ?? ones[0];
    return row && partOfRow(row);
  };
  const isPair = (at: number): boolean => groups[at]?.ones.length === 1 && groups[at].others.length === 1;
  const leadsToSure = (step: 1 | -1): boolean => {
    let at = index + step;
    while (partAt(at) === partAt(index) && isPair(at) && !isSure(groups[at] ?? {})) at += step;
    return partAt(at) !== partAt(index) || isPair(at);
  };
  return isPair(index) && leadsToSure(1) && leadsToSure(-1);
};

/** One list is empty if the rows of the other have no match. */
interface RowGroup extends Pick<Row, 'score'> {
  readonly ones: readonly Row[];
  readonly others: readonly Row[];
}

export const alignRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): readonly RowGroup[] => {
  const score = scoreRows(known, own, lang, readMentions);
  const held = new Set(own.flatMap(({ match }) => match ?? []));
  const costOf = (left: Span, right: Span): number | undefined => {
    if (isEmpty(left) || isEmpty(right)) return gapCost;
    const [ones, others] = [rowsIn(known, left), rowsIn(own, right)];
    // A match with the older text of the language is final.
    if (ones.some((row) => held.has(row)) || others.some(({ match }) => match))
      return ones.length === 1 && others.length === 1 && others[0]?.match === ones[0]
        ? -strongest
        : undefined;
    const evidence = score(left, right);
    return evidence > 0 ? costToJoin(ones) + costToJoin(others) - evidence : undefined;
  };
  return alignInOrder(known.length, own.length, costOf).map(({ left, right }) => ({
    ...{ ones: rowsIn(known, left), others: rowsIn(own, right) },
    score: isEmpty(left) || isEmpty(right) ? undefined : score(left, right),
  }));
};

const gapCost = 0.6;
const strongest = 1000;

/**
 * The cost of joining rows, tuned on IPG 2.3 and 2.4. It is lower for two rows if no language has both. Rows of a set
 * FAQ are never joined.
 */
const costToJoin = (rows: readonly Row[]): number =>
  rows.slice(1).reduce((cost, row, index) => {
    if (row.kind !== 'clause') return Number.POSITIVE_INFINITY;
    return cost + (languages.every((lang) => !row.lines[lang] || !rows[index]?.lines[lang]) ? 1 : 3);
  }, 0);

const rowsIn = (rows: readonly Row[], { from, to }: Span): readonly Row[] => rows.slice(from, to);

const joinRows = (rows: readonly Row[]): Row => {
  const [first, ...more] = rows;
  if (first && more.length === 0) return first;
  const lines = inEachLanguage((lang) => {
    const own = rows.flatMap((row) => row.lines[lang] ?? []);
    return own.length > 0 ? own : undefined;
  });
  const scores = rows.flatMap(({ score }) => score ?? []);
  return newRow('clause', '', {
    lines,
    texts: mapTexts(lines, textOfLines),
    places: mapTexts(lines, (_, lang) => rows.flatMap(({ places }) => places[lang] ?? [])),
    isVoiceOpen: rows.some(({ isVoiceOpen }) => isVoiceOpen),
    asks: [...new Set(rows.flatMap(({ asks }) => asks))],
    score: scores.length > 0 ? Math.min(...scores) : undefined,
  });
};

/** Compares rows by the other languages: `known` without its texts in `lang`. */
const scoreRows = (known: readonly Row[], own: readonly Row[], lang: Language, readMentions: ReadMentions) =>
  createScorer(
    known.map((row) => comparedOf(row, readMentions, lang)),
    own.map((row) => comparedOf(row, readMentions)),
  );

/** A section or card has the features of its child rows. `not` is the language to leave out. */
const comparedOf = (row: Row, readMentions: ReadMentions, not?: Language): Compared => {
  const isText = row.kind === 'clause' || row.kind === 'note' || row.kind === 'ruling';
  const texts = isText ? row.texts : wordsWithin(row.rows);
  return inEachLanguage((lang): Features | undefined => {
    const places = row.kind === 'clause' ? row.places[lang] : [{ part: 'text', isPartSure: true } as const];
    return lang === not || !texts[lang] || !places?.length
      ? undefined
      : readFeatures(texts[lang], lang, places, readMentions);
  });
};

const wordsWithin = (rows: readonly Row[]): Row['texts'] =>
  inEachLanguage((lang) => rows.flatMap(({ texts }) => texts[lang] || []).join('\n') || undefined);

/** Matches rows in any order: the highest score first, each row once, and only pairs that `can` match. */
export const matchRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
  can: (one: Row, other: Row) => boolean,
): ReadonlyMap<Row, Row> => {
  const score = scoreRows(known, own, lang, readMentions);
  const at = (index: number): Span => ({ from: index, to: index + 1 });
  const pairs = bestPairs([...own.entries()], [...known.entries()], ([right, other], [left, one]) =>
    can(one, other) ? score(at(left), at(right)) : undefined,
  );
  return new Map(Array.from(pairs, ([[, other], [, one]]) => [other, one]));
};

export const certain = 10;

/**
 * Returns a probability; 0.5 without a score. The log-likelihood ratio is halved, because its summands are not
 * independent.
 */
export const toConfidence = (score = 0): number => Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

/** Pairs with a lower probability get a question. */
export const sureConfidence = 0.8;

const leastSure = 2 * Math.log(sureConfidence / (1 - sureConfidence));

export const isSure = ({ score }: Pick<Row, 'score'>): boolean => toConfidence(score) >= sureConfidence;
