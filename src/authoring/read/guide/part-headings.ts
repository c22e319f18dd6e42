import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold, foldHan } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import { hasCjk } from '../lines/script.ts';
import { isPenaltyPhrase } from './penalties.ts';
import { setApart, type TellLanguage } from './script.ts';

/**
 * The words that head a part, by language; of two that begin alike the longer one counts. Chinese ones are
 * simplified: the forms in Traditional characters are made of them. A downgrade changes the penalty as an upgrade does, so it belongs
 * to the same part.
 */
export const headingWords: readonly HeadingWords[] = [
  { part: 'penalty', langs: ['en'], words: ['Penalty', 'Penalties'] },
  { part: 'definition', langs: ['en'], words: ['Definition', 'Definitions'] },
  { part: 'examples', langs: ['en'], words: ['Example', 'Examples'] },
  { part: 'philosophy', langs: ['en'], words: ['Philosophy'] },
  {
    part: 'remedy',
    langs: ['en'],
    words: ['Additional Remedy', 'Additional Remedies', 'Further Remedy', 'Remedy', 'Remedies'],
  },
  {
    part: 'upgrade',
    langs: ['en'],
    words: ['Upgrade', 'Upgrades', 'Downgrade', 'Downgrades', 'Upgrade/Downgrade', 'Upgrades and Downgrades'],
  },
  {
    part: 'penalty',
    langs: ['zh'],
    words: ['处罚', '处罚方式', '罚则', '惩罚', '判罚'],
  },
  { part: 'penalty', langs: ['ja'], words: ['懲罰', '処罰', '罰則', 'ペナルティ', 'ペナルティー'] },
  { part: 'definition', langs: ['zh'], words: ['定义'] },
  { part: 'definition', langs: ['ja'], words: ['定義'] },
  {
    part: 'examples',
    langs: ['zh'],
    words: ['范例', '例子', '示例', '实例', '举例', '例'],
  },
  { part: 'examples', langs: ['ja'], words: ['例', '具体例', '事例'] },
  {
    part: 'philosophy',
    langs: ['zh'],
    words: ['原则', '理念', '哲学', '基本理念', '基本原则', '处罚理念'],
  },
  { part: 'philosophy', langs: ['ja'], words: ['理念', '基本理念', '方針', '哲学', '考え方'] },
  {
    part: 'remedy',
    langs: ['zh'],
    words: [
      '进一步的修正',
      '进一步修正',
      '进一步的补救',
      '附加修正',
      '附加的修正',
      '附加补救',
      '额外修正',
      '额外的修正',
      '额外补救',
      '额外补救措施',
      '额外措施',
      '额外处理',
      '附加措施',
      '附加补救措施',
      '补充措施',
      '补救方式',
      '补救方法',
      '追加修正',
      '补救措施',
      '补救',
      '修正方式',
      '修正',
    ],
  },
  {
    part: 'remedy',
    langs: ['ja'],
    words: ['追加措置', '追加の措置', '追加処置', '追加の処置', '追加の対処', '措置', '処置', '是正措置'],
  },
  {
    part: 'upgrade',
    langs: ['zh'],
    words: ['升级', '处罚升级', '升级处罚', '升级与降级', '降级', '处罚降级'],
  },
  { part: 'upgrade', langs: ['ja'], words: ['格上げ', '懲罰の格上げ', '格上げ・格下げ', '格下げ'] },
];

/** A heading as it stands in a line, alone or before text. */
export interface PartHeading {
  readonly part: Part;
  /** One for each language it is printed in. */
  readonly words: readonly { readonly lang: Language; readonly flow: Flow }[];
  /** Colons, slashes, brackets, marks around the words. */
  readonly markup: readonly Range[];
  /** What follows in the same line, or null when the heading stands alone. */
  readonly rest: Flow | null;
}

/**
 * Reads a part heading at the start of a line, or undefined where there is none.
 *
 * `EXAMPLES 范例` // => examples, en `EXAMPLES`, zh `范例`
 * `格上げ: 変異能力を…` // => upgrade, ja `格上げ`, rest `変異能力を…`
 * `Example B shows …` // => undefined: text follows that no colon parts from the word
 */
export const readPartHeading = (flow: Flow, tell: TellLanguage): PartHeading | undefined => {
  const { text } = flow;
  const first = wordAt(text, skip(text, 0, decoration));
  if (!first) return undefined;
  const second = wordAt(text, skip(text, first.to, separators), first.part);
  const last = second ?? first;
  const behind = skip(text, last.to, closing);
  // Bold or a heading mark around the words parts them from the text as a colon does.
  const marks = text.slice(last.to, behind);
  const whole = trimFlow(sliceFlow(flow, behind));
  // `**Penalty:** *Warning*`: the sign before the text was taken for one of the heading's.
  const closed = closingMark(marks, whole.text);
  const rest = closed === 0 ? whole : sliceFlow(whole, 0, whole.text.length - closed);
  if (rest.text !== '' && !mayPrecedeText(first.part, marks, rest.text)) return undefined;
  if (!isWrittenAsHeading(text, first, text.slice(first.to, behind))) return undefined;
  return {
    part: first.part,
    words: [first, ...(second ? [second] : [])].map((word) => ({
      lang: languageOfWord(word, tell),
      flow: sliceFlow(flow, word.from, word.to),
    })),
    markup: [
      ...rangesOf(flow, 0, first.from),
      ...(second ? rangesOf(flow, first.to, second.from) : []),
      ...rangesOf(flow, last.to, behind),
      ...rangesOf(whole, rest.text.length, whole.text.length),
    ],
    rest: rest.text === '' ? null : rest,
  };
};

export interface HeadingWords {
  readonly part: Part;
  readonly langs: readonly Language[];
  readonly words: readonly string[];
}

interface WordAt {
  readonly part: Part;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Marks and a number: `★`, `**`, `【`, `2.`, `三、`, `2.3.1 `. */
const decoration =
  /[\s*_'#=★☆◆◇■□●○◎【[〔〈《「(（<]*(?:(?:[一二三四五六七八九十]{1,3}|\d{1,2}(?:\.\d{1,2}){0,2})(?:[、.．)）]\s*|\s+))?[*_']*/uy;
const separators = /[\s*_'/／|｜・·,，、&()（）\-–—:：]*/uy;
const closing = /[\s*_'#=★☆◆◇■□●○◎】\]〕〉》」)）>:：︰\-–—―]*(?:[.．](?=\s))?[\s*_']*/uy;

const skip = (text: string, from: number, characters: RegExp): number => {
  characters.lastIndex = from;
  characters.test(text);
  return characters.lastIndex || from;
};

/** In whatever case, with whatever blanks: `ADDITIONAL\u00A0REMEDY`, `处　罚`. */
const toKey = (word: string): string => fold(word).replace(/\s+/gu, hasCjk(word.slice(0, 1)) ? '' : ' ');

const partsOfWords = new Map(
  headingWords.flatMap(({ part, words }) => words.map((word) => [fold(word), part] as const)),
);

const anyWord = new RegExp(
  `(?:${[...partsOfWords.keys()]
    .sort((left, right) => right.length - left.length)
    .map((word) => (hasCjk(word) ? setApart(word) : word.replaceAll(' ', '\\s+')))
    .join('|')})(?!\\p{Script=Latin})`,
  'iuy',
);

const wordAt = (text: string, from: number, part?: Part): WordAt | undefined => {
  anyWord.lastIndex = from;
  const { length = 0 } = anyWord.exec(foldHan(text))?.[0] ?? {};
  const word = text.slice(from, from + length);
  const found = partsOfWords.get(toKey(word));
  if (found === undefined || (part !== undefined && found !== part)) return undefined;
  return { part: found, word, from, to: from + length };
};

const mayPrecedeText = (part: Part, marks: string, rest: string): boolean => {
  if (part === 'penalty' && (isPenaltyPhrase(rest) || /[-–—]/u.test(marks))) return true;
  // `Upgrade: If …`, `**Upgrade** If …`, `【升级】如果…`, `定義　…`, `Upgrade — If …`, `Upgrade. If …`
  const isSetOff =
    /[:：︰]|\*\*|__|'''|[】〕］\]]|\u3000|\s[-–—―]\s/u.test(marks) ||
    (/[.．]\s/u.test(marks) && /^\p{Lu}/u.test(rest));
  if (!isSetOff) return false;
  // `例:…` can also open an example in the middle of a commentary, `Example: …` too; examples have a list.
  return part !== 'examples' || /^[(（]?[A-Za-z][.)）、．:：]/u.test(rest);
};

/** How long the mark is that ends a text and opens among the marks before it. */
const closingMark = (marks: string, text: string): number => {
  const [mark = ''] = /(?:\*{1,3}|_{1,3}|'{2,3})$/u.exec(text) ?? [];
  const isOpened = mark !== '' && marks.endsWith(mark) && text.length > mark.length;
  return isOpened && !text.slice(0, -mark.length).includes(mark.charAt(0)) ? mark.length : 0;
};

/** `remedy` alone in a line is the end of a sentence that was cut; `Remedy`, `REMEDY` and `remedy:` are headings. */
const isWrittenAsHeading = (text: string, { word, from }: WordAt, marks: string): boolean =>
  !/^\p{Lowercase}/u.test(word) || /[:：]/u.test(marks) || /[#*=]/u.test(text.slice(0, from));

const languageOfWord = ({ part, word }: WordAt, tell: TellLanguage): Language => {
  const langs = headingWords
    .filter((row) => row.part === part && row.words.some((known) => isSameWord(known, word, row.langs)))
    .flatMap((row) => row.langs);
  const told = tell(word);
  return langs.includes(told) ? told : (langs[0] ?? told);
};

/** A Chinese word in either script, a Japanese one as printed: 定义 is no Japanese. */
const isSameWord = (known: string, word: string, langs: readonly Language[]): boolean =>
  langs.includes('ja') ? known === word.replace(/\s+/gu, '') : toKey(known) === toKey(word);
