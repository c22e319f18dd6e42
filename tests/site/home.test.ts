import { describe, expect, test } from 'vitest';
import { interfaceLanguages, languages } from '../../src/schema/language.ts';
import { content } from './lib/data.ts';
import { find, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

describe.each(interfaceLanguages)('the landing page of %s', (lang) => {
  const { html } = readPage(`${lang}/`);
  const linksIn = (name: string) =>
    find(html, hasClass(name))
      .flatMap((section) => find(section, hasClass('meta')))
      .flatMap((line) => find(line, isLink))
      .map(({ attributes }) => attributes.href ?? '');

  test('links to “Which infraction is it?”, like every section', () => {
    for (const { document } of content.contents.filter(({ fork }) => fork)) {
      const sections = content.sections.filter((section) => section.document === document);
      for (const path of ['', ...sections.map(({ section }) => `${document}/${section}/`)]) {
        const page = readPage(`${lang}/${path}`);
        const links = find(page.html, has('href', `${base}${lang}/${document}/#fork`));
        expect(links, path).toHaveLength(1);
      }
    }
  });

  // src/search/answers-to-words.test.ts tests that each query finds something.
  test('offers the example queries', () => {
    const asked = linksIn('opening').map((href) => new URL(href, 'http://localhost'));
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(content.site.examples[lang]);
    for (const { pathname } of asked) expect(pathname).toBe(`${base}${lang}/search/`);
  });

  test('shows a definition in all languages, with a link to its clause', () => {
    const shown = find(html, hasClass('sample-texts')).flatMap((texts) =>
      find(texts, ({ name }) => name === 'p'),
    );
    expect(shown.map(({ attributes }) => attributes['data-lang']).toSorted()).toEqual(languages.toSorted());
    const [, page = '', id] = /^(.*?)(?:\?.*)?#(.+)$/u.exec(linksIn('sample')[0] ?? '') ?? [];
    const [clause] = find(readPage(page.slice(base.length)).html, has('id', id));
    for (const text of shown) expect(clause && textOf(clause)).toContain(textOf(text).trim());
  });
});
