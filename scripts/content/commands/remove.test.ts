import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { copyForEach } from '../content-copy.fixture.ts';

const content = copyForEach('invented');
const read = (path: string): string => readFileSync(join(content().root, path), 'utf8');
const isThere = (path: string): boolean => existsSync(join(content().root, path));

/** Withdraws and builds; gives the redirects. */
const removed = (...args: readonly string[]): ReadonlyMap<string, string> => {
  for (const call of [['remove', ...args, '--write'], ['build']]) {
    const [name = '', ...rest] = call;
    const { code, err } = content().run(name, ...rest);
    expect([call, code, code === 0 ? '' : err]).toEqual([call, 0, '']);
  }
  return new Map(openContent(content().root).redirects.map(({ from, to }) => [from, to]));
};

describe('content remove', () => {
  it('withdraws the Japanese texts of a guide: their IDs lead to what is left', () => {
    const redirects = removed('ipg', 'ja');
    expect(content().run('check').code).toBe(0);
    expect(redirects.get('ipg/2.3/#definition-1-note-1')).toBe('ipg/2.3/#definition-1');
    expect(isThere('content/sources/ipg/ipg-2.3.ja.txt')).toBe(false);
    expect(read('content/docs/ipg/2.3.mdx')).not.toContain('ipg-2.3.ja.txt');
    expect(read('content/changes.yml')).toContain('The Japanese text of IPG 2.3 is withdrawn.');
    expect(read('content/published.txt')).toContain('ipg/2.3/#definition-1 zh en\n');
    // Our own translations into Japanese are no official texts, and stay.
    expect(read('content/docs/ipg/2.4.mdx')).toContain('<Translation slot="unofficial-ja">');
  });

  it('has its row in the list of changes at its day', () => {
    const changes = `# Newest first.
- date: 2026-03-03
  what: { zh: 丙, ja: 丙, en: Third }
# The first day.
- date: 2026-01-01
  what: { zh: 甲, ja: 甲, en: First }
`;
    content().edit('content/changes.yml', () => changes);
    content().run('remove', 'ipg', '2.4', '--date', '2026-02-02', '--write');
    expect(read('content/changes.yml').match(/^(?:#|- date:).*/gmu)).toEqual([
      '# Newest first.',
      '- date: 2026-03-03',
      '- date: 2026-02-02',
      '# The first day.',
      '- date: 2026-01-01',
    ]);
    content().edit('content/changes.yml', () => changes);
    content().run('remove', 'ipg', '2.3', 'ja', '--date', '2025-12-31', '--write');
    expect(read('content/changes.yml').match(/(?<=date: ).*/gu)).toEqual([
      '2026-03-03',
      '2026-01-01',
      '2025-12-31',
    ]);
  });

  it('leaves the list of what was published as it is, but for what it withdraws', () => {
    const line = 'ipg/2.4/#definition-2';
    content().edit('content/published.txt', (text) => text.replace(`${line} en`, `${line} zh en`));
    const before = read('content/published.txt');
    content().run('remove', 'ipg', '2.3', 'ja', '--write');
    expect(read('content/published.txt')).toBe(before.replaceAll(/(?<=^ipg\/2\.3\/.*) ja(?= en$)/gmu, ''));
  });

  it('withdraws a section: its links lead to the contents of its guide', () => {
    const redirects = removed('ipg', '2.4');
    expect(redirects.get('ipg/2.4/')).toBe('ipg/');
    expect(redirects.get('ipg/2.4/#philosophy-1')).toBe('ipg/');
    expect(isThere('content/docs/ipg/2.4.mdx')).toBe(false);
    // What is elsewhere of another section stays.
    expect(read('content/documents.yml').match(/page: .*/gu)).toEqual(['page: "2.3"', 'page: cards']);
    expect(read('content/docs/ipg/2.3.mdx')).not.toContain('to="ipg/2.4/"');
  });

  it('withdraws a language of a text that has two: only its lines go', () => {
    const han = /\p{sc=Han}/u;
    const before = read('content/sources/ipg/ipg-2.4.zh-en.txt').split('\n');
    const redirects = removed('ipg', '2.4', 'zh', '--now', 'ipg/2.3/');
    expect([...redirects].filter(([from]) => from.startsWith('ipg/2.4/'))).toEqual([]);
    const after = read('content/sources/ipg/ipg-2.4.zh-en.txt').split('\n');
    const english = before.filter((line) => line !== '' && !han.test(line));
    expect(after.filter((line) => line !== '' && before.includes(line) && !han.test(line))).toEqual(english);
    expect(after).toContain('2.4 Table Error — Meals Between Draws');
    // What is on no page stays.
    expect(after.filter((line) => han.test(line))).toEqual(before.slice(0, 2));
    expect(read('content/editions/ipg/ipg-2.4.zh-en.txt')).toContain('languages: [en]');
  });

  it('withdraws a set with its cards: every address leads to the first page', () => {
    const redirects = removed('dawn');
    for (const from of [
      'dawn/',
      'dawn/cards/',
      'dawn/cards/smoke-giant/',
      'dawn/cards/smoke-giant/#r1',
      'dawn/general-notes/',
    ])
      expect([from, redirects.get(from)]).toEqual([from, '']);
    const files = readdirSync(join(content().root, 'content'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /dawn.*\.\w+$/u.test(file))).toEqual([]);
    expect(read('content/documents.yml')).not.toContain('dawn');
  });

  it('shows a plan first, and says what is wrong with a call', () => {
    const plan = content().run('remove', 'ipg', '2.3', 'ja');
    expect(plan).toMatchObject({ code: 0, err: '' });
    expect(plan.out).toContain('definition-1-note-1 -> definition-1');
    expect(plan.out).toContain('remove content/sources/ipg/ipg-2.3.ja.txt');
    expect(plan.out).toContain('Nothing is written yet.');
    expect(content().run('remove', 'ipg', '9.9')).toMatchObject({
      code: 2,
      err: expect.stringContaining('9.9: ipg has no such section'),
    });
    expect(content().run('remove', 'ipg', '2.4', 'ja')).toMatchObject({ code: 2 });
    for (const now of ['ipg/9.9/', 'ipg/2.4/'])
      expect(content().run('remove', 'ipg', '2.4', '--now', now, '--write')).toMatchObject({ code: 1 });
    for (const name of ['2.3.ja', '2.4.zh-en'])
      expect(isThere(`content/sources/ipg/ipg-${name}.txt`)).toBe(true);
  });

  describe('where much has been decided', () => {
    const whole = copyForEach();

    it('counts in each file what goes with a text: titles that are taken from it, differences of it', () => {
      const { out } = whole().run('remove', 'ipg', '2.3', 'ja');
      for (const file of ['decisions/ipg/2.3.yml', 'decisions/ipg/2.4.yml', 'contents/ipg.yml'])
        expect(out).toMatch(new RegExp(`^  content/${file}: [1-9]\\d*$`, 'mu'));
    });
  });
});
