import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyForEach } from '../content-copy.fixture.ts';
import { generate } from '../generate.ts';

const content = copyForEach();
const unofficial = 'content/unofficial/ipg/2.4.yml';
const name = ['--translator', 'A. Translator', '--write'] as const;

/** The exported file of what section 2.4 of the copy lacks in Chinese. */
const exported = (): string => {
  const folder = join(content().root, 'po');
  content().run('export', 'zh', folder);
  return readFileSync(join(folder, 'ipg/2.4.zh.po'), 'utf8');
};
/** That file with one text filled in. */
const filled = (target: string): string =>
  exported().replace(/(?<=#definition-2"\n(?:.+\n)*)msgstr ""\n/u, `msgstr "${target}"\n`);
const importText = (text: string, ...args: readonly string[]) =>
  content().run('import', content().put('filled.po', text), ...args);

// Nothing is translated yet.
beforeEach(() => rmSync(join(content().root, 'content/unofficial'), { recursive: true }));

describe('content import', () => {
  it('adds a translated text as unofficial, with the translator’s name; back as it was, it changes nothing', () => {
    expect(importText(`\uFEFF${filled('甲。\\n\\n乙 <b> {x}')}`, ...name)).toMatchObject({
      code: 0,
      err: '',
    });
    const section = generate(content().root).build?.sections.find(({ record }) => record.section === '2.4');
    const clause = section?.record.clauses.find(({ id }) => id === 'definition-2');
    expect(clause?.unofficial).toEqual({
      zh: { text: '甲。\n\n乙 <b> {x}', translator: 'A. Translator', from: 'en' },
    });
    expect(clause?.texts.zh).toBeUndefined();
    expect(importText(exported(), ...name)).toEqual({ code: 0, out: '\nNothing changes.', err: '' });
  });

  it('says who has read the texts of a file that comes back, and `check` counts them', () => {
    importText(filled('甲'), ...name);
    const reader = ['--read-by', 'B. Reader', '--date', '2026-11-20', '--write'];
    expect(importText(exported(), ...reader)).toMatchObject({ code: 0, err: '' });
    expect(content().run('check').out).toMatch(/^1 unofficial texts, 1 read by a second person$/mu);
  });

  it('takes a text whose official wording has changed since, and warns that it is outdated', () => {
    const { code, err } = importText(filled('甲').replace('Trivial', 'Grave'), ...name);
    expect(code).toBe(0);
    expect(err).toContain('2.4.yml:7 warning unofficial/outdated');
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
      'that is read on no day',
      (text) => text,
      [...name, '--read-by', 'B. Reader'],
      /--date: Write the day of the reading/u,
    ],
  ])('refuses a file %s, with a hint, and writes nothing', (_name, spoil, args, message) => {
    const { code, out, err } = importText(spoil(filled('甲')), ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(existsSync(join(content().root, unofficial))).toBe(false);
  });
});
