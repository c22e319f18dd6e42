import { expect, test } from 'vitest';
import { contentsSchema, repeatedOf } from './contents.ts';

const inEach = (en: string) => ({ zh: en, ja: en, en });
const contents = contentsSchema.parse({
  document: 'handbook',
  edition: '2020-01-01',
  chapters: [
    {
      number: '2',
      titles: {},
      repeated: inEach('third'),
      sections: [
        { number: '2.1', titles: {}, penalty: 'warning' },
        { number: '2.2', titles: {}, penalty: 'warning', repeated: inEach('never') },
        { number: '2.3', titles: {}, penalty: 'game-loss' },
        { number: '2.4', titles: {} },
      ],
    },
    { number: '3', titles: {}, sections: [{ number: '3.1', titles: {}, penalty: 'warning' }] },
  ],
});

test.each<readonly [number: string, upgrade: string | undefined]>([
  ['2.1', 'third'],
  ['2.2', 'never'],
  // Another penalty, no penalty, a chapter without an upgrade, an unknown section.
  ...['2.3', '2.4', '3.1', '9.9'].map((number) => [number, undefined] as const),
])('repeated Warnings for %s are upgraded to %s', (number, expected) => {
  expect(repeatedOf(contents, number)?.en).toBe(expected);
});
