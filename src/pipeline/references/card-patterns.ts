import type { Language } from '../../schema/language.ts';
import { type Candidate, type FindCandidates, textAfter, textBefore, toCard } from './candidate.ts';
import type { CardName, Lexicon } from './lexicon.ts';
import type { NameKind, NameMatch } from './name-index.ts';

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
  const found: Candidate[] = [];
  let covered = 0;
  for (let at = 0; at < text.length; at += 1) {
    const match = longest(bareLanguages(lang).map((one) => lexicon.cards[one].startingAt(text, at)));
    if (!match || match.to <= covered) continue;
    covered = match.to;
    if (!hasEvidence(text, match, match.value)) continue;
    found.push({ from: match.from, to: match.to, target: targetOf(match.value) });
    at = match.to - 1;
  }
  return found;
};

const bareLanguages = (lang: Language): readonly Language[] => (lang === 'zh' ? ['zh', 'en'] : ['en']);
const nameLanguages = (lang: Language): readonly Language[] => (lang === 'en' ? ['en'] : [lang, 'en']);

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
  if (lang !== 'zh' || right.lang !== 'en') return undefined;
  if (namesBefore(text, end, lexicon, lang).some(({ value }) => value.kind === 'distinct')) return undefined;
  const run = /\p{Script=Han}+$/u.exec(textBefore(text, end))?.[0] ?? '';
  const length = run.length - (leadToName.exec(run)?.[0].length ?? 0);
  return length >= 2 && length <= 12 ? end - length : undefined;
};

const leadToName =
  /^.*(?:使用|施放|结算|起动|操控|例如|比如|像是|如果|一张|一个|某张|展示|打出|复制|指定|的牌|了)/u;

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
  return evidence.some(
    (row) =>
      row.lang === lang &&
      row.kinds.includes(kind) &&
      (row.before?.test(before) ?? true) &&
      (row.after?.test(after) ?? true),
  );
};

interface Evidence {
  /** The language of the name. */
  readonly lang: Language;
  readonly kinds: readonly NameKind[];
  readonly before?: RegExp;
  readonly after?: RegExp;
}

// What may come after a name: 施放取消时. Otherwise it may be part of a longer word: 放重生盾.
const zhEnd = '(?:[,。、;:)]|$|时|后|前|之后|之前|来|以|与|和|或|的(?:牌手|操控者|对手|目标|异能))';

/** Matched against the folded text: `，` is `,` and `（` is `(`. */
const evidence: readonly Evidence[] = [
  // （例如地震）
  {
    lang: 'zh',
    kinds: ['word'],
    before: /(?:例如|比如|譬如|诸如|像是|好比|藉由)$/u,
    after: /^(?:[,。、;)]|$|等|或|与|和|这|之类)/u,
  },
  // 它不能当作是取消一样来追溯利用
  { lang: 'zh', kinds: ['word'], before: /(?:当作是?|如同|像是?)$/u, after: /^(?:一样|一般|那样)/u },
  // 例如被险境所转移
  { lang: 'zh', kinds: ['word'], before: /被$/u, after: /^所?(?:转移|反击|消灭|放逐|复制|防止|移回)/u },
  // 来施放施以援手，
  {
    lang: 'zh',
    kinds: ['word', 'term'],
    before: /(?:施放|打出)[了过]?(?:另?一张)?$/u,
    after: new RegExp(`^${zhEnd}`, 'u'),
  },
  // 你手上有一张取消，
  { lang: 'zh', kinds: ['word', 'term'], before: /[一两三那这]张$/u, after: new RegExp(`^${zhEnd}`, 'u') },
  // 眠梦咒与霜墙不同之处
  { lang: 'zh', kinds: ['word'], before: /[与和跟]$/u, after: /^的?不同/u },
  // 稍后才结算的跳跃，或是稍后才由你操控的飘浮）
  { lang: 'zh', kinds: ['word'], before: /(?:结算|操控|施放)的$/u, after: /^(?:[,。、;)]|$)/u },
  // 于险境结算时
  { lang: 'zh', kinds: ['word'], before: /(?:[于在当到]|才)$/u, after: /^结算(?:前|时|后|完毕|之)/u },
  // 名称为取消的牌
  { lang: 'zh', kinds: ['word', 'term'], before: /(?:名称为|名为)$/u, after: /^[的之]牌/u },
  // such as a Brainstorm cast using green mana; not at the start of a sentence, and not in a title
  { lang: 'en', kinds: ['word'], before: /(?:^|[^\p{L}'])\p{Ll}[\p{Ll}']*,? $/u, after: /^(?! \p{Lu})/u },
  // A player casts Regenerate
  {
    lang: 'en',
    kinds: ['word', 'term'],
    before:
      /\b(?:cast|casts|casting|resolves?|resolved|resolving|copy of)(?: (?:an?|the|their|his|her|another))? $/iu,
    after: /^(?! \p{Lu})/u,
  },
  // Brainstorm resolves
  {
    lang: 'en',
    kinds: ['word'],
    before: /(?:^|[.!?]["')]? )$/u,
    after: /^(?:'s)? (?:resolves|resolved|is cast|was cast)\b/u,
  },
  // 牌手施放Anticipate，
  { lang: 'en', kinds: ['word', 'term'], before: /(?:施放|打出|结算|操控|例如|像是)[了过]?(?:另?一张)? ?$/u },
];
