import { type Candidate, type FindCandidates, textAfter, textBefore, toPage } from './candidate.ts';
import type { SectionName } from './lexicon.ts';

/**
 * Sections by the infraction that they are about: `〔ゲーム上の誤り ─ 過剰なカードを見た〕`, `“违反游戏规则”`,
 * `Game Rule Violation`. Chinese and Japanese names are ordinary words as well, so they need quotation marks or the
 * category beside them; a Chinese name may also follow a verb such as 属于.
 */
export const findSectionNames: FindCandidates = (text, lexicon) => {
  const found: Candidate[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const match = lexicon.sections.startingAt(text, at);
    if (!match) continue;
    const category = categories.exec(textBefore(text, match.from))?.[0] ?? '';
    const from = match.from - category.length;
    const quoted = isQuoted(text, from, match.to);
    if (quoted || category !== '' || namesInfraction(text, match.from, match.to, match.value)) {
      found.push({
        ...(quoted ? { from: from - 1, to: match.to + 1 } : { from, to: match.to }),
        target: pageOf(match.value.address),
      });
    }
    at = match.to - 1;
  }
  return found;
};

/** Sections by number: `IPG 2.3`, `section 2.3`, `第2.3节`, `2.3節`; not those of other rulebooks. */
export const findSectionNumbers: FindCandidates = (text, lexicon) =>
  numbered.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const section = match[1] ?? '';
      const from = match.index;
      const to = from + match[0].length;
      const address = lexicon.sectionNumbers.get(section);
      return address !== undefined && !isOtherRulebook(text, from, to)
        ? [{ from, to, target: pageOf(address) }]
        : [];
    }),
  );

const pageOf = (address: string): Candidate['target'] => toPage(`${address}/`);

const categories =
  /(?:Game Play Error|Tournament Error|Unsporting Conduct|游戏行动失误|游戏失误|比赛失误|违背运动道德|违反体育道德|ゲーム上の誤り|イベント上の誤り|トーナメント上の誤り|非紳士的行為) ?[-~:]+ ?$/u;

const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['「', '」'],
  ['『', '』'],
  ['〔', '〕'],
  ['[', ']'],
]);

const isQuoted = (text: string, from: number, to: number): boolean =>
  from > 0 && quotes.get(text.charAt(from - 1)) === text.charAt(to);

const namesInfraction = (text: string, from: number, to: number, { lang }: SectionName): boolean => {
  const before = textBefore(text, from);
  if (lang === 'zh') return /(?:属于|视为|应为|判为|构成|违规为|违规是|适用)$/u.test(before);
  if (lang === 'ja') return false;
  // A name of one word (Cheating) must not be the first word of a sentence, where any word has a capital letter.
  return /\s|^\p{Lu}+$/u.test(text.slice(from, to)) || /(?:^|[^\p{L}'])\p{Ll}[\p{Ll}']*,? $/u.test(before);
};

const number = String.raw`(\d\.\d{1,2})(?!\.?\d)`;

const numbered: readonly RegExp[] = [
  // IPG 2.3, IPG section 2.3, IPG第2.3节
  new RegExp(
    String.raw`\b(?:IPG|Infraction Procedure Guide),? ?(?:section |§ ?|第)?${number}(?: ?[节節项項])?`,
    'giu',
  ),
  // section 2.3
  new RegExp(String.raw`\bsections? ${number}`, 'giu'),
  // 违规处理方针2.3节
  new RegExp(`(?:违规处理方针|違反処置指針) ?第?${number}(?: ?[节節项項])?`, 'gu'),
  // 第2.3节, 2.3節
  new RegExp(String.raw`(?<![\d.])第? ?${number} ?[节節项項]`, 'gu'),
  // セクション2.3
  new RegExp(`セクション ?${number}`, 'gu'),
];

const otherRulebooks =
  'MTR|CR|Tournament Rules|Comprehensive Rules|完整规则|比赛规则|総合ルール|イベント規定|トーナメント規定';
const namesOtherBefore = new RegExp(`(?:${otherRulebooks})[^.。;]*$`, 'u');
const namesOtherAfter = new RegExp(`^,? ?(?:of|in) (?:the )?(?:Magic )?(?:${otherRulebooks})`, 'u');

const isOtherRulebook = (text: string, from: number, to: number): boolean =>
  namesOtherBefore.test(textBefore(text, from)) || namesOtherAfter.test(textAfter(text, to));
