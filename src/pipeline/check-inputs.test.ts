import { expect, it } from 'vitest';
import { readBySchema, type UnofficialEntry } from '../schema/unofficial.ts';
import { checkReadBy } from './check-inputs.ts';

const entry: UnofficialEntry = {
  id: 'r1',
  lang: 'en',
  translator: 'A. Translator',
  from: 'zh',
  source: '甲',
  text: 'A',
};

it.each([
  ['another person', 'B. Reader', []],
  ['the translator', ' a.  TRANSLATOR', ['unofficial/read-by-translator']],
])('a text that says it was read by %s', (_, name, codes) => {
  const readBy = { name, date: '2026-11-24' };
  expect(checkReadBy({ ...entry, readBy }, { file: 'a.yml' }).map(({ code }) => code)).toEqual(codes);
});

it('nobody has read a text that names no reader', () => {
  expect(checkReadBy(entry, { file: 'a.yml' })).toEqual([]);
});

it.each([
  { name: '', date: '2026-11-24' },
  { name: '  ', date: '2026-11-24' },
  { name: 'B. Reader', date: '' },
  { name: 'B. Reader', date: null },
  { name: 'B. Reader' },
  { date: '2026-11-24' },
])('%j is no reading', (readBy) => {
  const { success, error } = readBySchema.safeParse(readBy);
  expect([success, error?.issues.length]).toEqual([false, 1]);
  expect(error?.issues[0]?.message).toMatch(/^Write the /u);
});
