import type { Language } from '../../schema/language.ts';

/** Places of one source that are on one page. */
export interface PlaceGroup {
  readonly file: string;
  readonly lang: Language;
  readonly self: string;
  readonly places: readonly Place[];
}

/**
 * Context that is in the file exactly once; the words in it that are, or look like, a reference; and their target: the
 * slug of a card, an address with a slash, or null.
 */
type Place = readonly [context: string, words: string, target: string | null];

const en23 = { file: 'ipg/ipg-2.3.en.txt', lang: 'en', self: 'ipg/2.3/' } as const;
const zh23 = { file: 'ipg/ipg-2.3.zh.txt', lang: 'zh', self: 'ipg/2.3/' } as const;
const ja23 = { file: 'ipg/ipg-2.3.ja.txt', lang: 'ja', self: 'ipg/2.3/' } as const;
const en24 = { file: 'ipg/ipg-2.4.zh-en.txt', lang: 'en', self: 'ipg/2.4/' } as const;
const zh24 = { file: 'ipg/ipg-2.4.zh-en.txt', lang: 'zh', self: 'ipg/2.4/' } as const;
const faq = (page: string) => ({ file: 'm10/m10-faq.zh.txt', lang: 'zh', self: `m10/${page}/` }) as const;

/** One hundred places, chosen by reading: fifty references, and fifty that only look like one. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    ...en23,
    places: [
      ['resolves a Dark Confidant trigger', 'Dark Confidant', 'dark-confidant'],
      ['A player casts Anticipate and', 'Anticipate', 'anticipate'],
      ['such as a Brainstorm cast using', 'Brainstorm', 'brainstorm'],
      ['resolves Collected Company, picks', 'Collected Company', 'collected-company'],
      ['with Sphinx of Jwar Isle illegally', 'Sphinx of Jwar Isle', 'sphinx-of-jwar-isle'],
      ['IPG 2.3 Game Play Error', 'IPG 2.3', null],
      ['It is not a Hidden Card Error if', 'Hidden Card Error', null],
      ['is Game Play Error–Looking at Extra Cards.', 'Game Play Error–Looking at Extra Cards', null],
      ['handled as a Game Rule Violation.', 'Game Rule Violation', null],
      ['the penalty is a Game Loss.', 'Game Loss', null],
    ],
  },
  {
    ...zh23,
    places: [
      ['牌手施放Ancestral Recall之后', 'Ancestral Recall', 'ancestral-recall'],
      ['结算了黑暗亲信/Dark Confidant的触发', '黑暗亲信/Dark Confidant', 'dark-confidant'],
      ['施放预先考虑/Anticipate,并', '预先考虑/Anticipate', 'anticipate'],
      ['施放头脑风暴/Brainstorm。', '头脑风暴/Brainstorm', 'brainstorm'],
      ['结算征召军伍/Collected Company时', '征召军伍/Collected Company', 'collected-company'],
      ['player resolves Collected Company, picks', 'Collected Company', 'collected-company'],
      [
        '使用杰瓦岛狮身人面像/Sphinx of Jwar Isle的牌手',
        '杰瓦岛狮身人面像/Sphinx of Jwar Isle',
        'sphinx-of-jwar-isle',
      ],
      ['2.3 Hidden Card Error 非公开牌张失误', '非公开牌张失误', null],
      ['此违规应为"游戏行动失误~额外看牌"。', '游戏行动失误~额外看牌', null],
      ['可依照“违反游戏规则”处理', '“违反游戏规则”', null],
      ['发现使用变身异能施放', '变身', null],
    ],
  },
  {
    ...ja23,
    places: [
      ['これは《覆いを割く者、ナーセット》の', '《覆いを割く者、ナーセット》', 'narset-parter-of-veils'],
      ['しかし、《時を越えた探索》の', '《時を越えた探索》', 'dig-through-time'],
      ['《Ancestral Recall》', '《Ancestral Recall》', 'ancestral-recall'],
      ['プレイヤーが《闇の腹心》の誘発型能力', '《闇の腹心》', 'dark-confidant'],
      ['(E) プレイヤーが《予期》を', '《予期》', 'anticipate'],
      ['〔ゲーム上の誤り ─ マリガン手順の誤り〕', '〔ゲーム上の誤り ─ マリガン手順の誤り〕', 'ipg/2.4/'],
      ['《マーフォークの物あさり》', '《マーフォークの物あさり》', 'merfolk-looter'],
      ['例を挙げると、《ドムリ・ラーデ》の', '《ドムリ・ラーデ》', 'domri-rade'],
      [
        'カードを《ジュワー島のスフィンクス/Sphinx of Jwar Isle》で',
        '《ジュワー島のスフィンクス/Sphinx of Jwar Isle》',
        'sphinx-of-jwar-isle',
      ],
      ['《高地の獲物/Highland Game》を', '《高地の獲物/Highland Game》', 'highland-game'],
      ['懲罰: – 【警告】', '【警告】', null],
      ['〔ゲーム上の誤り〕の大半', '〔ゲーム上の誤り〕', null],
      ['〔非公開カードに関する誤り〕とはならない', '〔非公開カードに関する誤り〕', null],
      ['の代わりにマジック:ザ・違反処置指針を', '違反処置指針', null],
      [
        'どちらの場合でも、〔その他一般のゲームルール抵触行為〕',
        '〔その他一般のゲームルール抵触行為〕',
        null,
      ],
      ['《教示者》', '《教示者》', null],
      ['〔過剰なカードを見た〕を', '〔過剰なカードを見た〕', null],
      ['〔ゲーム上の誤り ─ 誘発忘れ〕', '〔ゲーム上の誤り ─ 誘発忘れ〕', null],
    ],
  },
  {
    ...en24,
    places: [
      ['is treated as a Hidden Card Error.', 'Hidden Card Error', 'ipg/2.3/'],
      ['becomes a Hidden Card Error if', 'Hidden Card Error', 'ipg/2.3/'],
      ['Error — Mulligan Procedure Error 再', 'Mulligan Procedure Error', null],
    ],
  },
  {
    ...zh24,
    places: [
      ['属于“非公开牌张失误”。', '“非公开牌张失误”', 'ipg/2.3/'],
      ['游戏行动失误~额外抓牌 |', '游戏行动失误~额外抓牌', null],
      ['之后“占卜”多张牌', '“占卜”', null],
    ],
  },
  {
    ...faq('introduction'),
    places: [['第二段（「通则释疑」）', '「通则释疑」', 'm10/general-notes/']],
  },
  {
    ...faq('rules-changes'),
    places: [
      ['为目标来施放施以援手，', '施以援手', 'mending-hands'],
      ['假设你手上有一张反召唤，', '反召唤', 'unsummon'],
      [
        '使得某张具有系命、且不在战场上的牌造成伤害（举例来说，像是无私的驱魔师之异能）',
        '无私的驱魔师',
        'selfless-exorcist',
      ],
      ['「战场」此游戏区域摆放', '「战场」', null],
      ['并让狂战士分配3点伤害', '狂战士', null],
      ['如果你要起动某重生异能', '重生', null],
      ['系命是生物上面常见的异能', '系命', null],
      ['请参见规则510，「战斗伤害步骤」', '「战斗伤害步骤」', null],
      ['上面放重生盾，或是牺牲它来产生某些效应，或是想做别的事情，则你必须在该伤害', '重生', null],
    ],
  },
  {
    ...faq('general-notes'),
    places: [
      ['鹏洛客当作闪电击的目标', '闪电击', 'lightning-bolt'],
      ['如果你操控晃动大地（', '晃动大地', 'stomping-ground'],
      ['（例如藉由歪曲世相）', '歪曲世相', 'warp-world'],
      ['除非你操控沼泽或山脉，', '沼泽', null],
      ['具有山脉与树林两种地类别', '树林', null],
      ['组合：「幸运符」', '「幸运符」', null],
    ],
  },
  { ...faq('chinese-changes'), places: [['C. 勘误：践踏', '践踏', null]] },
  {
    ...faq('cards/ajani-goldmane'),
    places: [
      [
        '的总生命数量而改变。\n\n* 请参见通则释疑单元中，「牌类别：鹏洛客」之段落',
        '「牌类别：鹏洛客」',
        'm10/general-notes/#planeswalkers',
      ],
    ],
  },
  { ...faq('cards/armored-ascension'), places: [['你每操控一个平原，', '平原', null]] },
  { ...faq('cards/baneslayer-angel'), places: [['飞行，先攻，系命，反恶魔保护', '系命', null]] },
  { ...faq('cards/celestial-purge'), places: [['任何地牌来当成天界涤净的目标', '天界涤净', null]] },
  {
    ...faq('cards/guardian-seraph'),
    places: [['被循环的勇得旅居者）', '勇得旅居者', 'jund-sojourners']],
  },
  {
    ...faq('cards/harms-way'),
    places: [
      ['至少一个生物同时造成伤害（例如地震）', '地震', 'earthquake'],
      [
        '* 险境对已造成的伤害不会生效。请参见文首通则释疑单元中，「新规则：战斗」',
        '「新规则：战斗」',
        'm10/rules-changes/#combat',
      ],
      ['于险境结算时，', '险境', null],
    ],
  },
  { ...faq('cards/lifelink'), places: [['而非系命的操控者', '系命', null]] },
  {
    ...faq('cards/silence'),
    places: [
      ['不能当作是取消一样来追溯', '取消', 'cancel'],
      ['在你施放封口后与封口结算前', '封口后', null],
      ['的牌的异能（例如循环）', '循环', null],
    ],
  },
  {
    ...faq('cards/clone'),
    places: [
      ['（例如变化多头龙），则X视为零', '变化多头龙', 'protean-hydra'],
      ['没变成生物的树林', '树林', null],
    ],
  },
  {
    ...faq('cards/hive-mind'),
    places: [['要决定的X值（例如地震），则复制品会具有同样的X值。\n\n* 复制品', '地震', 'earthquake']],
  },
  { ...faq('cards/jump'), places: [['跳跃\n\n{蓝}', '跳跃', null]] },
  {
    ...faq('cards/sleep'),
    places: [['眠梦咒与霜墙不同之处', '霜墙', 'wall-of-frost']],
  },
  {
    ...faq('cards/nightmare'),
    places: [
      ['生物~梦魇/马', '梦魇', null],
      ['会随着由你操控的沼泽之数量改变而变动', '沼泽', null],
    ],
  },
  { ...faq('cards/polymorph'), places: [['它不能重生。其操控者', '重生', null]] },
  { ...faq('cards/ponder'), places: [['沉思\n\n{蓝}', '沉思', null]] },
  {
    ...faq('cards/sanguine-bond'),
    places: [['不论是护灵师的1点生命', '护灵师', 'soul-warden']],
  },
  { ...faq('cards/xathrid-demon'), places: [['当第一个恶魔的异能结算时', '恶魔', null]] },
  {
    ...faq('cards/jackal-familiar'),
    places: [['如果豺狼佣兽与峡谷牛头怪一起', '峡谷牛头怪', 'canyon-minotaur']],
  },
  {
    ...faq('cards/awakener-druid'),
    places: [
      ['而不一定是名称为树林的地', '树林', null],
      ['就会受到「召唤失调」的影响', '「召唤失调」', null],
    ],
  },
  { ...faq('cards/fog'), places: [['* 浓雾对已造成的伤害', '浓雾', null]] },
  {
    ...faq('cards/great-sable-stag'),
    places: [['试图反击大型褐雄鹿的咒语（例如取消）', '取消', 'cancel']],
  },
  {
    ...faq('cards/prized-unicorn'),
    places: [['例如宫殿守卫，则必须', '宫殿守卫', 'palace-guard']],
  },
  { ...faq('cards/protean-hydra'), places: [['则多头龙的第二个异能', '多头龙', null]] },
  {
    ...faq('cards/magebane-armor'),
    places: [
      ['稍后才结算的跳跃，', '跳跃', 'jump'],
      ['由你操控的飘浮）', '飘浮', 'levitation'],
      ['（例如被险境所转移）', '险境', 'harms-way'],
    ],
  },
  {
    ...faq('cards/platinum-angel'),
    places: [
      ['对手有杀戮争战且', '杀戮争战', 'mortal-combat'],
      ['的牌Divine Intervention，', 'Divine Intervention', 'divine-intervention'],
      ['作出违反DCI规则的违规', '违反DCI规则', null],
    ],
  },
  {
    ...faq('cards/spellbook'),
    places: [
      ['如果你将虚空满盈（会让', '虚空满盈', 'null-profusion'],
      ['它们以「时间印记」的顺序', '「时间印记」', null],
    ],
  },
];
