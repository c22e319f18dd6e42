/**
 * The word lists of this grammar, in Simplified Chinese, Japanese and English. Lists and texts are folded before
 * comparison, so other widths, Traditional characters and capitals need not be listed.
 */

import { fold } from '../../../pipeline/text/fold.ts';

const anyOf = (list: string): string => `(?:${fold(list)})`;

export type ChapterKind = 'notes' | 'rulings';

/** Headings, without number, quotation marks and decoration. The name of the set can stand before the words. */
export const chapterHeadings: Readonly<Record<ChapterKind, readonly RegExp[]>> = {
  rulings: [
    new RegExp(
      `^[\\p{L}\\p{N} ':]{0,24}?${anyOf('单卡|单牌|单张卡?牌?|卡牌|牌张|个别牌张?|个别卡牌|特定卡牌|特定牌张')}的?${anyOf('解惑|解释|释疑|说明|注释|注解|问答|问题|疑问解答|规则解答|裁定')}$`,
      'u',
    ),
    /^[\p{L}\p{N} ':]{0,24}?\b(?:card|set)[- ]specific (?:notes|rulings|q ?& ?a)$/u,
    new RegExp(
      `^${anyOf('カード別|個別カード|カード個別|カードごと|各カード')}の?${anyOf('注釈|ノート|解説|裁定|注意')}$`,
      'u',
    ),
  ],
  notes: [
    new RegExp(
      `^[\\p{L}\\p{N} ]{0,12}?${anyOf('通则|总则|一般|常规|通用|综合|整体')}(?:规则)?${anyOf('释疑|解释|解惑|说明|注释|问答|问题')}$`,
      'u',
    ),
    new RegExp(
      `^[\\p{L}\\p{N}_ ]{0,14}规则的?${anyOf('说明|变动|更动|变更|更新|修订|修改')}$|^(?:[\\p{L}\\p{N}_]{0,8}${anyOf('变动|更动|变更|更新')}[与及和、])?${anyOf('中文版?|简体中文版?|牌张|译名')}?勘误表?$`,
      'u',
    ),
    new RegExp(
      `^(?:[\\p{L}\\p{N} ':]{0,24}?\\b${anyOf('general notes|general information|rules changes')}|errata|${anyOf('总则|通则|概论|概述|总览')})$`,
      'u',
    ),
    new RegExp(
      `^${anyOf('全体|全般|一般')}${anyOf('的な|に関する|の')}?${anyOf('注釈|ノート|解説|事項|注意')}$|^[\\p{L}\\p{N}]{0,12}${anyOf('ルールの?変更')}$|^${anyOf('総則|訂正')}$`,
      'u',
    ),
  ],
};

const group = anyOf(
  '白色?|蓝色?|青|黑色?|黒|红色?|赤|绿色?|多色|金色?|混色|混血|混合色?|双色|三色|无色|神器|地牌?|非基本地|基本地|鹏洛客|旅法师|时空|异象|诡局|阴谋|先锋|战役|地下城|分割|双面|其[他它]|アーティファクト|土地|white|blue|black|red|green|multicolou?r(?:ed)?|gold|hybrid|colou?rless|artifacts?|lands?|planeswalkers?|split',
);

/** Matches the name of a group of cards: one or two colors, or types of cards. */
export const groupHeading = new RegExp(
  `^[{【<〈]?${group}(?: *[/、&+与和及・-] *${group}|[白蓝黑红绿])*[}】>〉]?${anyOf('牌|卡牌?|牌张|单卡| ?cards?| ?spells?|混血牌?|双色|多色')}?$`,
  'u',
);

/** A letter before the heading (`A. …`), or a kind and a colon (`新用词：…`). */
export const sectionForms: readonly RegExp[] = [
  /^[a-h][.、] *\p{L}/u,
  new RegExp(
    `^${anyOf('新|复出|回归|再现|已?修订|变动|更新|(?:牌张)?组合|循环|系列|主题|特别|其[他它]|再次|关键[字词]|再登場|再録|改訂|変更|サイクル|テーマ|メカニズム|キーワード|能力語')}[^:,。]{0,14}: *\\S`,
    'u',
  ),
  new RegExp(
    `^[^:,。]{0,6}${anyOf('关键[字词](?:异能|动作)|异能用语|异能提示|牌张?类别|副类别|生物类别|用词|机制|规则')}: *\\S`,
    'u',
  ),
  new RegExp(
    `^${anyOf('new|returning|revised|keyword|cycle|theme|set mechanics?|mechanics?|ability word|card type|rules change')}\\b[^:.]{0,40}: *\\S`,
    'u',
  ),
];

export const faqTitleWords = new RegExp(
  anyOf('常见问题|问题集|释疑|faq|frequently asked questions|release notes|よくある質問|リリースノート'),
  'u',
);

export const legal = new RegExp(
  `${anyOf('商标|版权所有|版权归|著作権|\\(c\\) *\\d{4}|©')}|\\btrademarks?\\b|\\bcopyright\\b|all rights reserved`,
  'u',
);

export const lastChanged = new RegExp(
  `${anyOf('最近|最后|上次')}(?:一次)?${anyOf('更新|修订|修改')}|${anyOf('更新(?:日期|时间|于)|最終更新|(?:更新|改訂)日')}|last (?:modified|updated|revised)|^ *(?:published|updated)\\b|${anyOf('日 *(?:更新|改訂|発行)')} *$`,
  'u',
);

const superTypes = anyOf(
  '传奇|基本|雪境|世界|持续|衍生物?|legendary|basic|snow|world|ongoing|token|伝説の|氷雪|ワールド|持続|トークン',
);
const cardTypes = anyOf(
  '生物|神器|(?:区域|永久物|牌手|玩家|对手|树林|沼泽|海岛|平原|山脉)?结界|瞬间|法术(?!力)|巫术|鹏洛客|旅法师|战役|部族|地|时空|异象|诡局|阴谋|先锋|地下城|artifact|creature|enchantment|instant|sorcery|land|planeswalker|battle|tribal|kindred|plane|phenomenon|scheme|vanguard|conspiracy|dungeon|アーティファクト|クリーチャー|エンチャント|インスタント|ソーサリー|土地|プレインズウォーカー|バトル|同族|部族|次元|現象|計略|ヴァンガード|策略',
);

/** The source of a pattern for supertypes and card types, without subtypes. */
export const types = `(?:${superTypes}[・ ]?){0,3}(?:${cardTypes}[・ /]?){1,3}(?:衍生物|・?${anyOf('トークン|token')})?`;

export const landWord = /地(?!结界)|(?<!enchant )land/u;
export const tokenWord = new RegExp(anyOf('衍生|トークン|token'), 'u');
/** Cards outside the deck have no mana cost. */
export const outsideDeckWord = new RegExp(
  anyOf(
    '时空|异象|诡局|阴谋|先锋|地下城|\\b(?:plane|phenomenon|scheme|conspiracy|vanguard|dungeon)\\b|次元|現象|計略|ヴァンガード|策略',
  ),
  'u',
);
/** The type line of an early Aura names what it enchants: 生物结界, Enchant Creature. */
export const creatureWord = new RegExp(anyOf('生物(?!结界)|(?<!enchant )creature|クリーチャー'), 'u');
export const planeswalkerWord = new RegExp(
  anyOf('鹏洛客|旅法师|战役|planeswalker|battle|プレインズウォーカー|バトル'),
  'u',
);

export const loyaltyWord = anyOf(
  '(?:初始)?(?:忠诚|防御)[度值]?|(?:starting )?defense|(?:starting )?loyalty|(?:初期)?忠誠度',
);
export const levelWord = anyOf('等级|レベル|level|lv');
export const turnsOver = new RegExp(anyOf('转化|翻转|翻面|transform|flip |変身|反転'), 'u');

/** `地落～每当…`, `Landfall — Whenever …` */
const abilityWord = '(?:\\p{L}[\\p{L} ]{0,15}[~-]{1,2} *)?';

export const rulesText = new RegExp(
  `^${abilityWord}${anyOf('当|每|在|于|如果|若|只要|只能|由你|所有|目标|你可以|除非|除了|将|消灭|放逐|抓|搜寻|从|展示|牺牲|反击|选择|直到|此|本|作为|结附|所结附|佩带|装备|when|whenever|at the|as |if |enchant|equip|target|choose|destroy|exile|put|search|draw|counter|you |each |all |other |creatures ')}`,
  'u',
);

/** These words always begin an ability. */
export const newAbility = new RegExp(
  `^${abilityWord}${anyOf('当|每当|如果|若|只要|除非|作为|佩带|装备(?![在于])|结附|所结附|when|whenever|at the beginning|enchant|equip')}`,
  'u',
);

/** Matches the beginning of a further ability: a trigger, or the next chapter of a Saga. */
export const newTrigger = new RegExp(
  `^${anyOf('每?当(?!中)|when(?:ever)?\\b|at the beginning|[iv]{1,3}(?:, ?[iv]{1,3})* ?[~-]')}`,
  'u',
);

export const keywords: ReadonlySet<string> = new Set(
  fold(
    `飞行 先攻 连击 警戒 敏捷 践踏 系命 死触 延势 威吓 恐惧 帷幕 辟邪 守军 闪现 不灭 重生 护身 躲避 侵略
     沼泽行者 循环 增幅 协力 回响 延缓 转生 疯魔 进化 破坏 感染 结附于生物 结附于地 结附于永久物 佩带 升级
     变身 连锁 突袭 暴怒 潜伏 吞噬 变异 倾曳 风暴 爆发 命运 英勇 反击 装备 威慑 搭载 武士道 侵染 equip
     enchant cycling flashback protection morph level flying haste trample lifelink deathtouch reach
     vigilance defender flash hexproof indestructible infect menace crew ward 飛行 速攻 トランプル 絆魂 接死
     到達 防衛 瞬速 先制攻撃 二段攻撃`,
  ).split(/\s+/u),
);

/** `选择一项～`, `Choose one —` */
export const announcesModes = new RegExp(
  `${anyOf('选择|选用|choose')}[^。]{0,24}[~:-]+$|${anyOf('[かをら][^。]{0,16}(?:選ぶ|選択する)')} *[。~:-]*$`,
  'u',
);

/** Words of explanations that no rules text has. */
export const prose = new RegExp(
  `${anyOf('举例来说|换句话说|也就是说|请参见|请注意|过去(?:称|注记|的|译|,)|规则(?:解析|叙述|如下)|本系列|核心系列|完整规则|たとえば|例えば|つまり')}|如下:?$|\\b(?:for example|in other words|see rule|previously)\\b`,
  'u',
);

/** Matches what follows the name of the card only in explanations: `逼真幻影的异能不会改变…`. */
export const ofItsAbilities = new RegExp(
  `^(?:${anyOf('的(?:起动式|触发式|第一个|第二个)?异能|的效应|の能力')}|sability)`,
  'u',
);

/** `例：…`, `Example: …` */
export const beginsExample = new RegExp(`^${anyOf('范?例|举例|例如|example|例え?ば')} *:`, 'u');

/** `第1步：…`, a step of a ruling without a marker. */
export const stepInWords = /^第[一二三四五六七八九十\d]{1,2}步(?:骤)?[:,~-]/u;

/** Words that are frequent in explanations and very rare in rules text, measured on FAQs of twenty years. */
export const explains = new RegExp(
  anyOf(
    '结算|触发|举例|例如|合法|的(?:起动式|触发式)?异能(?:会|不|仍|只|也|并|可)|最后一个|第[一二三]个|生效|影响|就算|是否|由于|因此|都会|并不|仍[会然可是须需]|决定|改变|检查|试图|已经|可能|情况|情形|不过|替代性|因为|所以|一样|一旦|也会|计算|宣告|必须|会在|会让|会是|你是|指定|状态动作|同时|注记|双头巨人|也不|才会|稍后|无论|不论|通常|意味|只是|而非|而不是|依然|无法|即使|实际|不算|过程中|主动牌手|优先权|该效应|效应会|会被|任何方式|没有任何|无需|时机|并非|规则|特征|只会|只需|没办法|视为|视作|不是|意[指义]|首先|依序|累计|强制|比照|会得|会获|不会|不能因|仅限|仅指|仅会|本身|因故|包括|包含|至少要|只有|便会|将会|就会|一定|不用|需要|并未|属于|是指|不必|非要|是你|都是|会成为|不再|也[可能]|时候|之前|才能|某[个些张一]|可以选择不|目标与结附|目标数|依旧|原本上|最少为|全部(?:展示|检视)|如此一来|少于|目前|当前|指具有|即[是为]|无从|照常|此时|[正背双]面|颜色标识|堆叠|回应|副类别|resolv(?:e|es|ed|ing)\\b|triggered|triggers|won’t|for example|legal|even if|even though|whether|because|instead of|still|same time|last ability|(?:first|second|third) ability|affect(?:s|ed)?\\b|no longer|already|somehow|doesn’t matter|isn’t|aren’t|wouldn’t|must|you’re|you’ll|normal(?:ly)?|considered|determine[sd]?|apply|applies|alternative cost|multiple|be chosen|not just|only if|specified|counts?\\b|priority|respond|in this case|in some cases|regardless|means',
  ),
  'gu',
);

/** Replacement effects, requirements and other forms that explanations do not quote. */
export const replacesSomething = new RegExp(
  `^${anyOf('如果|若')}[^。]{0,60}${anyOf('将')}[^。]{0,60}${anyOf('则(?:防止|改为)|,改为')}|${anyOf('若能攻击,则必须攻击|每回合若能')}|^[^。,]{1,16}${anyOf('不会毁坏')}。$|^${anyOf('[在于](?:你|每位?[^。,]{0,8})的?[^。,]{0,8}开始时')}|^if [^.]{0,120} would [^.]{0,80}\\binstead\\b`,
  'u',
);

export const opensExplanation = new RegExp(
  `^${anyOf('(?:如果|若)(?:某|该|任|其他|有|所结附之|你没有)|你若|[这要]|在[^。,]{2,20}(?:之间|[前后]),|if (?:an?|the|another|multiple|you) ')}`,
  'u',
);

/** A cost, a loyalty cost or a chapter number before an ability. */
export const opensCost = new RegExp(
  `^(?:${anyOf('支付')}?\\{[^。:]{0,60}:|[ivx]+(?:, ?[ivx]+)* *[~-]|\\[?[+-]?\\d{1,2}\\]?:)`,
  'u',
);

export const opensAbility = new RegExp(
  `^${anyOf('所?结附|佩带|每?当|when(?:ever)? |at the beginning|enchant|equip')}`,
  'u',
);

export const ordersSomething = new RegExp(
  `^(?:[\\d+:•·-]|${anyOf('每?当[^。]{2,30}时,|只要[^。]{2,30},|[在于]你的|消灭|放逐|目标|将目标|派出|抓|搜寻|从你|选择一项|when(?:ever)? |at the beginning|as |target|destroy|exile|return|put|search|draw|create|choose|counter |creatures you|other |each |equip|enchant|sacrifice|until|other|gain')}|[^。]{0,14}[~-])|${anyOf('直到回合结束|须横置进战场|until end of turn|enters the battlefield tapped')}[。.]$|\\)$|${anyOf('坟墓场移回')}|\\{${anyOf('横置')}\\}`,
  'u',
);
