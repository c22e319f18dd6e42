import { displayWidth } from '../lines/display-width.ts';
import { endsSentence } from '../lines/sentence.ts';
import { isFurniture, isNavigation, isPageEnd, isRowOfSections, isUpdateBanner } from './furniture.ts';
import type { Line } from './line.ts';
import { readPrintedWords } from './printed-words.ts';
import type { TellLanguage } from './script.ts';
import { readTitle, type SectionTitle } from './title.ts';

/** A line that is furniture: of the site, or of a printed page, where a paragraph can be cut. */
export type Furniture = 'site' | 'page';

/** The lines that are the site's or the page's and not the text's, by index. */
export const findFurniture = (lines: readonly Line[], tell: TellLanguage): ReadonlyMap<number, Furniture> => {
  const found = new Map<number, Furniture>();
  lines.forEach(({ body: { text }, blanksBefore }, index) => {
    // The last row of a table of sections can hold a single one.
    const above = lines[index - 1]?.body.text ?? '';
    const isLastRow = blanksBefore === 0 && isRowOfSections(above) && isRowOfSections(`${text} 1.1 x`);
    if (isPageEnd(text)) found.set(index, 'page');
    else if (isFurniture(text) || isLastRow) found.set(index, 'site');
  });
  for (const index of headOfSite(lines, tell)) found.set(index, 'site');
  for (const index of runningTitles(lines, found)) found.set(index, 'page');
  return found;
};

/** Short lines beside a page number that come again elsewhere, the same but for a number at either end. */
const runningTitles = (
  lines: readonly Line[],
  furniture: ReadonlyMap<number, Furniture>,
): readonly number[] => {
  const places = new Map<string, number[]>();
  lines.forEach(({ whole: { text }, label }, index) => {
    if (text.length > longestRunningTitle || endsSentence(text) || label) return;
    const words = text.replace(/^\d{1,3}\b|\b\d{1,3}$/gu, '#');
    const own = places.get(words);
    if (own) own.push(index);
    else places.set(words, [index]);
  });
  const isAtPageEnd = (index: number): boolean =>
    furniture.get(index - 1) === 'page' || furniture.get(index + 1) === 'page';
  return [...places.values()].filter((own) => own.length > 1 && own.some(isAtPageEnd)).flat();
};

const longestRunningTitle = 120;

/**
 * What the site prints above the text: short lines down to the navigation that is the site's last word; or,
 * without navigation, a block with the date of the last update, above the title.
 */
const headOfSite = (lines: readonly Line[], tell: TellLanguage): readonly number[] => {
  const end = lines.findIndex(startsText);
  const front = lines.slice(0, Math.min(end < 0 ? lines.length : end, longestFront));
  const title = front.findIndex(
    ({ body }) => readTitle(body, tell) !== undefined && !isNavigation(body.text),
  );
  const above = title < 0 ? front : front.slice(0, title);
  const navigation = above.findLastIndex(({ body }) => isNavigation(body.text));
  const isHead = above
    .slice(0, navigation + 1)
    .every(({ body: { text } }) => isNavigation(text) || isFurniture(text) || isShort(text));
  const upTo = isHead ? navigation : -1;
  return [...Array(upTo + 1).keys(), ...banner(title < 0 ? [] : above)];
};

/** Indices of the blocks (lines without a blank line between them) that begin with, or hold, the date of an update. */
const banner = (lines: readonly Line[]): readonly number[] => {
  const blocks: number[][] = [];
  lines.forEach((line, index) => {
    const open = blocks.at(-1);
    if (open && line.blanksBefore === 0) open.push(index);
    else blocks.push([index]);
  });
  const textOf = (index: number): string => lines[index]?.body.text ?? '';
  return blocks
    .filter((block) => block.some((index) => isUpdateBanner(textOf(index))))
    .filter((block) => block.every((index) => isShort(textOf(index))))
    .flat();
};

/**
 * The title lines, by index. A title has the number of its section, and may go on in another language in the
 * next line; without a number it is the few short lines right above the first heading.
 */
export const findTitles = (
  lines: readonly Line[],
  furniture: ReadonlyMap<number, Furniture>,
  tell: TellLanguage,
): ReadonlyMap<number, SectionTitle> => {
  const end = lines.findIndex(
    (line, index) =>
      !furniture.has(index) && (startsText(line) || line.traits.has('bullet') || line.is === 'row'),
  );
  const front = lines
    .slice(0, Math.min(end < 0 ? lines.length : end, longestFront))
    .map((line, index) => ({ line, index, title: readTitle(line.body, tell) }))
    .filter(({ line, index }) => !furniture.has(index) && line.body.text !== '');
  const text = front.findIndex(({ line }) => !line.isTitleLike);
  const short = text < 0 ? front : front.slice(0, text);
  const numbered = short.findIndex(({ title }) => title !== undefined);
  const count = numbered >= 0 ? numbered + 1 + countMoreNames(short.slice(numbered), tell) : 0;
  const isHeaded = text < 0 && end >= 0;
  const unnumbered = numbered < 0 && isHeaded && short.length <= mostTitleLines ? short.length : 0;
  return new Map(
    short
      .slice(0, count + unnumbered)
      .map(({ line, index, title }) => [index, title ?? withoutNumber(line, tell)]),
  );
};

const withoutNumber = ({ body }: Line, tell: TellLanguage): SectionTitle => {
  const { words, markup } = readPrintedWords(body, tell);
  return { section: null, names: words, markup };
};

interface FrontLine {
  readonly line: Line;
  readonly title: SectionTitle | undefined;
}

/** How many lines right under a title go on with it: the name in another language. */
const countMoreNames = ([title, ...below]: readonly FrontLine[], tell: TellLanguage): number => {
  const langs = new Set(title?.title?.names.map(({ lang }) => lang));
  const end = below.findIndex(({ line, title: own }) => {
    const isName = line.blanksBefore === 0 && !langs.has(tell(line.body.text));
    return !(isName || own?.section === title?.title?.section);
  });
  return Math.min(end < 0 ? below.length : end, mostTitleLines - 1);
};

/** A heading of a part, a penalty or a lettered example: with it the text has begun. */
const startsText = ({ is, label }: Line): boolean =>
  is === 'heading' || is === 'penalty' || label !== undefined;

const isShort = (text: string): boolean => displayWidth(text.slice(0, 81)) <= 80 && !endsSentence(text);

/** Title and banner are within this many lines. */
const longestFront = 40;
const mostTitleLines = 3;
