import { expect, test } from 'vitest';
import { drawSocialPicture, wrapText } from './draw.ts';

const letters = (line: string) => line.length;

test.each([
  ['one two three', 7, 2, ['one two', 'three']],
  ['one two three four', 7, 2, ['one two', 'three …']],
  ['one two three four', 13, 1, ['one two …']],
  ['unbreakable', 4, 1, ['unbreakable']],
  ['', 9, 2, []],
])('%j in lines of %i letters, at most %i', (text, width, most, lines) => {
  expect(wrapText(text, width, most, letters)).toEqual(lines);
});

test('text of a source is text, whatever stands in it', () => {
  const svg = drawSocialPicture(
    { kicker: 'IPG 9.9', title: '<script> & more', text: '', rows: [{ color: 'zh', words: 'Chinese' }] },
    { zh: { light: '#123456', dark: '#fff' } },
    (text, size) => (text.length * size) / 2,
  );
  expect(svg).toContain('&lt;script> &amp; more');
  expect(svg).toContain('fill="#123456"');
});
