import { type ClauseNode, partOfId, type SectionTree } from '../../pipeline/edition/tree.ts';
import { type Part, parts } from '../../schema/guide.ts';
import { type Language, languages, mapTexts } from '../../schema/language.ts';
import { createPlacer, type Placement } from '../align/placement.ts';
import { type GuideBlock, isClause } from '../read/structure.ts';
import { partOf } from './number.ts';
import { committedRow, type Line, newRow, type Row, type SectionText, wordsOf } from './rows.ts';

/** The clauses that there are, as they are joined. */
export const readClauses = ({ clauses, entries }: SectionTree): readonly Row[] => {
  const labels = clauses.flatMap(({ id, label }) => (label === undefined ? [] : [id]));
  const isInARow = labels.every((id, index) => id === `example-${String.fromCharCode(97 + index)}`);
  const placeOf = ({ id, part, label }: ClauseNode): Placement => ({
    part,
    isPartSure: true,
    ...(label === undefined ? {} : { label: id.replace('example-', '').toUpperCase() }),
    ...(label === undefined || !isInARow ? {} : { lettersInARow: labels.length }),
  });
  const languageOf = (file: string): Language =>
    languages.find((lang) => entries[lang]?.file === file) ?? languages[0];
  return clauses.map((clause): Row => {
    const { id, texts, annotations, alsoPrinted, decision } = clause;
    const lines = mapTexts(texts, (pieces) => pieces.map(toLine));
    return committedRow('clause', id, {
      ...{ lines, annotations, decision },
      says: mapTexts(lines, wordsOf),
      places: mapTexts(texts, () => [placeOf(clause)]),
      prints: alsoPrinted.map(({ lang, piece }) => ({ lang, in: languageOf(piece.source.file), piece })),
    });
  });
};

/** The clauses of a text in its order; what is printed of the penalty is one. */
export const clausesOf = ({ lang, structure }: SectionText): readonly Row[] => {
  const blocks = structure.blocks.filter((block) => isClause(block) && block.lang === lang);
  const place = createPlacer(
    structure,
    blocks.filter(({ role }) => role === 'clause'),
  );
  const rowOf = (own: readonly GuideBlock[], placement: Placement): Row => ({
    ...clauseOfLines(
      lang,
      own.map(({ flow, markup }) => toLine({ flow, markup })),
    ),
    places: { [lang]: [placement] },
    isVoiceOpen: own.some(({ isVoiceOpen }) => isVoiceOpen),
  });
  const penalties = blocks.filter(({ role }) => role === 'penalty');
  return blocks.flatMap((block): readonly Row[] => {
    if (block.role !== 'penalty') return [rowOf([block], place(block))];
    return block === penalties[0] ? [rowOf(penalties, { part: 'penalty', isPartSure: true })] : [];
  });
};

const toLine = (piece: Line['piece']): Line => ({ name: { is: 'clause' }, piece });

/** A clause of a text with these lines. */
export const clauseOfLines = (lang: Language, lines: readonly Line[]): Row =>
  newRow('clause', '', { lines: { [lang]: lines }, says: { [lang]: wordsOf(lines) } });

/** The part of a clause: its ID's, or where most texts print it. */
export const partOfRow = ({ before, places }: Row): Part => (before ? partOfId(before.id) : partOf(places));

/** Rows part by part, else in their order. */
export const inParts = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => parts.indexOf(partOfRow(one)) - parts.indexOf(partOfRow(other)));
