import type { Part } from '../../schema/guide.ts';
import { cjk, type Lexicon, type Numbered, partOf, partPattern, partsBegun } from './lexicon.ts';

/*
 * The grammar of what cites a place of a guide; docs/citing.md has it in prose. A citation is a row of tokens in any
 * order, each of which fills a slot that is still empty, with gaps between them:
 *
 *   guide    IPG, 违规处理方针, 違反処置指針            section  2.3, §2.3, 第2.3节, section 2.3, ipg2-3
 *   chapter  IPG 2, IPG 2.0, 第二章, chapter 2          name     HCE, GPE-HCE, 额外看牌, 〔ゲーム上の誤り ― …〕
 *   part     remedy 4, 修正4, 追加措置 第4項, Example B, r4       note     annotation 1, 评注 1
 *   item     2.3 第4項, 2.3 ¶4: what is numbered 4 there
 *
 * A list goes on with what its first has: IPG 4.1 & 4.2, remedy 3 and 4.
 */

/** What the slots hold, and where the citation stands in the text. */
export interface Cited {
  readonly document?: string;
  readonly section?: string;
  readonly chapter?: string;
  /** What the names that are in it can mean, each for itself: `GPE-HCE` has two. */
  readonly named?: readonly (readonly Numbered[])[];
  /** Several, where only the beginning of a word was typed. */
  readonly parts?: readonly Part[];
  readonly number?: string;
  /** The last of several in a row. */
  readonly to?: string;
  readonly note?: string;
  /** A word for a section or chapter is beside its number: `第2.3节`. */
  readonly isSaid?: true;
}

export interface Span {
  readonly cited: Cited;
  readonly start: number;
  readonly end: number;
}

/** How a text is read: a query as a whole, which may be brief and odd; or prose, in which most is no citation. */
export interface Manner {
  readonly isWhole: boolean;
  /** Whether what is read as a name or part is printed as one. */
  accepts(token: string, start: number, end: number): boolean;
}

export const asWhole: Manner = { isWhole: true, accepts: () => true };

type Groups = Readonly<Record<string, string>>;
interface Slot {
  readonly pattern: RegExp;
  readonly is?: 'name' | 'part';
  readonly isForWhole?: true;
  /** What is known with this token; null where it does not fit what is known. */
  fill(cited: Cited, groups: Groups, lexicon: Lexicon, manner: Manner): Cited | null;
}

const counters = '[条條项項款]?';
const ordinals = '(?:第|その|no\\.? ?|#|¶|paragraph |para\\.? ?)';
const noteWords = 'note|annotation|评注|評注|注釈|註釋|注释';
const numeral = '一二三四五六七八九';
/** What makes a number another thing: 2.3%, 2.3 billion, 2.3.4.5, 2.3 kg. */
const noUnit =
  '(?![\\da-z%]|\\.\\d+\\.\\d| ?(?:%|percent|per cent|million|billion|[kmg]hz|[kmgt]b|[km]?g|[kcm]?m|usd|eur|yen|[万億亿兆]|美元|ドル|円|[元版倍秒分]))';
const toLast = `(?: ?(?:\\.\\.|[-~]) ?(?!(?:${noteWords}))(?:(?:${partPattern}|r)[ -]?)?(?<to>\\d{1,2}|[a-z])(?![\\da-z.]))?`;

const isFree = ({ section, chapter }: Cited) => section === undefined && chapter === undefined;
const isPlaced = ({ section, named }: Cited) => section !== undefined || named !== undefined;
const withRange = (cited: Cited, { number, to }: Groups): Cited => ({
  ...cited,
  ...(number && { number }),
  ...(to && { to }),
});

/** The slots in the order in which they are tried. */
const slotsFor = ({ guide, name }: Lexicon): readonly Slot[] => [
  {
    pattern: sticky(`(?:m|万智牌)?(?<guide>${guide})`),
    fill: (cited, { guide: called = '' }, { guideOf }) => {
      const document = guideOf(called.replace(/[ -]+/gu, ' ')) ?? guideOf(called.replace(/s$/u, ''));
      return cited.document || !document ? null : { ...cited, document };
    },
  },
  {
    pattern: sticky(
      `(?<said>(?:(?:第|s-|§+|(?:sub)?sections?|secs?\\.?|[節节]|章[節节]) ?)*)(?<chapter>[1-9]\\d?)(?<stop>\\.\\.?|-)(?<section>\\d{1,2})(?<unit>[条條节節项項]?)(?!\\d)${noUnit.replace('\\da-z', '\\d')}`,
    ),
    fill: (cited, { said, chapter, stop, section, unit }) => {
      if (!isFree(cited) || (stop === '-' && !cited.document && !said)) return null;
      const isSaid = said || unit ? { isSaid: true as const } : {};
      if (Number(section) === 0)
        return cited.document ? { ...cited, ...isSaid, chapter: String(chapter) } : null;
      return { ...cited, ...isSaid, section: `${chapter}.${Number(section)}` };
    },
  },
  {
    pattern: sticky(
      `第 ?(?:(?<number>[1-9])|(?<word>[${numeral}])) ?(?:章|部分?)|chapter (?<third>[1-9])(?![\\d.])`,
    ),
    fill: (cited, { number, word, third }) => {
      const chapter = word ? String(numeral.indexOf(word) + 1) : (number ?? third);
      return isFree(cited) && chapter ? { ...cited, chapter, isSaid: true } : null;
    },
  },
  {
    pattern: sticky(`(?<chapter>[1-9]\\d?)${noUnit}(?! ?[a-z]{3}|\\.\\d| ?[个個名人年月日天回次张張つ枚歳])`),
    fill: (cited, { chapter }) =>
      cited.document && isFree(cited) && !cited.named && !cited.parts
        ? { ...cited, chapter: String(chapter) }
        : null,
  },
  {
    pattern: sticky(`(?:${noteWords})[ -]?(?<note>\\d{1,2})`),
    fill: (cited, { note }) => (cited.parts && !cited.note ? { ...cited, note: String(note) } : null),
  },
  {
    is: 'part',
    pattern: sticky(
      `(?<part>${partPattern})(?:(?<=[a-z])(?![a-z])|(?<![a-z]))(?:[ ,:.・#(-]*${ordinals}? ?(?:(?<number>\\d{1,2})(?![\\d.]\\d|\\d)|(?<=(?:例|例子|examples?|ex|[举舉范範]例)[ ,:.・#(-]*)(?<letter>[a-z])(?![a-z]))${counters}${toLast})?`,
    ),
    fill: (cited, groups) => {
      const part = partOf(groups.part ?? '');
      if (!part || cited.parts) return null;
      return withRange(
        { ...cited, parts: [part] },
        { ...groups, number: groups.number ?? groups.letter ?? '' },
      );
    },
  },
  {
    is: 'name',
    pattern: sticky(`(?<name>${name})`),
    fill: (cited, { name: called = '' }, { namedBy }, manner) => {
      const { named = [], section, parts } = cited;
      const meant = namedBy(called);
      // `Hidden Card Error (HCE)` says one thing twice; where number and name disagree the number wins.
      if (named.some((each) => each.every((one) => meant.includes(one)) && each.length === meant.length))
        return cited;
      const isAgreed = manner.isWhole || !section || meant.some((one) => one.section === section);
      const isAfterPart = parts !== undefined && (named.length > 0 || section !== undefined);
      return named.length < 2 && isAgreed && !isAfterPart ? { ...cited, named: [...named, meant] } : null;
    },
  },
  {
    pattern: sticky(`(?<begun>[a-z]{1,9})\\.? ?(?<number>\\d{1,2})(?!\\d)${counters}${toLast}`),
    fill: fillBegun,
  },
  {
    pattern: sticky(`(?<begun>${cjk}{1,4})(?<number>\\d{1,2})(?!\\d)${counters}${toLast}`),
    isForWhole: true,
    fill: fillBegun,
  },
  {
    pattern: sticky(`${ordinals}+ ?(?<number>\\d{1,2})(?!\\d)${counters}`),
    fill: fillItem,
  },
  { pattern: sticky(`(?<number>\\d{1,2})(?![\\d.%])${counters}$`), isForWhole: true, fill: fillItem },
  {
    pattern: sticky('(?<number>[a-z])$'),
    isForWhole: true,
    fill: (cited, groups) =>
      cited.section && !cited.parts ? withRange({ ...cited, parts: ['examples'] }, groups) : null,
  },
  // With a word that is no part, it is the section, and what is numbered so there.
  {
    pattern: sticky('(?<word>[^\\d.,]{1,20}?)(?: ?(?<number>\\d{1,2}))?$'),
    isForWhole: true,
    fill: (cited, { word = '', number }) => {
      const isSection = cited.section && !cited.parts && (cited.document || number);
      return isSection && /[\p{L}]/u.test(word) && !cited.named
        ? { ...cited, ...(number && { number }), parts: [] }
        : null;
    },
  },
];

function fillBegun(cited: Cited, groups: Groups): Cited | null {
  const parts = partsBegun(groups.begun ?? '');
  return isPlaced(cited) && !cited.parts && parts.length > 0 ? withRange({ ...cited, parts }, groups) : null;
}

function fillItem(cited: Cited, { number }: Groups): Cited | null {
  return cited.section && !cited.parts && number ? { ...cited, parts: [], number } : null;
}

const gaps = {
  whole: sticky(
    `(?:[ ,/:#.(・_§¶~\\-[\\]()"'〔〕【】|]|(?:of|the|in|for|from|under)(?![a-z])|的|の|'s(?![a-z]))*`,
  ),
  prose: sticky(
    ` ?(?:'s|[,:/・~-])? ?(?:(?:of|in|for|from|under) (?:the )?)?["(〔【[]?(?:[的の])?["(〔【[]?`,
  ),
};
const closing: Record<string, string> = { '(': ')', '[': ']', '〔': '〕', '【': '】', '"': '"' };

/** The citation that begins at a place, as long as it can be, and those that follow it in a list; none where none does. */
export function readAt(lexicon: Lexicon, text: string, at: number, manner: Manner): Span[] {
  const first = readOne(lexicon, text, at, manner, {});
  if (!first) return [];
  const all = [first];
  for (let last = first; ; ) {
    const next = readNext(lexicon, text, last, manner);
    if (!next) return all;
    all.push(next);
    last = next;
  }
}

/** What a list goes on with has the guide of what stands before it, and with a bare number its section and part. */
function readNext(lexicon: Lexicon, text: string, { cited, end }: Span, manner: Manner): Span | null {
  const joined = matchAt(
    sticky('\\)? ?(?:,? ?(?:&|and|or)|[,/&~-]|[和与與及跟至到とや]|および|から|或|或者) ?'),
    text,
    end,
  );
  if (!joined) return null;
  const at = end + joined[0].length;
  const item = matchAt(sticky(`(?<number>\\d{1,2}|[a-z])(?![\\da-z.]|\\.\\d)${counters}`), text, at);
  if (item && cited.parts && cited.number && !cited.to && /\d/u.test(cited.number) === /\d/u.test(item[0])) {
    return { cited: { ...cited, number: String(item.groups?.number) }, start: at, end: at + item[0].length };
  }
  const { document } = cited;
  const next = document ? readOne(lexicon, text, at, manner, { document }) : null;
  return next?.cited.section && /^[^\p{L}]{0,2}\d/u.test(text.slice(at, at + 3)) ? next : null;
}

function readOne(lexicon: Lexicon, text: string, start: number, manner: Manner, known: Cited): Span | null {
  let cited = known;
  let [at, end] = [start, start];
  const open: string[] = [];
  for (;;) {
    const token = readToken(lexicon, text, at, manner, cited);
    if (!token) break;
    cited = token.cited;
    end = token.end;
    while (open.length > 0 && text.charAt(end) === open.at(-1)) {
      open.pop();
      end += 1;
    }
    const gap = matchAt(manner.isWhole ? gaps.whole : gaps.prose, text, end)?.[0] ?? '';
    // Letters that touch are one word: the gap between two of them is not empty.
    at = end + gap.length;
    for (const sign of gap) if (closing[sign]) open.push(closing[sign]);
  }
  return end === start ? null : { cited, start, end };
}

function readToken(lexicon: Lexicon, text: string, at: number, manner: Manner, cited: Cited) {
  for (const { pattern, is, isForWhole, fill } of slotsOf(lexicon)) {
    if (isForWhole && !manner.isWhole) continue;
    const found = matchAt(pattern, text, at);
    if (!found || isInsideWord(text, at)) continue;
    if (is && !manner.accepts(is, at, at + found[0].length)) continue;
    const filled = fill(cited, (found.groups ?? {}) as Groups, lexicon, manner);
    if (filled) return { cited: filled, end: at + found[0].length };
  }
  return null;
}

const isInsideWord = (text: string, at: number) => /[a-z]{2}/u.test(text.slice(Math.max(at - 1, 0), at + 1));

const slotsOfLexicon = new WeakMap<Lexicon, readonly Slot[]>();
function slotsOf(lexicon: Lexicon): readonly Slot[] {
  const known = slotsOfLexicon.get(lexicon) ?? slotsFor(lexicon);
  slotsOfLexicon.set(lexicon, known);
  return known;
}

function sticky(pattern: string): RegExp {
  return new RegExp(pattern, 'uy');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && found[0] !== '' ? found : null;
}

/** It names more than a word that is a name: a number, a guide, a part; or two names that are of one section. */
export const isCitation = ({ document, section, named, parts, number }: Cited): boolean =>
  Boolean(section || document || (parts && (named || number)) || (named && named.length > 1));
