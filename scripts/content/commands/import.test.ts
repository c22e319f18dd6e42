import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copyForEach } from '../content-copy.fixture.ts';
import { generate } from '../generate.ts';

const content = copyForEach();
const name = ['--translator', 'A. Translator', '--write'] as const;

/** The exported file with the texts that section 2.4 lacks in Chinese. */
const exported = (): string => {
  content().run('export', 'zh', join(content().root, 'po'));
  return content().read('po/ipg/2.4.zh.po');
};
/** The exported file with one text filled in. */
const filled = (target: string): string =>
  exported().replace(/(?<=#definition-2"\n(?:.+\n)*)msgstr ""\n/u, `msgstr "${target}"\n`);
const importText = (text: string, ...args: readonly string[]) =>
  content().run('import', content().put('filled.po', text), ...args);

// Nothing is translated yet.
beforeEach(() => rmSync(join(content().root, 'content/unofficial'), { recursive: true }));

it('export lists what a language lacks, and import takes the filled file back as unofficial texts', () => {
  expect(content().run('export', 'zh').out).toMatch(/^all in zh: \d+ to translate, \d+ outdated$/mu);
  expect(importText(`\uFEFF${filled('甲。\\n\\n乙 <b> {x}')}`, ...name)).toMatchObject({ code: 0, err: '' });
  const section = generate(content().root).build?.sections.find(({ record }) => record.section === '2.4');
  const clause = section?.record.clauses.find(({ id }) => id === 'definition-2');
  expect(clause?.unofficial).toEqual({
    zh: { text: '甲。\n\n乙 <b> {x}', translator: 'A. Translator', from: 'en' },
  });
  expect(clause?.texts.zh).toBeUndefined();
  expect(importText(exported(), ...name)).toEqual({ code: 0, out: '\nNothing changes.', err: '' });
});

it('import records the second reader of a file, and `check` counts the texts read', () => {
  importText(filled('甲'), ...name);
  const reader = ['--read-by', 'B. Reader', '--date', '2026-11-20', '--write'];
  expect(importText(exported(), ...reader)).toMatchObject({ code: 0, err: '' });
  expect(content().run('check').out).toMatch(/^1 unofficial texts, 1 read by a second person$/mu);
});

it('import accepts a text whose source has changed since, and warns that it is outdated', () => {
  const { code, err } = importText(filled('甲').replace('Trivial', 'Grave'), ...name);
  expect([code, err]).toEqual([0, expect.stringContaining('2.4.yml:7 warning unofficial/outdated')]);
});

it.each<[string, (text: string) => string, readonly string[], RegExp]>([
  ['without a name', (text) => text, [], /:1 error import\/no-translator/u],
  ['with nothing filled in', exported, name, /:1 error import\/nothing-filled-in/u],
  [
    'for a text with an official text',
    (text) => text.replace('#definition-2', '#definition-1'),
    name,
    /error unofficial\/superseded/u,
  ],
  [
    'with a reader but no date',
    (text) => text,
    [...name, '--read-by', 'B. Reader'],
    /--date: Write the day of the reading/u,
  ],
])('import refuses a file %s, says why, and writes nothing', (_name, spoil, args, message) => {
  const { code, out, err } = importText(spoil(filled('甲')), ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
  expect(existsSync(join(content().root, 'content/unofficial/ipg/2.4.yml'))).toBe(false);
});
