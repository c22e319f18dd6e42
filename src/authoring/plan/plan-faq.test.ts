import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FaqText } from '../../pipeline/registry/claim-faq.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { readStructure } from '../read/read-structure.ts';
import { namedRows, readRows } from './faq-rows.ts';
import { planFaq } from './plan-faq.ts';

const read = (lang: Language, text: string): FaqText => {
  const source = createSourceText(`zen-faq.${lang}.txt`, text);
  const { value } = readStructure(source, 'set-faq', { languages: [lang] });
  if (value.kind !== 'set-faq') throw new Error('no set FAQ');
  return { lang, source, structure: value };
};

/** A text that lacks one of so many lines, if it is long. */
const without = (text: string, every: number): string =>
  text
    .split('\n')
    .filter((line, index) => index % every !== 4 || line.length < 12)
    .join('\n');

it.each([
  ['en', 'two-sides-wrapped'],
  ['zh', 'box-new-keyword'],
  ['zh', 'no-bullets'],
  ['zh', 'hant'],
] as const)('gives every row one ID, whatever of a text comes later or goes: %s %s', (lang, name) => {
  const text = readFileSync(`src/authoring/read/fixtures/faq-${lang}-${name}.txt`, 'utf8');
  const [first, second] = [read(lang, text), read('ja', without(text, 9))];
  const published: string[] = [];
  let texts: readonly FaqText[] = [];
  let { chapters } = planFaq('zen', [], []);
  for (const next of [first, second, read(lang, without(text, 7)), read('ja', text)]) {
    ({ chapters } = planFaq('zen', [next], [], [], { texts, chapters, published }));
    texts = [...texts.filter((one) => one.lang !== next.lang), next];
    const rows = namedRows(readRows(chapters));
    const places = rows.flatMap(({ row: { kind, at } }) =>
      kind === 'note' || kind === 'ruling' ? Object.entries(at).map((place) => place.join(' ')) : [],
    );
    const addresses = rows.map(({ address }) => address);
    published.push(...addresses);
    for (const list of [addresses, places])
      expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([]);
  }
});
