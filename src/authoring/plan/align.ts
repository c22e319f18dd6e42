import { inEachLanguage, type Language, languages, mapTexts } from '../../schema/language.ts';
import { type Compared, createScorer } from '../align/evidence.ts';
import { alignInOrder, isEmpty, type Span } from '../align/in-order.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { type Features, readFeatures } from '../align/placement.ts';
import { bestPairs } from './best-pairs.ts';
import { partOfRow } from './read-section.ts';
import { newRow, type Row, startOf, wordsOf } from './rows.ts';

/** The rows that there were, and those of a text, each with the row that it is, if there is one. */
interface Aligned {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
}

/**
 * Finds which of the rows that there are (`known`) the clauses of a text (`own`) are, by what the other languages say.
 * Paragraphs that have no ID yet are joined where the other text has one for several, and a person is asked whether they are
 * several clauses. Rows that have IDs stay as they are, as do those that the older text of the language has given.
 */
export const alignClauses = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): Aligned => {
  // The penalty needs no comparison: a section has one.
  const isCompared = (row: Row): boolean => partOfRow(row) !== 'penalty';
  const groups = alignRows(known.filter(isCompared), own.filter(isCompared), lang, readMentions).map(
    joinGroup,
  );
  return {
    known: [...known.filter((row) => !isCompared(row)), ...groups.flatMap(({ ones }) => ones)],
    own: [
      ...own.filter((row) => !isCompared(row)).map((row): Row => ({ ...row, score: row.of && certain })),
      ...groups.flatMap(({ ones: [one], others, score: sum }, index) => {
        const score = isBetweenSure(groups, index) ? Math.max(sum ?? 0, leastSure) : sum;
        return others.map((other) => ({ ...other, of: other.of ?? one, score }));
      }),
    ].toSorted((one, other) => startOf(one, lang) - startOf(other, lang)),
  };
};

/** A group in which the text has one row, and each of the rows without an ID is one. */
const joinGroup = ({ ones, others, score }: RowGroup): RowGroup => {
  if (ones.length < 2 && others.length < 2) return { ones, others, score };
  const [first, ...more] = ones;
  const ids = more.flatMap(({ id }) => id || []);
  const question =
    ids.length > 0
      ? `does it have ${ids.join(' and ')} in it? Write ${ids.map((id) => `+ ${id}`).join(', ')} where that begins`
      : 'are these several clauses in one paragraph? Write + where the next begins';
  const own = joinRows(others);
  return {
    ones: first && ids.length === 0 ? [joinRows(ones)] : ones,
    others: [{ ...own, asks: [...own.asks, question] }],
    score,
  };
};

/**
 * A pair among others between two sure ones of its part, or the ends of it: it can be nothing else, as both texts have the same
 * number of clauses there.
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

/** Rows of two lists that say the same, or of one alone, with the evidence. */
interface RowGroup extends Pick<Row, 'score'> {
  readonly ones: readonly Row[];
  readonly others: readonly Row[];
}

/** Aligns the rows that there are with those of a text in a language. */
export const alignRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): readonly RowGroup[] => {
  const score = createScorer(
    known.map((row) => comparedOf(row, readMentions, lang)),
    own.map((row) => comparedOf(row, readMentions)),
  );
  const held = new Set(own.flatMap(({ of }) => of ?? []));
  const costOf = (left: Span, right: Span): number | undefined => {
    if (isEmpty(left) || isEmpty(right)) return gapCost;
    const [ones, others] = [rowsIn(known, left), rowsIn(own, right)];
    // What the older text of the language has given stays at its row.
    if (ones.some((row) => held.has(row)) || others.some(({ of }) => of))
      return ones.length === 1 && others.length === 1 && others[0]?.of === ones[0] ? -strongest : undefined;
    const evidence = score(left, right);
    return evidence > 0 ? costToJoin(ones) + costToJoin(others) - evidence : undefined;
  };
  return alignInOrder(known.length, own.length, costOf).map(({ left, right }) => ({
    ...{ ones: rowsIn(known, left), others: rowsIn(own, right) },
    score: isEmpty(left) || isEmpty(right) ? undefined : score(left, right),
  }));
};

/** The cost of a paragraph that the other text lacks. */
const gapCost = 0.6;
const strongest = 1000;

/**
 * What it costs that rows are one paragraph of the other text: logarithms of how rare that is, chosen with IPG 2.3 and 2.4. Two
 * clauses that no language has both of cost less: another text may bring them together. Rows of a set FAQ are never joined.
 */
const costToJoin = (rows: readonly Row[]): number =>
  rows.slice(1).reduce((cost, row, index) => {
    if (row.kind !== 'clause') return Number.POSITIVE_INFINITY;
    return cost + (languages.every((lang) => !row.lines[lang] || !rows[index]?.lines[lang]) ? 1 : 3);
  }, 0);

const rowsIn = (rows: readonly Row[], { from, to }: Span): readonly Row[] => rows.slice(from, to);

/** The clause that clauses are together. */
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
    says: mapTexts(lines, wordsOf),
    places: mapTexts(lines, (_, lang) => rows.flatMap(({ places }) => places[lang] ?? [])),
    isVoiceOpen: rows.some(({ isVoiceOpen }) => isVoiceOpen),
    asks: [...new Set(rows.flatMap(({ asks }) => asks))],
    score: scores.length > 0 ? Math.min(...scores) : undefined,
  });
};

/** What is compared of a row: of a section or card what is in it. `not` is the language of the text that comes in. */
const comparedOf = (row: Row, readMentions: ReadMentions, not?: Language): Compared => {
  const isText = row.kind === 'clause' || row.kind === 'note' || row.kind === 'ruling';
  const says = isText ? row.says : wordsWithin(row.rows);
  return inEachLanguage((lang): Features | undefined => {
    const places = row.kind === 'clause' ? row.places[lang] : [{ part: 'text', isPartSure: true } as const];
    return lang === not || !says[lang] || !places?.length
      ? undefined
      : readFeatures(says[lang], lang, places, readMentions);
  });
};

const wordsWithin = (rows: readonly Row[]): Row['says'] =>
  inEachLanguage((lang) => rows.flatMap(({ says }) => says[lang] || []).join('\n') || undefined);

/** The same of whole rows, wherever they are: the most alike first, each once, of those that `can` be the same. */
export const matchRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
  can: (one: Row, other: Row) => boolean,
): ReadonlyMap<Row, Row> => {
  const score = createScorer(
    known.map((row) => comparedOf(row, readMentions, lang)),
    own.map((row) => comparedOf(row, readMentions)),
  );
  const at = (index: number): Span => ({ from: index, to: index + 1 });
  const pairs = bestPairs([...own.entries()], [...known.entries()], ([right, other], [left, one]) =>
    can(one, other) ? score(at(left), at(right)) : undefined,
  );
  return new Map(Array.from(pairs, ([[, other], [, one]]) => [other, one]));
};

export const certain = 10;

/**
 * A log-likelihood ratio as a probability, softened because the evidence is not independent; what was not compared is an open
 * question.
 */
export const toConfidence = (score = 0): number => Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

/** Below this, a person looks. */
export const sureScore = 0.8;

/** The score from which nobody looks. */
const leastSure = 2 * Math.log(sureScore / (1 - sureScore));

export const isSure = ({ score }: Pick<Row, 'score'>): boolean => toConfidence(score) >= sureScore;
