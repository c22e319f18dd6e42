import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sourceListSchema } from '../../schema/source.ts';
import { type NewSource, sourceListToYaml } from './source-yaml.ts';

const source = (file: string, digit: string): NewSource => ({
  file,
  kind: 'guide',
  languages: ['en'],
  section: '9.1',
  sha256: digit.repeat(64),
});
const first = source('a.en.txt', '1');
const second = source('b.en.txt', '2');
const listed = sourceListToYaml('', [first], []);
const filesIn = (yaml: string) => sourceListSchema.parse(parse(yaml)).map(({ file }) => file);

describe('a list of sources', () => {
  it('begins with the first text, whatever of it is unknown marked for review', () => {
    expect(filesIn(listed)).toEqual(['a.en.txt']);
    expect(listed.match(/# review: .*/gu)).toEqual([
      '# review: where does this text come from?',
      '# review: whose text is it?',
      '# review: does the text state its date? If it does not, what dates it?',
    ]);
  });

  it.each(['', '# The texts of sections.\n'])('has every text once, after the comment %j', (comment) => {
    const both = sourceListToYaml(comment + listed, [first, second], []);
    expect(filesIn(both)).toEqual(['a.en.txt', 'b.en.txt']);
    expect(both.startsWith(comment + listed)).toBe(true);
    expect(sourceListToYaml(both, [first, second], [])).toBe(both);
  });

  it('keeps origin and owner of a text that is replaced, and asks for its date', () => {
    const known = listed
      .replace(/ # review.*/gu, '')
      .replace('owner: Not known.', 'owner: Sidejudge')
      .replace('date: null', 'date: 2020-01-01 # on its cover');
    expect(sourceListToYaml(known, [first], [])).toBe(known);
    const [entry] = sourceListSchema.parse(parse(sourceListToYaml(known, [source('a.en.txt', '3')], [])));
    expect(entry).toMatchObject({
      owner: 'Sidejudge',
      sha256: '3'.repeat(64),
      editions: { en: { date: null } },
    });
  });

  it('loses the entries of texts that are gone', () => {
    const both = sourceListToYaml(listed, [second], []);
    expect(filesIn(sourceListToYaml(both, [], ['a.en.txt']))).toEqual(['b.en.txt']);
  });

  it.each(['ipg', 'm10'])('of the edition is written as it was read: %s', (document) => {
    const text = readFileSync(`content/sources/${document}/source.yml`, 'utf8');
    expect(sourceListToYaml(text, [], [])).toBe(text);
  });
});
