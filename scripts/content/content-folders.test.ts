import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { runCommand } from './commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidejudge-'));
  mkdirSync(join(folder, 'content'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (name: string, ...args: readonly string[]) => {
  const err: string[] = [];
  const code = runCommand(name, args, {
    root: folder,
    print: () => undefined,
    complain: (text) => err.push(text),
  });
  return { code, err: err.join('\n') };
};
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const documents = (id: string, kind: string): string =>
  `- { id: ${id}, kind: ${kind}, titles: { zh: 甲, ja: 乙, en: A }, prevails: en }\n`;

describe('a content folder', () => {
  it('may have nothing yet: no file of decisions is missed', () => {
    expect(run('build')).toEqual({ code: 0, err: '' });
    expect(run('check')).toEqual({ code: 0, err: '' });
  });

  it('may be a repository of its own', () => {
    mkdirSync(join(folder, 'content/.git/refs'), { recursive: true });
    write('content/.git/refs/HEAD', 'main\n');
    write('content/.gitignore', 'docs/\n');
    expect(run('build')).toEqual({ code: 0, err: '' });
  });

  it('may have what editors, merges and systems leave', () => {
    mkdirSync(join(folder, 'content/docs'));
    for (const name of ['Thumbs.db', 'desktop.ini', 'terms.yml~', 'docs/2.3.mdx.orig', 'docs/2.3.mdx.tmp'])
      write(`content/${name}`, '');
    expect(run('build')).toEqual({ code: 0, err: '' });
  });

  it('may have one guide only', () => {
    for (const name of ['sources', 'texts', 'decisions'])
      cpSync(join(root, 'content', name, 'ipg'), join(folder, 'content', name, 'ipg'), { recursive: true });
    write('content/documents.yml', documents('ipg', 'guide'));
    const { code, err } = run('build');
    expect(err).not.toMatch(/ error /u);
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'content/docs'))).toEqual(['ipg']);
  });

  it('may have one set FAQ only, which comes in by add', () => {
    write(
      'new.txt',
      '甲常见问题集\n最后更新：2012年9月20日\n\n单卡解惑\n\n星辰卫士/ Star Guard\n{白}\n生物～人类\n1/1\n飞行\n* 一条释疑。\n\n月下平原/ Moonlit Plain\n地\n{横置}：加{白}到你的法术力池中。\n',
    );
    expect(run('add', 'new', `zh=${join(folder, 'new.txt')}`, '--write').code).toBe(0);
    expect(readdirSync(join(folder, 'content/texts/new'))).toEqual(['new-faq.zh.txt']);
    expect(run('build').err).not.toMatch(/ error (?![\w-]+\/question)/u);
  });

  it('has a site.yml that is checked', () => {
    write('content/site.yml', 'name: 甲\nreport: nowhere\n');
    const { code, err } = run('build');
    expect(code).toBe(1);
    expect(err).toContain('content/site.yml:2 error read/schema');
    expect(err).toContain('description');
  });
});
