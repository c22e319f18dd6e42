import type { Part } from '../../schema/guide.ts';
import { type CitedNames, lexiconOf } from './lexicon.ts';

/*
 * What a text is about. A name of an infraction alone is no citation where the text may be about something else: 违反游戏规则
 * is in every disclaimer about scripts, GRV is a value of estates. Each word of judges is proof; a word of the game is one of
 * several that a name may need, as other games and trades have some of them; a word of any tournament is half of that.
 */

/** Proof enough for whatever is called as an infraction is. */
export const certain = 3;

/** Words with what each is worth. Letters are matched as whole words, with endings where `*` says so. */
const words: readonly (readonly [worth: number, english: string, others: string])[] = [
  [
    certain,
    'mtr|mtg|judg(?:e|es|ed|ing)|infractions?|hj|rcq|ptq|dq|l[1-3] (?:exam|here|candidate)|deck checks?|(?:game|match) loss|mulligans?|magic:? the',
    '裁判(?![ぁ-ん])|主[审審裁]|万智牌|[盘局]负|l[1-3](?:考试|試験|受)|ジャッジ|裁定|マリガン|デッキチェック',
  ],
  [
    1,
    'opponents?|library|discard*|drew|draws?|hand|decks?|shuffl*|lands?|triggers?|turns?(?! (?:out|in|up|off))|appeal*|mana|back ?up|reveal*|fnm|competitive|cantrip|casts?|upkeep|combat|permanents?|scry*|life total|mill(?:s|ed|ing)?|sideboard*|sleeve[sd]?|creatures?|graveyard|tapped|rel',
    '牌手|调度|抓[牌了]|手牌|牌库|套牌|触发|洗牌|轮[抽抓]|牌张|[备主]牌|坟场|战场|罚单|上诉|倒回|磨牌|鹏洛客|牌套|法术力|対戦相手|ライブラリー|ドロー|手札|初手|墓地|土地|誘発|シャッフル|デッキ|ターン|懲罰|マナ|敗北|巻き戻|唱え|戦場|切削|クリーチャー|呪文|スリーブ|サイドボード',
  ],
  [
    0.5,
    'players?|tournaments?|rounds?|warnings?|penalt(?:y|ies)|games?|board|drafts?|sealed|slips?|event|cards?|pods?|attack*',
    '警告|比赛|升级|对手|ドラフト|プレイヤー|大会|試験|マジック|カード',
  ],
  // Other games, other sports and the courts have judges, matches and players, too.
  [
    -certain,
    'flesh and blood|lorcana|pokemon|yu-gi-oh|chess|football|casters?|courts?|defendant',
    '法官|法院|被告|季赛|[足篮]球|宝可梦|游戏王|[象围]棋|裁判所|サッカー|ポケモン|ポケカ|遊戯王',
  ],
];

const patterns = words.map(
  ([worth, english, others]) =>
    [
      worth,
      new RegExp(`(?<![a-z])(?:${english.replaceAll('*', '[a-z]*')})(?![a-z])|${others}`, 'gu'),
    ] as const,
);

/** How much in a folded text says that it is about judging the game, and nothing else: each word once. */
const proofIn = (folded: string): number =>
  patterns.reduce(
    (sum, [worth, pattern]) =>
      sum + worth * new Set(Array.from(folded.matchAll(pattern), ([word]) => word)).size,
    0,
  );

/** What a folded text says of judging; the name of a guide is proof. */
export const proofOf = (names: CitedNames, folded: string): number =>
  new RegExp(`(?<![a-z])(?:${lexiconOf(names).guide})(?![a-z])`, 'u').test(folded)
    ? certain
    : proofIn(folded);

/** The name of an infraction as it is printed, with what is around it. */
interface PrintedName {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The part that is named with it: `HCE remedy`. */
  readonly part: Part | undefined;
}

/** Names that are words like others. */
const usual = /^(?:minor|major|轻微|严重|軽度|重度)/iu;
const unspacedName = /^[^\0-ɏ]/u;
const withKana = /[ぁ-ヺ]/u;

/** How much a text has to say of judging, for the name of an infraction alone to be a citation: by how it is printed. */
export function proofOfName({ name: printed, before, after, part }: PrintedName): number {
  const name = printed.replace(/^[〔【]|[〕】]$/gu, '');
  if (usual.test(name)) return part ? certain : Number.POSITIVE_INFINITY;
  if (!unspacedName.test(name)) return proofOfEnglish(name, before, part);
  const isBracketed = name !== printed || (/[〔【]$/u.test(before) && /^[〕】]/u.test(after));
  return proofOfUnspaced(name, isBracketed, part);
}

function proofOfUnspaced(name: string, isBracketed: boolean, part: Part | undefined): number {
  // So guides print the names of infractions, and nobody else does.
  if (isBracketed && name.length > 3) return 0;
  // With kana it is a phrase, which needs what it does not say itself; 违反游戏规则 is in other mouths, too.
  if (name.length > 5 && withKana.test(name)) return (part && part !== 'examples' ? 0 : 1) + proofIn(name);
  if (name.length < 3 && !isBracketed) return certain;
  return part ? 1 : 2;
}

/** An abbreviation, or a name of three words. */
const isNoPhrase = /^[A-Z]{3}| .* /u;

function proofOfEnglish(name: string, before: string, part: Part | undefined): number {
  // Nothing else is written L@EC, FtMGS or F2MGS.
  if (/^[A-Z](?:@|[a-zA-Z\d][A-Z]{3})/u.test(name)) return 0;
  if (part && isNoPhrase.test(name)) return 0;
  if (/[ @]/u.test(name)) return proofOfPhrase(name);
  if (!/[A-Z]/u.test(name)) return name.length > 2 ? certain : Number.POSITIVE_INFINITY;
  // Two letters mean much else, and at the beginning of a sentence any word has a capital.
  const isSentence = !/^[A-Z]+$/u.test(name) && /(?:^|[.!?:] ?|\.\.)["(]?$/u.test(before);
  if (isSentence) return certain;
  return name.length === 2 ? 1.5 : 1;
}

/** A name of several words proves nothing by those that it has itself. */
function proofOfPhrase(name: string): number {
  // In small letters they are words, but for those that are no sentence: game rule violation.
  if (!/[A-Z]/u.test(name)) return certain;
  return (isNoPhrase.test(name) ? 0.5 : 1) + proofIn(name.toLowerCase());
}
