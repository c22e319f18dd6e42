import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPo } from '../../../src/data/po.ts';
import { translatablesIn } from '../../../src/schema/citable.ts';
import { root } from '../../lib/run.ts';
import { type ContentCopy, copyForAll, copyForEach } from '../content-copy.fixture.ts';
import { generate } from '../generate.ts';

/** Section 2.4 of a copy, and the exported file of what it lacks in Chinese. */
const section = ({ root: folder }: ContentCopy) =>
  generate(folder).build?.sections.find(({ record }) => record.section === '2.4')?.record;
const exportFrom = (copy: ContentCopy): string => {
  const pages = translatablesIn({ sections: [section(copy) ?? []].flat() }, ['clause']);
  return toPo(pages, 'zh', { notice: '', license: '', texts: [] }) ?? '';
};

/** The same for every test. */
let exported = '';
const fill = (target: string): string =>
  exported.replace(/(?<=#definition-2"\n(?:.+\n)*)msgstr ""\n/u, `msgstr "${target}"\n`);
const name = ['--translator', 'A. Translator', '--write'] as const;
const unofficial = 'content/unofficial/ipg/2.4.yml';

describe('content import', () => {
  const content = copyForEach('invented');
  beforeEach(() => {
    // Nothing is translated yet.
    rmSync(join(content().root, 'content/unofficial'), { recursive: true });
    exported ||= exportFrom(content());
  });
  const importText = (text: string, ...args: readonly string[]) =>
    content().run('import', content().put('filled.po', text), ...args);

  it('adds a translated text as unofficial, with the translator’s name, and changes nothing else', () => {
    expect(importText(`\uFEFF${fill('甲。\\n\\n乙 <b> {x}')}`, ...name)).toMatchObject({ code: 0, err: '' });
    expect(content().run('build').code).toBe(0);
    const clause = section(content())?.clauses.find(({ id }) => id === 'definition-2');
    expect(clause?.unofficial).toEqual({
      zh: { text: '甲。\n\n乙 <b> {x}', translator: 'A. Translator', from: 'en' },
    });
    expect(clause?.texts.zh).toBeUndefined();
  });

  it('is in the next export, and changes nothing if that comes back as it was', () => {
    importText(fill('甲'), ...name);
    const again = exportFrom(content());
    expect(again).toContain('msgstr "甲"');
    expect(importText(again, ...name)).toEqual({ code: 0, out: '\nNothing changes.', err: '' });
  });

  it('says who has read the texts of a file that comes back, and `check` counts them', () => {
    importText(fill('甲'), ...name);
    const reader = ['--read-by', 'B. Reader', '--date', '2026-11-20', '--write'];
    expect(importText(exportFrom(content()), ...reader)).toMatchObject({ code: 0, err: '' });
    expect(content().run('check').out).toMatch(/^1 unofficial texts, 1 read by a second person$/mu);
  });

  it.each<[readonly string[], RegExp]>([
    [['--read-by', 'B. Reader'], /--date: Write the day of the reading/u],
    [['--read-by', '', '--date', '2026-11-20'], /--read-by: Write the name/u],
  ])('refuses a reading that cannot be one: %j', (reading, message) => {
    const { code, out, err } = importText(fill('甲'), ...name, ...reading);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it('takes a text whose official wording has changed since, and warns that it is outdated', () => {
    const { code, err } = importText(fill('甲').replace('Trivial', 'Grave'), ...name);
    expect(code).toBe(0);
    expect(err).toContain('2.4.yml:7 warning unofficial/outdated');
  });

  it.each<[string, (text: string) => string, readonly string[], RegExp]>([
    ['without a name', (text) => text, [], /:1 error import\/no-translator/u],
    ['with nothing filled in', () => exported, name, /:1 error import\/nothing-filled-in/u],
    [
      'for a text that is not there',
      (text) => text.replace('#definition-2', '#remedy-77'),
      name,
      /remedy-77/u,
    ],
    [
      'for a text with an official text',
      (text) => text.replace('#definition-2', '#definition-1'),
      name,
      /error unofficial\/superseded/u,
    ],
    ['of a page we do not have', (text) => text.replaceAll('ipg/2.4/', 'ipg/9.9/'), name, /ipg\/9\.9/u],
  ])('refuses a file %s, with a hint, and writes nothing', (_name, spoil, args, message) => {
    const { code, out, err } = importText(spoil(fill('甲')), ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).toMatch(/\n {2}\S/u);
    expect(existsSync(join(content().root, unofficial))).toBe(false);
  });
});

describe('content add and update', () => {
  const content = copyForAll('ipg');
  const source = (lang: string): string => join(root, `content/sources/ipg/ipg-2.3.${lang}.txt`);
  const drink = join(root, 'scripts/content/fixtures/drink-2020.en.txt');

  it('write nothing without --write', () => {
    const newer = join(content().root, 'newer.txt');
    writeFileSync(newer, readFileSync(source('en'), 'utf8').replace('four cards', 'five cards'));
    for (const [command, section, file] of [
      ['add', '9.1', join(root, 'scripts/content/fixtures/drink-2020.en.txt')],
      ['update', '2.3', newer],
    ] as const) {
      const { code, out } = content().run(command, 'ipg', section, `en=${file}`);
      expect([command, code]).toEqual([command, 0]);
      expect(out).toMatch(/Nothing is written yet/u);
    }
    expect(existsSync(join(content().root, 'content/texts/ipg/ipg-9.1.en.txt'))).toBe(false);
    expect(readFileSync(join(content().root, 'content/sources/ipg/ipg-2.3.en.txt'))).toEqual(
      readFileSync(source('en')),
    );
  });

  it('refuse a text with a character that no page can show, with its line', () => {
    const file = content().put('odd.txt', readFileSync(drink, 'utf8').replace('open', '\u202Eopen'));
    const { code, err } = content().run('add', 'ipg', '9.1', `en=${file}`, '--write');
    expect(code).toBe(2);
    expect(err).toMatch(/odd\.txt:7:\d+ error source\/unprintable: U\+202E /u);
  });

  it.each<readonly [readonly string[], RegExp]>([
    [['add'], /no document.*\nno text.*\nusage: /u],
    [['add', 'ipg', '2.3'], /no text: write zh=FILE/u],
    [
      ['add', 'mtr', '2.5', 'zh=a.txt'],
      /^mtr: write the ID of a guide [^\n]*docs\/adding-a-text\.md[^\n]*\nusage: npm run -s content -- add --help$/u,
    ],
    [['add', 'ipg', 'x', 'zh=a.txt'], /^x: write the number of the section/u],
    [['add', 'ipg', '8.8', 'fr=a.txt'], /^fr=a.txt: write zh=FILE, ja=FILE or en=FILE/u],
    [['add', 'ipg', '8.8', 'zh=no-such-file.txt'], /read\/unreadable/u],
    [
      ['add', 'ipg', '2.3', `zh=${source('zh')}`],
      /add\/already-there[^\n]*\n {2}For a newer edition of it, or another language of a section:.*update ipg 2\.3/u,
    ],
    [
      ['add', 'ipg', '9.2', `en=${drink}`],
      /error content\/other-section: The text has the number 9\.1, not 9\.2/u,
    ],
    [
      ['add', 'ipg', '9.1', `zh=${drink}`, `en=${drink}`],
      /drink-2020\.en\.txt error align\/no-clauses: No clause in zh/u,
    ],
    [['add', 'ipg', '8.8', `zh=${source('zh')}`, '--kind', 'zh=novel'], /^zh=novel: write zh=guide or/u],
    [['add', 'ipg', '8.8', `zh=${source('zh')}`, `zh=${source('zh')}`], /zh\.txt: write zh=FILE.*each once/u],
    [['update', 'ipg', '8.8', `zh=${source('zh')}`], /add ipg 8\.8/u],
    [['update', 'ipg', '2.4', `zh=${source('zh')}`], /The text has the number 2\.3, not 2\.4/u],
    [
      ['add', 'zen', `zh=${join(root, 'scripts/content/fixtures/starry-night.ja.txt')}`],
      /starry-night\.ja\.txt:1 error faq\/other-language: The text is written in ja, not in zh/u,
    ],
    [['import'], /usage: /u],
  ])('explain the call %j', ([command = '', ...args], message) => {
    const { code, out, err } = content().run(command, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
