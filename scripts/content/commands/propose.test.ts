import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../lib/run.ts';
import { copyForEach } from '../content-copy.fixture.ts';

const read = (folder: string, path: string): string => readFileSync(join(folder, 'content', path), 'utf8');

const structures = readdirSync(join(root, 'content/structure'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yml'),
);

describe('content propose', () => {
  const content = copyForEach('everything');

  it('writes structures and registries again once they are gone: the same structures, the same clauses', () => {
    for (const folder of ['structure', 'registry'])
      rmSync(join(content().root, 'content', folder), { recursive: true });
    expect(content().run('propose', '--write').code).toBe(0);
    for (const name of structures)
      expect(read(content().root, `structure/${name}`)).toBe(read(root, `structure/${name}`));
    for (const section of ['2.3', '2.4']) {
      const idsOf = (folder: string): readonly string[] =>
        parse(read(folder, `registry/ipg/${section}.yml`)).clauses.map(({ id }: { id: string }) => id);
      expect(idsOf(content().root)).toEqual(idsOf(root));
    }
  });

  it('overwrites nothing, and lists what people have decided otherwise', () => {
    const before = read(content().root, 'structure/ipg/ipg-2.3.ja.yml');
    const decided = before.replace('is: annotation', 'is: clause').replace(/, about: \S+(?= \})/u, '');
    content().edit('content/structure/ipg/ipg-2.3.ja.yml', () => decided);
    const { out, err } = content().run('propose', '--write');
    expect(err).toMatch(/ipg-2\.3\.ja\.txt:4 info structure\/reader-differs: The structure says clause/u);
    expect(err).toMatch(/ipg-2\.3\.ja\.txt:4 info structure\/reader-differs: The reader says annotation/u);
    expect(out).not.toContain('is written');
    expect(read(content().root, 'structure/ipg/ipg-2.3.ja.yml')).toBe(decided);
  });

  it('names each decision in a registry at its line, also those about headings and lines on no page', () => {
    content().edit('content/registry/m10/introduction.yml', (text) =>
      text.replace('heading: { zh: "3" }', 'heading: { zh: "5" }'),
    );
    content().edit('content/registry/ipg/2.4.yml', (text) => text.replace('at: "10"', 'at: "10-11"'));
    const decided = content()
      .run('propose')
      .err.split('\n')
      .filter((line) => line.includes('registry/decided'));
    for (const line of decided) expect(line).toMatch(/^content\/registry\/(?:ipg|m10)\/[\w.-]+\.yml:\d+ /u);
    expect(decided.join('\n')).toMatch(/introduction\.yml:6 .*: introduction /u);
    expect(decided.join('\n')).toMatch(/2\.4\.yml:\d+ .*: ledger 10-11 /u);
    expect(decided.join('\n')).toMatch(/card-rulings\.yml:\d+ .*: mold-adder#r1 /u);
  });
});

describe('a file with a mistake', () => {
  const content = copyForEach('ipg');

  it.each([
    ['content/registry/ipg/2.3.yml', 'clauses:', 'clauzes:'],
    ['content/structure/ipg/ipg-2.3.ja.yml', 'is: clause', 'iz: clause'],
    ['content/documents.yml', 'kind: guide', 'kind: book'],
  ])('is reported and left as it is: %s', (path, words, mistake) => {
    content().edit(path, (text) => text.replace(words, mistake));
    const before = readFileSync(join(content().root, path), 'utf8');
    const { code, err, out } = content().run('propose', '--write');
    expect(code).toBe(1);
    expect(err).toContain(path);
    expect(out).not.toContain('is written');
    expect(readFileSync(join(content().root, path), 'utf8')).toBe(before);
  });
});

describe('content check', () => {
  const content = copyForEach('everything');

  it('names the lines where the reader sees something else than is committed', () => {
    content().edit('content/structure/m10/m10-faq.zh.yml', (text) =>
      text.replace('{ at: "9", is: note, kind: paragraph }', '{ at: "9", is: note, kind: heading }'),
    );
    expect(content().run('check').err).toContain('m10-faq.zh.txt:9 info structure/reader-differs');
    // A person has looked at the line, and is asked no more.
    content().edit('content/structure/m10/m10-faq.zh.yml', (text) =>
      text.replace(
        '{ at: "9", is: note, kind: heading }',
        '{ at: "9", is: note, kind: heading, decided: true }',
      ),
    );
    expect(content().run('check').err).not.toContain('reader-differs');
  });
});
