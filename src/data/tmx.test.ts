import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTmx, listUnits, variantsOf } from '../../tests/lib/check-tmx.ts';
import { readRoot } from '../../tests/lib/read-xml.ts';
import { section } from '../../tests/lib/records.ts';
import { anyCharacter } from '../any-character.fixture.ts';
import { toTmx } from './tmx.ts';
import { element, toXmlCharacters } from './xml.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [{ file: 'a.txt', owner: 'A & B' }] };
const document = readRoot(toTmx([section], rights));

describe('a translation memory', () => {
  it('follows the DTD of TMX 1.4b', () => {
    expect([document.name, document.attributes.version]).toEqual(['tmx', '1.4']);
    expect(checkTmx(document)).toEqual([]);
  });

  it('has one unit for each clause that has a text', () => {
    expect(listUnits(document).map(({ attributes }) => attributes)).toEqual([
      { tuid: 'ipg-9.1-penalty', srclang: '*all*' },
      { tuid: 'ipg-9.1-definition-1' },
      { tuid: 'ipg-9.1-example-a' },
    ]);
  });

  it('has every text unchanged, except characters that XML cannot contain', () => {
    const [penalty, definition, example] = listUnits(document).map(variantsOf);
    expect(penalty).toEqual({ 'zh-Hans': '处罚：警告' });
    expect(definition).toEqual({
      'zh-Hans': section.clauses[1]?.texts.zh?.text,
      en: section.clauses[1]?.texts.en?.text,
    });
    expect(example).toEqual({ en: '\uFFFD\uFFFD\uFFFD\uFFFD]]>\r🂡' });
  });

  it('has status, reasons, gaps, sources and owners', () => {
    const text = toTmx([section], rights);
    for (const prop of [
      'x-status">partly',
      'x-reason">adds: 且未经许可 (were)',
      'x-missing">ja: older-edition',
      'x-source">rules.zh.txt:8:1-12',
      'x-source">rules.zh.txt:3, rules.zh.txt:5',
    ])
      expect(text).toContain(`<prop type="${prop}</prop>`);
    expect(text).toContain('<note xml:lang="en">a.txt: A &amp; B</note>');
  });

  it('gives each text its date or its range of dates', () => {
    const en = { ...section.editions.en, before: '2019-07-12' };
    const dated = { ...section, editions: { ...section.editions, en } } as typeof section;
    expect([...new Set(toTmx([dated], rights).match(/(?<=x-edition">)[^<]+/gu))].sort()).toEqual([
      '2020-02-29',
      'before 2019-07',
    ]);
  });
});

it('XML keeps any text and attribute, except characters that it cannot contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (text, value) => {
      expect(readRoot(element('a', { b: value }, text))).toMatchObject({
        name: 'a',
        attributes: { b: toXmlCharacters(value) },
        text: toXmlCharacters(text),
      });
    }),
    {
      seed: 1,
      examples: [
        ['\uD83C', '\uDCA1'],
        ['\r\n\t', '\r\n\t'],
        [']]>', '"\'<>&'],
        ['&#13;', '&amp;'],
      ],
    },
  );
});
