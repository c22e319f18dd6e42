import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  annotatedSections,
  printSection,
  unmarked,
} from '../../src/authoring/read/guide/annotated-sections.fixture.ts';
import { inLanguage, notesSchema } from '../../src/schema/language.ts';
import { root } from '../lib/run.ts';
import { copyForEach } from './content-copy.fixture.ts';

// Sections of a guide that is none of ours, and sections without the usual parts, in our own words.

describe('an annotated text', () => {
  const content = copyForEach('no text');
  const file = (name: string, text: string): string => {
    const path = join(content().root, name);
    writeFileSync(path, text);
    return path;
  };
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
      `en-annotated=${file('en.txt', plain)}`,
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
      `en-annotated=${file('en.txt', quoted)}`,
      ...(plain ? [`en=${file(plain, printSection(section, unmarked, true))}`] : []),
    ];
    const { code, err } = content().run('add', 'ipg', '5.7', ...texts, ...flags, '--write');
    expect([code, err]).toEqual([0, '']);
    expect(marked()).not.toContain('which is comment');
    expect(marked()).toMatch(/^text-6-note-1 /mu);
    expect(marked()).toContain('quoted: comment');
  });
});

describe('where a text is from', () => {
  const content = copyForEach('no text');
  const marked = (): string => readFileSync(join(content().root, 'content/texts/ipg/ipg-9.1.en.txt'), 'utf8');
  const texts = [`en=${join(root, 'scripts/content/fixtures/drink-2020.en.txt')}`];

  it('is what the call says, and then nothing is asked', () => {
    const flags = ['--origin', 'A letter', '--owner', 'en=The writer', '--date', '2020-05-01', '--write'];
    expect(content().run('add', 'ipg', '9.1', ...texts, ...flags)).toMatchObject({ code: 0, err: '' });
    const [, head = ''] = marked().split(/^---$/mu);
    expect(head).toContain('origin: {en: A letter}');
    expect(head).toContain('owner: The writer');
    expect(head).toContain('date: 2020-05-01');
    expect(marked()).not.toMatch(/^\?/mu);
  });

  it('is asked below the head, where the call does not say it', () => {
    expect(content().run('add', 'ipg', '9.1', ...texts, '--write').code).toBe(0);
    expect(marked()).toMatch(/^---\n\? does the en text state its date\?/mu);
    expect(marked()).toMatch(/^\? where does this text come from\?/mu);
    expect(content().run('build').err).toMatch(/ipg-9\.1\.en\.txt:\d+ error marked-text\/question/u);
  });
});

it('a note in one language is enough, and is shown in that one', () => {
  expect(notesSchema.safeParse({ zh: '原文如此' }).success).toBe(true);
  expect(notesSchema.safeParse({}).success).toBe(false);
  expect(inLanguage({ zh: '原文如此' }, 'en')).toEqual({ text: '原文如此', lang: 'zh' });
});
