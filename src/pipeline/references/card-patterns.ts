import { commonLanguage, type Language } from '../../schema/language.ts';
import { type Candidate, type FindCandidates, textAfter, textBefore, toCard } from './candidate.ts';
import type { CardName, Lexicon } from './lexicon.ts';
import type { NameMatch } from './name-index.ts';
import { type NameKind, wordsAround } from './words.ts';

/** `《闇の腹心》`, `《ジュワー島のスフィンクス/Sphinx of Jwar Isle》`. Whatever is in these brackets is a name, known or not. */
export const findBracketed: FindCandidates = (text, lexicon, lang) =>
  [...text.matchAll(/《([^《》\n]{1,80})》/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    target: cardTarget(slugsInBrackets(match[1] ?? '', lexicon, lang)),
  }));

/** `黑暗亲信/Dark Confidant`, `黑暗亲信（Dark Confidant）`. The other half may be unknown if the English one is known. */
export const findPairs: FindCandidates = (text, lexicon, lang) =>
  [...text.matchAll(/ ?[/(]/gu)].flatMap((match) => {
    const end = match.index;
    const right = nameAfter(text, end + match[0].length, lexicon, lang);
    if (!right) return [];
    const closed = match[0].endsWith('(') ? text.charAt(right.to) === ')' : undefined;
    if (closed === false) return [];
    const from =
      startOfLeftHalf(text, end, right.value, lexicon, lang) ??
      (closed ? undefined : startOfUnknownHalf(text, end, right.value, lexicon, lang));
    return from === undefined
      ? []
      : [{ from, to: right.to + (closed ? 1 : 0), target: targetOf(right.value) }];
  });

/**
 * Names in running text: 峡谷牛头怪, `Dark Confidant`. Japanese texts put every Japanese card name in brackets, so those
 * are not looked for here. A longer name hides the shorter names inside it, even if it has no evidence.
 */
export const findNames: FindCandidates = (text, lexicon, lang) => {
  const indexes = bareLanguages(lang).map((one) => lexicon.cards[one]);
  const found: Candidate[] = [];
  let covered = 0;
  for (let at = 0; at < text.length; at += 1) {
    const match = longest(indexes.map((names) => names.startingAt(text, at)));
    if (!match || match.to <= covered) continue;
    covered = match.to;
    if (!hasEvidence(text, match, match.value)) continue;
    found.push({ from: match.from, to: match.to, target: targetOf(match.value) });
    at = match.to - 1;
  }
  return found;
};

/** Names are looked for in the language of the text, and in the common one. */
const nameLanguages = (lang: Language): readonly Language[] => [...new Set<Language>([lang, commonLanguage])];
const bareLanguages = (lang: Language): readonly Language[] =>
  nameLanguages(lang).filter((one) => wordsAround(one).hasBareNames);

const longest = (matches: readonly (NameMatch<CardName> | undefined)[]): NameMatch<CardName> | undefined =>
  matches.reduce(
    (best, match) => (match && (!best || match.to - match.from > best.to - best.from) ? match : best),
    undefined,
  );

/** No target if several cards have the name. */
const cardTarget = (slugs: readonly string[]): Candidate['target'] => {
  const [slug, other] = slugs;
  return slug === undefined || other !== undefined ? null : toCard(slug);
};

const targetOf = ({ slugs }: CardName): Candidate['target'] => cardTarget(slugs);

const slugsInBrackets = (inside: string, lexicon: Lexicon, lang: Language): readonly string[] => {
  const slugsOf = (name: string): readonly string[] =>
    nameLanguages(lang).flatMap((one) => lexicon.cards[one].get(name.trim())?.slugs ?? []);
  const whole = slugsOf(inside);
  if (whole.length > 0) return [...new Set(whole)];
  return [...new Set(inside.split('/').flatMap(slugsOf))];
};

const nameAfter = (
  text: string,
  offset: number,
  lexicon: Lexicon,
  lang: Language,
): NameMatch<CardName> | undefined => {
  const start = text.charAt(offset) === ' ' ? offset + 1 : offset;
  return longest(nameLanguages(lang).map((one) => lexicon.cards[one].startingAt(text, start)));
};

/** Where the left half of a pair begins, if it is another name of the same card. */
const startOfLeftHalf = (
  text: string,
  end: number,
  right: CardName,
  lexicon: Lexicon,
  lang: Language,
): number | undefined =>
  namesBefore(text, end, lexicon, lang).find(({ value }) =>
    value.slugs.some((slug) => right.slugs.includes(slug)),
  )?.from;

/**
 * Where an unknown Chinese name before its English name begins: after the last word that leads up to a name
 * (如果使用杰瓦岛狮身人面像: after 使用). Undefined after the name of another card.
 */
const startOfUnknownHalf = (
  text: string,
  end: number,
  right: CardName,
  lexicon: Lexicon,
  lang: Language,
): number | undefined => {
  const { leadToName } = wordsAround(lang);
  if (!leadToName || right.lang !== commonLanguage) return undefined;
  if (namesBefore(text, end, lexicon, lang).some(({ value }) => value.kind === 'distinct')) return undefined;
  const run = /\p{Script=Han}+$/u.exec(textBefore(text, end))?.[0] ?? '';
  const length = run.length - (leadToName.exec(run)?.[0].length ?? 0);
  return length >= 2 && length <= 12 ? end - length : undefined;
};

const namesBefore = (
  text: string,
  end: number,
  lexicon: Lexicon,
  lang: Language,
): readonly NameMatch<CardName>[] =>
  nameLanguages(lang).flatMap((one) => lexicon.cards[one].endingAt(text, end) ?? []);

/** Whether the words around a name show that it is the card. For names of types (沼泽) no words do. */
const hasEvidence = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  { kind, lang }: { readonly kind: NameKind; readonly lang: Language },
): boolean => {
  if (kind === 'distinct') return true;
  const before = textBefore(text, from);
  const after = textAfter(text, to);
  return wordsAround(lang).evidence.some(
    (row) =>
      row.kinds.includes(kind) && (row.before?.test(before) ?? true) && (row.after?.test(after) ?? true),
  );
};
