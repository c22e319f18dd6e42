import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyForAll, copyForEach } from '../content-copy.fixture.ts';

describe('content propose', () => {
  const whole = copyForAll('everything');
  const content = copyForEach('ipg');
  const bare = copyForEach('no text');
  const edit = (file: string, from: string | RegExp, to: string): string => {
    content().edit(`content/editions/ipg/${file}`, (text) => text.replace(from, to));
    return readFileSync(join(content().root, 'content/editions/ipg', file), 'utf8');
  };

  it('prints nothing of what is committed: the readers see in all sources what people have decided', () => {
    expect(whole().run('propose')).toEqual({
      code: 0,
      err: '',
      out: expect.stringMatching(/^5 texts read, 0 would be marked otherwise$/mu),
    });
  });

  it('prints what people have decided otherwise as a unified diff, and changes nothing', () => {
    const decided = edit('ipg-2.3.zh.txt', /^definition-3 {2,}\| 此/mu, 'furniture            | 此');
    const { code, out } = content().run('propose', 'ipg', '2.3');
    expect(code).toBe(0);
    expect(out).toContain('--- content/editions/ipg/ipg-2.3.zh.txt');
    expect(out).toMatch(/^-furniture {2,}\| 此违规仅适用于以下情况/mu);
    expect(out).toMatch(/^\+definition-3 {2,}\| 此违规仅适用于以下情况/mu);
    expect(out).toContain('3 texts read, 1 would be marked otherwise');
    expect(readFileSync(join(content().root, 'content/editions/ipg/ipg-2.3.zh.txt'), 'utf8')).toBe(decided);
  });

  it('knows the pages of a file that a section was cut from, which the cut text does not tell', () => {
    const page = (number: number, word: string): string =>
      `9.${number} Cold ${word}\n\nPenalty\nWarning\n\nDefinition\nA player lets a ${word} get cold.\n\nGuide to Meals\n${number + 20}\n\nAnother player eats it.\n\n`;
    const guide = ['Soup', 'Rice', 'Tea', 'Bread', 'Cake'].map((word, index) => page(index + 1, word));
    const file = bare().put('guide.txt', guide.join(''));
    expect(bare().run('add', 'ipg', '9.3', `en=${file}`, '--write').code).toBe(0);
    bare().edit('content/editions/ipg/ipg-9.3.en.txt', (text) => text.replace(/^\? .*\n/gmu, ''));
    const written = readFileSync(join(bare().root, 'content/editions/ipg/ipg-9.3.en.txt'), 'utf8');
    expect(written).toMatch(/^furniture +\| Guide to Meals\n(?:\n|furniture +\| )?.*23$/mu);
    expect(bare().run('propose', 'ipg', '9.3').out).toContain('1 texts read, 0 would be marked otherwise');
  });

  it('keeps what people have said', () => {
    edit('ipg-2.3.zh.txt', /^philosophy-1 /mu, '# Looked at by two people.\nphilosophy-1 ');
    expect(content().run('propose', 'ipg').out).toContain('4 texts read, 0 would be marked otherwise');
  });

  it.each([
    ['content/editions/ipg/ipg-2.3.ja.txt', 'kind: guide', 'kind: book'],
    ['content/editions/ipg/ipg-2.3.zh.txt', 'example-b ', 'exampel-b '],
    ['content/documents.yml', 'kind: guide', 'kind: book'],
  ])('says what is wrong in a file that cannot be read: %s', (path, words, mistake) => {
    content().edit(path, (text) => text.replace(words, mistake));
    const { code, err, out } = content().run('propose');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(path);
  });

  it('says that a text is not there', () => {
    expect(content().run('propose', 'ipg', '9.9')).toMatchObject({
      code: 2,
      err: expect.stringContaining('ipg 9.9: there is no such text'),
    });
  });
});
