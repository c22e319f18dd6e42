import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toPo } from '../../data/po.ts';
import { translatablesIn } from '../../schema/citable.ts';
import { readPo } from './read-po.ts';

const pages = translatablesIn({ sections: [section], chapters: [chapter], cards: [entry] });
const exported = toPo(pages, 'ja', { notice: 'Unofficial.', license: 'MIT', texts: [] }) ?? '';
const filled = exported.replace(/msgstr ""\n(?=\n|$)/gu, 'msgstr "甲\\n\\n\\"乙\\""\n');

it('gives the texts of an exported file with their addresses and sources', () => {
  const lacking = pages.flatMap(({ document, page, texts }) =>
    texts.flatMap(({ id, texts: { ja, en } }) => (en && !ja ? [{ document, page, id }] : [])),
  );
  const units = readPo('a.po', exported).value?.units ?? [];
  expect(units).toMatchObject(lacking);
  expect(units[0]?.source).toBe(section.clauses.find(({ id }) => id === units[0]?.id)?.texts.en?.text);
});

it('gives what was filled in, except entries that are marked fuzzy', () => {
  const fuzzy = filled.replace('msgctxt', '#, c-format, fuzzy\nmsgctxt');
  const [first, ...others] = readPo('a.po', fuzzy).value?.units.map(({ target }) => target) ?? [];
  expect([first, new Set(others)]).toEqual(['', new Set(['甲\n\n"乙"'])]);
});

it('gives the name of the translator', () => {
  const named = exported.replace('Last-Translator: ', 'Last-Translator: A. Translator <a@example.org>');
  expect(readPo('a.po', named).value?.translator).toBe('A. Translator');
  expect(readPo('a.po', exported).value?.translator).toBe('');
});

const contextLine = exported.split('\n').findIndex((line) => line.startsWith('msgctxt')) + 1;

it.each<[string, string, number, RegExp]>([
  ['that is not PO', 'hello', 1, /X-Source-Language/u],
  ['that is cut within a text', filled.replace(/"\n*$/u, ''), filled.trimEnd().split('\n').length, /not PO/u],
  [
    'of a language we do not have',
    exported.replace('Language: ja', 'Language: zh_TW'),
    1,
    /two different languages/u,
  ],
  [
    'with a context that is no address',
    exported.replace('ipg/9.1/#definition-1', '../#x'),
    contextLine,
    /is not the address/u,
  ],
])('refuses a file %s, and gives a line', (_name, text, line, message) => {
  expect(readPo('a.po', text).diagnostics).toMatchObject([
    { severity: 'error', file: 'a.po', line, message: expect.stringMatching(message) },
  ]);
});

it('never throws, however a file is cut and mixed', () => {
  const piece = fc.constantFrom('"', '\n', 'msgid', 'msgctxt "', '#, ', '#~ ', '\\', '[1]', '甲', ' ');
  fc.assert(
    fc.property(fc.nat(filled.length), fc.nat(filled.length), fc.array(piece), (from, to, pieces) => {
      readPo('a.po', filled.slice(0, from) + pieces.join('') + filled.slice(to));
    }),
  );
});
