import { expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toPo } from '../../data/po.ts';
import { translatablesIn } from '../../schema/citable.ts';
import { formatImport, planImport } from './plan-import.ts';
import { readPo } from './read-po.ts';

const edition = '2024-09-23';
const records = {
  sections: [{ ...section, compared: { edition, checked: '2026-11-22', wordForWord: ['en' as const] } }],
  chapters: [chapter],
  cards: [entry],
};
const exported = toPo(translatablesIn(records), 'ja', { notice: '', license: '', texts: [] }) ?? '';
/** The exported file with every text translated. */
const filled = exported.replace(/msgstr ""\n(?=\n|$)/gu, 'msgstr "甲"\n');

const plan = (text: string, translator: string, known: Parameters<typeof planImport>[2] = []) => {
  const { value } = readPo('a.po', text);
  if (!value) throw new Error('The file cannot be read.');
  const translation = { ...value, translator };
  const pages = planImport(translation, records, known, undefined);
  const files = pages.map(({ file }) => file);
  return { files, texts: files.flatMap(({ texts }) => texts), words: formatImport(translation, pages) };
};

it('plans the clauses, annotations, notes, rulings and rules texts that a language lacks, page by page', () => {
  const lacking = translatablesIn(records).flatMap(({ document, page, texts }) =>
    texts.filter((one) => one.texts.en && !one.texts.ja).map(({ id }) => `${document} ${page} ${id}`),
  );
  const { files } = plan(filled, 'A. Translator');
  expect(
    files.flatMap(({ document, page, texts }) => texts.map(({ id }) => `${document} ${page} ${id}`)),
  ).toEqual(lacking);
});

it('gives a translation of a section the edition that was translated', () => {
  const [first, ...others] = plan(filled, 'A. Translator').files;
  expect(first?.texts.map((one) => one.edition)).toContain(edition);
  expect(others.flatMap(({ texts }) => texts.flatMap((one) => one.edition ?? []))).toEqual([]);
});

it('keeps unchanged translations, and names the earlier translator of those that it replaces', () => {
  const { files } = plan(filled, 'Another');
  const { texts, words } = plan(filled.replace('甲', '乙'), 'A. Translator', files);
  expect(texts.filter(({ translator }) => translator === 'A. Translator')).toMatchObject([{ text: '乙' }]);
  expect(words.match(/^ .*/gmu)).toEqual([
    expect.stringMatching(/^ {2}replaced \S+ {2}乙 \(was by Another\)$/u),
  ]);
});
