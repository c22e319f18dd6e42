import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineOfClauses, structure } from './testing/outline.ts';

const text = readFileSync(new URL('../../../../content/sources/ipg/ipg-2.3.ja.txt', import.meta.url), 'utf8');
const lines = text.split('\n');

/** What each line is, by hand. `about` of the notes that name examples stands behind. */
const expected: Readonly<Record<number, string>> = {
  1: 'penalty',
  2: 'heading definition',
  3: 'clause definition',
  4: 'note definition',
  5: 'clause definition',
  6: 'note definition',
  7: 'note definition',
  8: 'clause definition',
  9: 'note definition',
  10: 'clause definition',
  11: 'note definition',
  12: 'note definition',
  13: 'heading examples',
  14: 'clause examples A',
  15: 'clause examples B',
  16: 'clause examples C',
  17: 'clause examples D',
  18: 'clause examples E',
  19: 'clause examples F',
  20: 'note examples on all',
  21: 'note examples on C',
  22: 'note examples on F',
  23: 'heading philosophy',
  24: 'clause philosophy',
  25: 'note philosophy',
  26: 'clause philosophy',
  27: 'note philosophy',
  28: 'clause philosophy',
  29: 'note philosophy',
  30: 'clause philosophy',
  31: 'note philosophy',
  32: 'clause philosophy',
  33: 'note philosophy',
  34: 'clause philosophy',
  35: 'note philosophy',
  36: 'heading remedy',
  37: 'clause remedy',
  38: 'note remedy',
  39: 'note remedy',
  40: 'clause remedy',
  41: 'note remedy',
  42: 'clause remedy',
  43: 'note remedy',
  44: 'clause remedy',
  45: 'note remedy',
  46: 'note remedy',
  47: 'clause remedy',
  48: 'clause remedy',
  49: 'note remedy',
  50: 'note remedy',
  51: 'clause upgrade',
  52: 'note upgrade',
  53: 'note upgrade',
};
const annotatedLines = Object.keys(expected)
  .map(Number)
  .filter((line) => expected[line]?.startsWith('note'));

/** What the grammar says of each line of a text; a line with a heading and text in it by its text. */
const readLines = (read: string): ReadonlyMap<number, string> => {
  const { value } = structure(read, { languages: ['ja'], isAnnotated: true });
  const found = new Map<number, string>();
  for (const { role, part, label, about, flow } of value.blocks) {
    const line = read.slice(0, flow.offsets[0]).split('\n').length;
    const words = [role === 'annotation' ? 'note' : role, role === 'penalty' ? undefined : part, label];
    if (about) words.push(about.scope === 'part' ? 'on all' : `on ${about.label}`);
    found.set(line, words.filter((word) => word !== undefined && word !== null).join(' '));
  }
  return found;
};

/** Numbers from a seed, the same on every machine. */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);

describe('IPG 2.3 in Japanese, annotated', () => {
  it('reads all 53 lines right, 25 of them annotations', () => {
    expect(lines).toHaveLength(53);
    expect(annotatedLines).toHaveLength(25);
    expect(Object.fromEntries(readLines(text))).toEqual(expected);
  });

  it('is sure of every one', () => {
    expect(structure(text, { languages: ['ja'], isAnnotated: true }).diagnostics).toEqual([]);
  });

  it('keeps the letters, the colons and the brackets of the penalty as mark-up', () => {
    const { blocks } = structure(text, { languages: ['ja'], isAnnotated: true }).value;
    const marks = blocks.flatMap(({ markup }) => markup.map(({ start, end }) => text.slice(start, end)));
    expect(marks).toEqual([
      ': – ',
      '【',
      '】',
      ':',
      ':',
      '(A) ',
      '(B) ',
      '(C) ',
      '(D) ',
      '(E) ',
      '(F) ',
      ':',
      ':',
      ': ',
    ]);
  });

  // 49 lines are left: the four lines that are nothing but a heading are gone with the headings.
  const withoutHeadings = lines
    .map((line, index) => ({ line: line.replace(/^(?:懲罰: – |格上げ: )/u, ''), number: index + 1 }))
    .filter(({ line }) => !/^(?:定義|例|理念|追加措置):$/u.test(line));

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'tells clauses from annotations without headings and shuffled (seed %i)',
    (seed) => {
      const shuffled = shuffle(withoutHeadings, createRandom(seed));
      const found = readLines(shuffled.map(({ line }) => line).join('\n'));
      const wrong = shuffled.filter(({ number }, index) => {
        const role = found.get(index + 1)?.split(' ')[0];
        return role !== expected[number]?.split(' ')[0];
      });
      expect(wrong.map(({ number }) => number)).toEqual([]);
    },
  );
});

describe('annotated texts nobody tuned for', () => {
  const marked: readonly (readonly [name: string, text: string, expected: readonly string[]])[] = [
    [
      'quoted paragraphs are official',
      'Definition\n\n> A player draws too much.\n\nDrawing is easy to get wrong.\n\n> A scry is not a draw.\n>\n> Nor is a reveal.\n\nMany forget it.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy to get wrong.',
        'definition en A scry is not a draw.',
        'definition en Nor is a reveal.',
        'definition en note: Many forget it.',
      ],
    ],
    [
      'the points that a quoted paragraph leads in to are official without quotation too',
      'Additional Remedy\n> The player does one of these:\n- shuffles the library,\n- puts the card back.\nBoth are quick.\n> The opponent looks on.\n- Many forget that.\n- Some do not.',
      [
        'remedy en The player does one of these:\nshuffles the library,\nputs the card back.',
        'remedy en note: Both are quick.',
        'remedy en The opponent looks on.',
        'remedy en note: Many forget that.',
        'remedy en note: Some do not.',
      ],
    ],
    [
      'quoted paragraphs are official, and a label on one of the comments changes nothing',
      'Definition\n> A player draws too much.\nDrawing is easy to get wrong.\n> A scry is not a draw.\nNote: Many forget it.\nExamples\nA. A player draws twice:\n- once early,\n- once late.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy to get wrong.',
        'definition en A scry is not a draw.',
        'definition en note: Many forget it.',
        'examples en A: A player draws twice:\nonce early,\nonce late.',
      ],
    ],
    [
      'a label before each comment',
      'Definition\nA player draws too much.\nNote: Drawing is easy.\nA scry is not a draw.\n[Note] Many forget it.\nExamples\nA. A player draws twice.\nAnnotation: Example A is rare.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy.',
        'definition en A scry is not a draw.',
        'definition en note: Many forget it.',
        'examples en A: A player draws twice.',
        'examples en note on A: Example A is rare.',
      ],
    ],
    [
      'labels of both voices, in Chinese',
      '定义\n官方：牌手抓了过多的牌。\n注释：抓牌很容易出错。\n官方：占卜不是抓牌。\n【注】常被忘记。\n※也不是展示。',
      [
        'definition zh 牌手抓了过多的牌。',
        'definition zh note: 抓牌很容易出错。',
        'definition zh 占卜不是抓牌。',
        'definition zh note: 常被忘记。',
        'definition zh note: 也不是展示。',
      ],
    ],
    [
      'labels on lines of their own hold on',
      'Definition\n\nOfficial:\n\nA player draws too much.\n\nAnnotation:\n\nDrawing is easy.\n\nSo is scrying.\n\nOfficial\n\nA scry is not a draw.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy.',
        'definition en note: So is scrying.',
        'definition en A scry is not a draw.',
      ],
    ],
    [
      'bold is official, italic is commentary',
      'Definition\n\n**A player draws too much.**\n\n*Drawing is easy.*\n\n**A scry is not a draw.**\n\n*Many forget it.*',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy.',
        'definition en A scry is not a draw.',
        'definition en note: Many forget it.',
      ],
    ],
    [
      'commentary stands further in',
      'Definition\n\nA player draws too much.\n\n    Drawing is easy.\n\nA scry is not a draw.\n\n    Many forget it.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy.',
        'definition en A scry is not a draw.',
        'definition en note: Many forget it.',
      ],
    ],
    [
      'English and Chinese by turns: pairs speak with one voice',
      'DEFINITION 定义\nA player draws too many cards.\n牌手抓了过多的牌。\nThis sentence tells you what we look for. You will see it often.\n这句话说明了重点。\nThe infraction does not apply to scrying.\n占卜不属于此违规。\nNow, why is that? Let’s look at an example.\n那么,为什么呢?请看一个例子。',
      [
        'definition en A player draws too many cards.',
        'definition zh 牌手抓了过多的牌。',
        'definition en note: This sentence tells you what we look for. You will see it often.',
        'definition zh note: 这句话说明了重点。',
        'definition en The infraction does not apply to scrying.',
        'definition zh 占卜不属于此违规。',
        'definition en note: Now, why is that? Let’s look at an example.',
        'definition zh note: 那么,为什么呢?请看一个例子。',
      ],
    ],
    [
      'the points of a commented list',
      '追加措置:\nカードを戻す。\n次の順に進めます:\n・カードを公開する\n・カードを選ぶ\n切り直しは行わない。',
      [
        'remedy ja カードを戻す。',
        'remedy ja note: 次の順に進めます:\nカードを公開する\nカードを選ぶ',
        'remedy ja 切り直しは行わない。',
      ],
    ],
    [
      'official paragraphs set in quotation marks, letters inside of them',
      'Definition\n\n“A player draws too much.”\n\nDrawing is easy to get wrong.\n\n“A scry is not a “draw”.”\n\nExamples\n\n“A. A player draws twice.”\n\nExample A is rare.\n\nUpgrade: “If the player laughs, the penalty is a Game Loss.”\n\nMany do.',
      [
        'definition en A player draws too much.',
        'definition en note: Drawing is easy to get wrong.',
        'definition en A scry is not a “draw”.',
        'examples en A: A player draws twice.',
        'examples en note on A: Example A is rare.',
        'upgrade en If the player laughs, the penalty is a Game Loss.',
        'upgrade en note: Many do.',
      ],
    ],
    [
      'labels between stars; a plain verb whose stem ends in ます is not polite',
      '定義:\nプレイヤーが眠った。\n★解説★ 見ればわかる。\n例:\n(A) プレイヤーが眠った。\n(B) プレイヤーが次のラウンドで目を覚ました。\n★解説★ 例(B)は珍しい。',
      [
        'definition ja プレイヤーが眠った。',
        'definition ja note: 見ればわかる。',
        'examples ja A: プレイヤーが眠った。',
        'examples ja B: プレイヤーが次のラウンドで目を覚ました。',
        'examples ja note on B: 例(B)は珍しい。',
      ],
    ],
    [
      'comments are quoted where nothing right below a heading is',
      'Definition\n\nA player plays music.\n\n> **Judge tip:** Earbuds leak.\n\nThe infraction applies between matches.\n\nExamples\n\n* A. A player sings.\n\n> Example A is rare.\n\nRemedy\n\nThe player stops.',
      [
        'definition en A player plays music.',
        'definition en note: Earbuds leak.',
        'definition en The infraction applies between matches.',
        'examples en A: A player sings.',
        'examples en note on A: Example A is rare.',
        'remedy en The player stops.',
      ],
    ],
    [
      'a Japanese commentary of which only some paragraphs have a sign',
      '定義\nカードを引いた。\n　引き過ぎはよくある誤りです。\n占術は対象としない。\n　※次の節も参照してください。\n理念\n利益は得ていない。\n　重い懲罰は必要ありません。',
      [
        'definition ja カードを引いた。',
        'definition ja note: 引き過ぎはよくある誤りです。',
        'definition ja 占術は対象としない。',
        'definition ja note: 次の節も参照してください。',
        'philosophy ja 利益は得ていない。',
        'philosophy ja note: 重い懲罰は必要ありません。',
      ],
    ],
    [
      'below lettered examples a comment goes on until the next letter',
      '定义\n牌手抓牌。\n【释】这里说的是抓牌。\n范例\nA. 牌手抓了两次牌。\n【释】范例A很少见。\n不过仍会发生。\nB. 牌手抓了三张牌。\n理念\n牌手应当小心。',
      [
        'definition zh 牌手抓牌。',
        'definition zh note: 这里说的是抓牌。',
        'examples zh A: 牌手抓了两次牌。',
        'examples zh note on A: 范例A很少见。',
        'examples zh note: 不过仍会发生。',
        'examples zh B: 牌手抓了三张牌。',
        'philosophy zh 牌手应当小心。',
      ],
    ],
    [
      'each point with a comment: each is a clause',
      'Definition\nA player does one of these:\n• Asks a friend.\nNote: Friends mean well.\n• Reads a book.\nNote: Books are long.',
      [
        'definition en A player does one of these:',
        'definition en Asks a friend.',
        'definition en note: Friends mean well.',
        'definition en Reads a book.',
        'definition en note: Books are long.',
      ],
    ],
    [
      'quotations inside of a sentence say nothing of its style',
      '定義:\nプレイヤーが「引きます」と宣言した。\nこの宣言(「引く」など)には注意してください。',
      [
        'definition ja プレイヤーが「引きます」と宣言した。',
        'definition ja note: この宣言(「引く」など)には注意してください。',
      ],
    ],
  ];

  it.each(marked)('%s', (_name, annotated, expected) => {
    expect(outlineOfClauses(annotated, { isAnnotated: true })).toEqual(expected);
  });

  const guesses = (annotated: string): readonly string[] =>
    structure(annotated, { isAnnotated: true })
      .diagnostics.filter(({ code }) => code === 'structure/annotation-guess')
      .map(({ severity, line, message }) => `${line} ${severity} ${message}`);

  it('says nothing of a guess where labels, quotation marks or the Japanese style decide', () => {
    expect(guesses('Definition\nA player draws.\nNote: It is easy.')).toEqual([]);
    expect(guesses('Definition\n> A player draws.\nEasy.\n> A scry is no draw.\nTrue.')).toEqual([]);
    expect(guesses('定義:\nカードを引いた。\nよくある誤りです。')).toEqual([]);
  });

  it('says where a paragraph without a label reads like the voice that it was not taken for', () => {
    expect(
      guesses('定义\n牌手抓牌。\n【注】这里说的是抓牌。\n占卜不是抓牌。\n这句话你们要记住。我们也常问。'),
    ).toEqual(['5 warning Taken for official text; it could be commentary.']);
    expect(
      guesses('定义\n牌手抓牌。\n【注】\n我们说的是抓牌。\n如果牌手抓了牌，则此违规适用。\n修正\n裁判洗牌。'),
    ).toEqual(['5 warning Taken for commentary, from what is around it.']);
  });

  it('says when type or wording decide', () => {
    expect(guesses('Definition\n**A player draws.**\nEasy.\n**A scry is no draw.**\nTrue.')).toEqual([
      '2 info Official text and commentary are told apart by bold and italic type.',
    ]);
    expect(guesses('Definition\nA player draws.\nThis sentence is for you.')).toEqual([
      '2 info Official text and commentary are told apart by their wording: there are no marks that say which is which.',
    ]);
  });

  it('says of each paragraph that only its neighbors can tell', () => {
    const annotated =
      '定義:\nカードを引いた。\n引き過ぎに注意しましょう。\n――《渦まく知識》など\nこの誤りは多いです。';
    expect(guesses(annotated)).toEqual(['4 warning Taken for commentary, from what is around it.']);
  });
});
