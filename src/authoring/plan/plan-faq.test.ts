import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joinFaq } from '../../pipeline/join/faq-tree.ts';
import { prepareSource } from '../../pipeline/marked-text/prepare-source.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import { faqInput } from '../testing/build-alone.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts, type TextsBefore } from '../write/planned-files.ts';
import { planTexts } from './plan.ts';
import { namedRows, readRows } from './read-faq.ts';
import type { NextText, Row } from './rows.ts';

const known = { facts: [], readMentions };
const read = (lang: Language, text: string): NextText => {
  const source = createSourceText(`zen-faq.${lang}.txt`, text);
  const { value } = readStructure(source, 'set-faq', { languages: [lang] });
  return { lang, source, paragraphs: nameParagraphs(source, value, lang) };
};

/** A text that lacks one of so many lines, if it is long. */
const without = (text: string, every: number): string =>
  text
    .split('\n')
    .filter((line, index) => index % every !== 4 || line.length < 12)
    .join('\n');

it.each([
  ['en', 'two-sides-wrapped'],
  ['zh', 'box-new-keyword'],
  ['zh', 'hant'],
] as const)('gives every row one ID, whatever of a text comes later or goes: %s %s', (lang, name) => {
  const text = readFileSync(`src/authoring/read/fixtures/faq-${lang}-${name}.txt`, 'utf8');
  const [first, second] = [read(lang, text), read('ja', without(text, 9))];
  let before: TextsBefore = { document: 'zen', ...noTexts };
  for (const next of [first, second, read(lang, without(text, 7)), read('ja', text)]) {
    const plan = planTexts(before, [next], known).value;
    const { sources, chapterDecisions } = faqInput(plan, [next]);
    const texts = [
      ...before.texts.filter(({ entry }) => entry.languages[0] !== next.lang),
      ...sources.map((one) => {
        const { value, diagnostics } = prepareSource(one);
        expect(diagnostics).toEqual([]);
        return value;
      }),
    ];
    const { value: tree, diagnostics } = joinFaq('zen', texts, chapterDecisions, 'en');
    expect(diagnostics).toEqual([]);
    // The rows of the plan are those that the build reads from the marked texts.
    expect(rowsIn(readRows(tree.chapters))).toEqual(rowsIn(plan.rows));
    const addresses = namedRows('zen', plan.rows).map(({ address }) => address);
    expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
    before = {
      ...{ document: 'zen', texts, joined: { sections: [], faqs: [tree] } },
      published: [...before.published, ...addresses],
    };
  }
});

const folder = 'src/authoring/read/fixtures';
const fixtures = readdirSync(folder).filter((name) => name.startsWith('faq-'));

it.each(fixtures)('writes a marked text that is read back as it is planned: %s', (name) => {
  const lang = languages.find((one) => name.startsWith(`faq-${one}`)) ?? 'zh';
  const next = read(lang, readFileSync(`${folder}/${name}`, 'utf8'));
  const plan = planTexts({ document: 'zen', ...noTexts }, [next], known).value;
  const { sources, chapterDecisions } = faqInput(plan, [next]);
  const prepared = sources.map((one) => prepareSource(one));
  const texts = prepared.map(({ value }) => value);
  const joined = joinFaq('zen', texts, chapterDecisions, 'en');
  expect([...prepared, joined].flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  expect(rowsIn(readRows(joined.value.chapters))).toEqual(rowsIn(plan.rows));
});

/** Each row that can be linked to, with the languages that have it. */
const rowsIn = (rows: readonly Row[]): readonly string[] =>
  namedRows('zen', rows)
    .map(({ address, row }) => `${address} ${languagesOf(row.says).join(' ')}`)
    .toSorted();

it('calls a usual chapter what its text prints, and as usual in the other languages', () => {
  const text = '前言\n\n本集收录了常见问题。\n\n通则注释\n\n灯笼\n\n灯笼碎了就不再是灯笼。\n';
  const plan = planTexts({ document: 'zen', ...noTexts }, [read('zh', text)], known).value;
  expect(plan.rows.find(({ id }) => id === 'general-notes')?.titles).toEqual({
    ...{ zh: '通则注释', ja: '一般的な注釈', en: 'General notes' },
  });
});

it('asks for the titles of a chapter that is none of the usual ones', () => {
  const text =
    '前言\n\n本集收录了常见问题。\n\n***通则注释***\n\n灯笼\n\n灯笼碎了就不再是灯笼。\n\n***中文版勘误***\n\n灯笼的叙述有错字。\n';
  const plan = planTexts({ document: 'zen', ...noTexts }, [read('zh', text)], known).value;
  const written = plan.decisions.map(({ path, change }) => [path.split('/').at(-1), change('') ?? '']);
  expect(Object.fromEntries(written)).toMatchObject({
    'general-notes.yml': expect.not.stringContaining('? titles in the other languages: general-notes'),
    'chapter-c.yml': expect.stringContaining('# ? titles in the other languages: chapter-c\ntitles:'),
  });
});
