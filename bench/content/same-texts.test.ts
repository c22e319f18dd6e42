import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../../scripts/content/commands.ts';
import { root } from '../../scripts/lib/run.ts';

// After a change of reading, aligning or planning, the marked texts of `content/` stay as they are.

const copy = mkdtempSync(join(tmpdir(), 'sidejudge-'));
cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));
const read = (path: string): string => readFileSync(join(copy, 'content', path), 'utf8');

/** A marked text without the question about origin and owner, which `update` asks about a new text. */
const withoutNews = (marked: string): string => marked.replace(/^\? origin and owner .*\n/gmu, '');

it.each([
  ['ipg', '2.3', { zh: 'ipg-2.3.zh', ja: 'ipg-2.3.ja', en: 'ipg-2.3.en' }],
  ['ipg', '2.4', { zh: 'ipg-2.4.zh-en', en: 'ipg-2.4.zh-en' }],
  ['m10', '', { zh: 'm10-faq.zh' }],
])('update of %s %s with one more line break changes no other byte', (document, section, texts) => {
  const files = Object.entries(texts).map(([lang, name]) => {
    const file = join(copy, `${name}.txt`);
    // A line break at the end makes it another text.
    writeFileSync(file, `${read(`sources/${document}/${name}.txt`)}\n`);
    return { name, given: `${lang}=${file}` };
  });
  const before = files.map(({ name }) => read(`texts/${document}/${name}.txt`));
  const printed: string[] = [];
  const say = (line: string) => void printed.push(line);
  const args = [document, section].filter(Boolean);
  const call = [...args, ...files.map(({ given }) => given), '--replace', '--write'];
  expect(runCommand('update', call, { root: copy, print: say, complain: say })).toBe(0);
  const after = files.map(({ name }) => withoutNews(read(`texts/${document}/${name}.txt`)));
  expect(after).toEqual(before.map((marked) => `${withoutNews(marked)}\n`));
  // Decisions, corrections and all other files that name the texts stay as well.
  const changed = printed.join('\n').match(/^(?:new|change|remove) .*/gmu) ?? [];
  expect(changed.filter((line) => !/content\/(?:sources|texts)\//u.test(line))).toEqual([]);
});
