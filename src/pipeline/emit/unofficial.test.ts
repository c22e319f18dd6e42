import { describe, expect, it } from 'vitest';
import { section as fixture } from '../../../tests/lib/records.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { mapTexts } from '../../schema/language.ts';
import { statusOf } from '../../schema/status.ts';
import type { UnofficialEntry } from '../../schema/unofficial.ts';
import { createTranslate } from './unofficial.ts';

/** The Chinese text is of 2020-02-29; the English one is the edition of 2024-09-23, word for word. */
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
const translate = (edited: Partial<UnofficialEntry>, dated: GuideSection = section) => {
  const codes: string[] = [];
  const clause = dated.clauses.find(({ id }) => id === 'definition-1');
  createTranslate({
    file: { document: 'ipg', page: '9.1', texts: [{ ...entry, ...edited }] },
    dated,
    findReferred: () => [],
    report: (found) => codes.push(...found.map(({ code, severity }) => `${severity} ${code}`)),
  })(
    'definition-1',
    mapTexts(clause?.texts ?? {}, ({ text }) => text),
    (lang) => statusOf(clause ?? {}, lang),
  );
  return codes;
};

describe('a translation of a newer edition than the official text', () => {
  const as = (status: 'current' | 'changed'): GuideSection => ({
    ...section,
    clauses: section.clauses.map((clause) => ({ ...clause, status: { zh: status, en: 'current' } })),
  });
  const undated = (of: GuideSection): GuideSection => ({
    ...of,
    editions: { ...of.editions, ...(of.editions.zh && { zh: { ...of.editions.zh, date: null } }) },
  });
  it.each<[string, Partial<UnofficialEntry>, GuideSection, readonly string[]]>([
    ['without its edition', { edition: undefined }, section, ['error unofficial/superseded']],
    ['of no newer edition', { edition: '2020-02-29' }, section, ['error unofficial/not-newer']],
    ['of a text that is the same in the newer edition', {}, as('current'), ['error unofficial/not-newer']],
    ['of a text of unknown age', {}, undated(section), ['error unofficial/not-newer']],
    ['of a text of unknown age that has changed since', {}, undated(as('changed')), []],
    ['of an earlier wording', { source: 'a' }, section, ['warning unofficial/outdated']],
    ['of a text that is gone', { from: 'ja' }, section, ['warning unofficial/outdated']],
  ])('is judged: %s', (_name, edited, to, codes) => {
    expect(translate(edited, to)).toEqual(codes);
  });
});
