import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import { applyPlan, joinFiles, readNext, type TextFiles } from '../testing/apply-plan.ts';
import { readRows } from './read-faq.ts';
import type { NextText, Row } from './rows.ts';

const read = (lang: Language, text: string): NextText =>
  readNext(`zen-faq.${lang}.txt`, 'set-faq', lang, text);

/** Plans a text over the files, and applies the plan. Expects that the build reads the rows of the plan from the marked texts. */
const planOver = (before: TextFiles, next: NextText, published: readonly string[] = []) => {
  const { plan, files } = applyPlan(before, [next], { document: 'zen', kind: () => 'set-faq', published });
  const { joined, diagnostics } = joinFiles(files);
  expect(diagnostics).toEqual([]);
  const rows = addressesIn(plan.rows);
  expect(addressesIn(joined.faqs.flatMap(({ chapters }) => readRows(chapters)))).toEqual(rows);
  return { plan, files, addresses: rows.map((row) => row.replace(/ .*$/u, '')) };
};

/** The address of each row that can be linked to, with the languages that have it. */
const addressesIn = (rows: readonly Row[]): readonly string[] =>
  rows
    .flatMap((chapter) => [
      [`zen/${chapter.id}/`, chapter] as const,
      ...chapter.rows.flatMap((row) => {
        const address = row.kind === 'card' ? `zen/cards/${row.id}/` : `zen/${chapter.id}/#${row.id}`;
        const page = row.kind === 'card' ? address : `zen/${chapter.id}/`;
        const within = row.rows.filter(({ kind }) => kind !== 'box');
        return [[address, row] as const, ...within.map((one) => [`${page}#${one.id}`, one] as const)];
      }),
    ])
    .map(([address, { texts }]) => `${address} ${languagesOf(texts).join(' ')}`)
    .toSorted();

/** Removes one line of every `every`, if that line is long. */
const without = (text: string, every: number): string =>
  text
    .split('\n')
    .filter((line, index) => index % every !== 4 || line.length < 12)
    .join('\n');

it.each([
  ['en', 'two-sides-wrapped'],
  ['zh', 'box-new-keyword'],
  ['zh', 'hant'],
] as const)(
  'gives no two rows the same address, also after lines are removed and added again: %s %s',
  (lang, name) => {
    const text = readFileSync(`src/authoring/read/fixtures/faq-${lang}-${name}.txt`, 'utf8');
    let files: TextFiles = new Map();
    let published: readonly string[] = [];
    const changes = [
      read(lang, text),
      read('ja', without(text, 9)),
      read(lang, without(text, 7)),
      read('ja', text),
    ];
    for (const next of changes) {
      const { addresses, ...planned } = planOver(files, next, published);
      expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
      files = planned.files;
      published = [...published, ...addresses];
    }
  },
);

const folder = 'src/authoring/read/fixtures';
const fixtures = readdirSync(folder).filter((name) => name.startsWith('faq-'));

it.each(fixtures)('writes a marked text that the build reads as planned: %s', (name) => {
  const lang = languages.find((one) => name.startsWith(`faq-${one}`)) ?? 'zh';
  planOver(new Map(), read(lang, readFileSync(`${folder}/${name}`, 'utf8')));
});

it('gives a usual chapter its usual titles in the other languages, and asks for the titles of other chapters', () => {
  const text =
    '前言\n\n本集收录了常见问题。\n\n***通则注释***\n\n灯笼\n\n灯笼碎了就不再是灯笼。\n\n***中文版勘误***\n\n灯笼的叙述有错字。\n';
  const { plan } = planOver(new Map(), read('zh', text));
  expect(plan.rows.find(({ id }) => id === 'general-notes')?.titles).toEqual({
    ...{ zh: '通则注释', ja: '一般的な注釈', en: 'General notes' },
  });
  const written = plan.decisions.map(({ path, change }) => [path.split('/').at(-1), change('') ?? '']);
  expect(Object.fromEntries(written)).toMatchObject({
    'general-notes.yml': expect.not.stringContaining('? titles in the other languages: general-notes'),
    'chapter-c.yml': expect.stringContaining('# ? titles in the other languages: chapter-c\ntitles:'),
  });
});
