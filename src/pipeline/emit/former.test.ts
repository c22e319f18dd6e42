import { describe, expect, it } from 'vitest';
import type { Clause } from '../../schema/guide.ts';
import { formerTexts } from '../join/replaced.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import { createSourceText } from '../text/source-text.ts';
import { historyOf } from './former.ts';

/** An edition with a title and clauses of some paragraphs; it has only the fields that `historyOf` reads. */
const edition = (
  file: string,
  title: string,
  clauses: Readonly<Record<string, string>>,
  replaces?: string,
): PreparedSource => {
  const row = (is: string, id: string, text: string) => ({
    name: { is, id, lang: 'zh' },
    piece: {
      source: createSourceText(file, text),
      flow: { text, offsets: Array.from(text, (_, at) => at) },
      markup: [],
    },
  });
  return {
    entry: { file, languages: ['zh'], editions: {}, replaces },
    paragraphs: [
      row('title', 'title', title),
      ...Object.entries(clauses).flatMap(([id, text]) =>
        text.split('\n\n').map((one) => row('clause', id, one)),
      ),
    ],
    edits: [],
  } as unknown as PreparedSource;
};

const historyOfTwo = (older: Readonly<Record<string, string>>, newer: Readonly<Record<string, string>>) =>
  historyOf(
    formerTexts([edition('new.txt', '骰子', newer, 'old.txt'), edition('old.txt', '茶', older)]),
    Object.entries(newer).map(([id, text]) => ({ id, texts: { zh: { text } } }) as unknown as Clause),
  );

describe('an older edition', () => {
  it('has another wording of a clause if a word has changed, but not if a paragraph was split', () => {
    const { wordings, editions } = historyOfTwo(
      { 'remedy-1': '归还骰子。记下数值。', 'remedy-2': '比赛延长三分钟。', 'remedy-4': '站着。' },
      { 'remedy-1': '归还骰子。\n\n记下数值。', 'remedy-2': '比赛延长五分钟。', 'remedy-3': '坐下。' },
    );
    expect([...wordings]).toEqual([
      ['remedy-2', [{ lang: 'zh', file: 'old.txt', text: '比赛延长三分钟。' }]],
      ['remedy-3', [{ lang: 'zh', file: 'old.txt', text: undefined }]],
    ]);
    expect(editions).toMatchObject([
      { title: '茶', gone: [{ id: 'remedy-4', text: '站着。', follows: 'remedy-2' }] },
    ]);
  });

  const inOrder = (numbers: string) =>
    Object.fromEntries(Array.from(numbers, (number) => [`remedy-${number}`, `${number}。`]));
  it.each([
    ['1234', '1342', { 'remedy-2': 'remedy-1' }],
    ['123', '312', { 'remedy-3': 'remedy-2' }],
    // A new or removed clause does not move the others.
    ['129', '142', undefined],
  ])('with the clauses %s, before an edition with %s, has moved %j', (before, after, moved) => {
    expect(historyOfTwo(inOrder(before), inOrder(after)).editions[0]?.moved).toEqual(moved);
  });
});
