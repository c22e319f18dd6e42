import { escapePattern } from '../../schema/escape-pattern.ts';
import { type Candidate, type FindCandidates, textAfter, textBefore, toPage } from './candidate.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsAround } from './words.ts';

/**
 * Sections by the infraction that they are about: `〔ゲーム上の誤り ─ 過剰なカードを見た〕`, `“违反游戏规则”`,
 * `Game Rule Violation`. Chinese and Japanese names are ordinary words as well, so they need quotation marks or the
 * category beside them; a Chinese name may also follow a verb such as 属于.
 */
export const findSectionNames: FindCandidates = (text, lexicon, _lang, self) => {
  const found: Candidate[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const match = lexicon.sections.startingAt(text, at);
    if (!match) continue;
    at = match.to - 1;
    if (isCategory(text, match.to)) continue;
    const from = startOfCategory(text, match.from);
    const quoted = quotes.has(`${text.charAt(from - 1)}${text.charAt(match.to)}`);
    const hasCategory = from < match.from;
    const { addresses, lang } = match.value;
    const { namesInfraction } = wordsAround(lang);
    const name = text.slice(match.from, match.to);
    if (quoted || hasCategory || namesInfraction(name, textBefore(text, match.from))) {
      const own = addresses.find((address) => documentOf(address) === documentOf(self));
      found.push({
        ...(quoted ? { from: from - 1, to: match.to + 1 } : { from, to: match.to }),
        target: toPage(`${(hasCategory ? undefined : own) ?? addresses[0]}/`),
      });
    }
  }
  return found;
};

/**
 * Whether a name is the category of the infraction after it, with a page or without: `Unsporting Conduct — Bribery` is
 * never the section of all unsporting conduct.
 */
const isCategory = (text: string, to: number): boolean =>
  /^ ?(?:~+|-+|・) ?[\p{Lu}\p{Lo}]/u.test(textAfter(text, to));

/** Where the category before a name begins; the name itself if there is none. */
const startOfCategory = (text: string, nameFrom: number): number => {
  const before = textBefore(text, nameFrom);
  const dash = /(?: ?[-~]+ ?| ?: ?|・)$/u.exec(before)?.[0];
  if (dash === undefined) return nameFrom;
  const lead = before.slice(0, before.length - dash.length);
  const known = categories.exec(lead)?.[0];
  return known === undefined ? nameFrom : nameFrom - dash.length - known.length;
};

const categories =
  /(?:Game Play Errors?|Tournament Errors?|Unsport(?:ing|smanlike) Conduct|游戏行动失误|游戏失误|比赛失误|(?:举止)?(?:违背|违反)(?:运动|体育)道德(?:行为|举止)?|ゲーム上の誤り|イベント上の誤り|トーナメント上の誤り|非紳士的行為)$/u;

const quotes: ReadonlySet<string> = new Set(['""', '「」', '『』', '〔〕', '[]']);

/**
 * Sections by number: `IPG 2.3`, `section 2.3`, `第2.3节`, `2.3節`. A number is of the rulebook that its sentence names last,
 * or else of the guide that it is printed in.
 */
export const findSectionNumbers: FindCandidates = (text, lexicon, _lang, self) =>
  // The pattern is made of the names of all guides: most texts have no such number, and do without it.
  (/\d\.\d/u.test(text) ? [...text.matchAll(numbered(lexicon))] : []).flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const section = Object.values(match.groups ?? {}).find((number) => number !== undefined) ?? '';
    const address = guidesMeant(text, from, to, lexicon, self)
      .map((document) => `${document}/${section}`)
      .find((each) => lexicon.sectionAddresses.has(each));
    return address === undefined ? [] : [{ from, to, target: toPage(`${address}/`) }];
  });

const numbered = ({ guides }: Lexicon): RegExp => {
  const number = (name: string): string => String.raw`(?<${name}>\d{1,2}\.\d{1,2})(?!\.?\d)`;
  return new RegExp(
    [
      // IPG 2.3, IPG section 2.3, IPG第2.3节, 《违规处理方针》2.3节
      `${anyOf(guides.flatMap(({ names }) => names))}[》」"]?,? ?(?:[Ss]ections? |§ ?|第)?${number('named')}(?: ?[节節项項])?`,
      // section 2.3
      String.raw`\b[Ss]ections? ${number('english')}`,
      // 第2.3节, 2.3節
      String.raw`(?<![\d.])第? ?${number('han')} ?[节節项項]`,
    ].join('|'),
    'gu',
  );
};

/** The guides that a number can be of: the one named in its sentence or after it, or the one of the page, or any. */
const guidesMeant = (
  text: string,
  from: number,
  to: number,
  { guides }: Lexicon,
  self: string,
): readonly string[] => {
  const names = anyOf([...guides.flatMap(({ names: own }) => own), ...otherRulebooks]);
  const sentence = `${textBefore(text, from)}${text.slice(from, to)}`.split(/[。;]|\.(?!\d)/u).at(-1) ?? '';
  const named =
    [...sentence.matchAll(new RegExp(names, 'gu'))].at(-1)?.[0] ??
    new RegExp(`^,? ?(?:of|in) (?:the )?(?:Magic )?(${names})`, 'u').exec(textAfter(text, to))?.[1];
  const meant =
    named === undefined
      ? guides.filter(({ document }) => document === documentOf(self))
      : guides.filter(({ names: own }) => own.some((name) => name.includes(named)));
  return (named === undefined && meant.length === 0 ? guides : meant).map(({ document }) => document);
};

const otherRulebooks =
  'MTR,CR,Tournament Rules,Comprehensive Rules,完整规则,比赛规则,総合ルール,イベント規定,トーナメント規定'.split(
    ',',
  );

/** Matches any of these names, the longest first, and no part of a longer Latin word. Matches nothing if there are none. */
const anyOf = (names: readonly string[]): string => {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return names.length === 0
    ? '(?!)'
    : String.raw`(?<!\p{Script=Latin})(?:${longestFirst.map(escapePattern).join('|')})(?!\p{Script=Latin})`;
};

const documentOf = (address: string): string => address.replace(/\/.*$/u, '');

/**
 * Headings that a text refers to: `请参见通则释疑单元中，「牌类别：鹏洛客」之段落`. Other words in the same brackets
 * (`「战场」此游戏区域`) are not headings.
 */
export const findHeadings: FindCandidates = (text, lexicon, _lang, self) =>
  [...text.matchAll(/「([^「」]{2,40})」|"([^"\n]{2,60})"/gu)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const isPointer = pointers.some(
      ({ before, after }) =>
        (before?.test(textBefore(text, from)) ?? true) && (after?.test(textAfter(text, to)) ?? true),
    );
    const target = isPointer ? headingTarget(match[1] ?? match[2] ?? '', lexicon, self) : null;
    return target ? [{ from, to, target }] : [];
  });

const pointers: readonly { readonly before?: RegExp; readonly after?: RegExp }[] = [
  // 「新规则：战斗」的段落
  { after: /^ ?[之的]?(?:段落|单元|部分|章节)/u },
  // 第二段（「通则释疑」）, 第2の部分（「一般注釈」）, the second part (“General notes”)
  {
    before:
      /第[一二三四五六七八九十\d]+(?:[段章部][分落]?|の部分)\($|\b(?:first|second|third|\p{L}+th) part \($/u,
    after: /^\)/u,
  },
  // 「戦闘」の項
  { after: /^の(?:項|節|章|段落)/u },
  { before: /\b[Ss]ee (?:the )?(?:section |chapter )?$/u },
];

/**
 * The section with this heading, or else the only one with the same words after the colon (牌类别：鹏洛客,
 * 复出的牌类别：鹏洛客). The text's own document comes first: all FAQs have chapters of the same names.
 */
const headingTarget = (quoted: string, { headings }: Lexicon, self: string): Candidate['target'] => {
  const name = quoted.trim();
  const alike = headings.filter(({ heading }) => topicOf(heading) === topicOf(name));
  const inOwn = alike.filter((section) => documentOf(section.to) === documentOf(self));
  const near = inOwn.length > 0 ? inOwn : alike;
  const exact = near.filter(({ heading }) => heading === name);
  const [to, other] = new Set((exact.length > 0 ? exact : near).map((section) => section.to));
  return to === undefined || other !== undefined ? null : toPage(to);
};

const topicOf = (heading: string): string => heading.slice(heading.lastIndexOf(':') + 1).trim();

/**
 * Rules of the game by number: after the word "rule" (`请参见规则118.4`, `see rule 510`), or at the start of a text that
 * quotes the rule (`702.13a 系命属于静止式异能`).
 */
export const findRuleNumbers: FindCandidates = (text) =>
  [
    ...text.matchAll(
      /(?<=(?:规则|規則|ルール|\brules?) ?)\d{3}(?:\.\d+[a-z]?)?(?![\d.]*\d)|^\d{3}\.\d+[a-z]?(?=[. ])/giu,
    ),
  ].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    target: { kind: 'rule', number: match[0] },
  }));
