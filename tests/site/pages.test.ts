import { describe, expect, test } from 'vitest';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import { fanContentNotice } from '../../src/site/notice.ts';
import { type BuiltPage, base, readPages } from './lib/pages.ts';

const pages = readPages();
const inLanguages = pages.filter(({ address }) => languageOf(address) !== undefined);

/** Lists the pages of which something is not true. */
const failing = (among: readonly BuiltPage[], isRight: (page: BuiltPage) => boolean) =>
  among.filter((page) => !isRight(page)).map(({ address }) => address);

test('something follows header and footer of every page: they show when it does (base.css)', () => {
  const lastInBody = /<\/(?:header|footer)>\s*<\/body>/u;
  expect(failing(pages, ({ html }) => /<footer class="site/u.test(html) && !lastInBody.test(html))).toEqual(
    [],
  );
});

describe('languages', () => {
  test('every page exists in every language', () => {
    const paths = (lang: Language) =>
      inLanguages
        .map(({ address }) => address)
        .filter((address) => address.startsWith(`${lang}/`))
        .map((address) => address.slice(3));
    expect(paths('ja')).toEqual(paths('zh'));
    expect(paths('en')).toEqual(paths('zh'));
  });

  test('html carries the language of the interface', () => {
    expect(
      failing(inLanguages, ({ address, tags }) => {
        const lang = languageOf(address);
        return (
          lang !== undefined && tags[0]?.name === 'html' && tags[0].attributes.lang === languageTags[lang]
        );
      }),
    ).toEqual([]);
  });

  test('hreflang names the page itself and both others, in turn', () => {
    expect(
      failing(inLanguages, ({ address, tags }) => {
        const alternates = tags.filter(
          ({ name, attributes }) =>
            name === 'link' && attributes.hreflang !== undefined && attributes.hreflang !== 'x-default',
        );
        const path = address.slice(3);
        const wanted = languages.map((lang) => [languageTags[lang], `${base}${lang}/${path}`]);
        const found = alternates.map(({ attributes }) => [
          attributes.hreflang,
          attributes.href?.replace(process.env.SITE_URL?.replace(/\/$/u, '') ?? '', ''),
        ]);
        return JSON.stringify(found) === JSON.stringify(wanted);
      }),
    ).toEqual([]);
  });

  test('canonical is there when the site knows its origin, and only then', () => {
    const hasCanonical = ({ tags }: BuiltPage) =>
      tags.some(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical');
    expect(
      failing(inLanguages, (page) => hasCanonical(page) === (process.env.SITE_URL !== undefined)),
    ).toEqual([]);
  });
});

describe('structure', () => {
  test('one main heading, and none that skips a level', () => {
    expect(
      failing(pages, ({ tags }) => {
        const levels = tags.flatMap(({ name }) => (/^h[1-6]$/u.test(name) ? [Number(name[1])] : []));
        const hasNoGap = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
        return levels.filter((level) => level === 1).length === 1 && hasNoGap;
      }),
    ).toEqual([]);
  });

  test('every page has a main part that the first link skips to', () => {
    expect(
      failing(pages, ({ tags }) => {
        const firstLink = tags.find(({ name }) => name === 'a');
        const main = tags.filter(({ name }) => name === 'main');
        return (
          main.length === 1 && main[0]?.attributes.id === 'main' && firstLink?.attributes.href === '#main'
        );
      }),
    ).toEqual([]);
  });

  test('every page has the search box, as a form that works without scripts', () => {
    expect(
      failing(inLanguages, ({ address, tags }) => {
        const form = tags.find(
          ({ name, attributes }) => name === 'form' && attributes.action?.endsWith('/search/'),
        );
        const box = tags.find(({ attributes }) => attributes.type === 'search');
        return (
          form?.attributes.action === `${base}${languageOf(address)}/search/` && box?.attributes.name === 'q'
        );
      }),
    ).toEqual([]);
  });

  test('the publisher’s notice stands on every page, in three languages', () => {
    const notices = Object.values(fanContentNotice('Sidejudge'));
    expect(failing(pages, ({ html }) => notices.every((notice) => html.includes(notice)))).toEqual([]);
  });
});

describe('policy', () => {
  test('names hashes, and nothing that allows unknown code', () => {
    expect(
      failing(pages, ({ tags }) => {
        const policy = tags.find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
        const content = policy?.attributes.content ?? '';
        return (
          content.includes("default-src 'self'") &&
          // The search index is read by a WebAssembly program; nothing else is evaluated.
          /script-src 'self' (?:'wasm-unsafe-eval' )?'sha256-/u.test(content) &&
          !/unsafe-inline|'unsafe-eval'|\*|https?:/u.test(content)
        );
      }),
    ).toEqual([]);
  });

  test('no handlers and no styles in attributes', () => {
    expect(
      failing(pages, ({ tags }) =>
        tags.every(({ attributes }) => Object.keys(attributes).every((name) => !/^on|^style$/u.test(name))),
      ),
    ).toEqual([]);
  });
});

function languageOf(address: string): Language | undefined {
  return languages.find((lang) => address.startsWith(`${lang}/`));
}
