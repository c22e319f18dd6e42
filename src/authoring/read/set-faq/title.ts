import type { ChapterRange } from './chapters.ts';
import type { Line } from './line.ts';
import { isLabeled } from './text-style.ts';
import { saysFaq } from './words.ts';

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

/** `Mistharbor: Frequently Asked Questions`, but not `FAQ: June 23, 2009` */
const namesFaq = new RegExp(`^[^:]{1,40}:\\s*\\P{N}*?${saysFaq.source}[^:\\d]*$`, 'u');

const isPossible = ({ marker, divider, is }: Line): boolean => !marker && !divider && is.short;
