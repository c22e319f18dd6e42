import type { GuideBlock } from '../../pipeline/structure/structure.ts';
import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { writeSegmentRef } from '../../pipeline/text/segment-ref.ts';
import type { TextToAlign } from './propose-rows.ts';
import type { NextText, SectionDraft } from './row-draft.ts';

/** A writer for one text: it knows what else the lines of a stretch hold, and notes the first words at each reference. */
export const createRefWriter = (
  { lang, source, structure }: TextToAlign,
  words: SectionDraft['words'],
): NextText['writeRef'] => {
  const all = new Set(structure.blocks.filter(isClaimed).flatMap(({ flow }) => sourceOffsetsOf(flow)));
  return (flows) => {
    const own = flows.map(sourceOffsetsOf);
    const others = new Set(all);
    for (const offset of own.flat()) others.delete(offset);
    const at = own.map((offsets) => writeSegmentRef(source, offsets, others)).join(', ');
    words.set(`${lang} ${at}`, firstWords(flows[0]?.text ?? ''));
    return at;
  };
};

/** What the rows of a registry claim. */
const isClaimed = ({ role }: GuideBlock): boolean =>
  role === 'penalty' || role === 'clause' || role === 'annotation';

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
