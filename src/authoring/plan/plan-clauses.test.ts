import { describe, expect, it } from 'vitest';
import type { Language } from '../../schema/language.ts';
import { readNext } from '../testing/apply-plan.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { inParts } from './read-section.ts';
import type { NextText } from './rows.ts';
import { mergeClauses, toSectionTexts } from './section.ts';

const section = (lang: Language, ...paragraphs: readonly string[]): NextText =>
  readNext(`5.9.${lang}.txt`, 'guide', lang, ['5.9', ...paragraphs].join('\n\n'));

const zh = section(
  'zh',
  '定义\n\n牌手多抓了四张牌。\n\n如果对手已经知道这些牌的顺序,则不属于此违规。\n\n裁判应当将所有牌洗入牌库。',
);
const en = section(
  'en',
  'Definition\n\nA player draws four cards too many.',
  'It is no infraction if the opponent already knew the order of the cards.',
  'The judge shuffles all cards into the library.',
);
const ja = section(
  'ja',
  '定義\n\nプレイヤーが4枚のカードを過剰に引いた。',
  'ジャッジはすべてのカードをライブラリーに加えて切り直す。',
);

const show = (...texts: readonly NextText[]): readonly string[] =>
  inParts(mergeClauses([], toSectionTexts(texts), [], readMentions)).map(({ lines }) =>
    (['zh', 'ja', 'en'] as const)
      .map((lang) => lines[lang]?.map(({ flow }) => flow.text.slice(0, 6)).join('+') ?? '-')
      .join(' | '),
  );

describe('the clauses of several texts', () => {
  it('are joined, with a question, where another text has one paragraph for several', () => {
    const whole = section(
      'en',
      'Definition',
      'A player draws four cards too many while shuffling the library. The opponent must see seven cards of the hand before the third turn begins.',
    );
    const clauses = ['牌手在洗牌库时多抓了四张牌。', '对手必须在第三个回合开始前看到手牌中的七张牌。'];
    const apart = section('zh', '定义', ...clauses);
    const [row, ...others] = mergeClauses([], toSectionTexts([whole, apart]), [], readMentions);
    expect(others).toEqual([]);
    expect(row?.lines.zh).toHaveLength(2);
    expect(row?.asks).toEqual([
      'does this paragraph contain several clauses? If so, begin each further one with `+ ID`',
    ]);
  });

  it('are aligned in three languages, whatever the order of the texts', () => {
    const rows = ['牌手多抓了四 | プレイヤーが | A play', '如果对手已经 | - | It is '];
    rows.push('裁判应当将所 | ジャッジはす | The ju');
    expect(show(zh, en, ja)).toEqual(rows);
    expect(show(ja, zh, en)).toEqual(rows);
  });

  it('are not paired under different printed headings, although similar', () => {
    const remedy =
      'If a player discovers the error in the first turn, both players move to the correct seats.';
    const seats =
      'ゲームの最初のターンにプレイヤーがこの誤りを発見した場合、両方のプレイヤーが正しい席に移る。';
    expect(show(section('en', 'Additional Remedy', remedy), section('ja', '格上げ', seats))).toEqual([
      '- | - | If a p',
      '- | ゲームの最初 | -',
    ]);
    expect(show(section('en', 'Additional Remedy', remedy), section('ja', '追加措置', seats))).toEqual([
      '- | ゲームの最初 | If a p',
    ]);
  });
});
