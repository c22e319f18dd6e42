import { expect, it } from 'vitest';
import type { Status } from '../../schema/status.ts';
import type { UnofficialEntry } from '../../schema/unofficial.ts';
import { createTranslate, type Dated } from './unofficial.ts';

const official = { zh: '官方文字', en: 'The source.' };
const entry: UnofficialEntry = {
  ...{ id: 'definition-1', lang: 'zh', from: 'en', source: official.en, text: '较新的文字。' },
  ...{ translator: 'A. Translator', edition: '2024-09-23' },
};
/** The English text is the edition of 2024-09-23, word for word. */
const datedAt = (date: string | null): Dated => {
  const edition = { file: 'a.txt', origin: { en: 'A test' }, owner: 'A', evidence: { en: 'stated' } };
  return {
    editions: { zh: { ...edition, date } },
    compared: { edition: '2024-09-23', checked: '2026-11-22', wordForWord: ['en'] },
  };
};
const codesOf = (edited: Partial<UnofficialEntry>, date: string | null, status: Status) => {
  const codes: string[] = [];
  const translate = createTranslate(
    [{ document: 'ipg', page: '9.1', texts: [{ ...entry, ...edited }] }],
    () => [],
    (found) => codes.push(...found.map(({ code, severity }) => `${severity} ${code}`)),
  );
  translate({ page: 'ipg/9.1/', id: 'definition-1', official, statusIn: () => status, dated: datedAt(date) });
  return codes;
};

it.each<[string, Partial<UnofficialEntry>, string | null, Status, readonly string[]]>([
  ['without its edition', { edition: undefined }, '2020-02-29', 'unchecked', ['error unofficial/superseded']],
  [
    'of no newer edition',
    { edition: '2020-02-29' },
    '2020-02-29',
    'unchecked',
    ['error unofficial/not-newer'],
  ],
  ['of a text that is still current', {}, '2020-02-29', 'current', ['error unofficial/not-newer']],
  ['of a text of unknown date', {}, null, 'unchecked', ['error unofficial/not-newer']],
  ['of a text of unknown date that has changed since', {}, null, 'changed', []],
  ['of an earlier wording', { source: 'a' }, '2020-02-29', 'unchecked', ['warning unofficial/outdated']],
])('a translation beside an official text, %s', (_name, edited, date, status, codes) => {
  expect(codesOf(edited, date, status)).toEqual(codes);
});
