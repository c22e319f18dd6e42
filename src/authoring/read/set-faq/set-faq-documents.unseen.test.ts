/**
 * Forms that the one real source does not have, each as a small document of our own wording. The expected
 * cards stand in one line each: name | English name | cost | type line | stats | text / text | ruling ; ruling
 */

import { describe, expect, it } from 'vitest';
import { around, readWhole } from './testing/read-whole.ts';
import { showCard } from './testing/show-card.ts';

describe('a set FAQ nobody tuned for', () => {
  it('reads sections between asterisks and dividers, with a box, its rules and its bullets', () => {
    const view = readWhole([
      ...[
        '通则释疑',
        '',
        '***发售资讯***',
        '',
        '售前现开赛：2012年9月29-30日',
        '',
        '-----',
        '',
        '***新关键字异能：连星***',
        '',
      ],
      ...[
        '连星是新的关键字异能。',
        '',
        '双星使者/ Binary Envoy',
        '{二}{白}',
        '传奇生物～人类',
        '2/2',
        '连星（当此生物进战场时，抓一张牌。）',
        '',
      ],
      ...[
        '连星的正式规则如下：',
        '',
        '702.98. 连星',
        '',
        '702.98a 连星属于触发式异能。',
        '',
        '* 连星会触发。',
        '',
        '例：双星使者进战场。',
        '',
        '-----',
      ],
      ...['', '单卡解惑', '', '光', '{白}', '瞬间', '甲。', '* 乙。'],
    ]);
    expect(view.examples.map(showCard)).toEqual([
      '双星使者 | Binary Envoy | {2}{W} | 传奇生物～人类 | 2/2 | 连星（当此生物进战场时，抓一张牌。） | ',
    ]);
    expect(
      view.chapters[0]?.sections.map(({ heading, notes }) => [heading, notes.map(({ kind }) => kind)]),
    ).toEqual([
      ['发售资讯', ['paragraph']],
      ['新关键字异能：连星', ['paragraph', 'paragraph', 'rule', 'rule', 'bullet', 'example']],
    ]);
  });

  it('ends a box where prose begins although the card has no entry', () => {
    const view = readWhole([
      ...[
        '通则释疑',
        '',
        '新机制：回音',
        '',
        '回音是新的机制。',
        '',
        '回音使者',
        '',
        '{绿}',
        '',
        '生物～人类',
        '',
        '1/1',
        '',
      ],
      ...[
        '回音（此生物进战场时，抓一张牌。）',
        '',
        '每当回音使者攻击时，你获得1点生命。',
        '',
        '如果你同时操控两个这样的生物，举例来说，两者都会触发。',
      ],
    ]);
    expect(view.examples.map(({ text }) => text.length)).toEqual([2]);
    expect(view.chapters[0]?.sections[0]?.notes.map(({ text }) => text.slice(0, 4))).toEqual([
      '回音是新',
      '如果你同',
    ]);
  });

  it('reads an English FAQ broken by hand', () => {
    const view = readWhole([
      ...[
        '_Star Fall_(TM) Frequently Asked Questions',
        '',
        'Document last modified July 2, 2010',
        '',
        'GENERAL NOTES',
        '',
        '***Release Information***',
        '',
      ],
      ...[
        'The _Star Fall_ set becomes legal for sanctioned Constructed play on its',
        'official release date. Nothing else is new in this text, and these lines are',
        'here only to fill the page up to its edge, as such documents do everywhere.',
      ],
      ...[
        'More of the same follows, so that there are enough lines of about the same',
        'width to see where the page of this document ends, which is at the column',
        'number eighty or a little before it, as was the custom in that decade of',
        'plain text files that were sent by mail and read on terminals everywhere.',
        '-----',
        '',
      ],
      ...[
        'CARD-SPECIFIC NOTES',
        '',
        'Acid Thing',
        '{3}{G}',
        'Creature -- Ooze',
        '2/2',
        'Deathtouch (Any amount of damage this deals to a creature is enough to destroy',
        'it.)',
      ],
      ...[
        'When Acid Thing enters the battlefield, destroy target artifact or enchantment',
        'that an opponent controls.',
        '',
        "* Acid Thing's ability is mandatory. If you're the only player who controls an",
        'artifact, you must target one of them.',
        '',
        '* This is the second ruling.',
        '-----',
        '',
      ],
      ...[
        'Student of Rain',
        '{W}',
        'Creature -- Human',
        '1/1',
        'Level up {W} ({W}: Put a level counter on this. Level up only as a sorcery.)',
        'LEVEL 2-6',
        '3/3',
        '',
        '* It has levels.',
        '-----',
        '',
      ],
      ...[
        'Dark Hut',
        'Land',
        '{T}: Add {B} to your mana pool.',
        '',
        '* A ruling on a land.',
        '-----',
        '',
        'All trademarks are property of their owner.',
      ],
    ]);
    expect(view.asOf).toBe('2010-07-02');
    expect(view.cards.map(showCard)).toEqual([
      "Acid Thing |  | {3}{G} | Creature -- Ooze | 2/2 | Deathtouch (Any amount of damage this deals to a creature is enough to destroy it.) / When Acid Thing enters the battlefield, destroy target artifact or enchantment that an opponent controls. | Acid Thing's ability is mandatory. If you're the only player who controls an artifact, you must target one of them. ; This is the second ruling.",
      'Student of Rain |  | {W} | Creature -- Human | 1/1 | Level up {W} ({W}: Put a level counter on this. Level up only as a sorcery.) / LEVEL 2-6 / 3/3 | It has levels.',
      'Dark Hut |  |  | Land |  | {T}: Add {B} to your mana pool. | A ruling on a land.',
    ]);
  });

  it('reads a Japanese FAQ', () => {
    const view = readWhole([
      ...[
        '星の降る夜 よくある質問集',
        '',
        '最終更新日:09/06/23',
        '',
        '一般注釈',
        '',
        '落葉',
        '',
        '落葉は新しいキーワード能力である。',
        '',
        'カード別注釈',
        '',
      ],
      ...[
        '星見の魔道士/Star Watcher',
        '{2}{青}{青}',
        'クリーチャー ― 人間・ウィザード',
        '2/3',
        '飛行',
        '星見の魔道士が戦場に出たとき、カードを１枚引く。',
        '',
        '* 能力は強制である。',
        '',
      ],
      ...[
        '光の天使',
        '{3}{白}',
        '伝説のクリーチャー — 天使',
        '4/4',
        '飛行、警戒',
        '',
        '・光の天使は飛行を持つ。',
      ],
    ]);
    expect(view.asOf).toBe('2009-06-23');
    expect(view.cards.map(showCard)).toEqual([
      '星見の魔道士 | Star Watcher | {2}{U}{U} | クリーチャー ― 人間・ウィザード | 2/3 | 飛行 / 星見の魔道士が戦場に出たとき、カードを１枚引く。 | 能力は強制である。',
      '光の天使 |  | {3}{W} | 伝説のクリーチャー — 天使 | 4/4 | 飛行、警戒 | 光の天使は飛行を持つ。',
    ]);
  });

  it('puts page numbers and running titles into the ledger', () => {
    const page = (number: number): readonly string[] => ['', '群星常见问题集', `- ${number} -`, ''];
    const view = readWhole([
      ...around('单卡解惑', [
        '光',
        '{白}',
        '瞬间',
        '甲。',
        '* 这一条解释在句子',
        ...page(1),
        '中间换页。',
        '影',
        '{黑}',
        ...page(2),
        '瞬间',
        '乙。',
        '* 丙。',
        ...page(3),
      ]),
    ]);
    expect(view.cards.map(showCard)).toEqual([
      '光 |  | {W} | 瞬间 |  | 甲。 | 这一条解释在句子中间换页。',
      '影 |  | {B} | 瞬间 |  | 乙。 | 丙。',
    ]);
    expect(view.ledger.map(({ reason, text }) => `${reason} ${text}`)).toEqual([
      ...[1, 2, 3].flatMap((number) => ['furniture 群星常见问题集', `furniture - ${number} -`]),
    ]);
  });

  it('puts the lines of an index with their pages into the ledger', () => {
    const view = readWhole(
      around('单卡解惑', ['光', '{白}', '瞬间', '甲。', '* 乙。', '', 'Index', '光 ........ 2', '影 …… 13']),
    );
    expect(view.cards.map(showCard)).toEqual(['光 |  | {W} | 瞬间 |  | 甲。 | 乙。']);
    expect(view.ledger.map(({ text }) => text)).toEqual(['Index', '光 ........ 2', '影 …… 13']);
  });

  it('ends an item without a stop where a heading or a paragraph stands apart from it', () => {
    const { chapters } = readWhole([
      ...['《雾港》发行说明', '', '本文件最后更新日期：2014年9月12日', '', '《雾港》发售相关信息', ''],
      ...['• 售前赛：2014年9月20日', '', '• 发售日：2014年9月26日', '', '新关键字异能：潮涌', ''],
      ...['潮涌是一个新的关键字异能。', '', '单卡释疑', '', '光', '{白}', '瞬间', '甲。', '* 乙。'],
    ]);
    expect(chapters[0]?.sections.map(({ heading, notes }) => [heading, notes.at(-1)?.text])).toEqual([
      [null, '发售日：2014年9月26日'],
      ['新关键字异能：潮涌', '潮涌是一个新的关键字异能。'],
    ]);
  });

  it('takes even two numbers between blank lines for page numbers, but no loyalty', () => {
    const view = readWhole(
      around('单卡解惑', [
        ...['光', '', '{白}', '', '瞬间', '', '甲。', '', '* 乙。', '', '7', ''],
        ...['莉娅', '', '{绿}', '', '鹏洛客～莉娅', '', '4', '', '[+1]：丙。', '', '* 丁。', '', '8', ''],
        ...['女王', '', '{黑}', '', '鹏洛客～女王', '', '[+1]：戊。', '', '5', '', '* 己。'],
      ]),
    );
    expect(view.ledger.map(({ text }) => text)).toEqual(['7', '8']);
    expect(view.cards.map(({ loyalty }) => loyalty)).toEqual([undefined, '4', '5']);
  });
});
