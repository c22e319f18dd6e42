import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyForAll } from '../content-copy.fixture.ts';

// After a change of reading, aligning or planning: what a real marked text says stays, whatever the readers see now.

const content = copyForAll();
const read = (path: string): string => readFileSync(join(content().root, 'content', path), 'utf8');

/** A marked text without the question about its head that a newer text brings. */
const withoutNews = (marked: string): string => marked.replace(/^\? origin and owner .*\n/gmu, '');

it.each([
  ['ipg', '2.3', { zh: 'ipg-2.3.zh', ja: 'ipg-2.3.ja', en: 'ipg-2.3.en' }],
  ['ipg', '2.4', { zh: 'ipg-2.4.zh-en', en: 'ipg-2.4.zh-en' }],
  ['m10', '', { zh: 'm10-faq.zh' }],
])('update of %s %s with the same texts changes no byte of the marked texts', (document, section, texts) => {
  const files = Object.entries(texts).map(([lang, name]) => {
    // A line break at the end makes it another text.
    const source = `${read(`sources/${document}/${name}.txt`)}\n`;
    return { name, given: `${lang}=${content().put(`${name}.txt`, source)}` };
  });
  const before = files.map(({ name }) => read(`texts/${document}/${name}.txt`));
  const { code, out } = content().run(
    'update',
    ...[document, section].filter(Boolean),
    ...files.map(({ given }) => given),
    ...['--replace', '--write'],
  );
  expect(code).toBe(0);
  const after = files.map(({ name }) => withoutNews(read(`texts/${document}/${name}.txt`)));
  expect(after).toEqual(before.map((marked) => `${withoutNews(marked)}\n`));
  // Decisions, corrections and what else names the texts stay as well.
  const changed = out.match(/^(?:new|change|remove) .*/gmu) ?? [];
  expect(changed.filter((line) => !/content\/(?:sources|texts)\//u.test(line))).toEqual([]);
});
