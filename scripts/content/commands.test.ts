import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { root } from '../lib/run.ts';
import { copyForAll, copyForEach, fixture } from './content-copy.fixture.ts';

const source = (name: string): string => join(root, 'tests/invented/content/sources/ipg', name);

describe('build and check', () => {
  const content = copyForEach();

  it('write and remove only changed files, and find pages that differ from the output of the build', () => {
    const { root: folder, run, edit } = content();
    expect(run('build')).toMatchObject({ code: 0, err: '' });
    expect(run('build').out).toMatch(/ 0 written, 0 removed$/u);
    const { code, out } = run('check');
    expect(code).toBe(0);
    expect(out).toMatch(/^ipg-2\.4\.zh-en\.txt +\d+ +\d+ +\d+ +\d+$/mu);
    const cards = join(folder, 'content/docs/dawn/cards');
    renameSync(join(cards, 'clone.mdx'), join(cards, 'gone.mdx'));
    edit('content/docs/ipg/2.3.mdx', (text) => `${text}\nmore\n`);
    expect(run('check').err.match(/^content\S+(?= error check\/stale)/gmu)).toHaveLength(3);
    expect(run('build').out).toMatch(/ 2 written, 1 removed$/u);
  });

  it('report errors with file, line and what to do; an error writes nothing', () => {
    const { root: folder, run, edit } = content();
    edit('content/texts/ipg/ipg-2.3.zh.txt', (text) => text.replace('⟨A.⟩', '⟨A.'));
    const { code, err } = run('build');
    expect(code).toBe(1);
    expect(err).toMatch(/^content\/texts\/ipg\/ipg-2\.3\.zh\.txt:\d+ error marked-text\/marks: .*\n {2}\S/u);
    expect(existsSync(join(folder, 'content/docs'))).toBe(false);
  });

  it('report errors first, and count the warnings about unchanged files', () => {
    const { root: folder, run, edit } = content();
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
        cwd: folder,
      });
    const term =
      '- { id: zeppelin, zh: 齐柏林, ja: 飛行船, en: zeppelin, use: { zh: 无, ja: 無, en: none } }';
    edit('content/terms.yml', (text) => `${text}\n${term}\n`);
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'all');
    expect(run('build').err).toBe(
      'Older warnings about unchanged files: 1 terms/in-no-text. `content -- check --all` shows them.',
    );
    expect(run('check', '--all').err).toMatch(/^content\/terms\.yml:\d+ warning terms\/in-no-text: /mu);
    edit('content/terms.yml', (text) => `${text}\n`);
    edit('content/corrections/dawn-faq.zh.yml', (text) => text.replace('- id:', '# ? is it?\n  - id:'));
    expect(run('build').err).toMatch(
      /^content\/corrections.* error [\s\S]*\ncontent\/terms\.yml.* warning /u,
    );
  });

  it('accept an empty content folder with its own repository and with temporary files of editors', () => {
    const { root: folder, run, put } = content();
    rmSync(join(folder, 'content'), { recursive: true });
    for (const name of ['.git/refs/HEAD', '.gitignore', 'Thumbs.db', 'terms.yml~', 'docs/2.3.mdx.orig'])
      put(`content/${name}`, '');
    expect(run('build')).toEqual({ code: 0, err: '', out: expect.any(String) });
    expect(run('check')).toMatchObject({ code: 0, err: '' });
  });

  it('report every reference to a section that was deleted by hand, and accept a redirect instead', () => {
    const { root: folder, edit, run } = content();
    const remove = (name: string) => rmSync(join(folder, 'content', name));
    for (const room of ['sources', 'texts']) remove(`${room}/ipg/ipg-2.4.zh-en.txt`);
    const { code, err } = run('build');
    expect(code).toBe(1);
    expect([...new Set(err.match(/^content[^:]+(?=:\d+ error)/gmu))]).toEqual([
      'content/published.txt',
      'content/documents.yml',
      'content/later-changes.yml',
      'content/decisions/ipg/2.4.yml',
      'content/unofficial/ipg/2.4.yml',
    ]);
    expect(err).toContain('retired: { ipg/2.4/: ipg/ }');
    for (const name of ['decisions/ipg/2.4.yml', 'unofficial/ipg/2.4.yml', 'later-changes.yml']) remove(name);
    edit('content/documents.yml', (text) =>
      text.replace(/^ +- lang: \w+\n +page: ipg\/2\.4\/\n(?: {6}.*\n)*/mu, ''),
    );
    edit('content/decisions/ipg/2.3.yml', (text) => `${text}retired: { ipg/2.4/: ipg/ }\n`);
    expect(run('build')).toMatchObject({ code: 0 });
    const leads = new Map(openContent(folder).redirects.map(({ from, to }) => [from, to]));
    expect([leads.get('ipg/2.4/'), leads.get('ipg/2.4/#philosophy-1')]).toEqual(['ipg/', 'ipg/']);
  });
});

describe('the other commands', () => {
  const content = copyForAll();

  it('show: the rows of a card with their first words', () => {
    expect(content().run('show', 'dawn', 'cards/clone').out).toMatch(/^text +仿生妖 .*\nr1 +仿生妖复制/mu);
  });

  it('parse: number, title and penalty of a text without a margin', () => {
    const { out } = content().run('parse', '--kind', 'guide', '--lang', 'zh', source('ipg-2.3.zh.txt'));
    expect(JSON.parse(out)).toMatchObject({ section: '2.3', title: '隐藏的汤', penalty: '警告' });
  });

  it('align: the rows of texts of one section, with the texts of each language', () => {
    const { out } = content().run(
      'align',
      `zh=${source('ipg-2.3.zh.txt')}`,
      `en=${source('ipg-2.3.en.txt')}`,
    );
    const row = {
      id: 'definition-1',
      part: 'definition',
      zh: [expect.any(String)],
      en: [expect.any(String)],
    };
    expect(JSON.parse(out).rows).toContainEqual(expect.objectContaining(row));
  });

  it('schema: the keys of a kind of file', () => {
    expect(JSON.parse(content().run('schema', 'texts').out).properties).toMatchObject({
      source: {},
      replaces: { description: expect.stringContaining('older edition') },
    });
  });

  it('differences: those in a section, and how many are decided', () => {
    const { out } = content().run('differences', 'ipg', '2.4');
    expect(out).toMatch(/^confirmed {2}ipg\/2\.4\/#definition-2 {2}zh against en: missing \[- \| -\]$/mu);
    expect(out).toMatch(/\n5 differences: 5 confirmed, 0 dismissed, 0 open$/u);
  });

  it('update: nothing to write for an unchanged text', () => {
    const { out } = content().run('update', 'ipg', '2.3', `en=${source('ipg-2.3.en.txt')}`);
    expect(out).toBe('ipg 2.3: no new text\n\nNothing changes.');
  });

  it('add: an annotated text, with the meaning of > in the call', () => {
    const text = 'Definition\n\nA player leaves the table.\n\n> The chair counts as the table.\n';
    const file = `en-annotated=${content().put('annotated.txt', text)}`;
    content().run('add', 'ipg', '9.4', file, '--quoted', 'comment', '--write');
    const marked = content().read('content/texts/ipg/ipg-9.4.en.txt');
    expect(marked).toMatch(/^quoted: comment$/mu);
    expect(marked).toMatch(/^definition-1-note-1 +\| .*The chair/mu);
  });

  it('--help: the commands with their arguments', () => {
    const { out } = content().run('--help');
    for (const name of ['build', 'check', 'parse', 'align', 'add', 'update', 'import', 'differences'])
      expect(out).toContain(`content -- ${name}`);
    expect(content().run('add', '--help')).toMatchObject({ code: 0, err: '' });
  });
});

describe('wrong calls', () => {
  const content = copyForAll();
  const calls: readonly (readonly [call: string, says: RegExp])[] = [
    ['', /usage/u],
    ['constructor', /usage/u],
    ['build --frob', /frob/u],
    ['parse --kind novel --lang en DRINK', /usage/u],
    ['parse --kind guide --lang en .', /read\/unreadable/u],
    ['parse --kind guide --lang en EMPTY', /empty\.txt:1 error read\/empty/u],
    ['parse --kind guide --lang zh BROKEN', /broken\.txt:2 error read\/not-utf8/u],
    ['align zh=BINARY en=DRINK', /binary\.txt:2 error read\/not-utf8/u],
    ['add house 9.1 zh=DRINK en=DRINK', /align\/no-clauses/u],
    ['show ipg 9.9', /^ipg 9\.9: no such page; there are ipg 2\.3, ipg 2\.4, ipg 9\.1\n/u],
    ['differences ipg 9.9', /ipg 9\.9: no such page; .*ipg\/2\.3.*\nusage:/u],
    ['export fr', /fr: write one of zh, ja, en/u],
    ['add', /no document.*\nno text.*\nusage: /u],
    ['add ipg 2.3', /no text: write zh=FILE/u],
    ['add mtr 2.5 zh=DRINK', /^mtr: use an ID from [^\n]*docs\/adding-a-text\.md[^\n]*\nusage: /u],
    ['add ipg x zh=DRINK', /^x: write the printed number of the section/u],
    ['add ipg 8.8 fr=DRINK', /^fr=.*: write zh=FILE, ja=FILE or en=FILE/u],
    ['add ipg 2.3 en=SOUP', /add\/already-there[^\n]*\n {2}For a newer edition, .*update ipg 2\.3/u],
    ['add ipg 9.2 en=DRINK', /error content\/other-section: The text has the number 9\.1, not 9\.2/u],
    ['add ipg 8.8 zh=SOUP --kind zh=novel', /^zh=novel: write zh=guide or/u],
    ['add ipg 8.8 zh=SOUP zh=SOUP', /en\.txt: write zh=FILE.*each once/u],
    ['add ipg 9.3 en=ODD --write', /odd\.txt:7:\d+ error source\/unprintable: U\+202E /u],
    ['add zen zh=STARS', /starry-night\.ja\.txt:1 error faq\/other-language: The text is written in ja/u],
    ['update ipg 8.8 en=DRINK', /add ipg 8\.8/u],
    ['answer ipg/2.3/#remedy-1 same', /no marked text has a question/u],
    ['rename ipg/2.3/#remedy-99 ipg/2.3/#remedy-98', /no such address/u],
    ['rename ipg/2.3/#remedy-1 ipg/2.3/#remedy-2', /is or was the address of something else/u],
    ['rename ipg/2.3/#remedy-1 ipg/2.4/#remedy-9', /another name at its end/u],
  ];
  const drink = fixture('drink-2020.en.txt');
  const files = (): Readonly<Record<string, string>> => ({
    SOUP: source('ipg-2.3.en.txt'),
    DRINK: drink,
    STARS: fixture('starry-night.ja.txt'),
    EMPTY: content().put('empty.txt', ''),
    BROKEN: content().put('broken.txt', Buffer.from([0xe7, 0x89, 0x8c, 0x0a, 0xe7, 0x89])),
    BINARY: content().put('binary.txt', '牌\n\0\0'),
    ODD: content().put('odd.txt', readFileSync(drink, 'utf8').replace('open', '\u202Eopen')),
  });

  it.each(calls)('content -- %s', (call, says) => {
    const named = files();
    const [name = '', ...args] = call.replace(/[A-Z]{3,}/gu, (file) => named[file] ?? file).split(' ');
    const { code, out, err } = content().run(name, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
  });
});
