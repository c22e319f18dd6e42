import { expect } from 'vitest';
import type { FaqView } from '../../view-faq.ts';
import { readFaq } from './read-faq.ts';

/** Reads an FAQ of which nothing may be lost. */
export const readWhole = (lines: readonly string[]): FaqView => {
  const { view, lost } = readFaq(lines.join('\n'));
  expect(lost).toEqual([]);
  return view;
};

/** A small FAQ with these lines below this heading of the rulings. */
export const around = (heading: string, lines: readonly string[]): readonly string[] => [
  '_群星_常见问题集',
  '此文件最近更新日期：2012年10月5日',
  '',
  '通则释疑',
  '',
  '发售资讯',
  '',
  '_群星_系列包括274张牌，于十月发售。',
  '',
  heading,
  '',
  ...lines,
  '',
  '所有注册商标均为其拥有者的财产。',
];
