import type { GuideBlock, GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Flow, joinFlows } from '../../pipeline/text/flow.ts';
import type { Language } from '../../schema/language.ts';
import { countCues } from '../read/guide/part-cues.ts';
import { type Place, partsIfLost } from './place.ts';
import { leansOnTheLast, splitSentences } from './sentences.ts';
import { readTraits, type Traits } from './traits.ts';
import type { FindConcepts } from './vocabulary.ts';

/** What a stretch says in each of its languages. */
export type Voices = Readonly<Partial<Record<Language, Traits>>>;

/** The smallest thing that can be aligned: a sentence of a text, or a whole row that is found already. */
export interface Sentence {
  readonly voices: Voices;
  /** What it is made of, by language, in order. */
  readonly pieces: Readonly<Partial<Record<Language, readonly Piece[]>>>;
  /** How hard it is to cut before it: see `cutCost`. */
  readonly cut: CutKind;
}

/**
 * - `paragraph`: a new paragraph begins
 * - `continued`: a new paragraph of an annotated text, which may break a clause anywhere
 * - `sentence`: a new sentence of the same paragraph; `leaning` if it leans on the one before it, `gap` if the
 *   source has a wide space there
 */
export type CutKind = 'paragraph' | 'continued' | 'sentence' | 'leaning' | 'gap';

/** A stretch of one block of a source. */
export interface Piece {
  readonly block: GuideBlock;
  readonly flow: Flow;
}

/** A sequence to align. */
export interface Side {
  readonly sentences: readonly Sentence[];
}

/** True where a paragraph (or row) begins. */
export const beginsParagraph = ({ cut }: Sentence): boolean => cut === 'paragraph' || cut === 'continued';

/** The clauses of a text in one language as a side. */
export const sideOfText = (
  structure: GuideStructure,
  lang: Language,
  vocabularies: readonly FindConcepts[],
): Side => {
  const clauses = structure.blocks.filter(({ role, lang: own }) => role === 'clause' && own === lang);
  const placeOf = createPlacer(structure, clauses);
  const sentences = clauses.flatMap((block, index): Sentence[] => {
    const place = placeOf(block);
    const before = clauses[index - 1];
    return splitSentences(block.flow, lang).map((flow, at, all): Sentence => {
      const previous = all[at - 1];
      const cut = previous
        ? cutInside(block.flow, previous, flow, lang)
        : cutBetween(structure, before, block, lang);
      return {
        voices: { [lang]: readTraits(flow.text, lang, place, vocabularies) },
        pieces: { [lang]: [{ block, flow }] },
        cut,
      };
    });
  });
  return { sentences };
};

/** Pieces of one block that follow one another, as one. */
export const joinPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.block === piece.block) joined[joined.length - 1] = { ...last, flow: stretch(last, piece) };
    else joined.push(piece);
  }
  return joined;
};

/** From the start of one piece to the end of a later one of the same block, with what stands between them. */
const stretch = (first: Piece, last: Piece): Flow => {
  const { flow } = first.block;
  const from = startOf(flow, first.flow);
  const to = startOf(flow, last.flow) + last.flow.text.length;
  return from < 0 || to < from
    ? joinFlows([first.flow, last.flow])
    : { text: flow.text.slice(from, to), offsets: flow.offsets.slice(from, to) };
};

const startOf = (whole: Flow, part: Flow): number => whole.offsets.indexOf(part.offsets[0] ?? Number.NaN);

/** Tells where a clause stands, from what the text prints. */
const createPlacer = (
  structure: GuideStructure,
  clauses: readonly GuideBlock[],
): ((block: GuideBlock) => Place) => {
  const printed = new Set(
    structure.blocks.flatMap(({ role, part, inside }) =>
      role === 'heading' && part !== null && !inside ? [part] : [],
    ),
  );
  const labeled = clauses.filter(({ label }) => label !== undefined);
  const isCounted = /^(?:1|一|甲|i|ア)$/u.test(labeled[0]?.label ?? '');
  const letters = new Map(
    labeled.map((block, index) => [block, isCounted ? letterAt(index) : (block.label ?? '')]),
  );
  const isInARow = [...letters.values()].every((letter, index) => letter.toUpperCase() === letterAt(index));
  return (block) => {
    const { part, flow } = block;
    const label = letters.get(block);
    return {
      part: part ?? 'definition',
      isPartSure: part !== null && (printed.has(part) || label !== undefined),
      ...(part !== null && printed.has(part) && label === undefined
        ? { ifLost: partsIfLost(part, printed, new Set(countCues(flow.text).keys())) }
        : {}),
      ...(label === undefined ? {} : { label, ...(isInARow ? { lettersInARow: letters.size } : {}) }),
      ...(isCounted && block.label !== undefined ? { count: block.label } : {}),
    };
  };
};

/** `letterAt(0) // => 'A'` */
const letterAt = (index: number): string => String.fromCharCode(65 + index);

const cutInside = (whole: Flow, previous: Flow, flow: Flow, lang: Language): CutKind => {
  if (leansOnTheLast(flow.text, lang)) return 'leaning';
  const between = startOf(whole, flow) - startOf(whole, previous) - previous.text.length;
  return between >= (lang === 'en' ? 2 : 1) ? 'gap' : 'sentence';
};

/** An annotated text breaks clauses into paragraphs of its own, between which nothing is said about them. */
const cutBetween = (
  { blocks }: GuideStructure,
  before: GuideBlock | undefined,
  block: GuideBlock,
  lang: Language,
): CutKind => {
  const isAnnotated = blocks.some(({ role }) => role === 'annotation');
  if (!isAnnotated || before === undefined || before.part !== block.part || block.label !== undefined)
    return 'paragraph';
  const between = blocks.slice(blocks.indexOf(before) + 1, blocks.indexOf(block));
  const isLeaning = leansOnTheLast(block.flow.text, lang);
  return isLeaning || !between.some(({ role }) => role === 'annotation') ? 'continued' : 'paragraph';
};
