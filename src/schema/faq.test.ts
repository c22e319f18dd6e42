import { expect, test } from 'vitest';
import { chapter } from '../../tests/lib/records.ts';
import { translationOfBox } from './faq.ts';

const source = { file: 'faq.zh.txt', lines: [4, 6] as [number, number] };
const unofficial = { en: { text: 'Flying', from: 'zh' as const, translator: 'A' } };
const translation = (text: string) => {
  const line = { text: '飞行', source };
  const printed = { name: null, manaCost: null, typeLine: null, stats: null, text: [line] };
  const sections = chapter.sections.map((section) => ({
    ...section,
    boxes: [{ slug: 'test-angel', after: null, texts: { zh: { printed, source } } }],
  }));
  return translationOfBox({ sections }, 'test-angel', {
    texts: { zh: { text: [text], printed: null, source } },
    unofficial,
  });
};

test('a box has the translation of its card if it prints the same text', () => {
  expect(translation('飞行')).toBe(unofficial);
  expect(translation('飞行，先攻')).toBeUndefined();
});
