import type { Language } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { createTermFinder, type FindTerms, type FoundTerms } from '../compare/terms.ts';
import { type Drift, type FindDrift, penaltyTerms } from './rule.ts';

/**
 * Finds terms that one text has and another lacks. A clause is judged by itself, so that another section never changes
 * what is found in it. A text lacks a term only if it has it nowhere, not even inside a longer one.
 *
 * - a translation has another term of the same group than English (牌库 for graveyard): always found
 * - English has it and a translation has not: found, unless the term is loose (see `looseTerms`)
 * - English and one translation have it, and the other has not (顺序, order, but 正常な状態): found, unless a pronoun may
 *   stand for it or it is an action
 * - English and one translation have it equally often, at least twice, and the other has it less often: likewise
 * - one translation has the opponent and the two other texts have not (且未经对手许可): found
 */
export const findTermDrift: FindDrift = ({ texts }, { findTerms }) => {
  const found = new Map(
    Object.entries(texts).map(([lang, text]) => [lang as Language, findTerms(text, lang as Language)]),
  );
  const base = found.has('en') ? 'en' : [...found.keys()][0];
  const others = [...found.keys()].filter((lang) => lang !== base);
  return base === undefined
    ? []
    : others.flatMap((lang) => {
        const third = others.find((other) => other !== lang);
        return compare(found, lang, base, third);
      });
};

const compare = (
  found: ReadonlyMap<Language, FoundTerms>,
  lang: Language,
  base: Language,
  third: Language | undefined,
): readonly Drift[] => {
  const [own, basis] = [found.get(lang) ?? none, found.get(base) ?? none];
  const beside = third && found.get(third);
  const isGone = (id: string): boolean =>
    !looseTerms.has(id) || (beside?.has(id) === true && !unsaidTerms.has(id));
  const lacking = onlyIn(basis, own);
  const added = onlyIn(own, basis);
  const exchanged = groups.filter(
    (group) => lacking.some((id) => group.has(id)) && added.some((id) => group.has(id)),
  );
  const isExchanged = (id: string): boolean => exchanged.some((group) => group.has(id));
  const fewer = [...basis].flatMap(([id, words]) => {
    const count = own.get(id)?.length ?? 0;
    const isFewer = count > 0 && words.length > count && beside?.get(id)?.length === words.length;
    return isFewer && !unsaidTerms.has(id) && !penaltyTerms.has(id) ? [id] : [];
  });
  const gone = [...lacking.filter((id) => isExchanged(id) || isGone(id)), ...fewer];
  const fresh = added.filter((id) => isExchanged(id) || (beside?.has(id) === false && id === 'opponent'));
  if (gone.length + fresh.length === 0) return [];
  const against =
    third && [...gone, ...fresh].every((id) => beside?.has(id) === basis.has(id)) ? [third, base] : [base];
  return [
    {
      lang,
      against,
      words: fresh.flatMap((id) => own.get(id)?.[0] ?? []),
      othersWords: gone.flatMap((id) => basis.get(id)?.[0] ?? []),
    },
  ];
};

const none: FoundTerms = new Map();
const onlyIn = (one: FoundTerms, other: FoundTerms): readonly string[] =>
  [...one].flatMap(([id, words]) =>
    words.length > 0 && !other.has(id) && !penaltyTerms.has(id) ? [id] : [],
  );

const idsOf = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** What a pronoun stands for, what goes without saying, and what has many translations: no text needs to have it. */
const unsaidTerms: ReadonlySet<string> = new Set(
  idsOf(
    'player judge deck card turn game match penalty infraction cheating missed-trigger set-of-cards random',
    'random-portion face-down face-up top bottom loyalty counter-marker draw cast shuffle resolve',
    'at-most at-least more-than fewer-than yet already decklist',
  ),
);

/**
 * Terms that a translation may lack where English has them, if nothing else speaks against it: those of `unsaidTerms`,
 * ordinary words (reach, order, permanent), and actions.
 */
const looseTerms: ReadonlySet<string> = new Set([
  ...unsaidTerms,
  ...idsOf(
    'opponent owner controller magic tournament round hand zone decklist land basic-land spell copy target',
    'definition remedy additional-remedy upgrade downgrade game-state action life life-total location',
    'game-play-error looking-at-extra-cards hidden-card-error mulligan-procedure-error game-rule-violation',
    'failure-to-maintain-game-state marked-cards tardiness slow-play triggered-ability backup combat',
    // Ordinary words
    'reach order permanent exile stack die battle mode power protection priority flash fear ward flying haste',
    'vigilance instant counter-spell constructed appeal legendary erratum create equip mill defender regenerate',
    'trample double-strike first-strike kicker cycling aura',
    // Actions
    'activate destroy sacrifice tap untap reveal discard scry search prevent',
  ),
]);

/**
 * Terms that take each other's place: if a text has one of them where the other text has another, they do not say the
 * same. Here loose terms count as well.
 */
const groups: readonly ReadonlySet<string>[] = [
  idsOf('battlefield exile graveyard library hand stack sideboard'),
  idsOf('opponent judge head-judge active-player owner controller'),
  idsOf('triggered-ability activated-ability static-ability mana-ability'),
  idsOf(
    'creature artifact enchantment land basic-land instant sorcery planeswalker token mana spell life life-total',
  ),
  idsOf('untap-step upkeep draw-step main-phase combat combat-phase end-step cleanup-step'),
  idsOf('turn match round'),
  idsOf('top bottom'),
  idsOf('at-most at-least more-than fewer-than'),
  idsOf('yet already'),
  idsOf('face-down face-up'),
  idsOf('upgrade downgrade'),
  idsOf('draw discard'),
  idsOf('tap untap'),
  idsOf('sacrifice destroy reveal'),
  idsOf('cast activate'),
  idsOf(
    'lifelink haste defender flash deathtouch first-strike double-strike flying vigilance trample shroud hexproof',
  ),
  idsOf(
    'missed-trigger looking-at-extra-cards hidden-card-error mulligan-procedure-error game-rule-violation',
    'failure-to-maintain-game-state tardiness slow-play marked-cards',
  ),
].map((ids) => new Set(ids));

type Forms = readonly [id: string, zh: string, ja: string, en: string];

/** Words beside the term base: other forms of its penalties, and what takes the place of a term. */
const otherWords: readonly Forms[] = [
  [
    'disqualification',
    '取消资格, 取消其资格, 取消该牌手的资格, 取消牌手的资格, 取消比赛资格, 取消其比赛资格, 失格',
    '失格',
    'disqualified, disqualify',
  ],
  ['game', '一盘, 盘, 游戏, 对局', 'ゲーム', 'game'],
  ['match', '一局, 局, 比赛', 'マッチ, 試合, 対戦', 'match'],
  ['round', '轮', 'ラウンド, 回戦', 'round'],
  ['combat', '战斗', '戦闘', 'combat'],
  [
    'at-most',
    '最多, 至多, 不得多于, 不超过',
    '以下, 以内, まで',
    'at most, no more than, not more than, up to, maximum',
  ],
  [
    'at-least',
    '至少, 不得少于, 不少于, 最低, 最少',
    '以上, 少なくとも, 最低',
    'at least, no fewer than, no less than, minimum, or more',
  ],
  ['more-than', '超过, 多于', 'を超え', 'more than'],
  ['fewer-than', '少于, 不足', '未満, 下回', 'fewer than, less than, below, under'],
  ['yet', '尚未, 还没', 'まだ', 'yet'],
  ['already', '已经', '既に, すでに', 'already'],
  ['top', '顶, 最上, 上面', '一番上', 'top'],
  ['bottom', '底, 最下, 下面', '一番下', 'bottom'],
];

/** Words that may mean a term: a text with one of them does not lack the term, but is no evidence that it has it. */
const possibleForms: readonly Forms[] = [
  ['opponent', '对方', '相手', 'the other player, each other'],
  ['upkeep', '维持', '維持', 'upkeep'],
  ['decklist', '登记表, 牌表, 列表', 'リスト', 'list'],
  ['random-portion', '随机的', '無作為な', 'random'],
  ['mulligan', '调度', '引き直し', 'mulligan'],
  ['battlefield', '场上, 进场, 离场', '場に', 'in play'],
  ['planeswalker', '旅法师', 'PW', 'walker'],
  ['mana', '法力', 'マナ', 'mana'],
  ['sideboard', '换备', 'サイド', 'side'],
  ['public-information', '公开', '公開', 'public'],
  ['hidden-zone', '隐藏', '非公開', 'hidden'],
  ['enchantment', '结附, 灵气, 结界', 'エンチャント', 'enchant'],
  ['indestructible', '不会毁坏', '破壊されない, 破壊されず', 'indestructible'],
  ['activated-ability', '起动异能', '能力を起動', 'activate abilities'],
  ['draw', '抓', '引き, 引く, 引い, 引か', 'draw'],
  ['beginning-of-combat-step', '战斗开始', '戦闘開始', 'beginning of combat'],
  ['declare-attackers-step', '宣告攻击', '攻撃クリーチャー, 攻撃を宣言', 'declare attackers'],
  ['declare-blockers-step', '宣告阻挡', 'ブロック・クリーチャー, ブロックを宣言', 'declare blockers'],
  ['end-of-combat-step', '战斗结束', '戦闘終了, 戦闘の終了', 'end of combat'],
  ['blocking-creature', '阻挡', 'ブロック', 'block'],
  ['public-zone', '公开', '公開', 'public'],
];

/** Finds terms for the rules: with the other words, and without words where a text has a possible form only. */
export const createDriftTermFinder = (terms: readonly Term[]): FindTerms => {
  const find = createTermFinder([...terms, ...otherWords.map(toTerm)]);
  const findPossible = createTermFinder(possibleForms.map(toTerm));
  return (text, lang) => {
    const found = find(text, lang);
    const possible = [...findPossible(text, lang).keys()].filter((id) => !found.has(id));
    return new Map([...found, ...possible.map((id) => [id, []] as const)]);
  };
};

const toTerm = ([id, ...forms]: Forms): Term => {
  const [zh = '', ja = '', en = ''] = forms.map((each) => each.replace(/, .*$/u, ''));
  const aliases = forms.flatMap((each) => each.split(', ').slice(1));
  return { id, zh, ja, en, aliases, use: { zh: '-', ja: '-', en: '-' } };
};
