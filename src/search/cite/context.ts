import { type CitedNames, lexiconOf } from './lexicon.ts';

/*
 * What a text is about. A name of an infraction alone is no citation where the text may be about something else: 违反游戏规则
 * is in every disclaimer about scripts, GRV is a value of estates. Each word of judges is proof; of words of the game two
 * are, as other games and trades have some of them; words of any tournament count half.
 */

/** Proof enough for whatever is called as an infraction is. */
export const certain = 3;

/** Words with what each is worth. Letters are matched as whole words, with endings where `*` says so. */
const words: readonly (readonly [worth: number, english: string, others: string])[] = [
  [
    certain,
    'mtr|mtg|judg(?:e|es|ed|ing)|infractions?|hj|rcq|ptq|l[1-3] (?:exam|interview|here)|deck checks?|comp rel|(?:game|match) loss|mulligans?|magic:? the|magic (?:player|judge|tournament)s?',
    '裁判|主审|万智牌|[盘局]负|l[1-3](?:考试|試験|受)|ジャッジ|裁定|マリガン',
  ],
  [
    1,
    'opponents?|library|discard*|drew|draws?|hand|decks?|sideboard*|shuffl*|lands?|graveyard|triggers?|spells?|creatures?|resolv*|turns?|etb|appeal*|mana|back ?up|reveal*|rel',
    '牌手|调度|抓牌|抓了|手牌|牌库|坟场|套牌|触发|展示|法术力|洗牌|轮[抽抓]|起手|先手|判负|对手|牌张|看牌|対戦相手|ライブラリー|ドロー|手札|土地|呪文|誘発|シャッフル|デッキ|ターン|先攻|占術|変異|懲罰|スリップ|カード|マジック|マナ|敗北',
  ],
  [
    0.5,
    'players?|tournaments?|rounds?|draft|prerelease|warnings?|penalt(?:y|ies)|events?|competitive|slip|game|board',
    '警告|判罚|比赛|升级|プレイヤー|大会|失格|公開|試験',
  ],
];

const patterns = words.map(
  ([worth, english, others]) =>
    [
      worth,
      new RegExp(`(?<![a-z])(?:${english.replaceAll('*', '[a-z]*')})(?![a-z])|${others}`, 'gu'),
    ] as const,
);

/** How much in a folded text says that it is about judging the game: each word once. */
const proofIn = (folded: string): number =>
  patterns.reduce(
    (sum, [worth, pattern]) =>
      sum + worth * new Set(Array.from(folded.matchAll(pattern), ([word]) => word)).size,
    0,
  );

/** What a folded text says of judging; the name of a guide is proof, and abbreviations of several infractions are of each other. */
export const proofOf = (names: CitedNames, folded: string): number => {
  const { guide, name } = lexiconOf(names);
  if (new RegExp(`(?<![a-z])(?:${guide})(?![a-z])`, 'u').test(folded)) return certain;
  const called = Array.from(folded.matchAll(new RegExp(`(?<![a-z])(?:${name})`, 'gu')), ([one]) => one);
  const short = new Set(called.filter((one) => /^[a-z@]{3,5}$/u.test(one) && !usual.test(one)));
  return proofIn(folded) + Math.max(0, short.size - 1);
};

/** The name of an infraction as it is printed, with what is around it. */
interface PrintedName {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** A part is named with it: `HCE remedy`. */
  readonly hasPart: boolean;
}

/** Names that are words like others. */
const usual = /^(?:minor|major|轻微|严重|軽度|重度)/iu;
const isUnspaced = (name: string): boolean => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(bare(name));
const bare = (name: string): string => name.replace(/^[〔【]|[〕】]$/gu, '');
const isBracketed = ({ name, before, after }: PrintedName): boolean =>
  /^[〔【]/u.test(name) || (/[〔【]$/u.test(before) && /^[〕】]/u.test(after));
const beginsSentence = ({ before }: PrintedName): boolean => /(?:^|[.!?:] ?|\.\.)["(]?$/u.test(before);

/** How much proof a name needs, by how it is printed; the first row that fits. */
const needs: readonly (readonly [
  fits: (printed: PrintedName) => boolean,
  needs: (name: string) => number,
])[] = [
  [({ name, hasPart }) => usual.test(name) && !hasPart, () => Number.POSITIVE_INFINITY],
  [({ name }) => usual.test(name), () => certain],
  // So guides print the names of infractions, and nobody else does.
  [(printed) => isUnspaced(printed.name) && isBracketed(printed) && bare(printed.name).length > 3, () => 0],
  // With kana it is a phrase, which needs what it does not say itself; 违反游戏规则 is in other mouths, too.
  [
    ({ name }) => isUnspaced(name) && name.length > 5 && /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name),
    (name) => 1 + proofIn(name),
  ],
  [(printed) => isUnspaced(printed.name) && (printed.name.length > 2 || isBracketed(printed)), () => 2],
  [({ name }) => isUnspaced(name), () => certain],
  // In small letters they are words, but for those that are no sentence: game rule violation.
  [({ name }) => / /u.test(name) && !/[A-Z]/u.test(name), () => certain],
  [({ name, hasPart }) => hasPart && /^[A-Z@]{3}/u.test(name), () => 0.5],
  [({ name }) => /[ @]/u.test(name), (name) => 1 + proofIn(name.toLowerCase())],
  // Two letters mean much else, and at the beginning of a sentence any word has a capital.
  [({ name }) => name.length === 2, () => certain],
  [(printed) => !/^[A-Z]+$/u.test(printed.name) && beginsSentence(printed), () => certain],
];

/** How much a text has to say of judging, for the name of an infraction alone to be a citation. */
export const proofOfName = (printed: PrintedName): number =>
  needs.find(([fits]) => fits(printed))?.[1](printed.name) ?? 2;
