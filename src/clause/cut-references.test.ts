import { expect, test } from 'vitest';
import { cutReferences } from './cut-references.ts';

test('a text is cut at the words that refer to something, the longest first', () => {
  const references = [
    { words: '《集団意識》', to: 'm10/cards/hive-mind/' },
    { words: 'ルール510', rule: '510' },
    { words: 'ルール510.1', rule: '510.1' },
  ];
  expect(cutReferences('《集団意識》はルール510.1を、《集団意識》も。', references, 'ja')).toEqual([
    { words: '《集団意識》', target: { to: 'm10/cards/hive-mind/' } },
    { words: 'は' },
    { words: 'ルール510.1', target: { rule: '510.1' } },
    { words: 'を、' },
    { words: '《集団意識》', target: { to: 'm10/cards/hive-mind/' } },
    { words: 'も。' },
  ]);
});

test('English words are found whole', () => {
  const references = [{ words: 'Fog', to: 'm10/cards/fog/' }];
  expect(cutReferences('Foggy. Fog.', references, 'en')).toEqual([
    { words: 'Foggy. ' },
    { words: 'Fog', target: { to: 'm10/cards/fog/' } },
    { words: '.' },
  ]);
  expect(cutReferences('Foggy.', [], 'en')).toEqual([{ words: 'Foggy.' }]);
});
