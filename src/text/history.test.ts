import { expect, test } from 'vitest';
import { section as record } from '../../tests/lib/records.ts';
import { type GuideSection, guideSectionSchema } from '../schema/guide.ts';
import { changesOfEditions, compareWords, sinceOf } from './history.ts';

const [first] = record.clauses;
const newest = { ...record.editions.zh, file: 'rules.zh.2024-01-01.txt', date: '2024-01-01' };
const former = (file: string, date: string | null, before?: string) => ({
  ...{ ...newest, lang: 'zh', file, date, gone: [] },
  ...(before ? { before } : {}),
});
/** Three Chinese editions: the middle one is in days unknown; the penalty was worded otherwise in the oldest one alone. */
const section: GuideSection = guideSectionSchema.parse({
  ...record,
  editions: { ...record.editions, zh: newest },
  formerEditions: [
    former('rules.zh.2.txt', null, '2023-05-01'),
    {
      ...former('rules.zh.txt', '2020-02-29'),
      gone: [{ id: 'definition-9', text: '旧条文。', follows: 'definition-1' }],
    },
  ],
  clauses: [
    { ...first, history: [{ lang: 'zh', file: 'rules.zh.txt', text: '处罚：一局负' }] },
    ...record.clauses
      .slice(1)
      .map((clause) =>
        clause.id === 'definition-1'
          ? { ...clause, history: [{ lang: 'zh', file: 'rules.zh.2.txt' }] }
          : clause,
      ),
  ],
});

test.each([
  ['penalty', 'zh', { date: null, before: '2023-05-01' }],
  ['definition-1', 'zh', { date: '2024-01-01' }],
] as const)('%s reads as it does since the first edition that has these words', (id, lang, dated) => {
  const clause = section.clauses.find((one) => one.id === id);
  expect(clause && sinceOf(section, clause, lang)).toMatchObject(dated);
});

test('each edition lists what it changed, added and removed', () => {
  expect(
    changesOfEditions(section, 'zh').map(({ name, former: { name: before }, changes }) => [
      ...[name, before],
      ...changes.map(({ id, before: old, after, isHere }) => [
        id,
        old.slice(0, 5),
        after.slice(0, 5),
        isHere,
      ]),
    ]),
  ).toEqual([
    ['rules.zh.2024-01-01', 'rules.zh.2', ['definition-1', '', '牌手将牌库', true]],
    [
      'rules.zh.2',
      'rules.zh',
      ['penalty', '处罚：一局', '处罚：警告', true],
      ['definition-9', '旧条文。', '', false],
    ],
  ]);
});

test('a clause that is removed where another comes with its words has moved', () => {
  const [older] = section.formerEditions ?? [];
  const moved = {
    ...section,
    formerEditions: [{ ...older, gone: [{ id: 'definition-9', text: '牌手抽一张牌。', follows: null }] }],
  };
  const clauses = section.clauses.map((clause) => ({
    ...clause,
    history: clause.id === 'definition-1' ? [{ lang: 'zh', file: 'rules.zh.2.txt' }] : undefined,
    texts:
      clause.id === 'definition-1' && clause.texts.zh
        ? { ...clause.texts, zh: { ...clause.texts.zh, text: '牌手抽一张牌。' } }
        : clause.texts,
  }));
  const [edition] = changesOfEditions(guideSectionSchema.parse({ ...moved, clauses }), 'zh');
  expect(edition?.changes.map(({ id, moved: other }) => [id, other])).toEqual([
    ['definition-1', 'definition-9'],
    ['definition-9', 'definition-1'],
  ]);
});

test('a clause that has moved within its part says which it came after, and another title is a change', () => {
  const [newer, older] = section.formerEditions ?? [];
  const last = section.clauses.at(-1)?.id;
  const formerEditions = [
    { ...newer, title: '非公开牌', moved: { [`${last}`]: 'definition-1' } },
    { ...older, gone: [], title: '暗牌', moved: { penalty: null } },
  ];
  const changes = changesOfEditions(guideSectionSchema.parse({ ...section, formerEditions }), 'zh');
  expect(
    changes.map((edition) =>
      edition.changes.map(({ id, before, followed }) => [id, before.slice(0, 5), followed]),
    ),
  ).toEqual([
    [
      ['title', '非公开牌', undefined],
      ['definition-1', '', undefined],
      [last, expect.any(String), 'definition-1'],
    ],
    [
      ['title', '暗牌', undefined],
      ['penalty', '处罚：一局', null],
    ],
  ]);
  expect(changes.map((edition) => edition.changes[0]?.after)).toEqual([section.titles.zh, '非公开牌']);
});

test.each(['A player draws four cards after casting it.', '牌手抽四张牌,而后展示。'])(
  'words are compared without losing a blank or a mark: %s',
  (text) => {
    const after = text.replace('four cards', 'five cards, not three,').replace('四', '五');
    const parts = compareWords(text, after, 'zh');
    const join = (own: typeof parts) => own.map(({ gap, words }) => gap + words).join('');
    expect(join(parts.filter(({ added }) => !added))).toBe(text);
    expect(join(parts.filter(({ removed }) => !removed))).toBe(after);
  },
);
