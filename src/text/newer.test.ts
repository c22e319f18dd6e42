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
const account = (
  column: InterfaceLanguage,
  { from = column, status = 'outdated' as Status, page = {} as Partial<GuideSection> } = {},
) => {
  const clause = { texts: { zh: text, en: text }, status: { [from]: status }, changes: [concern] };
  return accountOf({ compared, editions: {}, ...page }, clause, [change], column, from);
};

test('an account has what has changed and what that means for the clause', () => {
  const texts = ['The remedy has changed. Of this step, all.'];
  expect(account('en')).toEqual({ edition: '2024-09-23', differs: true, lang: 'en', texts });
});

test('the account below a translation is in the language of the translation', () => {
  expect(account('ja', { from: 'en' })?.texts).toEqual([
    'The remedy has changed.（日）Of this step, all.（日）',
  ]);
});

test('the account of a reworded text does not differ in substance', () => {
  expect(account('zh', { status: 'changed' })?.differs).toBe(false);
});

test.each([
  { editions: { en: { date: '2024-09-23' } } },
  { compared: { ...compared, wordForWord: ['en'] } },
] as Partial<GuideSection>[])('a clause has no account if a source has the newest text: %o', (page) => {
  expect(account('zh', { page })).toBeUndefined();
});

test('what to do now is in the language of the page, for the sections that the change concerns', () => {
  const changes = [{ ...change, now: inAll('Shuffle.') }, change];
  expect(whatToDoNow('ja', 'ipg/9.1/', changes)).toEqual(['Shuffle.（日）']);
  expect(whatToDoNow('ja', 'ipg/9.2/', changes)).toEqual([]);
});
