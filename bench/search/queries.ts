import { pinyin } from 'pinyin-pro';
import type { SearchedContent } from '../../src/search/index/content.ts';

/** Queries of one kind, and the share of them for which the right place must be among the first. */
export interface QueryGroup {
  readonly name: string;
  /** How many of the first results are looked at. */
  readonly first: 1 | 3;
  /** From 0 to 1. */
  readonly bar: number;
  readonly queries: readonly Wanted[];
}

interface Wanted {
  readonly query: string;
  /** Any of these places is right; a place is given by the beginning of its address. */
  readonly places: readonly string[];
}

/** The groups of queries that the search is measured by: those that follow from the content, then hand-picked ones. */
export function queryGroups(content: SearchedContent): QueryGroup[] {
  const entries = content.cards.filter(({ role }) => role === 'entry');
  const named = [
    ...entries.map(({ slug, names }) => ({ zh: names.zh ?? '', place: `m10/cards/${slug}/` })),
    ...content.terms.map(({ id, zh }) => ({ zh, place: `terms/#${id}` })),
  ];
  // Two names that sound the same are both right.
  const bySound = (spell: (name: string) => string): Wanted[] => {
    const spelled = named.map(({ zh, place }) => ({ query: spell(zh), place }));
    const alike = Map.groupBy(spelled, ({ query }) => query);
    return spelled.map(({ query }) => ({
      query,
      places: (alike.get(query) ?? []).map(({ place }) => place),
    }));
  };
  const spell = (name: string, pattern: 'pinyin' | 'first') =>
    pinyin(name, { toneType: 'none', pattern, nonZh: 'removed' });
  return [
    ...cardGroups(content),
    { name: 'pinyin, spaced', first: 3, bar: 0.95, queries: bySound((name) => spell(name, 'pinyin')) },
    {
      name: 'pinyin, joined',
      first: 3,
      bar: 0.95,
      queries: bySound((name) => spell(name, 'pinyin').replaceAll(' ', '')),
    },
    {
      name: 'pinyin, initials of three and more characters',
      first: 3,
      bar: 0.95,
      queries: bySound((name) => spell(name, 'first').replaceAll(' ', '')).filter(
        ({ query }) => query.length > 2,
      ),
    },
    {
      name: 'one typing error in an English card name',
      first: 3,
      bar: 0.95,
      queries: entries.map(({ slug, names }, index) => ({
        query: mistype(names.en ?? slug, index),
        places: [`m10/cards/${slug}/`],
      })),
    },
    ...handPicked,
  ];
}

/** The names of all cards with an entry, in each language. */
export function cardGroups({ cards }: SearchedContent): QueryGroup[] {
  const entries = cards.filter(({ role }) => role === 'entry');
  return (['zh', 'ja', 'en'] as const).map((lang) => ({
    name: `whole card names, ${lang}`,
    first: 1,
    bar: 1,
    queries: entries.map(({ slug, names }) => ({
      query: names[lang] ?? '',
      places: [`m10/cards/${slug}/`],
    })),
  }));
}

/** Changes one letter of the longest word, never its first: left out, doubled, or swapped with the next. */
function mistype(name: string, number: number): string {
  const longest = name.split(/[^A-Za-z]+/u).reduce((a, b) => (b.length > a.length ? b : a));
  const at = 1 + (number % Math.max(longest.length - 2, 1));
  const [before, letter = '', next = '', after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1],
    longest.slice(at + 2),
  ];
  const errors = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  return name.replace(longest, errors[number % errors.length] ?? longest);
}

const ajani = ['m10/cards/ajani-goldmane/'];

const handPicked: readonly QueryGroup[] = [
  group('part of a name', 3, [
    ['阿耶尼', ajani],
    ['アジャニ', ajani],
    ['ajani', ajani],
    ['goldmane', ajani],
  ]),
  group('Traditional Chinese', 3, [
    ['額外看牌', ['ipg/#s-2.2', 'terms/#looking-at-extra-cards']],
    ['變身異能', ['ipg/2.3/']],
    ['金鬃阿耶尼', ajani],
    ['違反遊戲規則', ['ipg/#s-2.5', 'terms/#game-rule-violation']],
    ['遺漏觸發', ['ipg/#s-2.1', 'terms/#missed-trigger']],
  ]),
  group('pinyin by hand', 3, [
    ['jinzong ayeni', ajani],
    ['jinzongayeni', ajani],
    ['jīnzōng āyēní', ajani],
    ['jzayn', ajani],
    ['jinzong ayn', ajani],
    ['ayeni', ajani],
    ['jinzong ayemi', ajani],
    ['tian1 shi3 de0 ci2 bei1', ['m10/cards/#angels-mercy', 'm10/cards/angels-mercy/']],
    ['tian1shi3de5ci2bei1', ['m10/cards/#angels-mercy', 'm10/cards/angels-mercy/']],
  ]),
  group('kana and romaji', 3, [
    ['まりがん', ['terms/#mulligan', 'ipg/2.4/']],
    ['ﾏﾘｶﾞﾝ', ['terms/#mulligan', 'ipg/2.4/']],
    ['mariGan', ['terms/#mulligan', 'ipg/2.4/']],
    ['marigan', ['terms/#mulligan', 'ipg/2.4/']],
    ['あじゃに', ajani],
    ['azyani', ajani],
    ['アジャニー', ajani],
    ['しょうかんよい', ['terms/#summoning-sickness']],
    ['syoukanyoi', ['terms/#summoning-sickness']],
    ['shōkanyoi', ['terms/#summoning-sickness']],
    ['gureibudigaa', ['m10/cards/#gravedigger', 'm10/cards/gravedigger/']],
    ['gureibudhigaa', ['m10/cards/#gravedigger', 'm10/cards/gravedigger/']],
    ['gureibudeigaa', ['m10/cards/#gravedigger', 'm10/cards/gravedigger/']],
  ]),
  group('a name with ・ or 、 between its parts', 1, [
    ['ちゃんどら・ならー', ['m10/cards/chandra-nalaar/']],
    ['ちゃんどら、ならー', ['m10/cards/chandra-nalaar/']],
    ['ちゃんどら·ならー', ['m10/cards/chandra-nalaar/']],
    ['チャンドラ、ナラー', ['m10/cards/chandra-nalaar/']],
    ['じぇいす・べれれん', ['m10/cards/jace-beleren/']],
    ['りりあな・ゔぇす', ['m10/cards/liliana-vess/']],
    ['覆いを割く者、なーせっと', ['m10/cards/narset-parter-of-veils/']],
    ['jeisu・bereren', ['m10/cards/jace-beleren/']],
    ['jeisu·bereren', ['m10/cards/jace-beleren/']],
  ]),
  group('English with another ending', 3, [
    ['draws', ['ipg/', 'm10/', 'terms/#draw']],
    ['drew', ['ipg/', 'm10/', 'terms/#draw']],
    ['infractions', ['terms/#infraction']],
    ['Warnings', ['terms/#warning']],
    ['orders', ['terms/#order']],
    ['Hidden Card Errors', ['terms/#hidden-card-error']],
  ]),
  group('one typing error', 1, [
    ['Dark Confident', ['m10/cards/dark-confidant/', 'm10/cards/#dark-confidant']],
    ['Ajanni', ajani],
    ['Thoughtsieze', ['m10/cards/thoughtseize/', 'm10/cards/#thoughtseize']],
    ['draw libary', ['ipg/', 'm10/', 'terms/']],
  ]),
  group('abbreviation and citation', 1, [
    ['HCE', ['ipg/2.3/']],
    ['GRV', ['ipg/#s-2.5']],
    ['L@EC', ['ipg/#s-2.2']],
    ['UC', ['ipg/#s-4']],
    ['TE', ['ipg/#s-3']],
    ['2.3', ['ipg/2.3/']],
    ['IPG 2.3', ['ipg/2.3/']],
    ['ipg2-3', ['ipg/2.3/']],
    ['2.3 定义', ['ipg/2.3/#definition-1']],
    ['2.3 定義', ['ipg/2.3/#definition-1']],
    ['2.3 remedy 4', ['ipg/2.3/#remedy-4']],
    ['２．３', ['ipg/2.3/']],
    ['§2.3', ['ipg/2.3/']],
    ['第 2.3 節', ['ipg/2.3/']],
    ['IPG§2.3の追加措置4', ['ipg/2.3/#remedy-4']],
    ['2.3-4', ['ipg/2.3/#definition-4']],
    ['remedy-4', ['ipg/2.3/#remedy-4']],
    ['2.3 F', ['ipg/2.3/#example-f']],
    ['2.3 例F', ['ipg/2.3/#example-f']],
    ['philosophy-6', ['ipg/2.3/#philosophy-6']],
    ['philosophy 6', ['ipg/2.3/#philosophy-6']],
    ['理念 6', ['ipg/2.3/#philosophy-6']],
    ['philosophy-6-note-1', ['ipg/2.3/#philosophy-6-note-1']],
    ['combat-7', ['m10/rules-changes/#combat-7']],
    ['系命 3', ['m10/rules-changes/#lifelink-3']],
    ['ajani-goldmane#r2', ['m10/cards/ajani-goldmane/#r2']],
    ['阿耶尼 r2', ['m10/cards/ajani-goldmane/#r2']],
    ['阿耶尼 释疑 2', ['m10/cards/ajani-goldmane/#r2']],
    ['規則702.13', ['m10/rules-changes/#lifelink-']],
    ['702.13', ['m10/rules-changes/#lifelink-']],
    ['702.2b', ['m10/rules-changes/#deathtouch-']],
    ['/ja/ipg/2.3/?with=zh#remedy-4', ['ipg/2.3/#remedy-4']],
  ]),
  group('whole questions, zh', 3, [
    ['牌手多抓了一张牌怎么办', ['ipg/2.3/', 'ipg/2.4/']],
    ['忘记展示牌就放进手牌应该怎么处理', ['ipg/2.3/']],
    ['先手第一回合抓了牌会怎么判', ['ipg/2.3/#example-f']],
    ['占卜的时候多看了一张牌算什么违规', ['ipg/2.3/', 'ipg/2.4/#definition-1']],
    ['再调度之后抓了七张牌怎么办', ['ipg/2.4/']],
    ['系命的伤害被防止了一部分还能获得生命吗', ['m10/rules-changes/#lifelink-']],
    [
      '死触生物被多个生物阻挡时怎么分配伤害',
      ['m10/rules-changes/#deathtouch-', 'm10/rules-changes/#combat-'],
    ],
    ['鹏洛客可以被攻击吗', ['m10/rules-changes/#planeswalkers-', 'm10/general-notes/#planeswalkers-']],
    ['战斗伤害还会进入堆叠吗', ['m10/rules-changes/#combat-']],
    ['变身异能的牌其实没有变身异能会怎样', ['ipg/2.3/#upgrade-']],
  ]),
  group(
    'whole questions, ja',
    3,
    [
      ['カードを余分に引いた場合はどうなりますか', ['ipg/2.3/']],
      ['公開し忘れたカードはどうすればいいですか', ['ipg/2.3/#remedy-4', 'ipg/2.3/#example-c']],
      ['先攻プレイヤーが第1ターンにカードを引いてしまいました', ['ipg/2.3/#example-f']],
      ['手札が多すぎるときはどうしますか', ['ipg/2.3/#remedy-5', 'ipg/2.3/#example-d']],
      ['変異能力を持たないカードを裏向きで唱えたらどうなりますか', ['ipg/2.3/#upgrade-']],
      ['占術で2枚見てしまったらどの違反ですか', ['ipg/2.3/#example-b']],
      ['カードがライブラリーの一番上にあった場合は順番がわかりますか', ['ipg/2.3/#philosophy-']],
      ['対戦相手が承諾した行動は違反になりますか', ['ipg/2.3/#definition-2']],
      [
        '絆魂を持つクリーチャーのダメージが軽減されたらライフはどうなりますか',
        ['m10/rules-changes/#lifelink-'],
      ],
      [
        'プレインズウォーカーは攻撃できますか',
        ['m10/rules-changes/#planeswalkers-', 'm10/general-notes/#planeswalkers-'],
      ],
    ],
    0.7,
  ),
  group(
    'whole questions, en',
    3,
    [
      ['what happens if a player draws an extra card', ['ipg/2.3/', 'ipg/2.4/']],
      ['what do I do when a player forgot to reveal a card', ['ipg/2.3/#remedy-4', 'ipg/2.3/#example-c']],
      ['a player drew eight cards at the start of the game, what now', ['ipg/2.4/#example-a']],
      ['can a player mulligan after seeing the opponent mulligan', ['ipg/2.4/#example-d']],
      ['what is the penalty for a face-down card without morph', ['ipg/2.3/#upgrade-']],
      ['how do I fix a hand with too many cards', ['ipg/2.3/#remedy-', 'ipg/2.4/#remedy-']],
      [
        'does the opponent choose the card that goes back to the library',
        ['ipg/2.3/#remedy-', 'ipg/2.4/#remedy-'],
      ],
      ['is it a hidden card error if the opponent agreed to the action', ['ipg/2.3/']],
      ['does lifelink work when damage is prevented', ['m10/rules-changes/#lifelink-']],
      [
        'can a planeswalker attack or be attacked',
        ['m10/rules-changes/#planeswalkers-', 'm10/general-notes/#planeswalkers-'],
      ],
    ],
    0.9,
  ),
  group('infractions without a text', 3, [
    ['迟到怎么判', ['ipg/#s-3.1']],
    ['tardyness 10 min', ['ipg/#s-3.1']],
    ['卡套有划痕 看背面能认出来', ['ipg/#s-3.8']],
    ['相手に殴られた', ['ipg/#s-4.5']],
    ['套牌少一张', ['ipg/#s-3.5']],
    ['deck has 59 cards', ['ipg/#s-3.5']],
    ['デッキが59枚', ['ipg/#s-3.5']],
    ['慢速行动 处罚', ['ipg/#s-3.3']],
    ['missed trigger when to put on stack', ['ipg/#s-2.1']],
    ['买收', ['ipg/#s-4.4']],
    ['買収', ['ipg/#s-4.4']],
    ['没到', ['ipg/#s-3.1']],
    ['开轮了人没来', ['ipg/#s-3.1']],
    ['卡组少一张', ['ipg/#s-3.5']],
    ['套牌59张', ['ipg/#s-3.5']],
    ['59 cards', ['ipg/#s-3.5']],
    ['スロープレイ', ['ipg/#s-3.3']],
    ['長考', ['ipg/#s-3.3']],
    ['牌套有划痕', ['ipg/#s-3.8']],
    ['marked sleeves', ['ipg/#s-3.8']],
    ['場外からのアドバイス', ['ipg/#s-3.2']],
    ['coaching', ['ipg/#s-3.2']],
    ['骂人', ['ipg/#s-4.1']],
    ['殴った', ['ipg/#s-4.5']],
    ['旁边的人提醒了他一句', ['ipg/#s-3.2']],
    ['spectator pointed out a play', ['ipg/#s-3.2']],
    ['两个人掷骰子决定胜负', ['ipg/#s-4.3']],
    ['dice roll to decide match winner', ['ipg/#s-4.3']],
    ['じゃんけんで勝敗を決めた', ['ipg/#s-4.3']],
    ['给对手钱让他投降', ['ipg/#s-4.4']],
    ['offered prize split if opponent concedes', ['ipg/#s-4.4']],
    ['轮抽时多拿了一张', ['ipg/#s-3.6']],
    ['drafted two cards from one pack', ['ipg/#s-3.6']],
    ['ドラフト中に相談した', ['ipg/#s-3.6']],
    ['对手谎报手牌数量', ['ipg/#s-3.7']],
    ['ライフを間違えて教えた', ['ipg/#s-3.7']],
    ['没洗牌', ['ipg/#s-3.9']],
    ['シャッフルが足りない', ['ipg/#s-3.9']],
    ['写错牌表', ['ipg/#s-3.4']],
    ['デッキリスト 14枚', ['ipg/#s-3.4']],
    ['decklist only 58 cards', ['ipg/#s-3.4']],
    ['故意拖时间', ['ipg/#s-4.7']],
    ['time wasting on purpose', ['ipg/#s-4.7']],
    ['偷了一张牌', ['ipg/#s-4.6']],
    ['カードを盗まれた', ['ipg/#s-4.6']],
    ['偷看对手手牌', ['ipg/#s-2.2']],
    ['player lied to judge', ['ipg/#s-4.8']],
    ['对手忘了触发', ['ipg/#s-2.1']],
    ['付错费用', ['ipg/#s-2.5']],
    ['没发现对手的错误', ['ipg/#s-2.6']],
  ]),
  group('several words', 3, [
    ['手牌 牌库 洗牌', ['m10/rules-changes/', 'ipg/2.3/']],
    ['draw library', ['ipg/2.']],
  ]),
];

function group(
  name: string,
  first: QueryGroup['first'],
  queries: readonly (readonly [query: string, places: readonly string[]])[],
  bar = 1,
): QueryGroup {
  // A section that is in the contents alone has a page as soon as it has a text.
  const withPages = (places: readonly string[]) =>
    places.flatMap((place) => [place, place.replace(/#s-(\d+\.\d+)$/u, '$1/')]);
  return {
    name,
    first,
    bar,
    queries: queries.map(([query, places]) => ({ query, places: withPages(places) })),
  };
}
