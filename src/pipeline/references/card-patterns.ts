import { commonLanguage, type Language } from '../../schema/language.ts';
import { type Candidate, type FindCandidates, textAfter, textBefore } from './candidate.ts';
import type { CardName, Lexicon } from './lexicon.ts';
import type { NameIndex, NameMatch } from './name-index.ts';
import { wordsAround } from './words.ts';

/** `《闇の腹心》`, `《闇の腹心/Dark Confidant》`. Whatever is in these brackets counts as the name of a card, known or not. */
export const findBracketed: FindCandidates = (text, lexicon, lang, self) =>
  [...text.matchAll(/《([^《》\n]{1,80})》/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    target: cardTarget(slugsInBrackets(match[1] ?? '', indexesFor(lang, lexicon)), lexicon, self),
  }));

/** `黑暗亲信/Dark Confidant`, `黑暗亲信（Dark Confidant）`: two names of one card. */
export const findPairs: FindCandidates = (text, lexicon, lang, self) => {
  const indexes = indexesFor(lang, lexicon);
  return [...text.matchAll(/ ?[/(]/gu)].flatMap((match) => {
    const end = match.index;
    const hasBracket = match[0].endsWith('(');
    const start = end + match[0].length;
    const right = longest(
      indexes.map((names) => names.startingAt(text, text.charAt(start) === ' ' ? start + 1 : start)),
    );
    if (!right || (hasBracket && text.charAt(right.to) !== ')')) return [];
    const left = indexes
      .flatMap((names) => names.endingAt(text, end) ?? [])
      .find(({ value }) => value.slugs.some((slug) => right.value.slugs.includes(slug)));
    const to = right.to + (hasBracket ? 1 : 0);
    return left ? [{ from: left.from, to, target: cardTarget(right.value.slugs, lexicon, self) }] : [];
  });
};

/**
 * Names in running text: 峡谷牛头怪, `Dark Confidant`. Japanese names are skipped, because Japanese texts print them in
 * brackets. Shorter names inside a longer one are skipped, even if the longer one has no evidence.
 */
export const findNames: FindCandidates = (text, lexicon, lang, self) => {
  const bare = nameLanguages(lang).filter((one) => wordsAround(one).hasBareNames);
  const indexes = bare.map((one) => lexicon.cards[one]);
  const found: Candidate[] = [];
  let covered = 0;
  for (let at = 0; at < text.length; at += 1) {
    const match = longest(indexes.map((names) => names.startingAt(text, at)));
    if (!match || match.to <= covered) continue;
    covered = match.to;
    if (!hasEvidence(text, match)) continue;
    found.push({ from: match.from, to: match.to, target: cardTarget(match.value.slugs, lexicon, self) });
    at = match.to - 1;
  }
  return found;
};

const nameLanguages = (lang: Language): readonly Language[] => [...new Set<Language>([lang, commonLanguage])];

const indexesFor = (lang: Language, { cards }: Lexicon): readonly NameIndex<CardName>[] =>
  nameLanguages(lang).map((one) => cards[one]);

const longest = (matches: readonly (NameMatch<CardName> | undefined)[]): NameMatch<CardName> | undefined =>
  matches.reduce(
    (best, match) => (match && (!best || match.to - match.from > best.to - best.from) ? match : best),
    undefined,
  );

/** The card in the text's own set, else in its first set. Null for a name of several cards, or of a card in no set. */
const cardTarget = (
  [slug, other]: readonly string[],
  { setsOf }: Lexicon,
  self: string,
): Candidate['target'] => {
  if (slug === undefined || other !== undefined) return null;
  const sets = setsOf(slug);
  const document = sets.find((set) => self.startsWith(`${set}/`)) ?? sets[0];
  return document === undefined ? null : { kind: 'card', slug, document };
};

const slugsInBrackets = (inside: string, indexes: readonly NameIndex<CardName>[]): readonly string[] => {
  const slugsOf = (name: string): readonly string[] =>
    indexes.flatMap((names) => names.get(name.trim())?.slugs ?? []);
  const whole = slugsOf(inside);
  return [...new Set(whole.length > 0 ? whole : inside.split('/').flatMap(slugsOf))];
};

const hasEvidence = (text: string, { from, to, value: { kind, lang } }: NameMatch<CardName>): boolean => {
  if (kind === 'distinct') return true;
  const before = textBefore(text, from);
  const after = textAfter(text, to);
  return wordsAround(lang).evidence.some(
    (row) =>
      row.kinds.includes(kind) && (row.before?.test(before) ?? true) && (row.after?.test(after) ?? true),
  );
};
