import { expect, it } from 'vitest';
import type { UnofficialFile } from '../../schema/unofficial.ts';
import { renewedEditions } from './changed-words.ts';
import type { Addressable } from './retire.ts';

/** A section of one clause, of which only what is asked here is there. */
const edition = (date: string, text: string): Addressable =>
  ({
    records: {
      sections: [
        {
          document: 'ipg',
          section: '9.1',
          editions: { en: { date } },
          clauses: [{ id: 'remedy-1', texts: { en: { text } } }],
        },
      ],
    },
  }) as unknown as Addressable;

const translations: UnofficialFile = {
  document: 'ipg',
  page: '9.1',
  texts: [
    {
      id: 'remedy-1',
      lang: 'ja',
      translator: 'T',
      from: 'en',
      edition: '2020-01-01',
      source: 'The tea goes. So does the soup.',
      text: '甲',
    },
  ],
};

it.each([
  ['The tea goes. So does the soup.', '2025-01-01'],
  // In two paragraphs.
  ['The tea goes.\n\nSo does the soup.', '2025-01-01'],
  ['The tea goes. So does the cake.', undefined],
])('says of which edition the translation of “%s” is', (text, date) => {
  const before = edition('2020-01-01', 'The tea goes. So does the soup.');
  const renewed = renewedEditions([translations], before, edition('2025-01-01', text));
  expect([...renewed.values()].flat().map(({ value }) => value)).toEqual(date === undefined ? [] : [date]);
});
