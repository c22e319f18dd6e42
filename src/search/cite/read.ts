import type { Part } from '../../schema/guide.ts';
import { once } from '../text/once.ts';
import {
  examplePattern,
  type Lexicon,
  type Numbered,
  partOf,
  partPattern,
  partsByPrefix,
} from './lexicon.ts';

/*
 * The grammar of citations of a guide; docs/citing.md describes it in prose. A citation is a run of tokens with gaps
 * between them, in any order. Each token fills an empty slot:
 *
 *   guide    IPG, 违规处理方针, 違反処置指針                 section  2.3, §2.3, 第2.3节, section 2.3, ipg2-3
 *   chapter  IPG 2, IPG 2.0, 第二章, chapter 2               name     HCE, GPE-HCE, 额外看牌, 〔ゲーム上の誤り ― …〕
 *   part     remedy 4, 修正4, 追加措置 第4項, Example B, r4,
 *            third remedy, fifth paragraph of the philosophy, 第二条修正, 第4の追加措置
 *
 * `whole.ts` has the tokens that only queries can have: annotations, and numbers without a part.
 *
 * An item of a list inherits the guide; a bare number also inherits section and part: IPG 4.1 & 4.2, remedy 3 and 4.
 */

export interface Cited {
  readonly document?: string;
  readonly section?: string;
  readonly chapter?: string;
  /** The meanings of each name: `GPE-HCE` has two names. */
  readonly named?: readonly (readonly Numbered[])[];
  /** Several if only the beginning of a word was typed. Empty for any part. */
  readonly parts?: readonly Part[];
  /** The number in the form of IDs: `4`, `b`, `6-note-1`. */
  readonly number?: string;
  /** The last number of a range. */
  readonly to?: string;
}

export interface Span {
  readonly cited: Cited;
  readonly start: number;
  readonly end: number;
}

/** Rules for reading a whole query, or prose, where most words are no citation. */
export interface Mode {
  readonly isWhole: boolean;
  readonly gap: RegExp;
  readonly slots: readonly Slot[];
  /** Whether a name or part is printed like a citation, and not like an everyday word. */
  accepts(token: string, start: number, end: number): boolean;
}

export type Groups = Readonly<Record<string, string>>;
export interface Slot {
  readonly pattern: RegExp;
  readonly is?: 'name' | 'part';
  /** Returns the citation with this token added; null if the token does not fit. */
  fill(cited: Cited, groups: Groups, lexicon: Lexicon, mode: Mode, gap: string): Cited | null;
}

export const counters = '(?:[条條项項款点點段](?:落目?|目)?|つ目|番目?)?';
const paragraph = 'para(?:graph|\\.)?';
export const ordinals = `(?:第|その|no\\.? ?|#|¶|${paragraph} ?)`;
const numeral = '一二三四五六七八九';
export const cardinals = '(?:one|two|three|four|five|six)';
const ordinalWords = '(?:first|second|third|fourth|fifth|sixth)';
/** Words after a number that counts things: 修正四次, `IPG 2 weeks ago`. */
const things =
  '[个個名人年月日天回次张張种種分步盘枚歳]|つ(?!目)| ?(?:times|cards?|people|judges|players|points|(?:day|week|year|hour|minute)s?)(?![a-z])';
/** A number in digits or in a word: `4`, `四`, `four`, but not `修正一下`. */
const count = `(?:\\d{1,2}(?![\\d.]\\d|\\d)|一(?=[条條项項款点點段つ番]|(?!\\p{sc=Han}))|(?:[${numeral.slice(1)}]|${cardinals}(?![a-z]))(?!${things}))`;
/** `third`, `3rd` */
export const nth = `(?:\\d{1,2}(?:st|nd|rd|th)|${ordinalWords})`;
/** `toNumber('四') // => '4'` */
const toNumber = (word: string): string => {
  const at = [numeral, cardinals, ordinalWords]
    .map((words) => (words.match(/[a-z]+|[^\0-ɏ]/gu) as string[]).indexOf(word))
    .find((one) => one >= 0);
  return at === undefined ? word.replace(/\D+$/u, '') : String(at + 1);
};
/** Suffixes after which a number is no section: 2.3%, 2.3 million, 2.3.4.5, 2.3 kg, 2.3季度. */
const noUnit =
  '(?![\\da-z%]|\\.\\d+\\.\\d| ?(?:%|[mb]illion|(?:[kmg]hz|[kmgt]b|[km]?g|[kcm]?m|usd|eur|yen)(?![a-z])|[万億亿兆]|美元|ドル|円|四半|[元版倍秒分季页]))';
export const endOfRange = `(?: ?(?:\\.\\.|[-~]|[至到](?=第?[\\da-z])|(?:to|through)(?= \\d)) ?(?!note)(?:(?:${partPattern}|r)[ -]?)?第?(?<to>\\d{1,2}|[a-z])(?![\\da-z]|\\.\\.?\\d))?`;

const isUnnumbered = ({ section, chapter }: Cited) => section === undefined && chapter === undefined;
const hasSection = ({ section, named }: Cited) => section !== undefined || named !== undefined;
export const withRange = (cited: Cited, { number, to }: Groups): Cited => ({
  ...cited,
  ...(number && { number }),
  ...(to && { to }),
});

const slotsOf = once(({ guide, name }: Lexicon): readonly Slot[] => [
  {
    pattern: sticky(`(?:m|万智牌)?(?<guide>${guide})`),
    fill: (cited, { guide = '' }, { guideOf }, mode) => {
      const document = guideOf(guide.replace(/[ -]+/gu, ' '));
      if (!document || (cited.document && cited.document !== document)) return null;
      // `IPG 2, IPG 3`: repeating the guide begins the next citation.
      return cited.document && !mode.isWhole && !isUnnumbered(cited) ? null : { ...cited, document };
    },
  },
  {
    pattern: sticky(
      `(?<word>(?:(?:第|s-|§+|(?:sub)?sections?|secs?\\.?|[節节]|章[節节]) ?)*)(?<chapter>[1-9]\\d?)(?<stop>\\.\\.?|-)(?<section>(?!0\\.\\d)\\d{1,2})[条條节節项項]?(?!\\d)${noUnit.replace('\\da-z', '\\d')}`,
    ),
    fill: (cited, { word, chapter, stop, section }) => {
      if (!isUnnumbered(cited) || (stop === '-' && !cited.document && !word)) return null;
      if (Number(section) === 0) return cited.document ? { ...cited, chapter: String(chapter) } : null;
      return { ...cited, section: `${chapter}.${Number(section)}` };
    },
  },
  {
    pattern: sticky(
      `第 ?(?<chapter>[1-9${numeral}]) ?(?:章|部分?)(?:第? ?(?<within>\\d{1,2}|[${numeral}]) ?[节節])?|(?:chapter|section|part) (?<third>[1-9](?![\\d.])|${cardinals}(?![a-z]))`,
    ),
    fill: (cited, { chapter: digit, within, third = '' }) => {
      const chapter = toNumber(digit ?? third);
      if (!isUnnumbered(cited)) return null;
      return {
        ...cited,
        ...(within ? { section: `${chapter}.${toNumber(within)}` } : { chapter }),
      };
    },
  },
  {
    pattern: sticky(`(?<chapter>[1-9]\\d?)${noUnit}(?!${things}|\\.\\d)`),
    fill: (cited, { chapter }) =>
      cited.document && isUnnumbered(cited) && !cited.named && !cited.parts
        ? { ...cited, chapter: String(chapter) }
        : null,
  },
  {
    is: 'part',
    pattern: sticky(
      `(?:(?<word>${nth}) |第(?<of>\\d{1,2}|[${numeral}])(?:[条條项項款点點段个個]|つ目|番目)?の?|(?:(?<nth>${count})(?:番目|つ目)|最初)の|\\(?(?<letter>[a-z])\\)?の(?=例))(?<part>${partPattern})(?![a-z])`,
    ),
    fill: (cited, { word, of, nth: inRow, letter, part = '' }) =>
      cited.parts || cited.number
        ? null
        : {
            ...cited,
            parts: [partOf(part) as Part],
            number: letter ?? toNumber(word ?? of ?? inRow ?? '1'),
          },
  },
  {
    is: 'part',
    pattern: sticky(
      `(?<!for )(?<part>${partPattern})(?!方)s?(?:(?<=[a-z])(?![a-z])|(?<![a-z]))(?:[ ,:.・#"(的の-]*${ordinals}? ?(?:(?<number>${count})|(?<=(?:${examplePattern})[ ,:.・#"(-]*)(?<letter>[a-z])(?![a-z]))${counters}${endOfRange})?(?:(?<label>:|(?=[为為是は]))|)`,
    ),
    fill: (cited, groups, _lexicon, _mode, gap) => {
      const part = partOf(groups.part ?? '');
      // In `…, penalty: warning` and `…,处罚为警告` the second part begins another statement.
      const number = groups.letter ?? toNumber(groups.number ?? '');
      if (!part || cited.parts || (!number && groups.label !== undefined && /[,;]/u.test(gap))) return null;
      return withRange({ ...cited, parts: [part] }, { ...groups, number });
    },
  },
  {
    // The number of a paragraph, not beside its part: `the fifth paragraph of the philosophy`.
    pattern: sticky(
      `(?<word>${nth}) (?:${paragraph}|bullet|point)s?(?![a-z])|(?:${paragraph}|bullet|point) (?<number>${count})`,
    ),
    fill: (cited, { word, number = '' }) =>
      cited.number ? null : { ...cited, number: toNumber(word ?? number) },
  },
  {
    // The edition of the guide. It is read, and ignored.
    pattern: sticky('(?:\\d{4}[./年-]\\d\\d?(?:[./月-]\\d\\d?日?)?|[a-z]{3,9} (?:\\d\\d?, ?)?\\d{4})(?!\\d)'),
    fill: (cited) => (cited.document && isUnnumbered(cited) ? cited : null),
  },
  {
    is: 'name',
    pattern: sticky(`(?<name>${name})`),
    fill: fillName,
  },
  {
    pattern: sticky(`(?<prefix>[a-z]{1,9})\\.? ?(?<number>\\d{1,2})(?!\\d)${counters}${endOfRange}`),
    fill: fillByPrefix,
  },
]);

function fillName(
  cited: Cited,
  { name = '' }: Groups,
  { namedBy }: Lexicon,
  { isWhole }: Mode,
  gap: string,
): Cited | null {
  const { document, named = [], section, parts } = cited;
  const meant = namedBy(name);
  const withName = { ...cited, named: [...named, meant] };
  // If number and name disagree, the number wins.
  if (document && section && /^[ ("[〔【~-]*$/u.test(gap)) return cited;
  // A list of names: GRV, HCE or L@EC; GRV/FtMGS.
  if (/[,/]/u.test(gap) && named.some((each) => !each.some((one) => meant.includes(one)))) return null;
  const isAgreed = isWhole || !section || meant.some((one) => one.section === section);
  const isAfterPart = parts !== undefined && (named.length > 0 || section !== undefined);
  return isAgreed && !isAfterPart ? withName : null;
}

export function fillByPrefix(cited: Cited, groups: Groups): Cited | null {
  const parts = partsByPrefix(groups.prefix ?? '');
  return hasSection(cited) && !cited.parts && parts.length > 0
    ? withRange({ ...cited, parts }, groups)
    : null;
}

export const proseGap = sticky(
  ` ?[\\])"〕】]?(?:'s|--|[,:/・~→-])? ?(?:(?:(?:part|section|chapter|clause|paragraph) )?(?:of|in|for|from|on|under) (?:the )?)?["(〔【[]?(?:的|の|里的?|中的)?["(〔【[]?`,
);
const closing: Record<string, string> = { '(': ')', '[': ']', '〔': '〕', '【': '】', '"': '"' };

/** Reads the longest citation at an index, and the other items of its list. Returns none if none begins there. */
export function readAt(lexicon: Lexicon, text: string, at: number, mode: Mode): Span[] {
  const first = readOne(lexicon, text, at, mode, {});
  if (!first) return [];
  const all = [first];
  for (let last = first; ; ) {
    const next = readNext(lexicon, text, last, mode);
    if (!next) return withLast([...all.slice(0, -1), readPlace(lexicon, text, last, mode)]);
    all.push(next);
    last = next;
  }
}

/** Gives all items the guide of the last one, and clauses also its section: `examples A and E of IPG 2.3`. */
const withLast = (spans: readonly Span[]): Span[] => {
  const { document, section, named } = spans.at(-1)?.cited ?? {};
  return spans.map((span) => {
    const of = span.cited.parts &&
      !hasSection(span.cited) && { ...(section && { section }), ...(named && { named }) };
    return { ...span, cited: { ...(document && { document }), ...of, ...span.cited } };
  });
};

/** Reads the last clause of a list again, with the section after it: `… and E of IPG 2.3`. */
function readPlace(lexicon: Lexicon, text: string, last: Span, mode: Mode): Span {
  if (!last.cited.parts || hasSection(last.cited)) return last;
  const gap = matchAt(mode.gap, text, last.end)?.[0] ?? '';
  const whole = readOne(lexicon, text, last.end + gap.length, mode, last.cited);
  return whole && hasSection(whole.cited) ? { ...whole, start: last.start } : last;
}

function readNext(lexicon: Lexicon, text: string, { cited, end }: Span, mode: Mode): Span | null {
  const joined = matchAt(
    sticky(
      '\\)? ?(?:,? ?(?:&|and|or|through|to)(?![a-z])|[,/&~・、-]|[和与與跟至到とや]|及び?|および|から|或|或者) ?',
    ),
    text,
    end,
  );
  if (!joined) return null;
  const at = end + joined[0].length;
  const item = matchAt(
    sticky(`(?:(?:${partPattern}) ?)?第?(?<number>\\d{1,2}|[a-z])(?![\\da-z]|\\.\\.?\\d)${counters}`),
    text,
    at,
  );
  if (item && cited.parts && cited.number && !cited.to && /\d/u.test(cited.number) === /\d/u.test(item[0])) {
    return { cited: { ...cited, number: String(item.groups?.number) }, start: at, end: at + item[0].length };
  }
  const { document } = cited;
  const next = readOne(lexicon, text, at, mode, document ? { document } : {});
  if (!document && !next?.cited.document) return null;
  const { section, chapter } = next?.cited ?? {};
  return (section ?? chapter) && /^(?:第|[^\p{L}]{0,2})\d/u.test(text.slice(at, at + 3)) ? next : null;
}

function readOne(lexicon: Lexicon, text: string, start: number, mode: Mode, known: Cited): Span | null {
  let cited = known;
  let [at, end, gap] = [start, start, ''];
  const open: string[] = [];
  /** The closing sign for a bracket right before the citation. If found, the bracket is included: 〔…〕追加措置3. */
  const around = closing[text.charAt(start - 1)];
  let begin = start;
  let listed: Span | undefined;
  for (;;) {
    const token = readToken(lexicon, text, at, mode, cited, gap);
    if (!token) break;
    if (gap.includes(',') && !cited.section) listed = { cited, start: begin, end };
    if (around && gap.startsWith(around)) begin = start - 1;
    cited = token.cited;
    end = closeBrackets(text, token.end, open);
    gap = matchAt(mode.gap, text, end)?.[0] ?? '';
    at = end + gap.length;
    open.push(...Array.from(gap).flatMap((sign) => closing[sign] ?? []));
  }
  // `HCE remedy 4, IPG 2.5`: two items of a list.
  if (listed?.cited.named && !mode.isWhole && cited.section && !isOfSection(cited)) return listed;
  return end === start ? null : { cited, start: begin, end };
}

const isOfSection = ({ named = [], section }: Cited) =>
  named.some((each) => each.some((one) => one.section === section));

function closeBrackets(text: string, end: number, open: string[]): number {
  let at = end;
  while (open.length > 0 && text.charAt(at) === open.at(-1)) {
    open.pop();
    at += 1;
  }
  return at;
}

function readToken(lexicon: Lexicon, text: string, at: number, mode: Mode, cited: Cited, gap: string) {
  for (const { pattern, is, fill } of [...slotsOf(lexicon), ...mode.slots]) {
    const found = matchAt(pattern, text, at);
    if (!found) continue;
    if (is && !mode.accepts(is, at, at + found[0].length)) continue;
    const filled = fill(cited, (found.groups ?? {}) as Groups, lexicon, mode, gap);
    if (filled) return { cited: filled, end: at + found[0].length };
  }
  return null;
}

export function sticky(pattern: string): RegExp {
  return new RegExp(pattern, 'uy');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && found[0] !== '' ? found : null;
}

/** Whether a reading is a citation, and not a word that is also a name. */
export const isCitation = ({ document, section, named, parts, number }: Cited): boolean =>
  Boolean(section || document || (parts && (named || number)) || (named && named.length > 1));
