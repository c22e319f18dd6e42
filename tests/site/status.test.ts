import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/schema/language.ts';
import { content, index, sections } from './lib/data.ts';
import { find, has } from './lib/elements.ts';
import { base, readPage, valuesOf } from './lib/pages.ts';

describe.each(languages)('the status page in %s', (lang) => {
  const { tags } = readPage(`${lang}/status/`);

  /** The states of the clauses of a section in a language, as its squares show them, by their links. */
  const squaresOf = ({ document, section }: (typeof sections)[number], each: string) => {
    const own = tags.find(has('id', `${document}-${section}`));
    const [line] = own ? find(own, has('data-lang', each)) : [];
    return (line ? find(line, has('data-state')) : []).map(
      ({ attributes: { href = '', 'data-state': state = '' } }) => [href, state],
    );
  };

  test.each(sections)(
    'has a square for each clause and language of $section, with its link and state',
    (section) => {
      const rows = section.clauses.filter(({ texts }) => Object.keys(texts).length > 0);
      for (const each of languages)
        expect(squaresOf(section, each)).toEqual(
          rows.map((row) => [
            `${base}${lang}/${section.document}/${section.section}/#${row.id}`,
            stateOf(row, each),
          ]),
        );
    },
  );

  test('counts the cards of a lost page', () => {
    const counted = tags.filter(has('data-count', 'missing'));
    const sum = counted.reduce((all, { attributes }) => all + Number(attributes['data-number']), 0);
    expect(sum).toBe(content.cards.filter(({ role }) => role === 'lost').length);
  });

  test('shows the languages of a section as the contents of its document sign them', () => {
    for (const own of sections) {
      const row = readPage(`${lang}/${own.document}/`).tags.find(has('id', `s-${own.section}`));
      for (const each of languages) {
        const states = squaresOf(own, each).map(([, state]) => state);
        const [best = 'none'] = ['official', 'ours'].filter((sign) =>
          states.some((state) => (state === 'present' || state === 'differs' ? 'official' : state) === sign),
        );
        const signs = row ? find(row, has('data-lang', each)) : [];
        expect(signs.map(({ attributes }) => attributes['data-has'])).toEqual([best]);
      }
    }
  });
});

test('every file of a section is linked on its page', () => {
  for (const { document, section } of sections) {
    const files = index.files.filter(
      ({ path }) => path.startsWith(`${document}/${section}.`) && !/json$|annotations/u.test(path),
    );
    expect(files.length).toBeGreaterThanOrEqual(2);
    const hrefs = valuesOf(readPage(`en/${document}/${section}/`).tags, 'href');
    expect(hrefs).toEqual(expect.arrayContaining(files.map(({ path }) => `${base}data/${path}`)));
  }
});

function stateOf(
  { texts, unofficial }: (typeof sections)[number]['clauses'][number],
  lang: Language,
): string {
  const text = texts[lang];
  if (text) return text.differs ? 'differs' : 'present';
  return unofficial?.[lang] ? 'ours' : 'missing';
}
