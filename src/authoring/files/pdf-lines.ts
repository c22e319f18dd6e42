import { glueBetween } from '../../pipeline/text/flow.ts';
import { dots } from '../read/lines/marks.ts';
import { countEach } from '../read/lines/script.ts';
import { displayWidth, endsSentence, endsWithColon } from '../read/lines/sentence.ts';
import { markRuns, type Run } from './styled-text.ts';

/** `y` grows upwards, as in PDF. */
export interface PdfItem extends Run {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface PrintedLine {
  readonly items: readonly PdfItem[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Returns the text of pages. A wide distance between two lines of a page becomes an empty line. If a document
 * separates its paragraphs by wide distances, each paragraph becomes one line; otherwise lines stay as printed.
 */
export const textOfPages = (pages: readonly (readonly PdfItem[])[]): string => {
  const places = placeLines(pages);
  const separatesParagraphs = places.filter(({ isWider }) => isWider).length * fewestApart > places.length;
  const paragraphs: Run[][] = [];
  const gaps: string[] = [];
  for (const place of places) {
    const runs = runsOf(place.line);
    const isApart = place.isWider || (separatesParagraphs && place.isTop && isEnded(place));
    const open = paragraphs.at(-1);
    if (open && !isApart && continuesParagraph(place))
      open.push(plain(separatesParagraphs ? glueOf(place) : '\n'), ...runs);
    else {
      gaps.push(isApart ? '\n' : '');
      paragraphs.push(runs);
    }
  }
  const text = `${paragraphs.map((runs, index) => (gaps[index] ?? '') + markRuns(runs)).join('\n')}\n`
    .replaceAll(radicals, (sign) => simplifiedRadicals.get(sign) ?? sign.normalize('NFKC'))
    .replace(/[ \t]+$/gmu, '')
    .replaceAll('∕', '／');
  return kana.test(text) ? text : text.replaceAll('〜', '～');
};

/** Some files have the rare `〜` and `∕` for `～` and `／`, which a font can draw alike. Japanese uses both waves. */
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A line and the line above it, which can be on another page. */
interface Place {
  readonly line: PrintedLine;
  readonly before: PrintedLine | undefined;
  readonly isTop: boolean;
  readonly isWider: boolean;
  /** Whether the line above has no room for the first word of this line. */
  readonly isAfterFull: boolean;
  /** Whether it can be a name, heading or keyword: below the end of a sentence, and neither a sentence nor full. */
  readonly isSeparateLine: boolean;
}

const placeLines = (pages: readonly (readonly PdfItem[])[]): readonly Place[] => {
  const printed = withoutFurniture(pages.map((items) => inReadingOrder(gatherLines(items))));
  const usual = usualDistance(printed);
  const marginOf = measureMargins(printed);
  const places = printed
    .flatMap((lines) => lines.map((line, index) => ({ line, isTop: index === 0 })))
    .map(({ line, isTop }, index, all) => {
      const before = all[index - 1]?.line;
      const isWider = !isTop && before !== undefined && isWiderThan(before, line, usual);
      const isAfterFull = before !== undefined && before.right + firstWordOf(line) >= marginOf(before);
      return { line, before, isTop, isWider, isAfterFull };
    });
  return places.map((place, index) => {
    const after = places[index + 1];
    const text = textOf(place.line);
    const isWhole = endsSentence(text) || endsWithColon(text) || !/\p{L}/u.test(text);
    return {
      ...place,
      isSeparateLine:
        place.before !== undefined && endsSentence(textOf(place.before)) && !isWhole && !after?.isAfterFull,
    };
  });
};

/** Removes lines that, apart from numbers, are the same at the same height on half of the pages, at least on two. */
const withoutFurniture = (
  pages: readonly (readonly PrintedLine[])[],
): readonly (readonly PrintedLine[])[] => {
  const keyOf = (line: PrintedLine): string =>
    `${Math.round(line.y)} ${textOf(line).trim().replace(/\d+/gu, '#')}`;
  const counts = countEach(pages.flatMap((lines) => [...new Set(lines.map(keyOf))]));
  const fewest = Math.max(2, pages.length / 2);
  return pages.map((lines) => lines.filter((line) => (counts.get(keyOf(line)) ?? 0) < fewest));
};

/** Wide distances separate paragraphs if more than 1 in `fewestApart` lines has such a distance above it. */
const fewestApart = 15;

/** Returns a function that gives the right margin of a line: that of all pages or, in left columns, that of these. */
const measureMargins = (pages: readonly (readonly PrintedLine[])[]): ((line: PrintedLine) => number) => {
  const starts = pages.flatMap((lines) =>
    lines
      .filter(({ x, y, size }) =>
        lines.some((other) => other.right < x && Math.abs(other.y - y) < size * 0.5),
      )
      .map(({ x }) => x),
  );
  const rights = pages.flat().map(({ right }) => right);
  const whole = Math.max(0, ...rights);
  const start = starts.length * fewestBeside > rights.length ? Math.min(...starts) : 0;
  const left = Math.max(0, ...rights.filter((right) => right <= start));
  return ({ right }) => (right <= start ? left : whole);
};

/** Pages have columns if more than 1 in `fewestBeside` lines is right of another line. */
const fewestBeside = 5;

/** The width of the first word of a line and of a blank. The line above is full if it has no room for both. */
const firstWordOf = (line: PrintedLine): number => {
  const text = textOf(line).trim();
  const word = /^[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]*./u.exec(text)?.[0] ?? '';
  return (displayWidth(word) / displayWidth(text)) * (line.right - line.x) + line.size;
};

const isEnded = ({ before, isAfterFull }: Place): boolean =>
  before !== undefined && (!isAfterFull || endsSentence(textOf(before)));

const continuesParagraph = ({ line, before, isAfterFull, isSeparateLine }: Place): boolean => {
  if (!before || isSeparateLine || beginsItem.test(textOf(line))) return false;
  if (Math.abs(before.size - line.size) > before.size * 0.1) return false;
  if (isAfterFull) return true;
  return Boolean(before.items.at(-1)?.italic && line.items[0]?.italic) && !endsSentence(textOf(before));
};

/** Matches a bullet, `2.`, `(c)`, or the beginning of an ability: `II —`, `−2：`, `循环{二}（`. */
const beginsItem = new RegExp(
  [
    `^\\s*(?:[*＊○◦．${dots}\\p{Co}–—-]|[(（]?(?:\\d{1,3}|[A-Za-z])[.．)）、]`,
    '[IV]+(?:[,，、] ?[IV]+)* ?(?:[—–―~～〜]|- )',
    '[+−＋－]\\d{1,2}[:：]|\\p{sc=Han}{2,4}(?:\\{[^{}]{1,12}\\})+[(（])',
  ].join('|'),
  'u',
);

/** The line break after a hyphen stays, because the hyphen may belong to the word. */
const glueOf = ({ line, before, isAfterFull }: Place): string => {
  const [last = '', first = ''] = [before && textOf(before).trimEnd().at(-1), textOf(line).trimStart().at(0)];
  return last === '-' || !isAfterFull ? '\n' : glueBetween(last, first);
};

const plain = (text: string): Run => ({ text, bold: false, italic: false });

const textOf = ({ items }: PrintedLine): string => items.map(({ text }) => text).join('');

/** Some programs write radicals instead of the characters that look like them: `⻜⾏` for 飞行. */
const radicals = /[\u2E80-\u2FD5]/gu;

/** Unicode has no compatibility mapping for these radicals. */
const simplifiedRadicals: ReadonlyMap<string, string> = new Map(
  Array.from(
    '⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀'.matchAll(
      /(.)(.)/gu,
    ),
    ([, radical = '', character = '']) => [radical, character],
  ),
);

const gatherLines = (items: readonly PdfItem[]): readonly PrintedLine[] => {
  const lines: PdfItem[][] = [];
  for (const item of items) {
    if (item.text === '') continue;
    const open = lines.at(-1);
    const first = open?.find(({ text }) => text.trim() !== '') ?? open?.[0];
    // Superscripts and subscripts (™) belong to the line beside them.
    if (open && first && Math.abs(item.y - first.y) < Math.max(first.size, item.size) * 0.5) open.push(item);
    else lines.push([item]);
  }
  return lines
    .filter((line) => line.some(({ text }) => text.trim() !== ''))
    .map((line) => {
      const items = line.toSorted((one, other) => one.x - other.x);
      const seen = items.filter(({ text }) => text.trim() !== '');
      return {
        items,
        x: Math.min(...seen.map(({ x }) => x)),
        right: Math.max(...seen.map(({ x, width }) => x + width)),
        y: seen[0]?.y ?? 0,
        size: Math.max(...seen.map(({ size }) => size)),
      };
    });
};

/** Sorts lines from top to bottom. A page with columns keeps the order of the file, which follows columns. */
const inReadingOrder = (lines: readonly PrintedLine[]): readonly PrintedLine[] => {
  const sorted = lines.toSorted((one, other) => other.y - one.y);
  const hasColumns = sorted.some((line, index) => {
    const next = sorted[index + 1];
    return next !== undefined && line.y - next.y < line.size * 0.5;
  });
  return hasColumns ? lines : sorted;
};

/** The smallest frequent distance between two lines, at most 1.5, in font sizes. */
const usualDistance = (pages: readonly (readonly PrintedLine[])[]): number => {
  const distances = pages.flatMap((lines) =>
    lines.flatMap((line, index) => {
      const before = lines[index - 1];
      if (!before || before.y <= line.y) return [];
      return Math.round(((before.y - line.y) / line.size) * 20) / 20;
    }),
  );
  const counts = countEach(distances);
  const fewest = Math.max(0, ...counts.values()) * leastFrequent;
  return Math.min(1.5, ...[...counts].filter(([, count]) => count >= fewest).map(([distance]) => distance));
};

const leastFrequent = 0.2;

const isWiderThan = (before: PrintedLine, line: PrintedLine, usual: number): boolean =>
  Math.abs(before.y - line.y) > Math.max(before.size, line.size) * Math.max(usual, 1) * widerBy;

const widerBy = 1.3;

/** A gap between two items becomes a blank. A wide blank after a sentence becomes a line break: it is an indent. */
const runsOf = ({ items }: PrintedLine): Run[] =>
  items.flatMap((item, index): Run[] => {
    const before = items[index - 1];
    const room = before ? item.x - (before.x + before.width) : 0;
    const isOpen = before !== undefined && room > item.size * leastRoom && !/\s$/u.test(before.text);
    const isIndent =
      item.text.trim() === '' && item.width > item.size * leastIndent && endsSentence(before?.text ?? '');
    const run = { text: isIndent ? '\n' : item.text, bold: item.bold, italic: item.italic };
    return isOpen && !/^\s/u.test(item.text) ? [{ ...run, text: ' ' }, run] : [run];
  });

const leastRoom = 0.3;
const leastIndent = 1.9;
