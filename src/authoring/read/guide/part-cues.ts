import type { Part } from '../../../schema/guide.ts';

/**
 * Wording by which a paragraph shows its part where no heading does. Each hit is weak evidence; the order of
 * the parts and the gaps between them say more.
 */
const partCues: Partial<Record<Part, readonly RegExp[]>> = {
  upgrade: [
    /\b(?:penalty is|penalty is upgraded to|upgraded? to|will receive|should be|receives) (?:an? )?(?:Warning|Game Loss|Match Loss|Disqualification)/iu,
    /(?:处罚|判罚|罚则)[^。]{0,14}(?:升级|为|提升|改为|是)[^。]{0,8}(?:警告|一盘负|判负|一局负|局负|取消资格)|升级为|不适用升级/u,
    /懲罰は【[^】]*】(?:となる|である|に)|格上げ(?:する|される|は)|【[^】]*】に格上げ/u,
  ],
  downgrade: [
    /\bdowngraded? (?:the penalty )?to\b|(?:降级|降低|减轻)[为到至]|格下げ(?:する|される|できる|してもよい|は)/iu,
  ],
};

/** How many cues of a part a paragraph shows; of a long one only its beginning is read. */
export const countCues = (text: string, part: Part): number => {
  const beginning = text.slice(0, longestReading);
  return partCues[part]?.filter((cue) => cue.test(beginning)).length ?? 0;
};

const longestReading = 600;
