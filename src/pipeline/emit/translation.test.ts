import { expect, test } from 'vitest';
import type { Language } from '../../schema/language.ts';
import type { Referred } from '../../schema/unofficial.ts';
import { stringifyBody } from './mdx.ts';
import { translationBlocks } from './translation.ts';

const written = (text: string, references: Referred[] = [], lang: Language = 'en') =>
  stringifyBody(translationBlocks({ text, translator: 'A', from: 'zh', references }, lang)).trimEnd();

test('references are found by their words, longer words first', () => {
  const references = [
    { words: '《集団意識》', to: 'm10/cards/hive-mind/' },
    { words: 'ルール510', rule: '510' },
    { words: 'ルール510.1', rule: '510.1' },
  ];
  expect(written('《集団意識》はルール510.1を、《集団意識》も。', references, 'ja')).toBe(
    '<Ref to="m10/cards/hive-mind/">《集団意識》</Ref>は<Ref rule="510.1">ルール510.1</Ref>を、<Ref to="m10/cards/hive-mind/">《集団意識》</Ref>も。',
  );
});

test('English words are not found inside longer words', () => {
  const references = [{ words: 'Fog', to: 'm10/cards/fog/' }];
  expect(written('Foggy. Fog.', references)).toBe('Foggy. <Ref to="m10/cards/fog/">Fog</Ref>.');
  expect(written('Foggy.')).toBe('Foggy.');
});

test('a web address ends before a bracket', () => {
  expect(written('（http://a.example.com）の内容', [], 'ja')).toBe(
    '（[http://a.example.com](http://a.example.com)）の内容',
  );
});

test('paragraphs, lists, steps and symbols are mark-up, everything else is text', () => {
  expect(written('Pay {T}.\n\n- one\n- two\n\n1. first\n2. <b>')).toBe(
    'Pay <Symbol code="T">\\{T}</Symbol>.\n\n- one\n- two\n\n1. first\n2. \\<b>',
  );
});
