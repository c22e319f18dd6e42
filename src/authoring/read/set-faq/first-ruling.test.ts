import { expect, it } from 'vitest';
import { fold } from '../../../pipeline/text/fold.ts';
import { weighExplanation } from './first-ruling.ts';

const weigh = (text: string): number => weighExplanation(fold(text), ['雾鹿', 'fogdeer']);

it.each([
  '如果雾鹿将受到伤害，则防止该伤害。',
  '若雾鹿将从任何区域进入坟墓场，则改为将它放逐。',
  '雾鹿每回合若能攻击，则必须攻击。',
  '雾鹿不会毁坏。',
  '于你的结束步骤开始时，若你并未攻击，则抓一张牌。',
  '{二}，{横置}：由你操控的生物不会毁坏。',
  'Whenever Fog Deer attacks, each opponent discards a card.',
  'If you would lose life, you draw that many cards instead.',
  'Deer you control have vigilance until end of turn.',
])('%s is rules text', (text) => {
  expect(weigh(text)).toBeLessThan(-1);
});

it.each([
  '如果某位牌手没有手牌，他便什么都不弃。',
  '如果雾鹿的异能结算时，你的牌库是空的，则什么都不会发生。',
  '在支付与抓牌之间，没有人能做别的事。',
  '你可以选择不抓牌。',
  'If Fog Deer leaves the battlefield while its ability is on the stack, you still draw a card.',
  'The fog is gone even if the deer aren’t.',
  "Fog Deer's ability won't draw a card twice.",
])('%s is an explanation', (text) => {
  expect(weigh(text)).toBeGreaterThan(0);
});
