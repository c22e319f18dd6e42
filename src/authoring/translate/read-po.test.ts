import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toPo } from '../../data/po.ts';
import { toXliff } from '../../data/xliff.ts';
import { translatablesIn } from '../../schema/citable.ts';
import { readPo } from './read-po.ts';
import { readXliff } from './read-xliff.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
const pages = translatablesIn({ sections: [section], chapters: [chapter], cards: [entry] });
const exported = toPo(pages, 'ja', rights) ?? '';
const filled = exported.replace(/msgstr ""\n(?=\n|$)/gu, 'msgstr "甲\\n\\n\\"乙\\""\n');
const targetsOf = (text: string) =>
  readPo('a.po', text).value?.pages.flatMap(({ units }) => units.map(({ target }) => target)) ?? [];

describe('an exported file', () => {
  it('is read as the same texts as that of XLIFF', () => {
    const withoutLines = ({ value }: ReturnType<typeof readPo>) =>
      value?.pages
        .map(({ line: _line, units, ...page }) => ({
          ...page,
          units: units.map(({ line: _of, ...unit }) => unit),
        }))
        .filter(({ units }) => units.length > 0);
    const fromXliff = readXliff('a.xlf', toXliff(pages, 'ja', rights) ?? '');
    expect(readPo('a.po', exported).diagnostics).toEqual([]);
    expect(withoutLines(readPo('a.po', exported))).toEqual(withoutLines(fromXliff));
  });

  it('has what was filled in, but for entries that are marked as unfinished', () => {
    expect(new Set(targetsOf(filled))).toEqual(new Set(['甲\n\n"乙"']));
    const fuzzy = filled.replace('msgctxt', '#, c-format, fuzzy\nmsgctxt');
    expect(targetsOf(fuzzy)[0]).toBe('');
  });

  it.each([
    ['A. Translator <a@example.org>', 'A. Translator'],
    ['A. Translator', 'A. Translator'],
    ['', undefined],
  ])('names its translator: %j', (name, translator) => {
    const named = exported.replace('Last-Translator: ', `Last-Translator: ${name}`);
    expect(readPo('a.po', named).value?.translator).toBe(translator);
  });

  it('says in which line a text is', () => {
    const { value } = readPo('a.po', exported);
    const { line = 0 } = value?.pages[0]?.units[0] ?? {};
    expect(exported.split('\n')[line - 1]).toBe('msgctxt "ipg/9.1/#definition-1"');
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string, number, RegExp]>([
    ['no PO', 'hello', 1, /X-Source-Language/u],
    ['with a quotation mark in a text', exported.replace('libraries', '"libraries'), 0, /not PO/u],
    ['cut within a text', filled.replace(/"\n*$/u, ''), 0, /not PO/u],
    ['of a language we do not have', exported.replace('Language: ja', 'Language: zh_TW'), 1, /two of/u],
    ['with a text of nowhere', exported.replace('ipg/9.1/#definition-1', 'Menu'), 0, /no address/u],
  ])('%s', (_name, text, line, message) => {
    const [fault] = readPo('a.po', text).diagnostics;
    expect(fault).toMatchObject({ severity: 'error', file: 'a.po', ...(line > 0 && { line }) });
    expect(fault?.message).toMatch(message);
    expect(fault?.hint).not.toBe('');
  });

  it('never throws, however it is cut and mixed', () => {
    const piece = fc.constantFrom('"', '\n', 'msgid', 'msgctxt "', '#, ', '#~ ', '\\', '[1]', '甲', ' ');
    fc.assert(
      fc.property(fc.nat(filled.length), fc.nat(filled.length), fc.array(piece), (from, to, pieces) => {
        readPo('a.po', filled.slice(0, from) + pieces.join('') + filled.slice(to));
      }),
    );
  });
});
