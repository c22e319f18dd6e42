import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { docxOf, paragraphOf, pdfOf, runOf } from '../../../src/authoring/files/files.fixture.ts';
import { copyForEach, fixture } from '../content-copy.fixture.ts';

const content = copyForEach('no text');

const drink = (lang: string): string => readFileSync(fixture(`drink-2020.${lang}.txt`), 'utf8');
/** The lines of a text that are not empty. */
const printed = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
const pdf = (text: string): Uint8Array =>
  pdfOf([
    text
      .replaceAll('—', '-')
      .replaceAll('’', "'")
      .split('\n')
      .map((line, index) => ({ text: line, y: 760 - index * 14 })),
  ]);

it('add extracts the text of PDF and DOCX files, and records the name and checksum of each file', () => {
  const { run, put, read, answerAll } = content();
  const paragraphs = drink('zh').split('\n');
  const zh = put('drink.docx', docxOf(paragraphs.map((line) => paragraphOf(runOf(line))).join('')));
  expect(
    run('add', 'ipg', '9.1', `zh=${zh}`, `en=${put('drink.pdf', pdf(drink('en')))}`, '--write').err,
  ).toBe('');
  expect(read('content/texts/ipg/ipg-9.1.en.txt')).toMatch(
    /^takenFrom: \{file: drink\.pdf, sha256: [0-9a-f]{64}\}$/mu,
  );
  expect(printed(read('content/sources/ipg/ipg-9.1.zh.txt'))).toEqual(printed(drink('zh')));
  expect(read('content/sources/ipg/ipg-9.1.en.txt')).toContain('A deck of 60 wet cards');
  answerAll();
  expect(run('build').code).toBe(0);
});

it('add plans the new sections of a whole guide, update the changed ones; both print a line for each', () => {
  const { run, put } = content();
  const section = (title: string, words: string): string =>
    `${title}\n\nPenalty\nWarning\n\nDefinition\n${words}\n\n`;
  const guide = (soup: string): string =>
    `Guide to Soups\n9.1 Cold Soup\n9.2 No Soup\n9.3 Warm Soup\n\n${section('9.1 Cold Soup', `A player cools ${soup}.`)}9.2 No Soup\n\n${section('9.3 Warm Soup', 'A player warms a soup.')}`;
  const file = `en=${put('guide.pdf', pdf(guide('soup')))}`;
  expect(run('add', 'ipg', '9.3', file, '--write').err).not.toContain(' error ');
  const { out, code } = run('add', 'ipg', file, '--write');
  expect(code).toBe(0);
  expect(out).toMatch(/^9\.1: en: lines \d+ to \d+ of guide\.pdf, “9\.1 .*; ipg 9\.1: first text in en/mu);
  expect(out).toMatch(/^9\.2: left out: The text has no clause \(line \d+ of .*\)$/mu);
  expect(out).toContain('9.3: left out: There is already a text of 9.3');
  run('add', 'ipg', '9.4', `en=${put('other.txt', section('9.4 Loud Soup', 'A soup is loud.'))}`, '--write');
  const newer = `en=${put('tea.pdf', pdf(guide('tea')))}`;
  const { out: updated } = run('update', 'ipg', newer, '--origin', 'Elsewhere', '--date', '2024-01-01');
  expect(updated).toContain('9.3: unchanged');
  expect(updated).toContain('9.4: not in these files (if the publisher has dropped it, delete it)');
  expect(updated.match(/texts\/\S+/gu)).toEqual(['texts/ipg/ipg-9.1.en.2024-01-01.txt']);
});
