import { documentIn } from '../../schema/citable.ts';
import { escapePattern } from '../../schema/escape-pattern.ts';
import { type Candidate, type FindCandidates, textAfter, textBefore, toPage } from './candidate.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsAround } from './words.ts';

/**
 * Finds sections by the name of their infraction: `〔ゲーム上の誤り ─ 過剰なカードを見た〕`, `“违反游戏规则”`, `Game Rule Violation`.
 * Chinese and Japanese names are also ordinary words, so they count only in quotation marks or after their category,
 * Chinese names also after a verb like 属于. `words.ts` has the rules for English names.
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
      const own = addresses.find((address) => documentIn(address) === documentIn(self));
      found.push({
        ...(quoted ? { from: from - 1, to: match.to + 1 } : { from, to: match.to }),
        target: toPage(`${(hasCategory ? undefined : own) ?? addresses[0]}/`),
      });
    }
  }
  return found;
};

/** `Unsporting Conduct — Bribery` never means the section about unsporting conduct in general. */
const isCategory = (text: string, to: number): boolean =>
  /^ ?(?:~+|-+|・) ?[\p{Lu}\p{Lo}]/u.test(textAfter(text, to));

/** The offset of the category before a name, or of the name itself if there is none. */
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

/** `IPG 2.3`, `section 2.3`, `第2.3节`, `2.3節`, but not numbers of rulebooks without a page here (`MTR 2.3`). */
export const findSectionNumbers: FindCandidates = (text, lexicon, _lang, self) =>
  // Building the pattern from the names of all guides is slow, and most texts have no such number.
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
      // IPG 2.3, IPG section 2.3, IPG第2.3节, “违规处理方针”2.3节
      `${anyOf(guides.flatMap(({ names }) => names))}[》」"]?,? ?(?:[Ss]ections? |§ ?|第)?${number('named')}(?: ?[节節项項])?`,
      // section 2.3
      String.raw`\b[Ss]ections? ${number('english')}`,
      // 第2.3节, 2.3節
      String.raw`(?<![\d.])第? ?${number('han')} ?[节節项項]`,
    ].join('|'),
    'gu',
  );
};

/**
 * The guides that a section number can belong to: the guide named before it in the sentence or right after it (none
 * if that rulebook has no page here), else the guide of the page, else all guides.
 */
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
      ? guides.filter(({ document }) => document === documentIn(self))
      : guides.filter(({ names: own }) => own.some((name) => name.includes(named)));
  return (named === undefined && meant.length === 0 ? guides : meant).map(({ document }) => document);
};

const otherRulebooks =
  'MTR,CR,Tournament Rules,Comprehensive Rules,完整规则,比赛规则,総合ルール,イベント規定,トーナメント規定'.split(
    ',',
  );

/**
 * A pattern for any of the names, longest first, not inside a longer Latin word. Without names it matches nothing.
 */
const anyOf = (names: readonly string[]): string => {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return names.length === 0
    ? '(?!)'
    : String.raw`(?<!\p{Script=Latin})(?:${longestFirst.map(escapePattern).join('|')})(?!\p{Script=Latin})`;
};

/**
 * Finds references to headings: `请参见通则释疑单元中，「牌类别：鹏洛客」之段落`. Words before or after must point to a heading, because the
 * same brackets also enclose words that are not headings (`「战场」此游戏区域`).
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
 * The section or chapter with this heading, else with the same words after the colon (牌类别：鹏洛客, 复出的牌类别：鹏洛客).
 * Null for several. The text's own document comes first, because all FAQs have chapters of the same names.
 */
const headingTarget = (quoted: string, { headings }: Lexicon, self: string): Candidate['target'] => {
  const name = quoted.trim();
  const alike = headings.filter(({ heading }) => topicOf(heading) === topicOf(name));
  const inOwn = alike.filter((section) => documentIn(section.to) === documentIn(self));
  const near = inOwn.length > 0 ? inOwn : alike;
  const exact = near.filter(({ heading }) => heading === name);
  const [to, other] = new Set((exact.length > 0 ? exact : near).map((section) => section.to));
  return to === undefined || other !== undefined ? null : toPage(to);
};

const topicOf = (heading: string): string => heading.slice(heading.lastIndexOf(':') + 1).trim();

/**
 * Finds rule numbers after the word “rule” (`请参见规则118.4`, `see rule 510`), and at the start of a quoted rule
 * (`702.13a 系命属于静止式异能`).
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
