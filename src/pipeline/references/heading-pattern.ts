import { type Candidate, type FindCandidates, textAfter, textBefore, toPage } from './candidate.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Headings that a text refers to: `请参见通则释疑单元中，「牌类别：鹏洛客」之段落`. Other words in the same brackets
 * (`「战场」此游戏区域`) are not headings.
 */
export const findHeadings: FindCandidates = (text, lexicon) =>
  [...text.matchAll(/「([^「」]{2,40})」|"([^"\n]{2,60})"/gu)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const isPointer = pointers.some(
      ({ before, after }) =>
        (before?.test(textBefore(text, from)) ?? true) && (after?.test(textAfter(text, to)) ?? true),
    );
    const target = isPointer ? headingTarget(match[1] ?? match[2] ?? '', lexicon) : null;
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
  // see the "New Rule: Combat" section
  { after: /^ (?:section|chapter)\b/u },
  { before: /\b[Ss]ee (?:the )?(?:section |chapter )?$/u },
];

/** The section with this heading, or else the only one with the same words after the colon (牌类别：鹏洛客, 复出的牌类别：鹏洛客). */
const headingTarget = (quoted: string, { headings }: Lexicon): Candidate['target'] => {
  const name = quoted.trim();
  const exact = headings.filter(({ heading }) => heading === name);
  const alike = headings.filter(({ heading }) => topicOf(heading) === topicOf(name));
  const [to, other] = new Set((exact.length > 0 ? exact : alike).map((section) => section.to));
  return to === undefined || other !== undefined ? null : toPage(to);
};

const topicOf = (heading: string): string => heading.slice(heading.lastIndexOf(':') + 1).trim();
