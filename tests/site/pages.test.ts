import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { languages, languageTags } from '../../src/schema/language.ts';
import { fanContentNotice } from '../../src/site/notice.ts';
import { content, ofKind } from './lib/data.ts';
import { type Element, find, findOutermost, has, hasClass, isLink, textOf } from './lib/elements.ts';
import {
  type BuiltPage,
  base,
  failing,
  isShown,
  languageOf,
  origin,
  readPage,
  readPages,
} from './lib/pages.ts';

const pages = readPages();
const inLanguages = pages.filter((page) => languageOf(page) !== undefined);
const shown = pages.filter(isShown);

/** The attributes of each `<link>` that has an attribute, with this value if there is one. */
const headLinks = ({ tags }: BuiltPage, attribute: string, value?: string) =>
  tags
    .filter(({ name, attributes }) => name === 'link' && attributes[attribute] !== undefined)
    .map(({ attributes }) => attributes)
    .filter((attributes) => value === undefined || attributes[attribute] === value);
const contentsOf = ({ tags }: BuiltPage, property: string) =>
  tags
    .filter(({ attributes }) => attributes.property === property)
    .map(({ attributes }) => attributes.content ?? '');
/** Addresses below a language: `ipg/2.3/`. */
const pathOf = ({ address }: BuiltPage) => address.slice(3);
const notices = Object.values(fanContentNotice(content.site.name));

const onEveryPage: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  'one main heading, and none that skips a level': ({ tags }) => {
    const levels = tags.flatMap(({ name }) => (/^h[1-6]$/u.test(name) ? [Number(name[1])] : []));
    const hasNoGap = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
    return levels.filter((level) => level === 1).length === 1 && hasNoGap;
  },
  'a main part that the first link skips to': ({ tags }) => {
    const main = tags.filter(({ name }) => name === 'main');
    const firstLink = tags.find(({ name }) => name === 'a');
    return main.length === 1 && main[0]?.attributes.id === 'main' && firstLink?.attributes.href === '#main';
  },
  'the publisher’s notice, in three languages': ({ html }) =>
    notices.every((notice) => html.includes(notice)),
  // Browsers paint header and footer only once something follows them.
  'something after header and footer': ({ html }) =>
    !/<footer class="site/u.test(html) || !/<\/(?:header|footer)>\s*<\/body>/u.test(html),
  'a policy that allows the inline scripts and styles of the page, and no others': ({ tags }) => {
    const [policy = ''] = tags
      .filter(has('http-equiv', 'content-security-policy'))
      .map(({ attributes }) => attributes.content);
    const inline = tags.filter(
      ({ name, attributes: { src, type } }) =>
        name === 'style' || (name === 'script' && !src && type !== 'application/ld+json'),
    );
    const hashes = inline.map((tag) => createHash('sha256').update(textOf(tag)).digest('base64'));
    const named = [...policy.matchAll(/'sha256-([^']+)'/gu)].map(([, hash = '']) => hash);
    return (
      policy.includes("default-src 'self'") &&
      [...new Set(named)].sort().join() === [...new Set(hashes)].sort().join() &&
      // The search index is read by a WebAssembly program; nothing else is evaluated.
      /script-src 'self' (?:'wasm-unsafe-eval' )?'sha256-/u.test(policy) &&
      !/unsafe-inline|'unsafe-eval'|\*|https?:/u.test(policy)
    );
  },
  // Buttons of forms and popovers need no script. Styles hide the menu of a clause
  // (tests/browser/site/devices.test.ts).
  'no button that does nothing without scripts': ({ html }) => {
    const isHidden = (each: Element) =>
      ['js-only', 'filter'].some((name) => hasClass(name)(each)) ||
      ['hidden', 'data-clause-menu'].some((name) => has(name)(each));
    const isIdle = (each: Element) =>
      each.name === 'button' && !has('type', 'submit')(each) && !has('popovertarget')(each);
    return findOutermost(html, (each) => isHidden(each) || isIdle(each)).every(isHidden);
  },
};

const onPagesOfALanguage: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  'html in the language of the interface': (page) =>
    page.tags[0]?.name === 'html' && page.tags[0].attributes.lang === languageTags[languageOf(page) ?? 'zh'],
  'links to itself and to the page in each other language (hreflang)': (page) => {
    const found = headLinks(page, 'hreflang').filter(({ hreflang }) => hreflang !== 'x-default');
    const wanted = languages.map((lang) => `${languageTags[lang]} ${base}${lang}/${pathOf(page)}`);
    return (
      found.map(({ hreflang, href }) => `${hreflang} ${href?.replace(origin, '')}`).join() === wanted.join()
    );
  },
  'a canonical address if the site has an origin': (page) =>
    headLinks(page, 'rel', 'canonical').length === (origin === '' ? 0 : 1),
  'the search box, as a form that works without scripts': (page) => {
    const form = page.tags.find(
      ({ name, attributes }) => name === 'form' && attributes.action?.endsWith('/search/'),
    );
    const box = page.tags.find(({ attributes }) => attributes.type === 'search');
    return form?.attributes.action === `${base}${languageOf(page)}/search/` && box?.attributes.name === 'q';
  },
};

const onIndexablePages: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  'title, description and type for social sites': (page) =>
    ['og:title', 'og:description', 'og:type'].every((property) => {
      const [content, ...more] = contentsOf(page, property);
      return content && more.length === 0;
    }),
  'address and picture for social sites if the site has an origin': (page) =>
    [...contentsOf(page, 'og:url'), ...contentsOf(page, 'og:image')].join() ===
    (origin === '' ? '' : `${origin}${base}${page.address},${origin}${base}social/site.png`),
  'a page for other languages: the choice of languages, or the English page': (page) => {
    const [fallback, ...more] = headLinks(page, 'hreflang', 'x-default');
    const path = pathOf(page);
    return more.length === 0 && fallback?.href === `${origin}${base}${path === '' ? '' : `en/${path}`}`;
  },
  'the feed of changes': (page) =>
    headLinks(page, 'type', 'application/atom+xml')[0]?.href ===
    `${origin}${base}data/changes.${languageOf(page) ?? 'en'}.atom`,
  'a manifest of its language': (page) =>
    headLinks(page, 'rel', 'manifest')[0]?.href === `${base}${languageOf(page)}/manifest.webmanifest`,
};

describe.each([
  ['every page', pages, onEveryPage],
  ['every page of a language', inLanguages, onPagesOfALanguage],
  ['every indexable page', shown, onIndexablePages],
])('%s', (_, among, checks) => {
  test.each(Object.entries(checks))('has %s', (_name, isRight) => {
    expect(failing(among, isRight)).toEqual([]);
  });
});

test('every page exists in every language', () => {
  const paths = (lang: string) => inLanguages.filter((page) => languageOf(page) === lang).map(pathOf);
  expect(paths('ja')).toEqual(paths('zh'));
  expect(paths('en')).toEqual(paths('zh'));
});

// Because of this test, browser tests look at each page in one language only.
test('a page has no kind of element, by role and ARIA attributes, that the Chinese page lacks', () => {
  // Images are left out, because texts contain different symbols.
  const kindsOf = ({ tags }: BuiltPage) =>
    tags
      .filter(({ attributes }) => attributes.role !== 'img')
      .map(({ name, attributes: { role, type, ...more } }) => {
        const labels = Object.keys(more).filter((each) => /^(?:aria-.*|href|popovertarget)$/u.test(each));
        return [name, role, type, ...labels.toSorted()].join(' ');
      });
  const foreign = inLanguages.flatMap((page) => {
    const known = new Set(kindsOf(readPage(`zh/${pathOf(page)}`)));
    return kindsOf(page).flatMap((kind) => (known.has(kind) ? [] : `${page.address}: ${kind}`));
  });
  expect(foreign).toEqual([]);
});

test.each(languages.flatMap((lang) => [`${lang}/search/`, `${lang}/offline/`]))(
  '%s says that it needs JavaScript',
  (address) => {
    const said = findOutermost(readPage(address).html, ({ name }) => name === 'noscript').map(textOf);
    expect(said.join('')).toContain('JavaScript');
  },
);

test('each indexable page of a language has its own description', () => {
  const all = shown.map((page) => `${languageOf(page)}: ${contentsOf(page, 'og:description')[0]}`);
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('the root page names itself and the page of each language as alternates (hreflang)', () => {
  const page = readPage('');
  expect(headLinks(page, 'hreflang').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ...languages.map((lang) => [languageTags[lang], `${origin}${base}${lang}/`]),
    ['x-default', `${origin}${base}`],
  ]);
});

test('no page of a guide says that a text is in force', () => {
  const guides = new RegExp(`^../(?:${ofKind('guide').join('|')})/`, 'u');
  const claims = /\bin force\b|现行有效|現在有効|現行の(?:指針|版|文章)/u;
  expect(failing(pages, ({ address, html }) => !guides.test(address) || !claims.test(html))).toEqual([]);
});

test('the name of a place has no part twice', () => {
  const lists = shown.filter(({ address }) => /^..\/(?:terms|[^/]+\/changed)\/$/u.test(address));
  const parts = lists.flatMap(({ html }) =>
    find(html, isLink).map((link) => textOf(link).split(/, |[，、]/u)),
  );
  expect(parts.filter((own) => new Set(own).size < own.length)).toEqual([]);
});
