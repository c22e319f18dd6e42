import { withoutQuotes } from './brackets.ts';

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
