import { expect, test } from 'vitest';
import type { GuideSection } from '../schema/guide.ts';
import { changesOfEditions, compareWords, sinceOf } from './history.ts';

/** `older` has the wording in older editions; without a text, the edition lacks the clause. */
const clause = (id: string, text: string, ...older: readonly object[]) => ({
  id,
  texts: { zh: { text } },
  history: older.map((wording) => ({ lang: 'zh', ...wording })),
});
const former = (file: string, date: string | null, more: object) => ({ lang: 'zh', file, date, ...more });
const gone = [
  { id: 'definition-9', text: '牌手抽一张牌。' },
  { id: 'example-b', text: '旧例。' },
];
/** Three Chinese editions. The day of the middle one is unknown. */
const section = {
  titles: { zh: '隐藏的汤' },
  editions: { zh: { file: 'new.txt', date: '2024-01-01' } },
  formerEditions: [
    former('middle.txt', null, { before: '2023-05-01', title: '非公开牌', moved: { 'text-1': null } }),
    former('old.txt', '2020-02-29', { title: '暗牌', gone, moved: { 'text-1': 'penalty' } }),
  ],
  clauses: [
    clause('penalty', '警告', { file: 'middle.txt', text: '一盘负' }, { file: 'old.txt', text: '一局负' }),
    clause('definition-1', '牌手抽一张牌。', { file: 'old.txt' }),
    clause('example-c', '新例。', { file: 'middle.txt' }),
    clause('text-1', '移开。'),
  ],
} as unknown as GuideSection;

test('an edition lists what it changed, added, removed and moved, and its new title', () => {
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
      ['penalty', '一盘负', '警告', true],
      ['example-c', '', '新例。', true],
      ['text-1', '移开。', '移开。', true, null],
    ],
    [
      'middle after old',
      ['title', '暗牌', '非公开牌', false],
      ['penalty', '一局负', '一盘负', true],
      ['definition-1', '', '牌手抽一张牌。', true, 'definition-9'],
      ['text-1', '移开。', '移开。', true, 'penalty'],
      ['definition-9', '牌手抽一张牌。', '', false, 'definition-1'],
      ['example-b', '旧例。', '', false],
    ],
  ]);
});

test.each([
  ['definition-1', { date: null, before: '2023-05-01' }],
  ['penalty', { date: '2024-01-01' }],
  ['text-1', undefined],
])('the first edition with the present wording of %s, if another precedes it: %o', (id, edition) => {
  const own = section.clauses.find((each) => each.id === id);
  expect(own && sinceOf(section, own, 'zh')).toEqual(edition && expect.objectContaining(edition));
});

test('comparing words loses no character', () => {
  const [before, after] = ['After that, 牌手抽四张牌,而后展示。', 'After  that: 牌手抽五张牌,而后展示。'];
  const parts = compareWords(before, after, 'zh');
  const join = (own: typeof parts) => own.map(({ gap, words }) => gap + words).join('');
  expect(join(parts.filter(({ added }) => !added))).toBe(before);
  expect(join(parts.filter(({ removed }) => !removed))).toBe(after);
});
