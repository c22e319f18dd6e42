import { describe, expect, it } from 'vitest';
import { alignTexts } from './align-texts.ts';
import { noKnowledge, vocabulariesOf } from './knowledge.ts';
import { readText } from './testing.fixture.ts';

const zh = readText(
  'zh',
  `5.9 示例

定义

牌手多抓了四张牌。 如果对手已经知道这些牌的顺序,则不属于此违规。

裁判应当将所有牌洗入牌库。
`,
);
const en = readText(
  'en',
  `5.9 Sample

Definition

A player draws four cards too many.

It is no infraction if the opponent already knew the order of the cards.

The judge shuffles all cards into the library.
`,
);
const ja = readText(
  'ja',
  `5.9 見本

定義

プレイヤーが4枚のカードを過剰に引いた。

ジャッジはすべてのカードをライブラリーに加えて切り直す。
`,
);

const vocabularies = vocabulariesOf(noKnowledge);

const show = (...texts: Parameters<typeof alignTexts>[0]): readonly string[] =>
  alignTexts(texts, vocabularies).map(({ pieces }) =>
    (['zh', 'ja', 'en'] as const)
      .map((lang) => pieces[lang]?.map(({ flow }) => flow.text.slice(0, 6)).join('+') ?? '-')
      .join(' | '),
  );

describe('alignTexts', () => {
  it('cuts a paragraph that is two clauses of the other text', () => {
    expect(show(zh, en)).toEqual([
      '牌手多抓了四 | - | A play',
      '如果对手已经 | - | It is ',
      '裁判应当将所 | - | The ju',
    ]);
  });

  it('aligns three texts, whatever their order', () => {
    const rows = [
      '牌手多抓了四 | プレイヤーが | A play',
      '如果对手已经 | - | It is ',
      '裁判应当将所 | ジャッジはす | The ju',
    ];
    expect(show(zh, en, ja)).toEqual(rows);
    expect(show(ja, zh, en)).toEqual(rows);
  });

  it('takes one text as it is, and none', () => {
    expect(show(ja)).toEqual(['- | プレイヤーが | -', '- | ジャッジはす | -']);
    expect(show()).toEqual([]);
  });

  it('gives reasons that sum up to the score', () => {
    for (const { score, evidence } of alignTexts([zh, en], vocabularies)) {
      expect(evidence.reduce((sum, one) => sum + one.score, 0)).toBeCloseTo(score ?? 0);
    }
  });
});
