import { describe, expect, test } from 'vitest';
import { contentsWords } from '../../src/guide/words.ts';
import { languages } from '../../src/schema/language.ts';
import { fill } from '../../src/schema/words.ts';
import { content, ofKind } from './lib/data.ts';
import { find, has } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

const pages = languages.flatMap((lang) => ofKind('guide').map((guide) => ({ lang, guide })));

describe.each(pages)('the whole of $guide on one page in $lang', ({ lang, guide }) => {
  const { html } = readPage(`${lang}/${guide}/all/`);
  const sections = content.sections.filter(({ document }) => document === guide);

  test('has every text of every section; the ID of a clause begins with the number of its section', () => {
    expect(find(html, has('data-clause')).map(({ attributes }) => attributes.id)).toEqual(
      sections.flatMap(({ section, clauses }) => clauses.map(({ id }) => `${section}-${id}`)),
    );
    const texts = sections.flatMap(({ section }) =>
      find(readPage(`${lang}/${guide}/${section}/`).html, has('data-text')),
    );
    expect(find(html, has('data-text'))).toHaveLength(texts.length);
  });

  test('says how many sections are here if some are missing', () => {
    const listed = content.contents.find(({ document }) => document === guide)?.chapters ?? [];
    const total = listed.flatMap((chapter) => chapter.sections).length;
    const said = fill(contentsWords[lang].some, { here: sections.length, listed: total });
    expect(html.includes(said)).toBe(total > sections.length);
  });

  test('is linked from the contents, and hidden from search engines', () => {
    const links = find(readPage(`${lang}/${guide}/`).html, has('href', `${base}${lang}/${guide}/all/`));
    expect(links).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});
