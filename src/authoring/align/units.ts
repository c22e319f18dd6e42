import { type Flow, joinFlows, sliceFlow } from '../../pipeline/text/flow.ts';
import type { Language } from '../../schema/language.ts';
import { splitSentences } from '../compare/sentences.ts';
import type { GuideBlock, GuideStructure } from '../read/structure.ts';
import type { ReadMentions } from './mentions.ts';
import { createPlacer, type Features, readFeatures } from './placement.ts';

/** A value for each of some languages. */
export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

/** The smallest thing that is aligned: a sentence of a text, or a row of two texts that are aligned already. */
export interface Unit {
  readonly features: ByLanguage<Features>;
  /** What it is made of, in order. */
  readonly pieces: ByLanguage<readonly Piece[]>;
  readonly begins: Beginning;
}

/** What a unit begins. `continuation`: a row that may be the same clause as the row before it, in another language. */
export type Beginning = 'paragraph' | 'continuation' | 'sentence';

export const beginsParagraph = ({ begins }: Unit): boolean => begins !== 'sentence';

/** A run of units, from index `from` to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Some or all of the text of one block of a source. */
export interface Piece {
  readonly block: GuideBlock;
  readonly flow: Flow;
}

/** The sentences of the clauses of a text in one language. */
export const unitsOfText = (
  structure: GuideStructure,
  lang: Language,
  readMentions: ReadMentions,
): readonly Unit[] => {
  const clauses = structure.blocks.filter(({ role, lang: own }) => role === 'clause' && own === lang);
  const place = createPlacer(structure, clauses);
  return clauses.flatMap((block) => {
    const placement = place(block);
    return splitSentences(block.flow, lang).map(
      (flow, index): Unit => ({
        features: { [lang]: readFeatures(flow.text, lang, placement, readMentions) },
        pieces: { [lang]: [{ block, flow }] },
        begins: index === 0 ? 'paragraph' : 'sentence',
      }),
    );
  });
};

/** Joins neighboring pieces of the same block into one. */
export const joinPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.block === piece.block) joined[joined.length - 1] = { ...last, flow: fromTo(last, piece) };
    else joined.push(piece);
  }
  return joined;
};

/** The text of a block from the start of one piece to the end of a later one. */
const fromTo = (first: Piece, last: Piece): Flow => {
  const { flow } = first.block;
  const from = startOf(flow, first.flow);
  const to = startOf(flow, last.flow) + last.flow.text.length;
  return from < 0 || to < from ? joinFlows([first.flow, last.flow]) : sliceFlow(flow, from, to);
};

const startOf = (whole: Flow, part: Flow): number => whole.offsets.indexOf(part.offsets[0] ?? Number.NaN);
