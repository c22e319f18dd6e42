import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyForAll } from '../content-copy.fixture.ts';

const content = copyForAll('invented');

it('lists what a language lacks, and writes the files that import takes back', () => {
  const folder = join(content().root, 'po');
  const { code, out } = content().run('export', 'zh', folder);
  expect(code).toBe(0);
  expect(out).toMatch(/^all in zh: \d+ to translate, \d+ outdated$/mu);
  const file = join(folder, 'ipg/2.3.zh.po');
  const filled = readFileSync(file, 'utf8').replace(/^msgstr "(?=[^"\n])/gmu, 'msgstr "新');
  const back = content().run('import', content().put('back.po', filled), '--translator', 'T');
  expect(back.err).toBe('');
  expect(back.out).toContain('definition-2');
});

it('is told no other language', () => {
  expect(content().run('export', 'fr').err).toContain('fr: write one of zh, ja, en');
});
