import { fold } from '../../../pipeline/text/fold.ts';
import { isSiteLine, readPageNumber } from '../lines/page-number.ts';
import { displayWidth, endsSentence } from '../lines/sentence.ts';
import type { Line } from './line.ts';
import { readPrintedWords, type TellLanguage } from './script.ts';
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
  const possible = lines.flatMap(({ whole: { text }, label }, index) =>
    text.length > longestRunningTitle || endsSentence(text) || label ? [] : [{ text, index }],
  );
  const places = Map.groupBy(possible, ({ text }) => text.replace(/^\d{1,3}\b|\b\d{1,3}$/gu, '#'));
  const isAtPageEnd = (index: number): boolean =>
    furniture.get(index - 1) === 'page' || furniture.get(index + 1) === 'page';
  return [...places.values()]
    .map((own) => own.map(({ index }) => index))
    .filter((own) => own.length > 1 && own.some(isAtPageEnd))
    .flat();
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

/** The columns of a page's foot, the last of them its number: `8.3 Sitting    Effective 2022    Page 40 of 88` */
const pageFoot =
  /^.{1,120}(?:(?:\s{2,}|\t|[|·・])\s*(?:page \d{1,3}(?: (?:of|\/) \d{1,3})?|第 ?\d{1,3} ?页|\d{1,3} ?ページ)|\s{8,}\d{1,3})$|^\d{1,3}\s{8,}.{1,120}$/u;

/**
 * Lines of the wiki, the blog and the printed pages that our sources come from, folded. Only what can be none of the
 * text: a line that could be either stays text.
 */
const furniturePatterns: readonly RegExp[] = [
  // IPG, alone in its line; Annotated IPG
  /^(?:a?ipg|annotated ipg)$/u,
  // Back to top, 返回顶部, ページトップへ
  /^[↑▲^\s]*(?:(?:back|return) to (?:the )?top|返回顶部|回到顶部|ページ(?:の)?トップへ(?:戻る)?|トップへ戻る)[↑▲^\s]*$/u,
  // 返回IPG目录, 返回目录, Back to index
  /^[←<\s]*(?:返回|回到)[^。.]{0,20}(?:目录|首页)[→>\s]*$/u,
  /^[←<\s]*(?:back|return) to (?:the )?(?:index|contents|table of contents|ipg|list)[→>\s]*$/u,
  // 目录, Contents, もくじ over the list of a page's headings
  /^★?(?:目录|目次|もくじ|contents|table of contents)\s*:?$/u,
  // 最近更新, 本页面的其他翻译:, 这是本文档旧的修订版!
  /^(?:最近更新|用户|差别|登录|注册|本页面的其他翻译:?|这是本文档旧的修订版!?|目前可使用judge ?apps账号登录.*)$/u,
  // ipg/2.3.txt · 最后更改: 2024/05/11, IPG最終更新2023年9月
  /^.{0,60}(?:最后更改|最后更新|最终更新|last (?:modified|updated|edited))\s*:.{0,60}$/u,
  /^a?ipg最终更新.{0,40}$/u,
  // MAGIC INFRACTION PROCEDURE GUIDE     Effective January 1, 2020
  /^(?:the )?(?:magic|magic: the gathering)?®?™?\s?(?:infraction procedure guide|tournament rules)(?: v?[\d.]+)?(?:[\s,-]+effective .{4,30})?$/u,
  // 万智牌违规处理方针, マジック：ザ・ギャザリング 違反処置指針
  /^(?:《?万智牌》?违规处理方针|マジック[・:ザギャリング]*违反処置指针)$/u,
  // Effective January 1, 2020, 2020年4月17日発効, 2023.12 更新, 最后更新日期 2019.10.4, Updated April 3, 2021
  /^effective (?:date:? )?[a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}$/u,
  /^\d{4}\s*[年./-]\s*\d{1,2}\s*(?:月?|[月./-]\s*\d{1,2}\s*日?)\s*(?:发布|生效|起生效|発効|更新|修订)$/u,
  /^(?:(?:最后|最近|上次)?(?:更新|修订|修改)(?:日期|时间|于)?|(?:last )?(?:updated|revised)(?: on)?)\s*:?\s*(?:\d{4}\s*[年./-]\s*\d{1,2}.{0,12}|[a-z]{3,9}\.? \d{1,2},? \d{4})$/u,
  // © …, the site's last line
  /^(?:©|copyright (?:©|\(c\))).{0,120}$/u,
];

/** True for what a printed page carries besides the text: there a paragraph can be cut. */
const isPageEnd = (text: string): boolean =>
  readPageNumber(text) !== undefined || (text.length <= longestFurniture && pageFoot.test(fold(text)));

/** True for a line of the site, whatever is around it. */
export const isFurniture = (text: string): boolean => {
  if (text.length > longestFurniture) return false;
  const folded = fold(text);
  const isKnown = furniturePatterns.some((pattern) => pattern.test(folded));
  return isKnown || isNavigation(text) || isPageEnd(text) || isSiteLine(text);
};

/**
 * True for a line of links: parts set off by `|`, `›`, `»` or ` > ` of which one leads back or all are sections;
 * or a row of section numbers with their names and nothing else.
 *
 * `2.2. 额外看牌 | 返回IPG目录 | 2.4. 再调度失误`, `Home › IPG › 2.3`, `1.1. Penalties 1.3. Randomizing`
 */
const isNavigation = (text: string): boolean => {
  if (text.length > longestFurniture) return false;
  if (!/[|｜›»‹«→←>＞]/u.test(text)) return isRowOfSections(text);
  const folded = fold(text);
  const links = folded
    .split(linkSeparator)
    .map((link) => link.trim())
    .filter((link) => link !== '');
  if (linkSeparator.test(folded) && links.length > 0) {
    if (links.some((link) => backLink.test(link))) return true;
    return links.length > 1 && links.every((link) => sectionLink.test(link));
  }
  return isRowOfSections(text);
};

/** True for section numbers with their names, at least two and nothing else. */
const isRowOfSections = (text: string): boolean => {
  const sections = text
    .slice(0, longestFurniture)
    .split(/(?=\b\d{1,2}\.\d{1,2}\.?\s)/u)
    .map((link) => link.trim());
  return (
    sections.length > 1 && sections.every((link) => numberedLink.test(link) && !endsSentence(link.slice(5)))
  );
};

/** True for the first line of a banner that says how far the site is brought up to date: `2023.12 更新`. */
const isUpdateBanner = (text: string): boolean =>
  displayWidth(text.slice(0, 60)) <= 50 &&
  /(?:^|\s)(?:更新|更新日期.*|updated?)$|^(?:更新|updated?)\s*[:：]/iu.test(text);

/** A `>` at the start of a line quotes it; between two words it leads from page to page. */
const linkSeparator = /[|›»‹«→←]|(?<=\S)\s+>\s+(?=\S)/u;

const longestFurniture = 240;
const backLink =
  /^(?:返回|回到|回).{0,16}(?:目录|首页|索引)|^(?:目录|目次|もくじ|首页|主页|ホーム|home|index|contents|table of contents|上一[页节]|下一[页节]|前へ|次へ|previous|next|back(?: to .{1,24})?)$/u;
const numberedLink = /^\d{1,2}\.\d{1,2}\.?\s+\S[^。|]{0,80}$/u;
const sectionLink =
  /^(?:\d{1,2}\.(?:\d{1,2}\.?)?\s*\S[^。|]{0,80}|第.{1,3}章.{0,30}|(?:ipg|mtr)(?: \d{1,2}(?:\.\d{1,2})?)?)$/u;
