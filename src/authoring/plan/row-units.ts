import { type Flow, joinFlows, sliceFlow } from '../../pipeline/text/flow.ts';
import type { Part } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languages, languagesOf } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { addFeatures, type Features, type Placement, readFeatures } from '../align/placement.ts';
import type { ByLanguage, Span, Unit } from '../align/units.ts';
import { sentencesIn, splitSentences } from '../compare/sentences.ts';
import { sliceLine } from './carry.ts';
import { type Line, newRow, type Row, wordsOf } from './rows.ts';

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
  const isFixed = row.kind !== 'clause' || row.id !== '' || row.of !== undefined;
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

export const unitsIn = (units: readonly RowUnit[], span: Span | undefined): readonly RowUnit[] =>
  span ? units.slice(span.from, span.to) : [];

/** The row that units make: as it was, or what is cut from rows and joined. */
export const rowOfUnits = (units: readonly RowUnit[]): Row | undefined => {
  const [first] = units;
  if (!first || (units.length === 1 && first.isWhole)) return first?.row;
  const lines = inEachLanguage((lang) => {
    const pieces = joinPieces(units.flatMap((unit) => unit.pieces[lang] ?? []));
    return pieces.length === 0 ? undefined : pieces.map(toLine);
  });
  const rows = [...new Set(units.map(({ row }) => row))];
  const scores = rows.flatMap(({ score }) => score ?? []);
  return {
    ...newRow('clause'),
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
