import { expect, it } from 'vitest';
import { sectionName } from './title.ts';

it.each([
  ['Game Play Error — Something Hidden', 'Something Hidden'],
  ['Tournament Error - Late', 'Late'],
  ['UNSPORTING CONDUCT – MINOR', 'MINOR'],
  ['Tournament Error -- Slow', 'Slow'],
  ['游戏行动失误~藏牌', '藏牌'],
  ['赛事失误～迟到', '迟到'],
  ['比赛失误－迟到', '迟到'],
  ['举止违背运动精神：重大', '重大'],
  ['遊戲行動失誤—藏牌', '藏牌'],
  ['ゲーム上の誤り ─ 隠れたもの', '隠れたもの'],
  ['トーナメント違反 ― 遅刻', '遅刻'],
  ['非紳士的行為 - 重度', '重度'],
])('the class of infractions is no part of the name, in any language: %s', (title, name) => {
  expect(sectionName(title)).toBe(name);
});

it.each([
  'Tournament Errors',
  'Deck/Decklist Problem',
  'Step-by-step Error',
  '再调度失误',
  '非公開カードに関する誤り',
])('a title without a class stays whole: %s', (title) => {
  expect(sectionName(title)).toBe(title);
});
