import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOutReasons } from '../../src/schema/coverage.ts';
import { root } from '../lib/run.ts';
import { copyForAll, copyForEach } from './content-copy.fixture.ts';

const zh = 'content/sources/ipg/ipg-2.3.zh.txt';
describe('content check', () => {
  const content = copyForEach();
  const invented = copyForEach('invented');

  it('is content with the committed files, and counts their rows', () => {
    const { code, out, err } = content().run('check');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(rowsIn(out)).toMatchObject({
      'ipg-2.3.zh.txt': { furniture: 0, repeated: 1 },
      'ipg-2.4.zh-en.txt': { furniture: 5, repeated: 0 },
      'm10-faq.zh.txt': { furniture: 0, repeated: 2 },
    });
  });

  it('finds a generated file that was edited by hand, and one that is missing', () => {
    expect(invented().run('build').code).toBe(0);
    expect(invented().run('check').code).toBe(0);
    invented().edit('content/docs/ipg/2.3.mdx', (text) => `${text}\nmore\n`);
    rmSync(join(invented().root, 'content/docs/dawn/legal.mdx'));
    const { code, err } = invented().run('check');
    expect(code).toBe(1);
    expect(err).toContain('content/docs/ipg/2.3.mdx error check/stale');
    expect(err).toContain('content/docs/dawn/legal.mdx error check/stale');
  });
});

describe('content build', () => {
  const content = copyForEach('invented');

  it('writes nothing when everything is up to date, else what is gone, and removes what no source gives', () => {
    content().run('build');
    expect(content().run('build').out).toMatch(/ 0 written, 0 removed$/u);
    const cards = join(content().root, 'content/docs/dawn/cards');
    const before = readFileSync(join(cards, 'clone.mdx'));
    renameSync(join(cards, 'clone.mdx'), join(cards, 'gone.mdx'));
    expect(content().run('build').out).toMatch(/ 1 written, 1 removed$/u);
    expect(readFileSync(join(cards, 'clone.mdx')).equals(before)).toBe(true);
    expect(existsSync(join(cards, 'gone.mdx'))).toBe(false);
  });
});

describe('what a build finds', () => {
  const content = copyForEach('invented');
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
      cwd: content().root,
    });

  it('is told with file, line and what to do, and an error writes nothing', () => {
    content().edit('content/texts/ipg/ipg-2.3.zh.txt', (text) => text.replace('⟨A.⟩', '⟨A.'));
    const { code, err } = content().run('build');
    expect(code).toBe(1);
    expect(err).toMatch(/^content\/texts\/ipg\/ipg-2\.3\.zh\.txt:\d+ error marked-text\/marks: .*\n {2}\S/u);
    expect(existsSync(join(content().root, 'content/docs'))).toBe(false);
  });

  it('is told with the errors first, and of warnings about files that are as committed their number', () => {
    const term =
      '- { id: zeppelin, zh: 齐柏林, ja: 飛行船, en: zeppelin, use: { zh: 无, ja: 無, en: none } }';
    content().edit('content/terms.yml', (text) => `${text}\n${term}\n`);
    const warning = /^content\/terms\.yml:\d+ warning terms\/in-no-text: /mu;
    expect(content().run('build').err).toMatch(warning);
    git('init', '--quiet');
    expect(content().run('build').err).toMatch(warning);
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
    expect(content().run('build').err).toBe(
      'Older warnings, about files that are as committed: 1 terms/in-no-text. `content -- check --all` shows them.',
    );
    expect(content().run('check', '--all').err).toMatch(warning);
    content().edit('content/terms.yml', (text) => `${text}\n`);
    content().edit('content/corrections/dawn-faq.zh.yml', (text) =>
      text.replace('- id:', '# ? is it?\n  - id:'),
    );
    expect(content().run('build').err).toMatch(
      /^content\/corrections.* error [\s\S]*\ncontent\/terms\.yml.* warning /u,
    );
  });
});

describe('content parse', () => {
  const content = copyForAll('no text');

  it('needs no marked text, corrections or card facts', () => {
    const { code, out } = content().run('parse', '--kind', 'guide', '--lang', 'zh', join(root, zh));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ section: '2.3', title: '非公开牌张失误', penalty: '警告' });
  });
});

describe('content parse and align', () => {
  const content = copyForAll('no text');

  const refused: readonly (readonly [name: string, text: string | Buffer, message: RegExp])[] = [
    ['an empty file', '', /text\.txt:1 error read\/empty/u],
    ['a broken byte', Buffer.from([0xe7, 0x89, 0x8c, 0x0a, 0xe7, 0x89]), /text\.txt:2 error read\/not-utf8/u],
    ['a line of 5 MB', '牌'.repeat(5_000_000 / 3), /text\.txt:1 error read\/line-too-long/u],
    ['a file that is no text', '牌\n\0\0', /text\.txt:2 error read\/not-text/u],
  ];
  it.each(refused)('refuse %s with exit code 2', (_name, text, message) => {
    const file = join(content().root, 'text.txt');
    writeFileSync(file, text);
    for (const result of [
      content().run('parse', '--kind', 'guide', '--lang', 'zh', file),
      content().run('align', `zh=${file}`, `en=${file}`),
    ]) {
      expect(result).toMatchObject({ code: 2, out: '' });
      expect(result.err).toMatch(message);
    }
  });

  const misused: readonly (readonly string[])[] = [
    ['parse'],
    ['parse', '--kind', 'novel', '--lang', 'zh', 'a.txt'],
    ['parse', '--kind', 'guide', 'no-such-file.txt'],
    ['align', 'zh=a.txt'],
    ['align', 'zh=a.txt', 'zh=b.txt'],
    ['parse', '--kind', 'guide', '--lang', 'zh', '.'],
    ['build', '--frob'],
    ['constructor'],
    [],
  ];
  it.each(misused.map((args) => [args.join(' '), args] as const))(
    'explain the call %j',
    (_name, [name = '', ...args]) => {
      const { code, err } = content().run(name, ...args);
      expect(code).toBe(2);
      expect(err).not.toBe('');
    },
  );
});

describe('content', () => {
  const content = copyForAll('no text');

  it('prints the keys of a kind of file for editors; a wrong name is told with those that there are', () => {
    const { code, out } = content().run('schema', 'texts');
    expect(code).toBe(0);
    expect(JSON.parse(out).properties).toMatchObject({
      source: {},
      replaces: { description: expect.stringContaining('older edition') },
    });
    expect(content().run('schema', 'text')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/schema .*\|texts\|/u),
    });
  });

  it('lists its commands when asked, and says of each how it is called', () => {
    const { code, out, err } = content().run('--help');
    expect([code, err]).toEqual([0, '']);
    for (const name of ['build', 'check', 'parse', 'align', 'add', 'update', 'import', 'differences']) {
      expect(out).toContain(`content -- ${name}`);
      expect(content().run(name, '--help')).toMatchObject({ code: 0, err: '' });
    }
  });

  it('lays no text beside others that has no clause in the language it is given for', () => {
    const english = join(root, 'content/sources/ipg/ipg-2.3.en.txt');
    const { code, err } = content().run('align', `zh=${english}`, `en=${english}`, '--kind', 'guide');
    expect(code).toBe(2);
    expect(err).toContain('align/no-clauses');
  });
});

/** The rows of the printed table by file name, numbers by column title. */
const rowsIn = (table: string): Record<string, Record<Column, number>> => {
  const [, ...rows] = table.split('\n').map((line) => line.split(/ {2,}/u).map((cell) => cell.trim()));
  return Object.fromEntries(
    rows.map(([file = '', ...cells]) => [
      file,
      Object.fromEntries(columns.map((column, index) => [column, Number(cells[index])])) as Record<
        Column,
        number
      >,
    ]),
  );
};

const columns = ['rows', 'on pages', ...leftOutReasons] as const;
type Column = (typeof columns)[number];
