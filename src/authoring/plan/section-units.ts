import type { GuideBlock, GuideStructure } from '../../pipeline/structure/structure.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { writeSegmentRef } from '../../pipeline/text/write-segment-ref.ts';

/** What a registry gives a row: clauses, penalties and annotations. */
const isUnit = ({ role }: GuideBlock): boolean =>
  role === 'penalty' || role === 'clause' || role === 'annotation';

/** Writes the segment references of the blocks of one source. */
export interface RefWriter {
  /** The reference of a block, or of the stretch of its text between two indexes. */
  readonly refOf: (parts: readonly { block: GuideBlock; from?: number; to?: number }[]) => string;
}

/** A writer for one source: it knows what else stands in the lines of a block. */
export const createRefWriter = (source: SourceText, { blocks }: GuideStructure): RefWriter => {
  const all = new Set(
    blocks.filter(isUnit).flatMap(({ flow }) => flow.offsets.filter((offset) => offset >= 0)),
  );
  return {
    refOf: (parts) => {
      const own = parts.map(({ block, from = 0, to = block.flow.text.length }) =>
        block.flow.offsets.slice(from, to).filter((offset) => offset >= 0),
      );
      const others = new Set(all);
      for (const offset of own.flat()) others.delete(offset);
      return own.map((offsets) => writeSegmentRef(source, offsets, others)).join(', ');
    },
  };
};

/**
 * The beginning of a text for a comment, sixteen characters of Chinese or Japanese, seven words of English.
 * `firstWords('A player draws four cards from a spell') // => 'A player draws four cards from a…'`
 */
export const firstWords = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(line.slice(0, 40));
  const short = isSpaced ? line.split(' ').slice(0, 7).join(' ') : Array.from(line).slice(0, 16).join('');
  return short === line ? line : `${short}…`;
};
