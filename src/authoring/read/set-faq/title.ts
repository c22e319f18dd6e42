import { displayWidth } from '../lines/display-width.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import type { ChapterRange } from './chapters.ts';
import type { Line } from './line.ts';
import { isLabeled } from './text-style.ts';

/** How many lines from the top the title is looked for. */
const titleLines = 12;

/** The title among the first lines: `_万智牌2010_常见问题集`; a short first line where none says that it is an FAQ. */
export const findTitle = (lines: readonly Line[], ranges: readonly ChapterRange[]): Line | undefined => {
  const preface = ranges.find((range) => range.preface);
  if (!preface) return undefined;
  const first = lines.slice(0, Math.min(titleLines, preface.to)).filter(isPossible);
  const named = first.find(({ text }) => saysFaq.test(text) && (!isLabeled(text) || namesFaq.test(text)));
  const plain = first[0]?.index === 0 && !isLabeled(first[0].text) ? first[0] : undefined;
  return named ?? plain;
};

const saysFaq =
  /常见问题|常見問題|问题集|問題集|释疑|釋疑|FAQ|frequently asked questions|release notes|よくある質問|リリースノート/iu;

/** `Mistharbor: Frequently Asked Questions`, but not `FAQ: June 23, 2009` */
const namesFaq = new RegExp(`^[^:：]{1,40}[:：]\\s*\\P{N}*?(?:${saysFaq.source})[^:：\\d]*$`, 'iu');

const isPossible = ({ marker, divider, text }: Line): boolean =>
  !marker && !divider && isHeadingLike(text) && displayWidth(text) <= 100;
