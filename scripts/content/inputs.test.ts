import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { copyForEach } from './content-copy.fixture.ts';

describe('lines that are on no page', () => {
  const content = copyForEach('ipg');
  const edition = (name: string): string =>
    readFileSync(join(content().root, 'content/texts/ipg', name), 'utf8');

  it('are proposed by `add`, with a question', () => {
    const file = content().put(
      'new.txt',
      'Definition\nA player leaves the table.\n\n9.1. Chairs | Back to contents | 9.3. Lamps\n',
    );
    expect(content().run('add', 'ipg', '9.2', `en=${file}`, '--write').code).toBe(0);
    expect(edition('ipg-9.2.en.txt')).toMatch(/^\? .*\nfurniture +\| 9\.1\. Chairs \| Back to contents/mu);
    expect(content().run('build').err).toMatch(/ipg-9\.2\.en\.txt:\d+ error marked-text\/question: /u);
  });

  it('stay so in a newer text, and only new ones have a question', () => {
    const text = readFileSync(join(content().root, 'content/sources/ipg/ipg-2.4.zh-en.txt'), 'utf8');
    const file = content().put('new.txt', `\n${text.trimEnd()}\n\n2.3. 牌套 | 返回目录 | 2.5. 桌子\n`);
    expect(content().run('update', 'ipg', '2.4', `zh=${file}`, `en=${file}`, '--write').code).toBe(0);
    const rows = edition('ipg-2.4.zh-en.2.txt').split('\n');
    const furniture = rows.flatMap((row, index) => (row.startsWith('furniture') ? [index] : []));
    expect(furniture.map((index) => rows[index - 1]?.startsWith('?'))).toEqual([
      ...[false, false, false, false, false],
      true,
    ]);
  });
});

describe('decisions', () => {
  const content = copyForEach('ipg');

  it('need no file if there are none', () => {
    for (const name of ['doubts', 'later-changes', 'rule-numbers', 'changes', 'terms', 'wording'])
      rmSync(join(content().root, `content/${name}.yml`), { force: true });
    for (const name of ['published.txt', 'corrections', 'unofficial'])
      rmSync(join(content().root, 'content', name), { force: true, recursive: true });
    writeFileSync(join(content().root, 'content/doubts.yml'), '# None is left.\n');
    const { code, err } = content().run('build');
    expect([code, err.includes(' error ')]).toEqual([0, false]);
  });
});

describe('what was published', () => {
  const content = copyForEach('invented');

  it('is deleted by hand: the build names every place that still points to it, and links lead on', () => {
    const { root, edit, run } = content();
    for (const room of ['sources', 'texts']) rmSync(join(root, `content/${room}/ipg/ipg-2.4.zh-en.txt`));
    const { code, err } = run('build');
    expect(code).toBe(1);
    const named = [...new Set(err.match(/^content[^:]+(?=:\d+ error)/gmu))];
    expect(named).toEqual([
      'content/published.txt',
      'content/documents.yml',
      'content/later-changes.yml',
      'content/decisions/ipg/2.4.yml',
      'content/unofficial/ipg/2.4.yml',
    ]);
    expect(err).toContain('links lead now: retired: { ipg/2.4/: ipg/ }');
    for (const room of ['decisions', 'unofficial']) rmSync(join(root, `content/${room}/ipg/2.4.yml`));
    rmSync(join(root, 'content/later-changes.yml'));
    edit('content/documents.yml', (text) =>
      text.replace(/^ +- lang: \w+\n +page: ipg\/2\.4\/\n(?: {6}.*\n)*/mu, ''),
    );
    edit('content/decisions/ipg/2.3.yml', (text) => `${text}retired: { ipg/2.4/: ipg/ }\n`);
    expect(run('build')).toMatchObject({ code: 0 });
    expect(existsSync(join(root, 'content/docs/ipg/2.4.mdx'))).toBe(false);
    const leads = new Map(openContent(root).redirects.map(({ from, to }) => [from, to]));
    expect([leads.get('ipg/2.4/'), leads.get('ipg/2.4/#philosophy-1')]).toEqual(['ipg/', 'ipg/']);
  });
});
