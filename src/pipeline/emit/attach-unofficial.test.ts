import { describe, expect, it } from 'vitest';
import { section as fixture } from '../../../tests/lib/records.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { UnofficialEntry } from '../../schema/unofficial.ts';
import { attachUnofficial } from './attach-unofficial.ts';

/** The Chinese text is of 2020-02-29, the English one word for word that of 2024-09-23. */
const section: GuideSection = {
  ...fixture,
  compared: { edition: '2024-09-23', checked: '2026-11-22', wordForWord: ['en'] },
  clauses: fixture.clauses.map((clause) => ({ ...clause, status: { en: 'current' } })),
};
const source = section.clauses.find(({ id }) => id === 'definition-1')?.texts.en?.text ?? '';
const entry: UnofficialEntry = {
  id: 'definition-1',
  lang: 'zh',
  translator: 'A. Translator',
  from: 'en',
  edition: '2024-09-23',
  source,
  text: '较新的文字。',
};
const attach = (edited: Partial<UnofficialEntry>, to: GuideSection = section) => {
  const file = { document: 'ipg', page: '9.1', texts: [{ ...entry, ...edited }] };
  const { value, diagnostics } = attachUnofficial('sections', to, file, () => []);
  return {
    unofficial: value.clauses.find(({ id }) => id === 'definition-1')?.unofficial,
    codes: diagnostics.map(({ code, severity }) => `${severity} ${code}`),
  };
};

describe('a translation of a newer edition than the official text', () => {
  it('is newer, names its edition, and leaves the official text as it is', () => {
    expect(attach({})).toEqual({
      unofficial: {
        zh: {
          text: '较新的文字。',
          translator: 'A. Translator',
          from: 'en',
          newer: true,
          edition: '2024-09-23',
        },
      },
      codes: [],
    });
  });

  it('fills a gap, and is not newer, where there is no official text', () => {
    const { unofficial, codes } = attach({ lang: 'ja' });
    expect([unofficial?.ja?.newer, unofficial?.ja?.edition, codes]).toEqual([undefined, '2024-09-23', []]);
  });

  it('says who has read it', () => {
    const readBy = { name: 'B. Reader', date: '2026-11-20' };
    expect(attach({ readBy }).unofficial?.zh?.readBy).toEqual(readBy);
  });

  it('is outdated when its source has changed', () => {
    const { unofficial, codes } = attach({ source: 'Another wording.' });
    expect([unofficial?.zh?.outdated, codes]).toEqual([true, ['warning unofficial/outdated']]);
  });

  const as = (status: 'current' | 'changed'): GuideSection => ({
    ...section,
    clauses: section.clauses.map((clause) => ({ ...clause, status: { zh: status, en: 'current' } })),
  });
  const undated = (of: GuideSection): GuideSection => ({
    ...of,
    editions: { ...of.editions, ...(of.editions.zh && { zh: { ...of.editions.zh, date: null } }) },
  });
  it('is refused without its edition', () => {
    const { edition: _edition, ...without } = entry;
    const file = { document: 'ipg', page: '9.1', texts: [without] };
    expect(attachUnofficial('sections', section, file, () => []).diagnostics).toMatchObject([
      { code: 'unofficial/superseded', severity: 'error' },
    ]);
  });

  it.each<[string, Partial<UnofficialEntry>, GuideSection, readonly string[]]>([
    ['of no newer edition', { edition: '2020-02-29' }, section, ['error unofficial/not-newer']],
    ['of a text that is the same in the newer edition', {}, as('current'), ['error unofficial/not-newer']],
    ['of a text of unknown age', {}, undated(section), ['error unofficial/not-newer']],
    ['of a text of unknown age that has changed since', {}, undated(as('changed')), []],
    [
      'of an edition that its source is not of',
      { edition: '2025-01-01' },
      section,
      ['warning unofficial/other-edition'],
    ],
    [
      'of an earlier wording, whose edition it has',
      { source: 'a', edition: '2025-01-01' },
      section,
      ['warning unofficial/outdated'],
    ],
    ['of a text that is gone', { from: 'ja' }, section, ['warning unofficial/outdated']],
  ])('is judged: %s', (_name, edited, to, codes) => {
    expect(attach(edited, to).codes).toEqual(codes);
  });
});
