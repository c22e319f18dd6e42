import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docxOf, paragraphOf, pdfOf, runOf } from '../../../src/authoring/files/files.fixture.ts';
import { root } from '../../lib/run.ts';
import { copyForEach } from '../content-copy.fixture.ts';

const drink = (name: string): readonly string[] =>
  readFileSync(join(root, 'scripts/content/fixtures', name), 'utf8').split('\n');
const pdf = (): Uint8Array =>
  pdfOf([drink('drink-2020.en.txt').map((text, index) => ({ text: ascii(text), y: 760 - index * 14 }))]);
const docx = (): Uint8Array =>
  docxOf(
    drink('drink-2020.zh.txt')
      .map((text) => paragraphOf(runOf(text)))
      .join(''),
  );
/** The lines of a text that are not empty. */
const printed = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
const ascii = (text: string): string => text.replaceAll('—', '-').replaceAll('’', "'");

describe('files as published', () => {
  const content = copyForEach('no text');

  it('`add` takes PDF and DOCX files; what is committed is their text, with the name and checksum of the file', () => {
    const { run, put, root: folder } = content();
    const [zh, en] = [put('drink.docx', docx()), put('drink.pdf', pdf())];
    expect(run('add', 'ipg', '9.1', `zh=${zh}`, `en=${en}`, '--write').err).toBe('');
    const read = (path: string): string => readFileSync(join(folder, 'content', path), 'utf8');
    expect(read('texts/ipg/ipg-9.1.en.txt')).toMatch(
      /^takenFrom: \{file: drink\.pdf, sha256: [0-9a-f]{64}\}$/mu,
    );
    expect(printed(read('sources/ipg/ipg-9.1.zh.txt'))).toEqual(
      printed(drink('drink-2020.zh.txt').join('\n')),
    );
    expect(read('sources/ipg/ipg-9.1.en.txt')).toContain('A deck of 60 wet cards');
    const faults = run('build')
      .err.split('\n')
      .filter((line) => / error /u.test(line));
    expect(faults.filter((line) => !line.includes('/question'))).toEqual([]);
  });

  const guide = (): Uint8Array =>
    pdfOf([
      [
        { text: 'Guide to Drinks', y: 760 },
        { text: '9.1 Tournament Error - Drink on the Table', y: 746 },
        { text: '9.2 Tournament Error - Cold Soup', y: 732 },
        ...drink('drink-2020.en.txt').map((text, index) => ({ text: ascii(text), y: 690 - index * 14 })),
      ],
      [
        { text: '9.2 Tournament Error - Cold Soup', y: 760 },
        { text: 'Penalty', y: 732 },
        { text: 'Warning', y: 718 },
        { text: 'Definition', y: 690 },
        { text: 'A player lets a soup get cold.', y: 676 },
      ],
    ]);

  it('plans all sections of a guide at once, but for those that are there, and says which lines', () => {
    const { run, put, read } = content();
    const file = put('guide.pdf', guide());
    expect(run('add', 'ipg', '9.2', `en=${file}`, '--write').err).not.toContain(' error ');
    expect(read('content/sources/ipg/ipg-9.2.en.txt')).toBe(
      '9.2 Tournament Error - Cold Soup\n\nPenalty\nWarning\n\nDefinition\nA player lets a soup get cold.\n',
    );
    const { out, code } = run('add', 'ipg', `en=${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^9\.1: en: lines \d+ to \d+ of guide\.pdf, “9\.1 .*; ipg 9\.1: first text in en/mu);
    expect(out).toContain('9.2: left out: There is already a text of 9.2');
  });

  it('leaves a section without a clause out, with a line, and takes the others', () => {
    const { run, put } = content();
    const words = '9.1 Cold Soup\n\nPenalty\nWarning\n\nDefinition\nA player cools a soup.\n';
    const text = `${words}\n9.2 Warm Soup\n\n${words.replaceAll('9.1 Cold', '9.3 Loud')}`;
    const { code, out, err } = run('add', 'ipg', `en=${put('guide.txt', new TextEncoder().encode(text))}`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^9\.1: .*\n9\.2: left out: No clause .* \(line 9 of .*\)\n9\.3: /mu);
  });

  it('names the sections that are here and that a newer guide no longer has', () => {
    const { run, put } = content();
    const file = put('guide.pdf', guide());
    run('add', 'ipg', `en=${file}`, '--write');
    const other = '9.3 Tournament Error - Loud Soup\n\nPenalty\nWarning\n\nDefinition\nA soup is loud.\n';
    run('add', 'ipg', '9.3', `en=${put('other.txt', new TextEncoder().encode(other))}`, '--write');
    expect(run('update', 'ipg', `en=${file}`).out).toContain(
      '9.3: here, but in no file of this call (if it is gone, delete it)',
    );
  });

  it('leaves sections of a newer guide as they are whose text is the same, with their heads', () => {
    const { run, put } = content();
    const words = (soup: string): string =>
      `9.1 Cold Soup\n\nPenalty\nWarning\n\nDefinition\nA player cools ${soup}.\n\n9.2 Warm Soup\n\nPenalty\nWarning\n\nDefinition\nA player warms a soup.\n`;
    const file = (soup: string): string => `en=${put(`${soup}.txt`, new TextEncoder().encode(words(soup)))}`;
    run('add', 'ipg', file('soup'), '--write');
    const { out } = run('update', 'ipg', file('tea'), '--origin', 'Elsewhere', '--date', '2024-01-01');
    expect(out).toContain('9.2: as it is, with its head');
    expect(out.match(/texts\/\S+/gu)).toEqual(['texts/ipg/ipg-9.1.en.2024-01-01.txt']);
  });
});
