import { describe, expect, it } from 'vitest';
import { createRandom } from '../../testing/random.ts';
import { sourceTexts } from '../../testing/texts.fixture.ts';
import { structure } from './testing/outline.ts';

const { text = '' } = sourceTexts.find(({ lang }) => lang === 'ja') ?? {};
const lines = text.split('\n');

/** Who speaks in each line of a text, by its words; a letter away from the examples is one of them. */
const readVoices = (read: string): ReadonlyMap<string, string> => {
  const { value } = structure(read, { languages: ['ja'], isAnnotated: true });
  return new Map(
    value.blocks.flatMap(({ role, flow }) =>
      role === 'clause' || role === 'annotation'
        ? [[flow.text.replace(/^\([A-F]\) /u, ''), role] as const]
        : [],
    ),
  );
};

const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);

describe('IPG 2.3 in Japanese, annotated', () => {
  it('is sure of every one', () => {
    expect(structure(text, { languages: ['ja'], isAnnotated: true }).diagnostics).toEqual([]);
  });

  // The four lines that are nothing but a heading are gone with the headings.
  const withoutHeadings = lines
    .map((line) => line.replace(/^(?:懲罰: – |格上げ: )/u, ''))
    .filter((line) => !/^(?:定義|例|理念|追加措置):$/u.test(line));

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'tells clauses from annotations without headings and shuffled (seed %i)',
    (seed) => {
      const found = readVoices(shuffle(withoutHeadings, createRandom(seed)).join('\n'));
      const wrong = [...readVoices(text)].filter(([line, role]) => found.get(line) !== role);
      expect(wrong).toEqual([]);
    },
  );
});

describe('what is a guess', () => {
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
  });

  it('says when wording decides', () => {
    expect(guesses('Definition\nA player draws.\nThis sentence is for you.')).toEqual([
      '2 info Official text and commentary are told apart by their wording: there are no marks that say which is which.',
    ]);
  });

  it('says that declared marks are not there, and asks where they can mean either', () => {
    const read = (annotated: string) => structure(annotated, { isAnnotated: true, quoted: 'comment' });
    expect(read('Definition\nA player draws.\nThis sentence is for you.').diagnostics[0]?.message).toBe(
      'No marks found that set paragraphs apart: --quoted comment has no effect.',
    );
    const { value } = read(
      '定义\n牌手抓牌。\n“这里说的是“抓”。”\n“可以”不同于“必须”。\n"可以"或"必须"\n“占卜不是抓牌。\n这不算。”\n牌手洗牌。',
    );
    const told = value.blocks.filter(({ role }) => role === 'clause' || role === 'annotation');
    expect(told.map(({ role, isVoiceOpen = false }) => (isVoiceOpen ? 'open' : role))).toEqual([
      ...['clause', 'annotation', 'clause', 'open', 'open', 'open', 'clause'],
    ]);
  });

  it('says of each paragraph that only its neighbors can tell', () => {
    const annotated =
      '定義:\nカードを引いた。\n引き過ぎに注意しましょう。\n――《渦まく知識》など\nこの誤りは多いです。';
    expect(guesses(annotated)).toEqual(['4 warning Taken for commentary, from what is around it.']);
  });
});
