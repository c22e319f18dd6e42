import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { section } from '../../../tests/lib/records.ts';
import { toXliff } from '../../data/xliff.ts';
import { toXmlCharacters } from '../../data/xml.ts';
import { translatablesIn } from '../../schema/citable.ts';
import { readXliff } from './read-xliff.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
const exported = toXliff(translatablesIn({ sections: [section] }, ['clause']), 'ja', rights) ?? '';

const xliff = (units: string, attributes = 'version="2.1" srcLang="en" trgLang="zh-Hans"'): string =>
  `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>\n<file id="f" original="ipg/9.1">\n${units}\n</file></xliff>\n`;
const unit = (target: string): string =>
  xliff(`<unit id="definition-1"><segment><source>A</source><target>${target}</target></segment></unit>`);

describe('an exported file', () => {
  it('is read with every unit, and nothing is filled in', () => {
    const { value, diagnostics } = readXliff('a.xlf', exported);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ from: 'en', lang: 'ja', pages: [{ document: 'ipg', page: '9.1' }] });
    expect(value?.translator).toBeUndefined();
    for (const { id, source, target } of value?.pages[0]?.units ?? []) {
      const text = section.clauses.find((clause) => clause.id === id)?.texts.en?.text ?? '';
      expect([source, target]).toEqual([toXmlCharacters(text), '']);
    }
    expect(value?.pages[0]?.units.length).toBeGreaterThan(0);
  });

  it('has the name that the translator writes into its note', () => {
    const named = exported.replace('category="translator">', 'category="translator">A. Translator');
    expect(readXliff('a.xlf', named).value?.translator).toBe('A. Translator');
  });
});

describe('a filled-in text', () => {
  it.each([
    ['plain', '甲乙', '甲乙'],
    ['with references', '1 &lt; 2 &amp; &#x7532;&#20057;', '1 < 2 & 甲乙'],
    ['in CDATA', '<![CDATA[<b>甲</b>]]>', '<b>甲</b>'],
    ['with inline codes', '甲<ph id="1"/><pc id="2">乙<mrk id="m">丙</mrk></pc>', '甲乙丙'],
    ['with a character that XML cannot hold', '甲<cp hex="0007"/>乙', '甲\uFFFD乙'],
    ['with a comment', '甲<!-- no -->乙', '甲乙'],
    ['with an instruction', '甲<?no such?>乙', '甲乙'],
    [
      'with mark-up as text',
      '&lt;script&gt;alert(1)&lt;/script&gt; {1+1}',
      '<script>alert(1)</script> {1+1}',
    ],
    ['blank', ' \n ', ''],
  ])('%s', (_name, target, text) => {
    expect(readXliff('a.xlf', unit(target)).value?.pages[0]?.units).toMatchObject([
      { id: 'definition-1', target: text },
    ]);
  });

  it('may be in several segments and in groups', () => {
    const text = xliff(
      '<group id="g"><unit id="remedy-1"><segment><source>A. </source><target>甲。</target></segment><ignorable><source> </source></ignorable><segment><source>B.</source><target>乙。</target></segment></unit></group>',
    );
    expect(readXliff('a.xlf', text).value?.pages[0]?.units).toMatchObject([
      { source: 'A.  B.', target: '甲。 乙。' },
    ]);
  });
});

it('is of any page', () => {
  for (const page of ['10.4', 'general-notes', 'cards/clone']) {
    const text = unit('甲').replace('ipg/9.1', `abc/${page}`);
    expect(readXliff('a.xlf', text).value?.pages).toMatchObject([{ document: 'abc', page }]);
  }
});

it('names the column in UTF-16 units, as everywhere', () => {
  const { diagnostics } = readXliff('a.xlf', '<xliff>🂡🂡 & </xliff>');
  expect(diagnostics).toMatchObject([{ line: 1, column: 15 }]);
});

describe('a file that cannot be read', () => {
  it.each<[string, string, number, RegExp]>([
    ['a table', 'id,zh,en\nr1,甲,A', 1, /no XLIFF: it does not begin with </u],
    ['an open tag', xliff('<unit id="a">'), 5, /Missing end tag for element unit/u],
    ['a bare ampersand', unit('🂡甲 & 乙'), 4, /Unterminated reference/u],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]>\n<xliff/>', 1, /document type/u],
    ['a document type in place', '\n<!DOCTYPE xliff>\n<xliff/>', 2, /document type/u],
    ['an entity of its own', unit('&bomb;'), 4, /Named entity isn't defined: &bomb;/u],
    ['elements too deep for the parser', '<a>'.repeat(99_999), 1, /nested/u],
    ['another root', '\n<tmx version="1.4"/>', 2, /<tmx>, not with <xliff>/u],
    ['XLIFF 1.2', '<xliff version="1.2"/>', 1, /XLIFF 1\.2, not 2\.1/u],
    [
      'languages we do not have',
      xliff('', 'version="2.1" srcLang="en" trgLang="zh-TW"'),
      2,
      /srcLang and trgLang/u,
    ],
    ['no page', xliff('').replace('ipg/9.1', 'novel'), 3, /name the page/u],
    ['a unit twice', xliff('<unit id="a"/>\n<unit id="a"/>'), 5, /two units with the id a/u],
  ])('%s', (_name, text, line, message) => {
    const { diagnostics } = readXliff('a.xlf', text);
    expect(diagnostics).toMatchObject([{ severity: 'error', file: 'a.xlf', line }]);
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.hint).not.toBe('');
  });

  it('is told to be for reading alone if it is a table', () => {
    const [fault] = readXliff('2.3.csv', 'id,part,label\r\ndefinition-1,definition,\r\n').diagnostics;
    expect(fault?.hint).toMatch(/\.xlf or \.po of the page.* a table \(\.csv\) is for reading alone/u);
  });

  it('never throws, however it is cut and mixed', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '&',
      ';',
      '<unit id="a">',
      '</unit>',
      '<!--',
      '-->',
      ' ',
      '甲',
      '#x0',
      ']]>',
      '<![CDATA[',
    );
    fc.assert(
      fc.property(fc.nat(exported.length), fc.nat(exported.length), fc.array(piece), (from, to, pieces) => {
        readXliff('a.xlf', exported.slice(0, from) + pieces.join('') + exported.slice(to));
      }),
    );
  });
});
