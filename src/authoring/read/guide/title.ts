import { type Flow, rangesOf, sliceFlow } from '../../../pipeline/text/flow.ts';
import { foldUnits } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import { type Printed, readPrinted, type TellLanguage } from './printed.ts';

export interface SectionTitle extends Printed {
  /** `2.3`; `2.0` for the introduction of a chapter (`2.`); null without a number. */
  readonly section: string | null;
}

export const looksLikeTitle = (text: string): boolean => isHeadingLike(text, widestTitle);

/**
 * Reads a title with a section number; undefined for any other line.
 *
 * `2.3 Hidden Card Error 非公开牌张失误` // => 2.3, en `Hidden Card Error`, zh `非公开牌张失误`
 * `IPG 2.3 Game Play Error — Hidden Card Error`, `第2.3节 …`, `10.4. …`, `2. Game Play Errors`
 */
export const readTitle = (flow: Flow, tell: TellLanguage): SectionTitle | undefined => {
  if (!looksLikeTitle(flow.text)) return undefined;
  const match = sectionNumber.exec(foldUnits(flow.text));
  if (!match) return undefined;
  const { chapter, number = '0' } = match.groups ?? {};
  const section = `${chapter}.${number}`;
  const rest = sliceFlow(flow, match[0].length);
  const { words, markup } = readPrinted(rest, tell);
  // In `IPG 4.8` the number is the whole title.
  if (words.length === 0) return { section, words: [{ lang: tell(flow.text), flow }], markup: [] };
  return { section, words, markup: [...rangesOf(flow, 0, match[0].length), ...markup] };
};

/** `Game Play Error — Hidden Card Error` // => `Hidden Card Error`, `赛事失误～迟到` // => `迟到` */
export const sectionName = (title: string): string => title.replace(infractionClass, '');

const widestTitle = 110;

/** A chapter without a section needs a mark after its number: `2. Game Play Errors`, not `2 players`. */
const sectionNumber =
  /^(?:(?:Annotated\s+)?A?(?:IPG|MTR)\s*[:–—-]?\s*)?(?:Section\s+)?第?\s*(?<chapter>[1-9]\d?)(?:\.(?<number>\d{1,2})(?:[.、:]|\s*[节節条條])?|[.、]|\s*[章])(?=[\s\p{Script=Han}\p{Script=Katakana}《「『【〔]|$)\s*(?:[~-]{1,2}\s+)?/iu;

/** Matches a class of infractions by its last word, because translations of the classes vary. */
const infractionClass =
  /^(?:[a-z]+(?:\s[a-z]+){0,2}\s(?:Errors?|Conduct|Violations?|Infractions?)|\p{Script=Han}{2,12}(?:失误|失誤|错误|錯誤|违规|違規|道德|精神|风度|風度|行为|行為)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,16}(?:誤り|違反|行為))\s*(?:[–—―─－−~～〜∼:：]+|-{2,}|\s[-‐]\s)\s*(?=\S)/iu;

/** Chapter 1 (principles, `1.1`) and introductions (`2.0`) have no fixed parts. */
export const hasFixedParts = (section: string | null): boolean =>
  section === null || !/^1\.|\.0$/u.test(section);
