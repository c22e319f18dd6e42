import { describe, expect, it, test } from 'vitest';
import type { Language } from '../schema/language.ts';
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
const editions = {};
const compared = { edition: '2024-09-23', checked: '2026-11-22' };
const text = { text: 'Text.', source: { file: 'a.txt', lines: [1, 1] as [number, number] } };
const concern = { change: 'cut', status: 'outdated' as const, note: inAll('Of this step, all.') };
const account = (
  more: Partial<Parameters<typeof accountOf>[1]>,
  ...[column, from, wordForWord]: ['zh' | 'ja' | 'en', ('zh' | 'en')?, Language[]?]
) => {
  const clause = { texts: { zh: text, en: text }, status: {}, changes: [concern], ...more };
  return accountOf({ compared: { ...compared, wordForWord }, editions }, clause, [change], column, from);
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

  it('is none where no change concerns the text, it was not compared, or a source has the newest text', () => {
    expect(account({ changes: undefined }, 'en')).toBeUndefined();
    expect(account({ changes: [{ ...concern, langs: ['en'] }] }, 'zh')).toBeUndefined();
    expect(account({}, 'zh', 'zh', ['en'])).toBeUndefined();
    const newer = {
      en: { file: 'a.txt', origin: { en: 'Web' }, owner: 'A', date: '2026-01-01', evidence: { en: 'Said.' } },
    };
    const clause = { texts: { zh: text, en: text }, status: {}, changes: [concern] };
    expect(accountOf({ compared, editions: newer }, clause, [change], 'zh')).toBeUndefined();
    expect(
      accountOf({ editions }, { texts: {}, status: {}, changes: [concern] }, [change], 'en'),
    ).toBeUndefined();
  });

  it('does not differ in substance where the outcome is the same', () => {
    expect(account({ status: { zh: 'changed' } }, 'zh')?.differs).toBe(false);
  });
});

test('what to do now is said of the section that the change made outdated, and of no other', () => {
  const changes = [{ ...change, now: inAll('One more mulligan.') }, change];
  expect(whatToDoNow('ja', 'ipg/9.1/', changes)).toEqual(['One more mulligan.（日）']);
  expect(whatToDoNow('ja', 'ipg/9.2/', changes)).toEqual([]);
});
