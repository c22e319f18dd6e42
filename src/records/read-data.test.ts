import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatDiagnostic } from '../pipeline/diagnostics.ts';
import { partSchema } from '../schema/guide.ts';
import { languageSchema } from '../schema/language.ts';
import { headSchema } from '../schema/source.ts';
import { readData } from './read-data.ts';

const read = (name: string, text: string, schema: z.ZodType): readonly string[] =>
  readData(text, name, schema).diagnostics.map(formatDiagnostic);

describe('a file that does not fit its schema is explained to the person who edits it', () => {
  const refs = z.string().regex(/^\d+(?:-\d+)?$/u, 'Write lines: "8", "51-56".');
  const words = z.strictObject({ zh: z.string(), en: z.string() }).optional();
  const any = { at: z.union([refs, z.array(refs)]), lang: languageSchema, words };
  const schema = z.strictObject({
    source: z.string(),
    rows: z.array(
      z.discriminatedUnion('is', [
        z.strictObject({ ...any, is: z.literal('title'), part: partSchema.optional() }),
        z.strictObject({ ...any, is: z.literal('clause'), part: partSchema, label: z.string().optional() }),
      ]),
    ),
  });
  const file = (row: string): string =>
    `source: a.txt\n\nrows:\n  - { at: "1", is: title, lang: zh }\n  - ${row}\n`;
  const faults: readonly (readonly [name: string, row: string, message: string, hint: string])[] = [
    [
      'a key that is missing',
      '{ at: "8", is: clause, part: definition }',
      '`lang` is missing.',
      'Add it. Invalid option: expected one of "zh"|"ja"|"en".',
    ],
    [
      'a text that is missing',
      '{ at: "8", is: clause, lang: zh, part: definition, words: { zh: 甲 } }',
      '`words.en` is missing.',
      'Add it.',
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
      '`lang` is “cn”. Invalid option: expected one of "zh"|"ja"|"en".',
      'Probably zh is meant.',
    ],
    [
      'a value in full-width quotation marks',
      '{ at: “8”, is: title, lang: zh }',
      '`at` is ““8””. Write lines: "8", "51-56"',
      'It has full-width signs: write "8" with plain ones.',
    ],
    [
      'a value that is not in the list',
      '{ at: "8", is: clause, part: exmaples, lang: zh }',
      '`part` is “exmaples”. Invalid option: expected one of "penalty"|"definition"|',
      'Probably examples is meant.',
    ],
    [
      'a kind of row that there is not',
      '{ at: "8", is: clauze, part: examples, lang: zh }',
      "`is` is “clauze”. Invalid discriminator value. Expected 'title' | ",
      'Probably clause is meant.',
    ],
    [
      'a value of another type',
      '{ at: "8", is: clause, part: examples, lang: zh, label: 3 }',
      '`label` is 3. It must be a text.',
      'Write it in quotation marks: "3"',
    ],
    [
      'a value that can have several types',
      '{ at: 8, is: title, lang: zh }',
      '`at` is 8. It must be a text; or It must be a list.',
      'Write it in quotation marks: "8"',
    ],
    [
      'a text of another form',
      '{ at: "8-", is: title, lang: zh }',
      '`at` is “8-”. Write lines: "8", "51-56"',
      'Write it as other entries do',
    ],
    [
      'a row that is no row',
      'title',
      'This entry is “title”. It must be a group of keys.',
      'Write its keys: {',
    ],
  ];
  it.each(faults)('%s', (_name, row, message, hint) => {
    const [first = '', ...more] = read('a.yml', file(row), schema);
    const [place, words] = [first.split('\n')[0], first.split('\n')[1]];
    expect(place).toContain(`a.yml:5 error read/schema: ${message}`);
    expect(words).toContain(`  ${hint}`);
    expect(more).toEqual([]);
  });

  it('a file that is no YAML, without saying its place twice', () => {
    expect(read('d.yml', 'a:\n  - { b: 1\nc: 2\n', z.unknown())[0]).toMatch(
      /^d\.yml:\d+:\d+ error read\/not-yaml: [^\n]*(?<!\d)\.\n/u,
    );
  });

  it.each([
    [
      'marks of a merge',
      'a: 1\n<<<<<<< ours\nb: 2\n=======\nb: 3\n>>>>>>> theirs\n',
      'x.yml:2 error read/not-yaml: Here are the marks of a merge.',
    ],
    [
      'a key that stands twice',
      'a: 1\nwhat: 2\nwhat: 3\n',
      'x.yml:3:1 error read/not-yaml: `what` stands twice in this entry.',
    ],
    [
      'a key that stands twice in JSON',
      '{ "a": 1,\n  "b": { "c": 1,\n    "c": 2 } }\n',
      'x.yml:3:5 error read/not-yaml: `"c"` stands twice in this entry.',
    ],
    [
      'aliases without end',
      `a: &a [1]\n${Array.from({ length: 9 }, (_, index) => `b${index}: &b${index} [${`*${index === 0 ? 'a' : `b${index - 1}`},`.repeat(9)}]\n`).join('')}`,
      'x.yml error read/not-yaml: The aliases (`*name`) of this file cannot be followed.',
    ],
    [
      'an alias that stands for nothing',
      'a: &one 1\nb: *one\nc: *oen\n',
      'x.yml:3 error read/not-yaml: `*oen` stands for nothing: no `&oen` is before it.',
    ],
    ['other faults, the first', 'a: [1\nb: {2\n', 'x.yml:2:1 error read/not-yaml: '],
  ])('%s', (_, text, message) => {
    const [first = '', ...more] = read('x.yml', text, z.unknown());
    expect(first).toContain(message);
    expect(more).toEqual([]);
  });

  it('a full-width colon after a key, but none in a text', () => {
    const text = 'a:\n  - b： 1\n';
    expect(read('x.yml', text, z.object({ a: z.array(z.object({ b: z.number() })) }))[0]).toContain(
      'x.yml:2:6 error read/not-yaml: The colon after the key is full-width (：).',
    );
    expect(read('x.yml', text, z.object({ a: z.array(z.string()) }))).toEqual([]);
  });

  it('a fault in the head of a marked text, at its line there', () => {
    const text = '---\nsource: a.txt\nlangauges: [en]\n---\ntitle | languages: [ja]\n';
    const [first = ''] = read('content/editions/ipg/a.txt', text, headSchema);
    expect(first).toMatch(
      /a\.txt:3 error read\/schema: `langauges` is not a key .*\n.*Probably `languages` is meant/u,
    );
  });

  it('a file that is no list', () => {
    expect(read('b.yml', 'a: 1\n', z.array(z.string()))).toEqual([
      'b.yml:1 error read/schema: The content of the file is a group of keys. It must be a list.\n  Write each entry in a line of its own that begins with `- `.',
    ]);
  });

  it('a value that is left out, and a day, in the line of the key', () => {
    const schema = z.strictObject({ day: z.iso.date(), names: z.array(z.string()).min(1), one: z.string() });
    expect(read('c.yml', 'one:\nday: 2026-1-1\nnames:\n  []\n', schema).join('\n')).toMatch(
      /c\.yml:2 .*“2026-1-1”.*\n.*2026-01-31[\s\S]*c\.yml:3 .*`names`.*\n[\s\S]*c\.yml:1 .*`one` is empty\. It must be a text\.\n.*after the colon/u,
    );
  });
});
