import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  annotatedSections,
  printSection,
  unmarked,
} from '../../src/authoring/read/guide/annotated-sections.fixture.ts';
import { copyForEach } from './content-copy.fixture.ts';

describe('an annotated text', () => {
  const content = copyForEach('no text');
  const section = annotatedSections.find(({ name }) => name === 'pauses.txt en');
  if (!section) throw new Error('no section');
  const quoted = printSection(section, { ...unmarked, comment: (text) => `> ${text}` });
  const marked = (): string => readFileSync(join(content().root, 'content/texts/ipg/ipg-5.7.en.txt'), 'utf8');

  it('is asked about, where nothing says which is the rule', () => {
    const plain = printSection(section, unmarked);
    const { code, err } = content().run(
      'add',
      'ipg',
      '5.7',
      `en-annotated=${content().put('en.txt', plain)}`,
      '--write',
    );
    expect(code).toBe(0);
    expect(err).toContain('structure/annotation-guess');
    expect(marked()).toMatch(/^\? .*which is comment\?/mu);
  });

  it.each([
    ['the call says', ['--quoted', 'comment'], undefined],
    ['the plain text beside it says', [], 'plain.txt'],
  ])('is settled where %s which is the rule', (_who, flags, plain) => {
    const texts = [
      `en-annotated=${content().put('en.txt', quoted)}`,
      ...(plain ? [`en=${content().put(plain, printSection(section, unmarked, true))}`] : []),
    ];
    const { code, err } = content().run('add', 'ipg', '5.7', ...texts, ...flags, '--write');
    expect([code, err]).toEqual([0, '']);
    expect(marked()).not.toContain('which is comment');
    expect(marked()).toMatch(/^text-6-note-1 /mu);
    expect(marked()).toContain('quoted: comment');
  });
});
