import { expect, test } from 'vitest';
import { inventedContent as content } from '../../../scripts/content/invented.fixture.ts';
import type { SearchRecord } from '../text/record.ts';
import { buildRecords, listedFacts, recordContent } from './records.ts';

const records = buildRecords(content);
const at = (address: string) => records.filter(({ url }) => url === address);

/** A record as a line: kind, status, and the beginning of each passage with its marks. */
const lineOf = ({ kind, status, passages }: SearchRecord) => {
  const marked = passages.map(({ text, lang: _, ...marks }) =>
    [text.slice(0, 10), ...Object.values(marks)].join(' '),
  );
  return [kind, ...(status ? [status] : []), ...marked].join(' | ');
};

test.each([
  // A translation of a newer edition does not have the status of the text.
  [
    'ipg/2.3/#remedy-1',
    [
      'clause | outdated | 在继续进行游戏之前,',
      'clause | outdated | ゲームを続ける前に、',
      'clause | The soup i',
      'clause | 在继续进行游戏之前， Sidejudge 2025-03-03',
      'clause | ゲームを続ける前に、 Sidejudge 2025-03-03',
      'remark | 汤现在放在窗台上。 | スープは窓台に置く。 | The soup n',
    ],
  ],
  // English that the Chinese source prints is a record if it differs from the English text.
  [
    'ipg/2.3/#definition-3',
    [
      'clause | 此违规仅适用于对手从',
      'clause | この違反は、対戦相手',
      'clause | This infra',
      'clause | This infra',
    ],
  ],
  [
    'ipg/2.3/#philosophy-6',
    ['clause | 应尽量移动最少的碗来', 'clause | 問題を解決するために', 'clause | Always mov'],
  ],
  ['ipg/2.3/#philosophy-6-note-1', ['annotation | 大きな碗を動かすと、']],
  // Former wordings.
  [
    'ipg/9.1/#remedy-1',
    ['clause | 在继续进行游戏之前,', 'clause | The drink ', 'clause | The drink  2020-01-01'],
  ],
  [
    'ipg/9.1/history/#example-b',
    ['clause | 牌手端着一碗汤悬在牌 2020-01-01', 'clause | A player h 2020-01-01'],
  ],
  ['ipg/2.4/', ['section | 两次抓牌之间进食 | 食事 | Table Erro | 警告 | Warning | Penalty | 处罚']],
  ['dawn/card-rulings/', ['section | 单卡解惑 | 白色 | 红色 | 蓝色 | 地牌 | カード別注釈 | Card-speci']],
  ['dawn/rules-changes/#combat', ['section | 战斗规则改变 | 戦闘ルールの変更 | Combat Rul']],
  [
    'dawn/general-notes/#smoke-2',
    [
      'note | outdated | 它只在白天触发。请参 | 它只在在白天触发。请 true',
      'note | outdated | それは昼間にだけ誘発 Sidejudge',
      'note | outdated | It only tr Sidejudge',
      'remark | 炊烟现在也在夜间触发 | 炊煙は夜にも誘発する | Smoke now ',
    ],
  ],
  [
    'dawn/cards/ash-wolf/',
    ['card | 灰狼 | 灰の狼 | Ash Wolf | 生物～狼 | クリーチャー — 狼 | Creature — | {横置}：灰狼对目标'],
  ],
  ['dawn/cards/ash-wolf/#r1', ['ruling | 如果灰狼离开餐桌，该']],
  ['dawn/cards/#lamp', ['card | 提灯 | 提灯 | Lamp | 神器 | アーティファクト | Artifact']],
  [
    'terms/#wet-cards',
    [
      'term | 湿牌 | 濡れたカード | Wet Cards | ぬれたカード | WC | 湿了的牌 | 本指南 2.5 的违 | 指針2.5の違反。 | The infrac',
    ],
  ],
])('the records at %s', (address, lines) => {
  expect(at(address).map(lineOf)).toEqual(lines);
});

test('the record of a card has its reading in kana and other names that a source uses', () => {
  const [first] = listedFacts(content);
  const alsoCalled = [{ lang: 'zh' as const, name: '灯笼' }];
  const facts = content.facts.map((fact) => (fact === first?.fact ? { ...fact, alsoCalled } : fact));
  const texts = buildRecords({ ...content, facts }).flatMap(({ passages }) =>
    passages.map(({ text }) => text),
  );
  expect(texts).toEqual(expect.arrayContaining(['灯笼', 'やかんのうた']));
});

test('a former wording that equals the present one has no record of its own', () => {
  const sections = content.sections.map((section) => ({
    ...section,
    clauses: section.clauses.map((clause) => ({
      ...clause,
      history: clause.history?.map((one) => ({ ...one, text: clause.texts[one.lang]?.text })),
    })),
  }));
  const found = buildRecords({ ...content, sections }).filter(({ url }) => url === 'ipg/9.1/#remedy-1');
  expect(found.map(lineOf)).toHaveLength(2);
});

test('a record has the beginning of its text in the other languages', () => {
  expect(at('ipg/2.4/#penalty').map(({ beside }) => beside)).toEqual([
    { en: 'Warning' },
    { zh: '警告' },
    { zh: '警告', en: 'Warning' },
  ]);
});

test('the index has the words of each passage, and a separating word between passages', () => {
  const [note] = at('dawn/general-notes/#smoke-2');
  expect(note && recordContent(note)).toBe(
    '它 只 在 白 天 触 发 请 参 见 规 则 5 1 0 zzend 它 只 在 在 白 天 触 发 请 参 见 规 则 5 1 0',
  );
});
