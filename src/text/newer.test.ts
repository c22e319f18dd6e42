import { expect, test } from 'vitest';
import type { GuideSection } from '../schema/guide.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import type { LaterChange } from '../schema/later-change.ts';
import type { Status } from '../schema/status.ts';
import { accountOf, whatToDoNow } from './newer.ts';

const inAll = (text: string) => ({ zh: `${text}（中）`, ja: `${text}（日）`, en: text });
const change: LaterChange = {
  id: 'cut',
  document: 'ipg',
  since: null,
  occasion: inAll('The guide'),
  what: inAll('The remedy has changed.'),
  affects: [{ target: 'ipg/9.1/#remedy-1', status: 'outdated' }],
};
const compared = { edition: '2024-09-23', checked: '2026-11-22' };
const text = { text: 'Text.', source: { file: 'a.txt', lines: [1, 1] as [number, number] } };
const concern = { change: 'cut', status: 'outdated' as const, note: inAll('Of this step, all.') };
const account = (column: InterfaceLanguage, status: Status, page: Partial<GuideSection> = {}) => {
  const clause = { texts: { zh: text, en: text }, status: { en: status }, changes: [concern] };
  return accountOf({ compared, editions: {}, ...page }, clause, [change], column, 'en');
};

test.each([
  ['en', 'outdated', true, 'The remedy has changed. Of this step, all.'],
  ['en', 'changed', false, 'The remedy has changed. Of this step, all.'],
  ['ja', 'outdated', true, 'The remedy has changed.（日）Of this step, all.（日）'],
] as const)(
  'the account in %s of a text that is %s has the change and its note',
  (lang, status, differs, words) => {
    expect(account(lang, status)).toEqual({ edition: '2024-09-23', differs, texts: [words], lang });
  },
);

test.each([
  { editions: { en: { date: '2024-09-23' } } },
  { compared: { ...compared, wordForWord: ['en'] } },
] as Partial<GuideSection>[])('a clause has no account if a source has the newest text: %o', (page) => {
  expect(account('zh', 'outdated', page)).toBeUndefined();
});

test('what to do now is in the language of the page, for the sections that the change concerns', () => {
  const changes = [{ ...change, now: inAll('Shuffle.') }, change];
  expect(whatToDoNow('ja', 'ipg/9.1/', changes)).toEqual(['Shuffle.（日）']);
  expect(whatToDoNow('ja', 'ipg/9.2/', changes)).toEqual([]);
});
