import { describe, expect, it } from 'vitest';
import { withoutQuotes } from './brackets.ts';
import { measureRegister, politeness } from './register.ts';

describe('politeness', () => {
  it.each([
    ['その違反は〔過剰なカードを見た〕である。'],
    ['プレイヤーが4枚のカードを引いた。'],
    ['単純な復元を行ってもよい。'],
    ['可能な限り最小のカード群を扱うこと。'],
    ['この格上げは適用しない。'],
    ['違反は元になった問題に基づいて処理される'],
    ['プレイヤーは「引きます」と言った。(「はい、そうです。」など)'],
  ])('finds the plain style: %s', (text) => {
    expect(politeness(measureRegister(text))).toBeLessThan(-0.5);
  });

  it.each([
    ['これは公開情報ではありません。'],
    ['常識を働かせる必要があります。じっくり考えてください。'],
    ['根本原因を確認しましょう。'],
    ['知恵熱が出ていませんか?私は出ています。'],
    ['手札は公開情報ではありませんが、使ってもよい。'],
    ['ただし注意が必要ですね'],
    ['違反は適用されない。理由は二つある。まず、カードは公開されていました。次に、全員が見ていました。'],
  ])('finds the polite style: %s', (text) => {
    expect(politeness(measureRegister(text))).toBeGreaterThan(0.3);
  });

  it('does not know where no sentence end tells', () => {
    expect(politeness(measureRegister('――《渦まく知識》など'))).toBeNull();
    expect(politeness(measureRegister(''))).toBeNull();
  });
});

it.each([
  ['「唱えます」と宣言した。', 'と宣言した。'],
  ['甲(乙(丙)丁)戊', '甲戊'],
  ['甲(乙', '甲(乙'],
  ['甲)乙', '甲)乙'],
  ['甲「乙(丙」丁', '甲「乙(丙」丁'],
])('reads %s without quotations as %s', (text, rest) => {
  expect(withoutQuotes(text)).toBe(rest);
});
