import { describe, expect, it, test } from 'vitest';
import type { Known, PolicyChange } from '../schema/policy.ts';
import { accountOf, whatToDoNow } from './newer.ts';

const inAll = (text: string) => ({ zh: `${text}（中）`, ja: `${text}（日）`, en: text });
const change: PolicyChange = {
  id: 'cut',
  since: null,
  occasion: inAll('The guide'),
  what: inAll('The remedy has changed.'),
  affects: [
    { target: 'ipg/9.1/#remedy-1', langs: ['en'], state: 'changed', note: inAll('Of this step, all.') },
    { target: 'ipg/9.1/#remedy-2', state: 'gone' },
  ],
};
const section = {
  document: 'ipg',
  section: '9.1',
  compared: { edition: '2024-09-23', checked: '2026-11-22' },
};
const account = (
  known: Partial<Record<'zh' | 'en', Known>>,
  ...[column, from]: ['zh' | 'ja' | 'en', ('zh' | 'en')?]
) => accountOf(section, { id: 'remedy-1', known }, [change], column, from);

describe('the account of a change, where no source has the newer text', () => {
  it('says what has changed and what that means for the clause, in the language of the text', () => {
    expect(account({ en: 'changed' }, 'en')).toEqual({
      edition: '2024-09-23',
      differs: true,
      lang: 'en',
      texts: ['The remedy has changed. Of this step, all.'],
    });
  });

  it('stands below a translation of the older text too, in its language', () => {
    expect(account({ en: 'changed' }, 'ja', 'en')?.texts).toEqual([
      'The remedy has changed.（日）Of this step, all.（日）',
    ]);
  });

  it('is none where the text has not changed, was not compared, or a source has the newest text', () => {
    expect(account({ en: 'same' }, 'en')).toBeUndefined();
    expect(account({ zh: 'changed', en: 'word-for-word' }, 'zh')).toBeUndefined();
    expect(
      accountOf({ document: 'ipg', section: '9.1' }, { id: 'remedy-1', known: {} }, [change], 'en'),
    ).toBeUndefined();
    // The change is not one of the Chinese text.
    expect(account({ zh: 'changed' }, 'zh')).toBeUndefined();
  });

  it('does not differ in substance where the outcome is the same', () => {
    const gone = accountOf(section, { id: 'remedy-2', known: { zh: 'gone' } }, [change], 'zh');
    expect([gone?.differs, gone?.texts]).toEqual([false, ['The remedy has changed.（中）']]);
  });
});

test('what to do now is said of the section that the change made outdated, and of no other', () => {
  const changes = [{ ...change, now: inAll('One more mulligan.') }, change];
  expect(whatToDoNow('ja', 'ipg/9.1/', changes)).toEqual(['One more mulligan.（日）']);
  expect(whatToDoNow('ja', 'ipg/9.2/', changes)).toEqual([]);
});
