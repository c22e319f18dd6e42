import { describe, expect, it } from 'vitest';
import type { LaterChange } from '../schema/later-change.ts';
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
const edition = (date: string) => ({
  ...{ file: 'a.txt', origin: inAll('A test'), owner: 'Nobody', date },
  evidence: inAll('stated'),
});
const account = (more: Partial<Parameters<typeof accountOf>[1]>, ...columns: ['zh' | 'ja' | 'en', 'en'?]) => {
  const clause = { texts: { zh: text, en: text }, status: {}, changes: [concern], ...more };
  return accountOf({ compared, editions: {} }, clause, [change], ...columns);
};

describe('the account of a change, where no source has the newer text', () => {
  it('says what has changed and what that means for the clause, in the language of the text', () => {
    expect(account({ status: { en: 'outdated' } }, 'en')).toEqual({
      edition: '2024-09-23',
      differs: true,
      lang: 'en',
      texts: ['The remedy has changed. Of this step, all.'],
    });
  });

  it('stands below a translation of the older text too, in its language', () => {
    expect(account({}, 'ja', 'en')?.texts).toEqual(['The remedy has changed.（日）Of this step, all.（日）']);
  });

  it('does not differ in substance where the outcome is the same', () => {
    expect(account({ status: { zh: 'changed' } }, 'zh')?.differs).toBe(false);
  });

  it('is not there where a source has the newer text', () => {
    const clause = { texts: { zh: text, en: text }, status: {}, changes: [concern] };
    const newest = { zh: edition('2020-01-01'), en: edition('2024-09-23') };
    expect(accountOf({ compared, editions: newest }, clause, [change], 'zh')).toBeUndefined();
    const same = { ...compared, wordForWord: ['en' as const] };
    expect(accountOf({ compared: same, editions: {} }, clause, [change], 'zh')).toBeUndefined();
  });
});

it('what a judge does now is said of the section that a change concerns, in the language of the page', () => {
  const changes = [{ ...change, now: inAll('Shuffle.') }, change];
  expect(whatToDoNow('ja', 'ipg/9.1/', changes)).toEqual(['Shuffle.（日）']);
  expect(whatToDoNow('ja', 'ipg/9.2/', changes)).toEqual([]);
});
