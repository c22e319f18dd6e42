import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/read-content.ts';
import { joinTexts } from '../../src/pipeline/join/join-texts.ts';
import { cardsOfChapter } from '../../src/pipeline/join/tree.ts';
import { prepareSource } from '../../src/pipeline/marked-text/prepare-source.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { inventedRoot } from '../lib/invented.ts';
import { index } from './lib/data.ts';
import { find, has } from './lib/elements.ts';
import { base, readPage, valuesOf } from './lib/pages.ts';

// The status page says what the marked texts and decisions say.

const { input } = readContent(inventedRoot);
const trees = joinTexts(
  input.sources.map((source) => prepareSource(source).value),
  input,
).value;
const sections = trees.sections.map(({ document, section, clauses }) => ({
  name: `${document}/${section}`,
  rows: clauses.filter(({ texts }) => Object.keys(texts).length > 0),
}));
type Section = (typeof sections)[number];

const stateOf = ({ texts, decision }: Section['rows'][number], lang: Language) => {
  if (texts[lang] === undefined) return 'lacking';
  return decision.differs?.[lang] === undefined ? 'present' : 'differs';
};
const shown: Readonly<Record<string, string>> = { ours: 'lacking', missing: 'lacking' };

describe.each(languages)('the status page in %s', (lang) => {
  const { tags } = readPage(`${lang}/status/`);

  test('has a square for each clause and language, which leads to it and says what the decisions say', () => {
    for (const { name, rows } of sections) {
      const own = tags.find(has('id', name.replace('/', '-')));
      for (const each of languages) {
        const [line] = own ? find(own, has('data-lang', each)) : [];
        const squares = line ? find(line, has('data-state')) : [];
        const said = squares.map(({ attributes: { href = '', 'data-state': state = '' } }) => [
          href,
          shown[state] ?? state,
        ]);
        const expected = rows.map((row) => [`${base}${lang}/${name}/#${row.id}`, stateOf(row, each)]);
        expect(said.toSorted()).toEqual(expected.toSorted());
      }
    }
  });

  test('counts the cards of a lost page', () => {
    const lost = trees.faqs
      .flatMap(({ chapters }) => chapters.flatMap(cardsOfChapter))
      .filter(({ isLost }) => isLost);
    const counted = tags.filter(({ attributes }) => attributes['data-count'] === 'missing');
    const sum = counted.reduce((all, { attributes }) => all + Number(attributes['data-number']), 0);
    expect(sum).toBe(lost.length);
  });

  test('shows the languages of a section as the contents of its document sign them', () => {
    for (const { name } of sections) {
      const [guide, section] = name.split('/');
      const row = readPage(`${lang}/${guide}/`).tags.find(has('id', `s-${section}`));
      const own = tags.find(has('id', `${guide}-${section}`));
      for (const each of languages) {
        const signs = row ? find(row, has('data-lang', each)) : [];
        const squares = own
          ? find(own, has('data-lang', each)).flatMap((line) => find(line, has('data-state')))
          : [];
        const expected = signOf(squares.map(({ attributes }) => attributes['data-state']));
        expect(signs.map(({ attributes }) => attributes['data-has'])).toEqual([expected]);
      }
    }
  });

  test('every file of a section is linked on its page', () => {
    const files = index.files
      .map(({ path }) => path)
      .filter((path) =>
        sections.some(({ name }) => path.startsWith(`${name}.`) && !/json$|annotations/u.test(path)),
      );
    expect(files.length).toBeGreaterThanOrEqual(2 * sections.length);
    for (const file of files) {
      const [, section = ''] = /^([^/]+\/\d+(?:\.\d+)?)\./u.exec(file) ?? [];
      const hrefs = valuesOf(readPage(`${lang}/${section}/`).tags, 'href');
      expect([file, hrefs.includes(`${base}data/${file}`)]).toEqual([file, true]);
    }
  });
});

/** What the contents sign a language with of which a section has this. */
function signOf(states: readonly (string | undefined)[]): string {
  if (states.includes('present') || states.includes('differs')) return 'official';
  return states.includes('ours') ? 'ours' : 'none';
}
