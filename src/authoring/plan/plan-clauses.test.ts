import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { structure } from '../read/guide/testing/outline.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { inParts } from './read-section.ts';
import type { NextText } from './rows.ts';
import { layClauses, toSectionTexts } from './section.ts';

const readText = (lang: Language, text: string): NextText => {
  const source = createSourceText(`5.9.${lang}.txt`, text);
  return {
    ...{ lang, source },
    paragraphs: nameParagraphs(source, structure(text, { languages: [lang] }).value, lang),
  };
};

const zh = readText(
  'zh',
  `5.9 示例

定义

牌手多抓了四张牌。

如果对手已经知道这些牌的顺序,则不属于此违规。

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

const show = (...texts: readonly NextText[]): readonly string[] =>
  inParts(layClauses([], toSectionTexts(texts), [], readMentions)).map(({ lines }) =>
    (['zh', 'ja', 'en'] as const)
      .map((lang) => lines[lang]?.map(({ flow }) => flow.text.slice(0, 6)).join('+') ?? '-')
      .join(' | '),
  );

describe('the clauses of several texts', () => {
  it('are joined where the other text has one paragraph for several, and asked about', () => {
    const whole = readText(
      'en',
      `5.9 Sample

Definition

A player draws four cards too many while shuffling the library. The opponent must see seven cards of the hand before the third turn begins.
`,
    );
    const apart = readText(
      'zh',
      `5.9 示例

定义

牌手在洗牌库时多抓了四张牌。

对手必须在第三个回合开始前看到手牌中的七张牌。
`,
    );
    const [row, ...others] = layClauses([], toSectionTexts([whole, apart]), [], readMentions);
    expect(others).toEqual([]);
    expect(row?.lines.zh).toHaveLength(2);
    expect(row?.asks).toEqual(['are these several clauses in one paragraph? Write + where the next begins']);
  });

  it('are aligned in three languages, whatever the order of the texts', () => {
    const rows = [
      '牌手多抓了四 | プレイヤーが | A play',
      '如果对手已经 | - | It is ',
      '裁判应当将所 | ジャッジはす | The ju',
    ];
    expect(show(zh, en, ja)).toEqual(rows);
    expect(show(ja, zh, en)).toEqual(rows);
  });

  it('are never paired under different printed headings, however similar', () => {
    const english = readText(
      'en',
      `5.8 Swapped Seats

Definition

Two players of a team sit in each other's place when a game begins.

Philosophy

Seats decide who plays whom, so a wrong seat leads to a match that was never paired.

Additional Remedy

If a player discovers the error before the first turn of the game has ended, both players move to the correct seats and the penalty stays a Warning.

If the error is discovered in a later game, the result of the game that was played stands.
`,
    );
    const japanese = readText(
      'ja',
      `定義:
同じチームのふたりのプレイヤーが、ゲームの開始時に互いの席に座っている。

理念:
座席によって対戦相手が決まるので、席を間違えると、組み合わせにないマッチが行われることになる。

格上げ:
ゲームの最初のターンが終わった後にプレイヤーがこの誤りを発見し、両方のプレイヤーが誤りを申し出ていなかった場合、懲罰は【ゲームの敗北】となる。
`,
    );
    expect(show(english, japanese)).toEqual([
      '- | 同じチームの | Two pl',
      '- | 座席によって | Seats ',
      '- | - | If a p',
      '- | - | If the',
      '- | ゲームの最初 | -',
    ]);
  });
});
