import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { structure } from './testing/outline.ts';

const text = readFileSync(new URL('../../../../content/sources/ipg/ipg-2.3.ja.txt', import.meta.url), 'utf8');
const lines = text.split('\n');

/** What each line is, by hand. `on …` says which example a note names. */
const expected: Readonly<Record<number, string>> = Object.fromEntries(
  `
  penalty, heading definition, clause definition, note definition, clause definition,
  note definition, note definition, clause definition, note definition, clause definition,
  note definition, note definition, heading examples, clause examples A, clause examples B,
  clause examples C, clause examples D, clause examples E, clause examples F, note examples on all,
  note examples on C, note examples on F, heading philosophy, clause philosophy, note philosophy,
  clause philosophy, note philosophy, clause philosophy, note philosophy, clause philosophy,
  note philosophy, clause philosophy, note philosophy, clause philosophy, note philosophy,
  heading remedy, clause remedy, note remedy, note remedy, clause remedy, note remedy,
  clause remedy, note remedy, clause remedy, note remedy, note remedy, clause remedy,
  clause remedy, note remedy, note remedy, clause upgrade, note upgrade, note upgrade`
    .split(',')
    .map((what, index) => [index + 1, what.trim()]),
);
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
