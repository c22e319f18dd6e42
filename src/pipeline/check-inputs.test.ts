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
  ['another person, on the last day', { name: 'B. Reader', date: '2026-11-24' }, []],
  ['the translator', { name: ' a.  TRANSLATOR', date: '2026-11-24' }, ['unofficial/read-by-translator']],
  ['a day after the newest change', { name: 'B. Reader', date: '2026-11-25' }, ['unofficial/read-too-late']],
])('a text that says it was read by %s', (_name, readBy, codes) => {
  expect(checkReadBy({ ...entry, readBy }, '2026-11-24', { file: 'a.yml' }).map(({ code }) => code)).toEqual(
    codes,
  );
});

it('nobody has read a text that names no reader, and without a list of changes no day is too late', () => {
  expect(checkReadBy(entry, '2026-11-24', { file: 'a.yml' })).toEqual([]);
  expect(
    checkReadBy({ ...entry, readBy: { name: 'B', date: '2099-01-01' } }, undefined, { file: 'a.yml' }),
  ).toEqual([]);
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
