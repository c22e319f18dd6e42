import { withoutQuotes } from './brackets.ts';

/**
 * The Japanese style of speech of a paragraph: the IPG is written in the plain form (である, 適用される, 行うこと),
 * its commentary in the polite one (です, ます, しましょう). Counted over all sentence ends outside of
 * quotation marks and brackets.
 */
export interface Register {
  /** Sentence ends in the plain and in the polite form; a polite form before a comma counts like an end. */
  readonly plain: number;
  readonly polite: number;
}

/** Measures the style of speech. `適用される。` // => plain 1, `適用されます。` // => polite 1 */
export const measureRegister = (text: string): Register => {
  let plain = 0;
  let polite = 0;
  for (const sentence of spokenOf(text).split(/[。．！？!?:：\n]/u)) {
    const end = sentence.trim().slice(-longestEnd);
    if (end === '') continue;
    if (politeEnd.test(end)) polite += 1;
    else if (plainEnd.test(end)) plain += 1;
    if (politeMiddle.test(sentence)) polite += 1;
  }
  return { plain, polite };
};

/** What stands in brackets is set aside, unless it is all there is: `(分からないときは、3分を目安としてください。)` */
const spokenOf = (text: string): string =>
  /^[(（][^()（）]+[)）]$/u.test(text) ? text.slice(1, -1) : withoutQuotes(text);

/**
 * From -1 (plain, official) to 1 (polite, commentary); null where the paragraph has no sentence end that
 * tells. One plain sentence among polite ones is common in commentary, a polite one in official text is not.
 */
export const politeness = ({ plain, polite }: Register): number | null => {
  if (plain + polite === 0) return null;
  const share = polite / (polite + plain);
  return Math.min(1, Math.max(-1, (share - tippingShare) / tippingShare));
};

/** Share of polite sentence ends from which on a paragraph is commentary. */
const tippingShare = 0.3;

const longestEnd = 12;

const politeEnd =
  /(?:です|(?<![覚冷済励悩澄醒])(?:ます|ました)|でした|ません|でしょう|ましょう|ください|下さい|ございます|なさい)(?:か|ね|よ|が|けど|けれど|から|ので|し|よね|かね|っけ|わ)*$/u;

const plainEnd =
  /(?:[るたいうくぐすつぬぶむだ]|こと|もの|べき|ため|場合|とき|のみ|まで|である|とする|しない|ない|なし)$/u;

const politeMiddle =
  /(?:です|ます|でした|ました|ません|でしょう)(?:が|から|ので|し|けれども?|けど)?[、,]|(?:まして|ですと|ますと)[、,]/u;
