import type { Language } from '../../../schema/language.ts';

/**
 * Wording that tells official text from commentary where nothing else does. Official English and Chinese speak
 * of a player and a judge, never of you and us, and do not explain themselves. Positive weights speak for
 * commentary. A hit counts once, however often it occurs.
 */
const wordingCues: Readonly<Record<'en' | 'zh', readonly (readonly [weight: number, pattern: RegExp])[]>> = {
  en: [
    // we, you, I: commentary speaks to its reader
    [2.5, /\b(?:we|we[’']\w+|us|our|ours|let[’']s|you|you[’']\w+|your|yours|I|I[’']\w+|me|my)\b/iu],
    [
      0.8,
      /\b(?:isn|aren|wasn|don|won|can|couldn|shouldn|wouldn|haven|hasn)[’']t\b|\b(?:it|that|there|they|what|here)[’'](?:s|re|ll|ve)\b/iu,
    ],
    [1, /[?!](?:\s|$)/u],
    [
      1.5,
      /^(?:This|The (?:last|first|second|previous|above)) (?:sentence|part|section|line|clause|paragraph|example|bullet|definition|portion|language|phrase|statement|note|scenario|case|policy|means|is|was|also|just|one|allows|doesn|prevents|lets|gives|covers|ensures|refers)\b/iu,
    ],
    [
      1,
      /^(?:Now|So|Basically|Remember|Keep in mind|Note that|Please note|In other words|Essentially|Generally|Again|Here|Yes|No|Also|Just|Think|Consider|Imagine|Why|What|How|Obviously|Of course|Unfortunately|Sometimes|Often|As (?:mentioned|a result|such|judges)|In general|It(?:’s| is) important to (?:remember|note|consider)|For the purposes? of|To ensure|Simply|For instance|For example|Say)\b/iu,
    ],
    [
      0.8,
      /\b(?:for instance|e\.g\.|i\.e\.|in other words|basically|really|actually|obviously|pretty|a lot|kind of|sort of|common(?:ly)? (?:mistake|misconception|question|confus)|previous(?:ly)? (?:versions?|policy|revisions?)|(?:it|they|this|which|players|judges) used to|so remember|most of the time|nobody|key (?:word|phrase|point|part) (?:here|is)|in the past|may seem|quite|IPG|MTR|the philosophy behind|the idea|the reason|the point|this infraction is for)\b/iu,
    ],
    [
      -1.2,
      /^(?:A|An|The|Two|Any|Each|All|No|Only) (?:\w+ ){0,3}(?:player|players|spectator|person|opponent|judge|judges|penalty|infraction|head judge|cards?|triggered ability|triggered abilities|tournament)\b/iu,
    ],
    [-0.6, /^(?:If|When|Once|Unless|Cards|Order|Information|Players|Judges|Spectators)\b/u],
    // Instructions: the player reveals, the opponent chooses, the cards are returned
    [
      -0.8,
      /\b(?:the (?:player|judge|head judge) (?:reveals?|must|should|may|shuffles?|returns?|performs?|puts?|needs to)|opponent chooses|chosen by|(?:cards?|these|those) (?:are|is) (?:returned|shuffled|put)|be (?:performed|used|applied|returned|shuffled))\b/iu,
    ],
    [
      -0.8,
      /\b(?:the (?:infraction|penalty) is|is not an infraction|this infraction (?:only |also )?(?:applies|covers|does not)|may be|should be treated|are considered|is considered)\b/iu,
    ],
  ],
  zh: [
    [2.5, /我们|咱们|你|您|大家|各位|笔者|我(?!方)/u],
    [1, /[？?！!]|吗|呢|吧|嘛|啊|哦|呀/u],
    [
      1.5,
      /^(?:这(?:句话|一句|一条|一段|一点|一部分|部分|里|条|段|个|是|意味|些)|此处|上面|上述|前面|本段|本句|以上|最后一句|第[一二三]句|(?:第[一二三四五六]|前[一二三两]|后[一二三两]|最后一)个(?:例子|范例|情况))/u,
    ],
    [
      1,
      /^(?:也就是说|换句话说|换言之|简单来说|简单地说|通常来说|一般来说|一般而言|总的来说|总之|请注意|记住|需要注意|值得注意|不过|所以|那么|当然|其实|事实上|例如|比如|举例来说|首先|其次|另外|此外|正如|很重要的是)/u,
    ],
    [
      0.8,
      /也就是说|换句话说|其实|比如|比方|意思是|目的是|之所以|这样一来|此外这|这(?:也|通常|主要|样)|修订|过去|以往|曾经|这(?:项|条|个)?(?:违规|规定|条款)|IPG|MTR|以前的|旧版|过去的|常见的误解/u,
    ],
    [
      -1.2,
      /^(?:牌手|一位牌手|某位牌手|某人|某个|任何人|任何牌手|裁判|主审|如果|若|当|假如|仅|除非|所有|两位牌手|每位牌手|此违规|本违规|该牌手|处罚)/u,
    ],
    [-0.8, /此违规|该牌手|则此|应(?:为|由|被|以|视为|将|对|尽量|先)|不属于|均处于|之(?:情形|情况|牌|后)/u],
  ],
};

/** How much a paragraph reads like commentary (above 0) or like official text (below). Japanese has no such score. */
export const commentaryScore = (text: string, lang: Language): number => {
  if (lang === 'ja') return 0;
  const spoken = withoutQuotes(text.slice(0, longestReading));
  const cues = wordingCues[lang].reduce(
    (sum, [weight, pattern]) => sum + (pattern.test(spoken) ? weight : 0),
    0,
  );
  return cues + lengthScore(spoken);
};

/** Annotated editions take the official text sentence by sentence; commentary runs on. */
const lengthScore = (text: string): number => {
  const sentences = text
    .split(/[.。！？!?](?=\s|$|\p{Script=Han})|。/u)
    .filter((sentence) => sentence.trim() !== '').length;
  return Math.min(0.9, Math.max(0, (sentences - 2) * 0.3)) - (sentences === 1 ? 0.3 : 0);
};

const longestReading = 3000;

/**
 * A text without its quotations and brackets, whose style is not the writer's. A bracket that never closes hides
 * nothing.
 *
 * `「唱えます」と宣言した。` // => `と宣言した。`
 */
export const withoutQuotes = (text: string): string => {
  let result = text;
  for (let round = 0; round < deepest; round += 1) {
    const inner = result.replace(innermost, '');
    if (inner === result) break;
    result = inner;
  }
  return result;
};

/** Brackets inside brackets are rarely deeper. */
const deepest = 4;

const innermost = new RegExp(
  ['「」', '『』', '()', '（）', '〔〕', '《》', '【】', '“”']
    .map(([open, close]) => `[${open}][^「」『』()（）〔〕《》【】“”]*[${close}]`)
    .join('|'),
  'gu',
);

/**
 * How much a Japanese paragraph reads like commentary, from -1 (plain form: である, 適用される, 行うこと; the official
 * text) to 1 (polite form: です, ます, しましょう; commentary). Counted over all sentence ends outside of quotation marks
 * and brackets; null where none of them tells. One plain sentence among polite ones is common in commentary, a polite
 * one in official text is not.
 *
 * `適用される。` // => -1, `適用されます。` // => 1
 */
export const politeness = (text: string): number | null => {
  let [plain, polite] = [0, 0];
  for (const sentence of spokenPart(text).split(/[。．！？!?:：\n]/u)) {
    const end = sentence.trim().slice(-longestEnd);
    if (end === '') continue;
    if (politeEnd.test(end)) polite += 1;
    else if (plainEnd.test(end)) plain += 1;
    // A polite form before a comma counts like an end.
    if (politeMiddle.test(sentence)) polite += 1;
  }
  if (plain + polite === 0) return null;
  const share = polite / (polite + plain);
  return Math.min(1, Math.max(-1, (share - tippingShare) / tippingShare));
};

/** Brackets are set aside, unless it is all there is: `(分からないときは、3分を目安としてください。)` */
const spokenPart = (text: string): string =>
  /^[(（][^()（）]+[)）]$/u.test(text) ? text.slice(1, -1) : withoutQuotes(text);

/** Share of polite sentence ends from which on a paragraph is commentary. */
const tippingShare = 0.3;

const longestEnd = 12;

const politeEnd =
  /(?:です|(?<![覚冷済励悩澄醒])(?:ます|ました)|でした|ません|でしょう|ましょう|ください|下さい|ございます|なさい)(?:か|ね|よ|が|けど|けれど|から|ので|し|よね|かね|っけ|わ)*$/u;

const plainEnd =
  /(?:[るたいうくぐすつぬぶむだ]|こと|もの|べき|ため|場合|とき|のみ|まで|である|とする|しない|ない|なし)$/u;

const politeMiddle =
  /(?:です|ます|でした|ました|ません|でしょう)(?:が|から|ので|し|けれども?|けど)?[、,]|(?:まして|ですと|ますと)[、,]/u;
