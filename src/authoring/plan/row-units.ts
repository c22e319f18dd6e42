import type { ByLanguage } from '../../pipeline/edition/tree.ts';
import type { Range } from '../../pipeline/text/source-text.ts';
import { inEachLanguage, type Language, languages, languagesOf, mapTexts } from '../../schema/language.ts';
import type { Span, Unit } from '../align/beads.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { addFeatures, type Features, readFeatures } from '../align/placement.ts';
import { sentenceRanges, sentencesIn } from '../compare/sentences.ts';
import type { TextBlock } from '../read/structure.ts';
import { sliceLine } from './carry.ts';
import { newRow, type Row, wordsOf } from './rows.ts';

/** A sentence of a row, or all of it. */
export interface RowUnit extends Unit {
  readonly row: Row;
  readonly isWhole: boolean;
  readonly pieces: ByLanguage<readonly Piece[]>;
}

/** Some of a paragraph, by the indexes in its text. */
interface Piece extends Range {
  readonly line: TextBlock;
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
        pieces: inEachLanguage((one) =>
          row.lines[one]?.map((line) => ({ line, start: 0, end: line.flow.text.length })),
        ),
        begins: isFixed ? 'row' : ofWhole,
      },
    ];
  }
  return (row.lines[lang] ?? []).flatMap((line) => {
    const { text } = line.flow;
    return sentenceRanges(text, lang).map(
      ({ start, end }, index): RowUnit => ({
        ...{ row, isWhole: false, pieces: { [lang]: [{ line, start, end }] } },
        features: { [lang]: readFeatures(text.slice(start, end), lang, placement, readMentions) },
        begins: index === 0 ? 'paragraph' : 'sentence',
      }),
    );
  });
};

const featuresOf = (row: Row, readMentions: ReadMentions, not?: Language) => {
  const { says, places } = comparedOf(row);
  return inEachLanguage((lang): Features | undefined => {
    const placements = lang === not || says[lang] === undefined ? [] : (places[lang] ?? []);
    const [placement] = placements;
    if (!placement) return undefined;
    const [first, ...others] = (says[lang] ?? '')
      .split('\n')
      .flatMap((line) => sentencesIn(line, lang))
      .map((text) => readFeatures(text, lang, placement, readMentions));
    return first && { ...others.reduce(addFeatures, first), placements };
  });
};

/** What is compared of a row, and where it is; what is in a section or card says it. */
const comparedOf = (row: Row): Pick<Row, 'says' | 'places'> => {
  const { kind, rows } = row;
  if (kind === 'clause') return row;
  const says = kind === 'note' || kind === 'ruling' ? row.says : wholeOf(rows);
  return { says, places: mapTexts(says, () => [{ part: 'text', isPartSure: true }]) };
};

const wholeOf = (rows: readonly Row[]): Row['says'] =>
  inEachLanguage((lang) => rows.flatMap(({ says }) => says[lang] || []).join('\n') || undefined);

export const unitsIn = (units: readonly RowUnit[], span: Span | undefined): readonly RowUnit[] =>
  span ? units.slice(span.from, span.to) : [];

/** The row that units make: as it was, or what is cut from rows and joined. */
export const rowOfUnits = (units: readonly RowUnit[]): Row | undefined => {
  const [first] = units;
  if (!first || (units.length === 1 && first.isWhole)) return first?.row;
  const lines = inEachLanguage((lang) => {
    const pieces = joinPieces(units.flatMap((unit) => unit.pieces[lang] ?? []));
    return pieces.length === 0
      ? undefined
      : pieces.map(({ line, start, end }) => sliceLine(line, start, end));
  });
  const rows = [...new Set(units.map(({ row }) => row))];
  const scores = rows.flatMap(({ score }) => score ?? []);
  return newRow('clause', '', {
    lines,
    says: inEachLanguage((lang) => lines[lang] && wordsOf(lines[lang])),
    places: inEachLanguage((lang) => lines[lang] && rows.flatMap(({ places }) => places[lang] ?? [])),
    isVoiceOpen: rows.some(({ isVoiceOpen }) => isVoiceOpen),
    asks: [...new Set(rows.flatMap(({ asks }) => asks))],
    score: scores.length === 0 ? undefined : Math.min(...scores),
  });
};

const joinPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.line === piece.line) joined[joined.length - 1] = { ...last, end: piece.end };
    else joined.push(piece);
  }
  return joined;
};
