import { expect, test } from 'vitest';
import { type Correction, correctionSchema } from '../../schema/correction.ts';
import { sourceReading } from './source-reading.ts';

test.each<[string, Partial<Correction>, string, string | undefined]>([
  ['an omission', { before: '20张基本', text: '地', after: '牌' }, '20张基本地牌', '20张基本牌'],
  ['an addition', { before: '附近的', reading: '的', after: '活动' }, '附近的活动', '附近的的活动'],
  ['a wrong word', { before: '起动', reading: '物', text: '其', after: '本身' }, '起动其本身', '起动物本身'],
  [
    'a text that ends in the context',
    { before: '两倍的', text: '生', after: '命总值。另' },
    '两倍的生命',
    '两倍的命',
  ],
  ['no place', { before: '甲乙', text: '丙', after: '丁' }, '完全不同', undefined],
  ['several places', { before: '和', text: '丙' }, '丙和丙', undefined],
])('the reading of the source, restored: %s', (_, fields, text, reading) => {
  const correction = correctionSchema.parse({
    id: 'c',
    at: 'm10/cards/clone/#r1',
    lang: 'zh',
    kind: 'omission',
    effect: 'meaning',
    reason: { zh: '', ja: '', en: '' },
    ...fields,
  });
  expect(sourceReading(text, [{ ...correction, line: 1 }], new Map([['c', correction]]))).toBe(reading);
});
