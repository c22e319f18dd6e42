import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { createLanguageTeller, scriptRuns } from './script.ts';

const toFlow = (text: string) => flowOf(createSourceText('a.txt', text), { start: 0, end: text.length });

describe('createLanguageTeller', () => {
  it.each([
    ['A player draws.', 'en'],
    ['牌手抓牌。', 'zh'],
    ['カードを引いた。', 'ja'],
    ['牌手施放Ancestral Recall之后抓了四张牌。', 'zh'],
    ['A player casts 预先考虑/Anticipate and draws too many cards.', 'en'],
    ['プレイヤーが《Ancestral Recall》を唱えた。', 'ja'],
    ['牌手施放了《闇の腹心》,并在将牌张置入手牌之前忘了展示。', 'zh'],
  ] as const)('tells %s', (text, language) => {
    expect(createLanguageTeller('')(text)).toBe(language);
  });

  it('lets the known languages decide what the script cannot', () => {
    expect(createLanguageTeller('', ['ja'])('警告')).toBe('ja');
    expect(createLanguageTeller('', ['zh', 'en'])('警告')).toBe('zh');
  });

  it('lets the whole text decide where no language is known', () => {
    expect(createLanguageTeller('カードを引いた。')('警告')).toBe('ja');
    expect(createLanguageTeller('牌手抓牌。')('警告')).toBe('zh');
    expect(createLanguageTeller('A player draws.')('1/1')).toBe('en');
  });
});

it.each([
  ['Hidden Card Error 非公开牌张失误', ['Hidden Card Error', '非公开牌张失误']],
  ['非公开牌张失误 (Hidden Card Error)', ['非公开牌张失误', 'Hidden Card Error']],
  ['Warning (see below) 警告(见下文)', ['Warning (see below)', '警告(见下文)']],
  ['过剩/Extra', ['过剩', 'Extra']],
  ['———', []],
])('cuts %j into %j', (text, runs) => {
  expect(scriptRuns(toFlow(text)).map((run) => run.text)).toEqual(runs);
});
