import { expect, it } from 'vitest';
import { askAboutText } from './ask.ts';
import { newRow } from './rows.ts';

const row = (id: string, en: string) => ({ ...newRow('clause', id), says: { en } });
const laying = { lang: 'en', isNewer: true, hasOthers: true } as const;

it.each([
  ['has changed', 'remedy-2', 'The cup is moved to the floor before play goes on.', []],
  [
    'has little of the older words, as another clause would',
    'remedy-2',
    'A cup that was broken is paid for by its owner.',
    ['the en is rewritten: is it still this clause?'],
  ],
  ['is the penalty, of which a section has one', 'penalty', 'Warning', []],
])('asks whether a newer text is still the clause where it %s', (_how, id, now, asked) => {
  const old = row(id, 'The cup is moved under the table before play goes on.');
  expect(askAboutText({ row: old, text: row('', now) }, laying)).toEqual(asked);
});
