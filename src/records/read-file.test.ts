import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatDiagnostic } from '../pipeline/diagnostics.ts';
import { structureFileSchema } from '../schema/structure.ts';
import { readData } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string, text: string, schema: z.ZodType): readonly string[] => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readData(path, name, schema).diagnostics.map(formatDiagnostic);
};

describe('a file that does not fit its schema is explained to the person who edits it', () => {
  const structure = (row: string): string =>
    `source: a.txt\nkind: guide\nlines:\n  - { at: "1", is: title, lang: zh }\n  - ${row}\n`;
  const faults: readonly (readonly [name: string, row: string, message: string, hint: string])[] = [
    [
      'a key that is missing',
      '{ at: "8", is: clause, part: definition }',
      '`lang` is missing.',
      'It can be zh, ja or en.',
    ],
    [
      'a key that is not known',
      '{ at: "8", is: title, lang: zh, parts: examples }',
      '`parts` is not a key that is known here.',
      'Probably `part` is meant. Known here: ',
    ],
    [
      'a key that is known elsewhere',
      '{ at: "8", is: title, lang: zh, source: x }',
      '`source` is not a key that is known here.',
      'Correct it, or take it out. Known here: ',
    ],
    [
      'a key that is written wrong, once',
      '{ at: "8", is: title, lagn: zh }',
      '`lagn` is not a key that is known here.',
      'Probably `lang` is meant.',
    ],
    [
      'another name of a language',
      '{ at: "8", is: title, lang: cn }',
      '`lang` is “cn”, which is not possible here.',
      'Probably zh is meant. It can be zh, ja or en.',
    ],
    [
      'a value in full-width quotation marks',
      '{ at: “8”, is: title, lang: zh }',
      '`at` is ““8””, which is not how it is written.',
      'It has full-width signs: write "8" with plain ones.',
    ],
    [
      'a value that is not in the list',
      '{ at: "8", is: clause, part: exmaples, lang: zh }',
      '`part` is “exmaples”, which is not possible here.',
      'Probably examples is meant. It can be penalty, definition, examples,',
    ],
    [
      'a kind of row that there is not',
      '{ at: "8", is: clauze, part: examples, lang: zh }',
      '`is` is “clauze”, which is not possible here.',
      'Probably clause is meant. It can be title, heading,',
    ],
    [
      'a value of another type',
      '{ at: "8", is: clause, part: examples, lang: zh, label: 3 }',
      '`label` is a number, but should be a text.',
      'Write it in quotation marks: "3"',
    ],
    [
      'a value that can have several types',
      '{ at: 8, is: title, lang: zh }',
      '`at` is a number, but should be a text or a list.',
      'Write it in quotation marks: "8"',
    ],
    [
      'a text of another form',
      '{ at: "8-", is: title, lang: zh }',
      '`at` is “8-”, which is not how it is written.',
      'Write lines: "8", "51-56"',
    ],
    ['a row that is no row', 'title', 'This entry is a text, but should be a group of keys.', 'Write it as'],
  ];
  it.each(faults)('%s', (_name, row, message, hint) => {
    const [first = '', ...more] = read('a.yml', structure(row), structureFileSchema);
    expect(first).toContain(`a.yml:5 error read/schema: ${message}\n  ${hint}`);
    expect(more).toEqual([]);
  });

  it('a file that is no YAML, without saying its place twice', () => {
    expect(read('d.yml', 'a:\n  - { b: 1\nc: 2\n', z.unknown())[0]).toMatch(
      /^d\.yml:\d+:\d+ error read\/not-yaml: [^\n]*(?<!\d)\.\n/u,
    );
  });

  it.each([
    [
      'a full-width colon',
      'a:\n  - b： 1\n',
      'x.yml:2:6 error read/not-yaml: The colon after the key is full-width (：).',
    ],
    [
      'marks of a merge',
      'a: 1\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\n',
      'x.yml:2 error read/not-yaml: Here are the marks of a merge.',
    ],
    ['other faults, the first', 'a: [1\nb: {2\n', 'x.yml:2:1 error read/not-yaml: '],
  ])('%s', (_, text, message) => {
    const [first = '', ...more] = read('x.yml', text, z.unknown());
    expect(first).toContain(message);
    expect(more).toEqual([]);
  });

  it('a file that is no list', () => {
    expect(read('b.yml', 'a: 1\n', z.array(z.string()))).toEqual([
      'b.yml:1 error read/schema: The content of the file is a group of keys, but should be a list.\n  Write each entry in a line of its own that begins with `- `.',
    ]);
  });

  it('a value that is left out, and a day, in the line of the key', () => {
    const schema = z.strictObject({ day: z.iso.date(), names: z.array(z.string()).min(1), one: z.string() });
    expect(read('c.yml', 'one:\nday: 2026-1-1\nnames:\n  []\n', schema).join('\n')).toMatch(
      /c\.yml:2 .*“2026-1-1”.*\n.*2026-01-31[\s\S]*c\.yml:3 .*`names`.*\n[\s\S]*c\.yml:1 .*`one` is empty/u,
    );
  });
});
