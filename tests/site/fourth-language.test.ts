import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { interfaceLanguages } from '../../src/schema/language.ts';
import { buildContent, buildSite, copyProject, removeCopy } from '../lib/project-copy.ts';
import { type Element, find, has, hasClass, textOf } from './lib/elements.ts';

/* The invented site with another section, in English and in a language that the interface does not have. */

/** A value for each table of src/schema/language.ts and scripts.ts. */
const korean = {
  languageTags: `'ko'`,
  autonyms: `'한국어'`,
  languageMarks: `'한'`,
  exonyms: `{ zh: '韩文', ja: '韓国語', en: 'Korean' }`,
  localeNames: `'ko'`,
  neverIn: '/(?!)/u',
  scriptOf: String.raw`/\p{Script=Hangul}/u`,
};

const texts = {
  en: ['9.1 Torn Sleeves', 'Definition', 'Sleeves', 'A player uses a sleeve that is torn.'],
  ko: ['9.1 찢어진 보호대', '정의', '보호대', '플레이어가 찢어진 보호대를 사용한다.'],
} as const;

let copy: string;
let said: readonly string[];
const read = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');

beforeAll(async () => {
  copy = copyProject();
  cpSync(path.join(root, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  for (const file of ['language.ts', 'scripts.ts']) addLanguage(path.join(copy, 'src/schema', file));
  for (const [lang, lines] of Object.entries(texts)) addText(lang, lines);
  const command = pathToFileURL(path.join(copy, 'scripts/content/commands/build.ts')).href;
  said = buildContent(copy, (await import(command)).build);
  await buildSite(copy);
});
afterAll(() => removeCopy(copy));

test('with a value in each table of languages, the content is built without warnings', () => {
  expect(said.filter((line) => /error|warning/u.test(line))).toEqual([]);
});

test.each(interfaceLanguages)(
  'the pages in %s have the Korean texts and headings, a checkbox and a filter',
  (lang) => {
    const html = read(`${lang}/house/9.1/index.html`);
    const cells = find(html, (each) => has('data-text')(each) && has('lang', 'ko')(each));
    expect(cells.map((cell) => textOf(cell).trim())).toEqual([texts.ko[3]]);
    expect(find(html, has('data-toggle', 'ko'))).toHaveLength(1);
    expect(html).toContain(`<b lang="ko">한국어</b>`);
    expect(html).toContain(`[data-column='ko']{--d:var(--ko);--sign:'한'}`);
    // Headings inside a part are side by side, like their texts.
    const rowOf = (text: string) => find(html, hasClass('row')).find((row) => textOf(row).includes(text));
    const columnsOf = (row?: Element) =>
      row && find(row, hasClass('cell')).map(({ attributes }) => attributes['data-column']);
    const heading = rowOf(texts.en[2] + texts.ko[2]);
    expect(heading?.name).toBe('h3');
    expect(columnsOf(heading)).toEqual(columnsOf(rowOf(texts.en[3])));
    expect(read(`${lang}/search/index.html`)).toContain('value="ko"');
  },
);

test('data and Markdown have the Korean text', () => {
  const [clause] = JSON.parse(read('data/house/9.1.json')).clauses;
  expect(clause.texts.ko.text).toBe(texts.ko[3]);
  expect(read('data/house/9.1.tmx')).toContain('xml:lang="ko"');
  expect(read('en/house/9.1/index.md')).toContain(texts.ko[3]);
});

function addLanguage(file: string): void {
  const before = readFileSync(file, 'utf8');
  const listed = before.replace(/(export const languages = \[[^\]]*)\]/u, `$1, 'ko']`);
  const after = Object.entries(korean).reduce(
    (text, [table, value]) =>
      text.replace(new RegExp(`(export const ${table}\\b[^=]* = \\{)`, 'u'), `$1 ko: ${value},`),
    listed,
  );
  writeFileSync(file, after);
}

/** Writes a source and its marked text. */
function addText(lang: string, lines: readonly string[]): void {
  const [title = '', heading, inner, definition] = lines;
  const invented = '{ zh: 虚构, ja: 架空, en: Invented }';
  const file = `house-9.1.${lang}.txt`;
  const source = lines.join('\n');
  writeFileSync(path.join(copy, 'content/sources/house', file), source);
  writeFileSync(
    path.join(copy, 'content/texts/house', file),
    `---
source: ${file}
kind: guide
section: "9.1"
languages: [${lang}]
editions:
  ${lang}: { date: 2026-01-01, evidence: ${invented} }
origin: ${invented}
owner: Nobody
---
title              | ⟨9.1⟩${title.slice('9.1'.length)}
heading definition | ${heading}
subheading definition | ${inner}
definition-1       | ${definition}
`,
  );
}
