import { type Flow, joinFlows, sliceFlow } from '../../pipeline/text/flow.ts';
import type { Part } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languages, languagesOf } from '../../schema/language.ts';
import { alignUnits, moveClauses, type Score } from '../align/beads.ts';
import { createScorer } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { addFeatures, type Features, type Placement, readFeatures } from '../align/placement.ts';
import type { ByLanguage, Span, Unit } from '../align/units.ts';
import { sentencesIn, splitSentences } from '../compare/sentences.ts';
import { sliceLine } from './carry.ts';
import { emptyRow, type Line, partOfRow, type Row, startOf, wordsOf } from './rows.ts';

/** The rows that there were, and those of a text, each with the row that it is, if there is one. */
interface Aligned {
  readonly known: readonly Row[];
  readonly own: readonly Row[];
}

/**
 * Finds which of the rows that there are (`known`) the clauses of a text (`own`) are, by what the other languages say. Rows
 * that have IDs stay whole, as do those that the older text of the language has given; what has no ID yet is joined or cut at
 * sentence ends where the other text is.
 */
export const alignClauses = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): Aligned => {
  // The penalty needs no comparison: a section has one.
  const isCompared = (row: Row): boolean => partOfRow(row) !== 'penalty';
  const beads = alignRows(known.filter(isCompared), own.filter(isCompared), lang, readMentions);
  return {
    known: [...known.filter((row) => !isCompared(row)), ...beads.flatMap(({ one }) => one ?? [])],
    own: [
      ...own.filter((row) => !isCompared(row)).map((row): Row => ({ ...row, score: row.of && certain })),
      ...beads.flatMap(({ one, other, score: sum }) =>
        other ? [{ ...other, of: other.of ?? one, score: sum }] : [],
      ),
    ].toSorted((one, other) => startOf(one, lang) - startOf(other, lang)),
  };
};

/** Rows of two lists that say the same, or of one alone, with the evidence; `lang` is the language of the second. */
export const alignRows = (
  known: readonly Row[],
  own: readonly Row[],
  lang: Language,
  readMentions: ReadMentions,
): readonly {
  readonly one: Row | undefined;
  readonly other: Row | undefined;
  readonly score: number | undefined;
}[] => {
  const left = known.flatMap((row, index) => unitsOf(row, readMentions, known[index - 1], lang));
  const right = own.flatMap((row) => unitsOf(row, readMentions));
  const evidence = createScorer(left, right);
  const score = holdCarried(evidence, left, right);
  return moveClauses(alignUnits(left, right, score), score).map((bead) => ({
    one: rowOfUnits(unitsIn(left, bead.left)),
    other: rowOfUnits(unitsIn(right, bead.right)),
    score: bead.left && bead.right && evidence(bead.left, bead.right),
  }));
};

/** Whole rows that say the same, wherever they are: the most alike first, each once, of those that `can` be the same. */
export const matchRows = <One extends Row>(
  known: readonly One[],
  own: readonly One[],
  can: (one: One, other: One) => boolean,
  readMentions: ReadMentions,
): ReadonlyMap<One, One> => {
  const [left, right] = [known, own].map((rows) => rows.flatMap((row) => unitsOf(row, readMentions)));
  const score = createScorer(left ?? [], right ?? []);
  const at = (index: number): Span => ({ from: index, to: index + 1 });
  const pairs = own
    .flatMap((other, right) =>
      known.flatMap((one, left) =>
        can(one, other) ? [{ one, other, score: score(at(left), at(right)) }] : [],
      ),
    )
    .sort((one, other) => other.score - one.score);
  const found = new Map<One, One>();
  for (const { one, other } of pairs)
    if (!found.has(other) && ![...found.values()].includes(one)) found.set(other, one);
  return found;
};

const certain = 10;

/**
 * A log-likelihood ratio as a probability, softened because the evidence is not independent; what was not compared is an open
 * question.
 */
export const toConfidence = (score = 0): number => Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

/** Below this, a person looks. */
export const sureScore = 0.8;

/** A sentence of a row, or all of it. */
export interface RowUnit extends Unit {
  readonly row: Row;
  readonly isWhole: boolean;
  readonly pieces: ByLanguage<readonly Piece[]>;
}

/** Some of a paragraph. */
interface Piece {
  readonly line: Line;
  readonly flow: Flow;
}

/** What is compared of a row; `before` is the row before it, and `not` the language of the text that comes in. */
export const unitsOf = (
  row: Row,
  readMentions: ReadMentions,
  before?: Row,
  not?: Language,
): readonly RowUnit[] => {
  const [lang, ...others] = languagesOf(row.lines);
  const isFixed = row.id !== '' || row.of !== undefined;
  const [placement] = (lang && row.places[lang]) ?? [];
  if (isFixed || others.length > 0 || !lang || !placement) {
    const isApart = before && languages.every((one) => !row.lines[one] || !before.lines[one]);
    const ofWhole = isApart ? 'continuation' : 'paragraph';
    return [
      {
        ...{ row, isWhole: true, features: featuresOf(row, readMentions, not) },
        pieces: inEachLanguage((one) => row.lines[one]?.map((line) => ({ line, flow: line.piece.flow }))),
        begins: isFixed ? 'row' : ofWhole,
      },
    ];
  }
  return (row.lines[lang] ?? []).flatMap((line) =>
    splitSentences(line.piece.flow, lang).map(
      (flow, index): RowUnit => ({
        ...{ row, isWhole: false, pieces: { [lang]: [{ line, flow }] } },
        features: { [lang]: readFeatures(flow.text, lang, placement, readMentions) },
        begins: index === 0 ? 'paragraph' : 'sentence',
      }),
    ),
  );
};

const featuresOf = ({ says, places }: Row, readMentions: ReadMentions, not?: Language) => {
  const own = inEachLanguage((lang) => (lang === not || says[lang] === undefined ? undefined : places[lang]));
  const shared = sharedPart(Object.values(own).flat());
  return inEachLanguage((lang): Features | undefined => {
    const [placement] = own[lang] ?? [];
    if (!placement) return undefined;
    const [first, ...others] = (says[lang] ?? '')
      .split('\n')
      .flatMap((line) => sentencesIn(line, lang))
      .map((text) => readFeatures(text, lang, placement, readMentions));
    if (!first) return undefined;
    return {
      ...others.reduce(addFeatures, first),
      placements: (own[lang] ?? []).map((one) =>
        shared === undefined ? one : { ...one, part: shared, isPartSure: true },
      ),
    };
  });
};

/** If only one language has a heading for the part of a row, the others take that part instead of their guess. */
const sharedPart = (placements: readonly Placement[]): Part | undefined => {
  const [part, ...others] = new Set(placements.flatMap((one) => (one.isPartSure ? one.part : [])));
  return others.length > 0 ? undefined : part;
};

const unitsIn = (units: readonly RowUnit[], span: Span | undefined): readonly RowUnit[] =>
  span ? units.slice(span.from, span.to) : [];

/** What a text has carried stays at its row. */
const holdCarried = (score: Score, left: readonly RowUnit[], right: readonly RowUnit[]): Score => {
  const held = new Set(right.flatMap(({ row }) => row.of ?? []));
  return (one, other) => {
    const [olds, news] = [unitsIn(left, one), unitsIn(right, other)];
    if (news.every(({ row }) => row.of === undefined) && !olds.some(({ row }) => held.has(row)))
      return score(one, other);
    return olds.length === 1 && news.length === 1 && news[0]?.row.of === olds[0]?.row
      ? strongest
      : -strongest;
  };
};

const strongest = 1000;

/** The row that units make: as it was, or what is cut from rows and joined. */
const rowOfUnits = (units: readonly RowUnit[]): Row | undefined => {
  const [first] = units;
  if (!first || (units.length === 1 && first.isWhole)) return first?.row;
  const lines = inEachLanguage((lang) => {
    const pieces = joinPieces(units.flatMap((unit) => unit.pieces[lang] ?? []));
    return pieces.length === 0 ? undefined : pieces.map(toLine);
  });
  const rows = [...new Set(units.map(({ row }) => row))];
  const scores = rows.flatMap(({ score }) => score ?? []);
  return {
    ...emptyRow,
    lines,
    says: inEachLanguage((lang) => lines[lang] && wordsOf(lines[lang])),
    places: inEachLanguage((lang) => lines[lang] && rows.flatMap(({ places }) => places[lang] ?? [])),
    isVoiceOpen: rows.some(({ isVoiceOpen }) => isVoiceOpen),
    asks: [...new Set(rows.flatMap(({ asks }) => asks))],
    score: scores.length === 0 ? undefined : Math.min(...scores),
  };
};

const toLine = ({ line, flow }: Piece): Line => {
  const from = line.piece.flow.offsets.indexOf(flow.offsets[0] ?? Number.NaN);
  return from < 0
    ? { name: line.name, piece: { flow, markup: [] } }
    : sliceLine(line, from, from + flow.text.length);
};

/** Joins neighboring pieces of a paragraph into one. */
export const joinPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.line === piece.line) joined[joined.length - 1] = { ...last, flow: fromTo(last, piece) };
    else joined.push(piece);
  }
  return joined;
};

/** The text of a paragraph from the start of one piece to the end of a later one. */
const fromTo = ({ line, flow: first }: Piece, { flow: last }: Piece): Flow => {
  const { flow } = line.piece;
  const startIn = (part: Flow): number => flow.offsets.indexOf(part.offsets[0] ?? Number.NaN);
  const [from, to] = [startIn(first), startIn(last) + last.text.length];
  return from < 0 || to < from ? joinFlows([first, last]) : sliceFlow(flow, from, to);
};
