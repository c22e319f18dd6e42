import type { Part } from '../../../schema/guide.ts';

/**
 * Wording by which a paragraph shows its part where no heading does. Each hit is weak evidence; the order of
 * the parts and the gaps between them say more.
 */
const partCues: Partial<Record<Part, readonly RegExp[]>> = {
  definition: [
    /\bthis infraction (?:only |also )?(?:applies|covers|occurs|does not|includes)|\bis not an? infraction\b|\bthe infraction is\b/iu,
    /^A (?:player|person|spectator|triggered ability)\b[^.]*\b(?:commits|makes|takes|fails|uses|offers|violates|breaks|does any|has|is|permits)\b/iu,
    /此违规(?:仅|只|也|不|涵盖|包含|适用)|不(?:属于|适用)此违规|则此违规应为|便不再适用/u,
    /この違反は|の違反には当たらない|とはならない。|である場合、〔/u,
  ],
  examples: [/^(?:A|An|The|Two|Some) (?:player|spectator|players|opponent|judge)s?\b[^.:]{10,160}\.?$/u],
  philosophy: [
    /\b(?:philosophy|should not be|it is (?:important|common|easy)|purpose|incentiv|because|responsib|potential|trivial|advantage|intentional|encourage|tempting|mistake)/iu,
    /虽然|裁判(?:应|不应|需)|有责任|责任|目的|优势|通常|常见|容易|重要|因此|鼓励|注意/u,
    /べきで|重要で|責任|有利|利益|よくある|可能性|ためである|注意する/u,
  ],
  remedy: [
    /\b(?:shuffle[ds]?|reveals?|returned?|backs? ?up|backup|remedy|put (?:those|the|that)|chooses?|additional turns?|time extension|replace|mulligan|must correct|instruct)\b/iu,
    /修正|回溯|倒回|洗(?:入|牌|回)|展示|放回|置入|额外回合|补时|替换|必须立即|将[^。]{2,20}(?:置|放|移)/u,
    /追加措置|復元|巻き戻|切り直|公開し|戻(?:す|して|される)|置(?:く|き)|選ぶ|行う。|行ってもよい/u,
  ],
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
