import { fold } from '../../../pipeline/text/fold.ts';
import { takeUntil } from '../lines/segment.ts';
import { displayWidth, endsSentence } from '../lines/sentence.ts';
import type { Line } from './line.ts';
import { readPrinted, type TellLanguage } from './printed.ts';
import { readTitle, type SectionTitle } from './title.ts';

/** The indexes of lines that belong to a web site: rows of links, and short lines above the numbered title. */
export const findFurniture = (lines: readonly Line[], tell: TellLanguage): ReadonlySet<number> => {
  const front = takeUntil(lines, startsText).slice(0, longestFront);
  const title = front.findIndex(({ flow }) => readTitle(flow, tell) && !isNavigation(flow.text));
  const above = front.slice(0, Math.max(0, title));
  const isHead = above.every(({ flow: { text } }) => isNavigation(text) || isShort(text));
  return new Set(
    lines.flatMap(({ flow }, index) =>
      (isHead && index < above.length) || isNavigation(flow.text) ? [index] : [],
    ),
  );
};

/** The title lines, by index: short lines up to a section number, or at most three above the text if none has one. */
export const findTitles = (
  lines: readonly Line[],
  furniture: ReadonlySet<number>,
  tell: TellLanguage,
): ReadonlyMap<number, SectionTitle> => {
  const above = takeUntil(
    lines,
    (line, index) => !furniture.has(index) && (startsText(line) || line.traits.has('bullet')),
  );
  const front = above
    .slice(0, longestFront)
    .map((line, index) => ({ line, index, title: readTitle(line.flow, tell) }))
    .filter(({ line, index }) => !furniture.has(index) && line.flow.text !== '');
  const short = takeUntil(front, ({ line }) => !line.isTitleLike);
  const isHeaded = short.length === front.length && above.length < lines.length;
  const numbered = short.findIndex(({ title }) => title !== undefined);
  const unnumbered = isHeaded && short.length <= mostTitleLines ? short : [];
  const titles = numbered < 0 ? unnumbered : short.slice(0, numbered + 1);
  return new Map(
    titles.map(({ line, index, title }) => [
      index,
      title ?? { section: null, ...readPrinted(line.flow, tell) },
    ]),
  );
};

const startsText = ({ is, labeled }: Line): boolean =>
  is === 'heading' || is === 'penalty' || labeled !== undefined;

const isShort = (text: string): boolean => displayWidth(text.slice(0, 81)) <= 80 && !endsSentence(text);

/** The most lines of banner and title together. */
const longestFront = 40;
const mostTitleLines = 3;

/** A row of links, one of them to the contents or a neighbouring page: `2.2. 额外看牌 | 返回IPG目录 | 2.4. 再调度失误`. */
const isNavigation = (text: string): boolean =>
  text.length <= 240 &&
  fold(text)
    .split(/[|›»‹«→←]/u)
    .some((link, _, all) => all.length > 1 && backLink.test(link.trim()));

const backLink =
  /^(?:返回|回到).{0,16}(?:目录|首页)|^(?:目录|目次|首页|主页|ホーム|home|index|contents|上一[页节]|下一[页节]|前へ|次へ|previous|next|back(?: to .{1,24})?)$/u;
