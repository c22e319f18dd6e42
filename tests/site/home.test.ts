import { describe, expect, test } from 'vitest';
import { interfaceLanguages, languages } from '../../src/schema/language.ts';
import { content } from './lib/data.ts';
import { find, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

describe.each(interfaceLanguages)('the landing page of %s', (lang) => {
  const { html } = readPage(`${lang}/`);
  test.each(content.contents.filter(({ fork }) => fork))(
    'and every section of $document lead to the questions that lead to an infraction',
    ({ document }) => {
      const own = content.sections.filter((section) => section.document === document);
      for (const path of ['', ...own.map(({ section }) => `${document}/${section}/`)])
        expect(
          find(readPage(`${lang}/${path}`).html, has('href', `${base}${lang}/${document}/#fork`)),
          path,
        ).toHaveLength(1);
    },
  );

  const linksIn = (name: string) =>
    find(html, hasClass(name))
      .flatMap((section) => find(section, hasClass('meta')))
      .flatMap((line) => find(line, isLink))
      .map(({ attributes }) => attributes.href ?? '');

  // That each finds something is asked of the index (`src/search/answers-to-words.test.ts`).
  test('offers the examples of a search', () => {
    const asked = linksIn('opening').map((href) => new URL(href, 'http://localhost'));
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(content.site.examples[lang]);
    for (const { pathname } of asked) expect(pathname).toBe(`${base}${lang}/search/`);
  });

  test('shows the clause that it links to, if there is one that all languages have', () => {
    const shown = find(html, hasClass('sample-texts')).flatMap((texts) =>
      find(texts, ({ name }) => name === 'p'),
    );
    const isInAll = content.sections.some(({ clauses }) =>
      clauses.some(
        ({ part, texts }) =>
          part === 'definition' && languages.every((each) => texts[each] && !texts[each].differs),
      ),
    );
    expect(shown.map(({ attributes }) => attributes['data-lang']).toSorted()).toEqual(
      isInAll ? languages.toSorted() : [],
    );
    if (!isInAll) return;
    const [, page = '', id] = /^(.*?)(?:\?.*)?#(.+)$/u.exec(linksIn('sample')[0] ?? '') ?? [];
    const [clause] = find(readPage(page.slice(base.length)).html, has('id', id));
    for (const text of shown) expect(clause && textOf(clause)).toContain(textOf(text).trim());
  });
});
