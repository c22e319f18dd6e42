import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../schema/language.ts';
import { laterChangesFileSchema } from '../../schema/later-change.ts';
import type { Status } from '../../schema/status.ts';
import { comparedOf, createStatusAt, keepCurrent, withDifferences } from './status.ts';

const words = { zh: '改了', ja: '変わった', en: 'changed' };
const change = (id: string, more: object, ...affects: object[]) => ({
  ...{ id, since: '2024-11', occasion: { en: 'Foundations' }, what: words, affects },
  ...more,
});
const [old, now] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
const file = laterChangesFileSchema.parse({
  checks: [
    { date: '2026-11-21', targets: ['m10/cards/clone/#r1..3', 'm10/rules-changes/#combat-1..33'] },
    {
      date: '2026-11-22',
      edition: '2024-09-23',
      texts: { 'a.txt': old },
      wordForWord: true,
      targets: ['ipg/9.1/'],
    },
    {
      date: '2026-11-22',
      edition: '2024-09-23',
      langs: ['zh'],
      status: 'changed',
      targets: ['ipg/9.1/#remedy-4'],
    },
  ],
  changes: [
    change('order', {}, { target: 'm10/rules-changes/#combat-11', status: 'outdated', note: words }),
    change('wording', {}, { target: 'm10/rules-changes/#combat', status: 'changed' }),
    change('target', {}, { target: 'm10/cards/clone/#r1', status: 'partly' }),
    change(
      'guide',
      { document: 'ipg', since: '2021-07-01' },
      { target: 'ipg/9.1/#remedy-1', status: 'outdated' },
      { target: 'ipg/9.1/#remedy-2', status: 'partly', langs: ['zh'] },
    ),
  ],
});
const { value, diagnostics } = keepCurrent(file, [{ file: 'a.txt', sha256: old, languages: ['en'] }]);
const statusAt = createStatusAt(value);
const checked = '2026-11-21';

describe('the status of a text', () => {
  it.each([
    // A text without a change is current if somebody has compared it.
    ['m10/cards/clone/#r2', { checked }, 'current'],
    ['m10/cards/clone/#r4', {}, 'unchecked'],
    ['m10/cards/clone/#r1', { checked, changes: [{ change: 'target', status: 'partly' }] }, 'partly'],
    // A note is affected by the changes of its section and by its own.
    [
      'm10/rules-changes/#combat-11',
      {
        checked,
        changes: [
          { change: 'order', status: 'outdated', note: words },
          { change: 'wording', status: 'changed' },
        ],
      },
      'outdated',
    ],
    ['ipg/9.1/#remedy-2', { changes: [{ change: 'guide', status: 'partly', langs: ['zh'] }] }, 'partly'],
    ['ipg/9.1/#remedy-4', {}, 'changed'],
  ])('%s: %j', (address, known, status) => {
    const { statusIn, ...since } = statusAt(address);
    expect(since).toEqual(known);
    expect(statusIn('zh')).toBe(status);
  });

  it('covers only the compared languages', () => {
    const { statusIn } = statusAt('ipg/9.1/#remedy-2');
    expect([statusIn('ja'), statusIn('en')]).toEqual(['unchecked', 'current']);
  });

  it('ignores a change that is not newer than the edition of the text', () => {
    const since = statusAt('ipg/9.1/#remedy-1', {
      en: { date: '2021-07-01' },
      ja: { date: null, notBefore: '2022-01-01' },
    });
    expect(since.changes).toEqual([{ change: 'guide', status: 'outdated', langs: ['zh'] }]);
    expect([since.statusIn('zh'), since.statusIn('en')]).toEqual(['outdated', 'current']);
  });
});

test('an older text, and a text that differs from a current English one, are `partly`', () => {
  const statusOf = (kind: 'older-edition' | 'says-otherwise', zh: Status, en: Status) => {
    const since = {
      changes: undefined,
      checked: undefined,
      statusIn: (lang: Language) => (lang === 'zh' ? zh : en),
    };
    return withDifferences(since, {
      texts: { zh: [], en: [] },
      decision: { differs: { zh: [{ kind }] } },
    }).statusIn('zh');
  };
  expect(statusOf('older-edition', 'unchecked', 'unchecked')).toBe('partly');
  expect(statusOf('says-otherwise', 'unchecked', 'current')).toBe('partly');
  expect(statusOf('says-otherwise', 'unchecked', 'unchecked')).toBe('unchecked');
  // A text that somebody has compared has the status of the check.
  expect(statusOf('says-otherwise', 'current', 'current')).toBe('current');
});

describe('a check', () => {
  it('gives the compared edition of a section, and the languages that agree with it word for word', () => {
    expect(comparedOf('ipg/9.1/', value)).toEqual({
      edition: '2024-09-23',
      checked: '2026-11-22',
      wordForWord: ['en'],
    });
    expect(comparedOf('ipg/9.2/', value)).toBeUndefined();
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['transcribed anew', [{ file: 'a.txt', sha256: now, languages: ['en' as const] }], now],
    ['replaced by another file', [], 'its name and checksum'],
  ])('no longer counts once its text is %s, with a warning', (_what, entries, hint) => {
    const kept = keepCurrent(file, entries);
    expect(kept.value.checks).toHaveLength(2);
    expect(kept.diagnostics).toMatchObject([{ severity: 'warning', hint: expect.stringContaining(hint) }]);
  });
});
