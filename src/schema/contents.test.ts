import { expect, test } from 'vitest';
import { contentsSchema, repeatedOf } from './contents.ts';

const said = (en: string) => ({ zh: en, ja: en, en });
const contents = contentsSchema.parse({
  document: 'handbook',
  edition: '2020-01-01',
  chapters: [
    {
      number: '2',
      titles: {},
      repeated: said('third'),
      sections: [
        { number: '2.1', titles: {}, penalty: 'warning' },
        { number: '2.2', titles: {}, penalty: 'warning', repeated: said('never') },
        { number: '2.3', titles: {}, penalty: 'game-loss' },
        { number: '2.4', titles: {} },
      ],
    },
    { number: '3', titles: {}, sections: [{ number: '3.1', titles: {}, penalty: 'warning' }] },
  ],
});

test.each([
  ['a Warning: that of its chapter', '2.1', 'third'],
  ['one of which the contents say otherwise', '2.2', 'never'],
  ['another penalty', '2.3', undefined],
  ['no penalty', '2.4', undefined],
  ['a chapter that says nothing of it', '3.1', undefined],
  ['a section that is not listed', '9.9', undefined],
])('what further Warnings become, of %s', (_, number, expected) => {
  expect(repeatedOf(contents, number)?.en).toBe(expected);
});
