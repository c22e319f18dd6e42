// Forms of set FAQs nobody tuned for, in our own words, as small documents.

import { describe, expect, it } from 'vitest';
import { type ReadFaq, readFaq } from './testing/read-faq.ts';
import { showCard } from './testing/show-card.ts';

const head = '雾港_常见问题集\n最近更新日期：2013年1月18日\n';

const read = (text: string): ReadFaq => {
  const faq = readFaq(text);
  expect(faq.lost).toEqual([]);
  return faq;
};

describe('an entry', () => {
  it.each<readonly [what: string, text: string, cards: readonly string[]]>([
    [
      'of a split card with one stroke between the costs, as Japanese prints it',
      '満ち潮／引き潮\n{１}{青}／{２}{青}\nインスタント／ソーサリー\n満ち潮：カードを１枚引く。\n引き潮：パーマネント１つをオーナーの手札に戻す。\n・左の半分が先です。',
      [
        '満ち潮／引き潮 |  | {1}{U} // {2}{U} | インスタント／ソーサリー |  | 満ち潮：カードを１枚引く。 / 引き潮：パーマネント１つをオーナーの手札に戻す。 | 左の半分が先です。',
      ],
    ],
    [
      'of a token, which has no cost',
      '海蛇\nトークン・クリーチャー ─ 海蛇\n３／３\n・海蛇は青です。\n\nSea Serpent\nCreature Token — Serpent\n3/3\n• It is blue.',
      [
        '海蛇 |  |  | トークン・クリーチャー ─ 海蛇 | 3/3 |  | 海蛇は青です。',
        'Sea Serpent |  |  | Creature Token — Serpent | 3/3 |  | It is blue.',
      ],
    ],
    [
      'with two rulings that a lost line break has put into one line',
      '恐惧契约\n{二}{黑}\n结界\n抓一张牌。\n* 你必须先失去生命再抓牌。 * 如果你的生命为0，则你会先抓牌。',
      [
        '恐惧契约 |  | {2}{B} | 结界 |  | 抓一张牌。 | 你必须先失去生命再抓牌。 ; 如果你的生命为0，则你会先抓牌。',
      ],
    ],
    [
      'with a second paragraph of a ruling right below it and further in',
      '測量士\n{青}\nクリーチャー ─ マーフォーク\n＊／＊\n飛行\n・Ｘの値は影響しません。\n　支払う理由は、他のカードにあります。\n・次の裁定です。',
      [
        '測量士 |  | {U} | クリーチャー ─ マーフォーク | */* | 飛行 | Ｘの値は影響しません。 > 支払う理由は、他のカードにあります。 ; 次の裁定です。',
      ],
    ],
    [
      'of questions and answers, without bullets',
      '银砂女王琪拉 Kira, Queen of Silver Sand\n{3}{W}{W}\n传奇生物 — 人类／贵族\n3/5\n警戒\n\nQ：如果该生物离开了战场会怎样？\nA：不会发生任何事。\n\nQ：会触发几次？\nA：三次。\n每次触发都单独使用堆叠。',
      [
        '银砂女王琪拉 | Kira, Queen of Silver Sand | {3}{W}{W} | 传奇生物 — 人类／贵族 | 3/5 | 警戒 | Q：如果该生物离开了战场会怎样？ > A：不会发生任何事。 ; Q：会触发几次？ > A：三次。 > 每次触发都单独使用堆叠。',
      ],
    ],
    [
      'of questions and answers with a wide space or in bold',
      '潮の歌/Tide Song\n{青}\nインスタント\n飛行\nQ　離れたらどうなりますか？\nA　何も起こりません。\n\n鐘/Bell\n{１}\nアーティファクト\n{T}：甲。\n**Q1.** 何回ですか？\n**A1.** 一回です。\n**Q2.** いつですか？\n**A2.** 後です。',
      [
        '潮の歌 | Tide Song | {U} | インスタント |  | 飛行 | Q　離れたらどうなりますか？ > A　何も起こりません。',
        '鐘 | Bell | {1} | アーティファクト |  | {T}：甲。 | Q1. 何回ですか？ > A1. 一回です。 ; Q2. いつですか？ > A2. 後です。',
      ],
    ],
    [
      'whose cost and type line stand beside its name',
      'Harbor Alarm {W} Instant\nTarget creature gains first strike until end of turn.\n♦ You can target any creature.\n♦ It is white.\n\n港口警钟 {一}{白} 神器～武具\n佩带此武具的生物得+1/+1。\n♦ 它是武具。',
      [
        'Harbor Alarm |  | {W} | Instant |  | Target creature gains first strike until end of turn. | You can target any creature. ; It is white.',
        '港口警钟 |  | {1}{W} | 神器～武具 |  | 佩带此武具的生物得+1/+1。 | 它是武具。',
      ],
    ],
    [
      'whose name is broken over two lines',
      'Keeper of the\nSilent Bell\n{1}{W}\nInstant\nDraw a card.\n* It is an instant.\n\n暮光港的\n守望者\n{白}\n生物～人类\n1/1\n警戒\n* 它不睡觉。\n\nEbb\n// Flow\n{U} // {G}\nInstant // Sorcery\nEbb: Draw a card.\n* It has two halves.',
      [
        'Keeper of the Silent Bell |  | {1}{W} | Instant |  | Draw a card. | It is an instant.',
        '暮光港的守望者 |  | {W} | 生物～人类 | 1/1 | 警戒 | 它不睡觉。',
        'Ebb // Flow |  | {U} // {G} | Instant // Sorcery |  | Ebb: Draw a card. | It has two halves.',
      ],
    ],
    [
      'broken by hand before a counter and inside of a word',
      'Harbor Veteran\n{2}{U}\nCreature — Human\n2/3\nWhen Harbor Veteran enters the battlefield, its controller may put a\n+1/+1 counter on it.\n* Its con-\ntroller chooses whether to put a\n−1/−1 counter on it.',
      [
        'Harbor Veteran |  | {2}{U} | Creature — Human | 2/3 | When Harbor Veteran enters the battlefield, its controller may put a +1/+1 counter on it. | Its controller chooses whether to put a −1/−1 counter on it.',
      ],
    ],
    [
      'with a sentence that goes on in its items, and lettered ones',
      '守塔人\n{白}\n生物～人类\n2/3\n先攻\n· 每个士兵都有异能，你可以\n - 一次起动全部；或\n - 分次起动。\n· 稍后不能更改\n。\n\n34\n\nIsa\n{W}\nCreature -- Human\n2/3\nVigilance\n* You may\n   (a) activate both, or\n   (b) activate one.',
      [
        '守塔人 |  | {W} | 生物～人类 | 2/3 | 先攻 | 每个士兵都有异能，你可以 > 一次起动全部；或 > 分次起动。 ; 稍后不能更改。',
        'Isa |  | {W} | Creature -- Human | 2/3 | Vigilance | You may > (a) activate both, or > (b) activate one.',
      ],
    ],
    [
      'with a remark in brackets behind a ruling, before the next card',
      '光の誓い\n｛白／青｝\nインスタント\nカードを１枚引く。\n＊モードは唱える際に選びます。\n（参照：ルール700.2）\n\nウーゴ\n｛赤｝\nクリーチャー － ゴブリン\n１／１\n＊強い。',
      [
        '光の誓い |  | {W/U} | インスタント |  | カードを１枚引く。 | モードは唱える際に選びます。 > （参照：ルール700.2）',
        'ウーゴ |  | {R} | クリーチャー － ゴブリン | 1/1 |  | 強い。',
      ],
    ],
    [
      'of two sides, each with its English name',
      '月砂卜者 Moonsand Seer // 月砂先知 Moonsand Prophet\n{U}\n生物 — 人类\n1/1\n转化月砂卜者。\n//\n月砂先知\n〔蓝〕生物 — 人类\n2/4\n飞行\n* 甲。',
      [
        '月砂卜者 // 月砂先知 | Moonsand Seer // Moonsand Prophet | {U} | 生物 — 人类 | 1/1 | 转化月砂卜者。 / 月砂先知 / 〔蓝〕生物 — 人类 / 2/4 / 飞行 | 甲。',
      ],
    ],
    [
      'below a line of the names of two',
      '白色\n守望犬\n{白}\n生物～犬\n1/1\n警戒\n* 守望犬不睡觉。\n\n曙光领航员与暮色领航员\n\n曙光领航员\n{一}{白}\n生物～人类\n2/2\n先攻\n\n暮色领航员\n{一}{黑}\n生物～人类\n2/2\n先攻\n* 甲。\n\n号角\n{二}\n神器\n{横置}：你获得1点生命。\n* 号角很响。',
      [
        '守望犬 |  | {W} | 生物～犬 | 1/1 | 警戒 | 守望犬不睡觉。',
        '曙光领航员 |  | {1}{W} | 生物～人类 | 2/2 | 先攻 | ',
        '暮色领航员 |  | {1}{B} | 生物～人类 | 2/2 | 先攻 | 甲。',
        '号角 |  | {2} | 神器 |  | {横置}：你获得1点生命。 | 号角很响。',
      ],
    ],
  ])('%s', (_what, text, cards) => {
    expect(read(`${head}\n单卡解惑\n\n${text}\n`).view.cards.map(showCard)).toEqual(cards);
  });

  it('stands in the group it was in, whatever names are printed over two cards', () => {
    const { structure } = read(
      `${head}\n单卡解惑\n\n白色\n\n甲犬\n{白}\n生物～犬\n1/1\n* 甲犬不睡觉。\n\n乙犬与丙犬\n\n乙犬\n{白}\n生物～犬\n1/1\n* 乙。\n\n丙犬\n{白}\n生物～犬\n1/1\n* 丙。\n`,
    );
    expect(
      structure.chapters.at(-1)?.groups.map(({ heading, cards }) => [heading?.flow.text, cards.length]),
    ).toEqual([['白色', 3]]);
    expect(structure.ledger.map(({ reason, flow }) => [reason, flow.text])).toEqual([
      ['repeated', '乙犬与丙犬'],
    ]);
  });
});

describe('a box in a chapter of notes', () => {
  it.each([
    [
      'its cost and what it means',
      '潜雾{一}{蓝}（你可以支付{一}{蓝}并将此牌牌面朝下地放逐。于稍后的回合中，你可以施放它，且不需支付其法\n力费用。）',
    ],
    ['its cost alone', '潜雾{一}{蓝}'],
  ])('has the keyword that only this set has, with %s', (_what, keyword) => {
    const { view } = read(
      `${head}\n通则释疑\n\n新关键字异能：潜雾\n\n潜雾让你放逐牌。\n\n窃影客\n{二}{蓝}\n生物～浪客\n2/1\n窃影客不能被阻挡。\n${keyword}\n\n潜雾的规则如下：\n\n702.98a 潜雾属于静止式异能。\n\n单卡解惑\n\n号角\n{二}\n神器\n{横置}：你获得1点生命。\n* 号角很响。\n`,
    );
    expect(view.examples.map(({ text }) => text)).toEqual([
      ['窃影客不能被阻挡。', keyword.replace('\n', '')],
    ]);
  });

  it('can have a heading of its own over it and the next', () => {
    const { structure } = read(
      `${head}\n通则释疑\n\n主题：双胞胎\n\n《甲犬》与《乙犬》\n\n甲犬\n{白}\n生物～犬\n1/1\n\n乙犬\n{黑}\n生物～犬\n1/1\n\n* 它们是双胞胎。\n\n单卡解惑\n\n号角\n{二}\n神器\n* 号角很响。\n`,
    );
    const [section] = structure.chapters[1]?.sections ?? [];
    expect(
      section?.items.map((item) =>
        item.type === 'note' ? `${item.kind} ${item.flow.text}` : item.name?.flow.text,
      ),
    ).toEqual(['heading 《甲犬》与《乙犬》', '甲犬', '乙犬', 'bullet 它们是双胞胎。']);
  });
});

describe('chapters', () => {
  it('are those that the contents list, with or without a number before them', () => {
    const { structure, view } = read(
      '万智牌『银砂』规则释疑与单牌问答\n更新日期 2016.04.02\n\n目录\n　新机制\n　一般问题\n　单牌问答\n\n一、新机制\n\n【砂漏】\n砂漏本身没有规则意义。\n\n二、一般问题\n\n对手回合中也可以施放它。\n\n三、单牌问答\n\n号角\n{二}\n神器\n* 号角很响。\n',
    );
    expect(view.title).toBe('万智牌『银砂』规则释疑与单牌问答');
    expect(structure.chapters.map(({ kind, heading }) => `${kind} ${heading?.flow.text}`)).toEqual([
      'notes undefined',
      'notes 一、新机制',
      'notes 二、一般问题',
      'rulings 三、单牌问答',
    ]);
  });

  it('have sections and groups with signs that are bullets elsewhere', () => {
    const { structure } = read(
      '銀砂　よくある質問集\n2016年4月2日 最終更新\n\n■全体に関する注釈\n\n●砂時計\n砂時計は能力語である。\n\n●両面カード\n両面カードには２つの面がある。\n\n■個別カード注釈\n\n○白\n\n《女王》\n{白}\nクリーチャー―人間\n1/1\n*女王は強い。\n\n○青\n\n《占い師》\n{青}\nクリーチャー―人間\n1/1\n*占い師は賢い。\n',
    );
    const [, notes, rulings] = structure.chapters;
    expect(notes?.sections.map(({ heading }) => heading?.flow.text)).toEqual(['砂時計', '両面カード']);
    expect(rulings?.groups.map(({ heading, cards }) => [heading?.flow.text, cards.length])).toEqual([
      ['白', 1],
      ['青', 1],
    ]);
  });

  it('have sections in angle brackets, and a date of the day it was updated', () => {
    const { structure } = read(
      '霧の島々 FAQ\n更新日：2011年7月14日\n\n【一般注釈】\n\n＜キーワード処理：周航＞\n周航は行われます。\n\n＜再録キーワード：魂力＞\n手札から起動します。\n\n【カード別注釈】\n\nウーゴ\n｛赤｝\nクリーチャー － ゴブリン\n１／１\n＊強い。\n',
    );
    expect(structure.asOf).toBe('2011-07-14');
    expect(structure.chapters[1]?.sections.map(({ heading }) => heading?.flow.text)).toEqual([
      'キーワード処理：周航',
      '再録キーワード：魂力',
    ]);
  });

  it('have bullets of the same signs where these are items', () => {
    const { view } = read(
      `${head}\n单卡解惑\n\n号角\n{二}\n神器\n● 号角很响。\n● 不能在室内使用\n\n鼓\n{二}\n神器\n● 鼓很响。\n`,
    );
    expect(view.cards.map(({ rulings }) => rulings.length)).toEqual([2, 1]);
  });
});

describe('the ends of a document', () => {
  it('a title with its set before a colon', () => {
    expect(read('Mistharbor: Frequently Asked Questions\nLast updated January 18, 2013\n').view.title).toBe(
      'Mistharbor: Frequently Asked Questions',
    );
  });

  it('lines that stand with the legal line belong to no card', () => {
    const { view } = read(
      `${head}\n单卡解惑\n\n号角\n{二}\n神器\n* 号角很响。\n\n如有疑问，请联系我们。\n©2013 雾港规则组\n`,
    );
    expect(view.cards[0]?.rulings).toHaveLength(1);
  });
});
