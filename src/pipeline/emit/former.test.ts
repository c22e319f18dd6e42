import { expect, it } from 'vitest';
import type { Clause } from '../../schema/guide.ts';
import type { FormerText } from '../join/former.ts';
import { createSourceText } from '../text/source-text.ts';
import { historyOf } from './former.ts';

const pieceOf = (text: string) => ({
  source: createSourceText('ipg-9.1.zh.txt', text),
  flow: { text, offsets: Array.from(text, (_, at) => at) },
  markup: [],
});
/** An older edition in which two clauses were one paragraph each; it has only the fields that `historyOf` reads. */
const older = (...texts: readonly string[]) =>
  ({
    ...{ lang: 'zh', entry: { file: 'ipg-9.1.zh.txt', editions: {} }, edits: [], moved: [] },
    clauses: new Map(texts.map((text, index) => [`remedy-${index + 1}`, { pieces: [pieceOf(text)] }])),
  }) as unknown as FormerText;
const clause = (id: string, text: string) => ({ id, texts: { zh: { text } } }) as unknown as Clause;

it('has no earlier wording where a paragraph was cut in two, but one where a word has changed', () => {
  const { wordings } = historyOf(
    [older('归还骰子。记下数值。', '比赛延长三分钟。')],
    [clause('remedy-1', '归还骰子。\n\n记下数值。'), clause('remedy-2', '比赛延长五分钟。')],
  );
  expect([...wordings]).toEqual([
    ['remedy-2', [{ lang: 'zh', file: 'ipg-9.1.zh.txt', text: '比赛延长三分钟。' }]],
  ]);
});

it('says which clause of the page a moved one came after, and the title that is another now', () => {
  const text = {
    ...older('归还骰子。', '记下数值。', '比赛延长三分钟。'),
    ...{ moved: ['remedy-3', 'remedy-1'], title: '骰子' },
  };
  const { editions } = historyOf(
    [text],
    [clause('remedy-3', '比赛延长三分钟。'), clause('remedy-1', '归还骰子。')],
  );
  expect(editions).toMatchObject([
    {
      title: '骰子',
      moved: { 'remedy-3': 'remedy-1', 'remedy-1': null },
    },
  ]);
});
