import { expect, test } from 'vitest';
import type { GuideSection } from '../schema/guide.ts';
import { changesOfEditions, compareWords, sinceOf } from './history.ts';

/** `older` has the wording in older editions; without a text, the edition lacks the clause. */
const clause = (
  id: string,
  text: string,
  ...older: readonly { readonly file: string; readonly text?: string }[]
) => ({
  id,
  texts: { zh: { text } },
  history: older.map((wording) => ({ lang: 'zh', ...wording })),
});
/** Three Chinese editions. The day of the middle one is unknown. */
const section = {
  titles: { zh: '隐藏的汤' },
  editions: { zh: { file: 'new.txt', date: '2024-01-01' } },
  formerEditions: [
    {
      ...{ lang: 'zh', file: 'middle.txt', date: null, before: '2023-05-01' },
      ...{ title: '非公开牌', moved: { 'remedy-2': 'remedy-1', 'remedy-1': null } },
    },
    {
      ...{ lang: 'zh', file: 'old.txt', date: '2020-02-29', title: '暗牌' },
      gone: [
        { id: 'definition-9', text: '牌手抽一张牌。' },
        { id: 'example-b', text: '旧例。' },
      ],
    },
  ],
  clauses: [
    clause('penalty', '警告', { file: 'old.txt', text: '一局负' }),
    clause('definition-1', '牌手抽一张牌。', { file: 'old.txt' }),
    clause('example-c', '新例。', { file: 'middle.txt' }),
    clause('remedy-1', '移开。'),
    clause('remedy-2', '擦干。'),
  ],
} as unknown as GuideSection;

test('an edition lists what it changed, added, removed and moved, and its title', () => {
  const editions = changesOfEditions(section, 'zh').map(({ name, former, changes }) => [
    `${name} after ${former.name}`,
    ...changes.map(({ id, before, after, isHere, moved, followed }) =>
      [id, before, after, isHere, moved, followed].filter((each) => each !== undefined),
    ),
  ]);
  expect(editions).toEqual([
    [
      'new after middle',
      ['title', '非公开牌', '隐藏的汤', false],
      ['example-c', '', '新例。', true],
      ['remedy-1', '移开。', '移开。', true, null],
      ['remedy-2', '擦干。', '擦干。', true, 'remedy-1'],
    ],
    [
      'middle after old',
      ['title', '暗牌', '非公开牌', false],
      ['penalty', '一局负', '警告', true],
      ['definition-1', '', '牌手抽一张牌。', true, 'definition-9'],
      ['definition-9', '牌手抽一张牌。', '', false, 'definition-1'],
      ['example-b', '旧例。', '', false],
    ],
  ]);
});

test.each([
  ['penalty', { date: null, before: '2023-05-01' }],
  ['example-c', { date: '2024-01-01' }],
  ['remedy-1', undefined],
])('the present wording of %s begins with the edition of %o', (id, edition) => {
  const own = section.clauses.find((each) => each.id === id);
  expect(own && sinceOf(section, { history: own.history?.length ? own.history : undefined }, 'zh')).toEqual(
    edition && expect.objectContaining(edition),
  );
});

test.each([
  ['A player draws four cards after casting it.', 'A player draws five cards, not three, after casting it.'],
  ['牌手抽四张牌,而后展示。', '牌手抽五张牌,而后展示。'],
])('comparing words loses no character: %s', (before, after) => {
  const parts = compareWords(before, after, 'zh');
  const join = (own: typeof parts) => own.map(({ gap, words }) => gap + words).join('');
  expect(join(parts.filter(({ added }) => !added))).toBe(before);
  expect(join(parts.filter(({ removed }) => !removed))).toBe(after);
});
