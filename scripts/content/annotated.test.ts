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
  const marked = (): string => content().read('content/texts/ipg/ipg-5.7.en.txt');

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

  it('is settled where the call says which is the rule', () => {
    const file = content().put('en.txt', quoted);
    const { code, err } = content().run(
      'add',
      'ipg',
      '5.7',
      `en-annotated=${file}`,
      '--quoted',
      'comment',
      '--write',
    );
    expect([code, err]).toEqual([0, '']);
    expect(marked()).not.toContain('which is comment');
    expect(marked()).toMatch(/^text-6-note-1 /mu);
    expect(marked()).toContain('quoted: comment');
  });
});
