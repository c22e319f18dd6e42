import { describe, expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { sets, terms } from './lib/data.ts';
import { find, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { listPages, readPage, valuesOf } from './lib/pages.ts';

describe.each(languages)('the list of terms in %s', (lang) => {
  const { html, tags } = readPage(`${lang}/terms/`);

  test('has a row with an ID for each term, and the number of its places', () => {
    const rows = tags.filter(({ name, attributes }) => name === 'tr' && attributes['data-names']);
    expect(rows.map(({ attributes }) => attributes.id)).toEqual(terms.map(({ id }) => id));
    expect(valuesOf(tags, 'data-stands').map(Number)).toEqual(
      terms.map(({ stands }) => new Set(stands.map(({ address }) => address)).size),
    );
  });

  test('has links to the topics, with the number of their terms', () => {
    const links = find(html, hasClass('topics')).flatMap((bar) => find(bar, isLink));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const [, topic = ''] = link.attributes.href?.split('#topic-') ?? [];
      expect(find(html, has('id', `topic-${topic}`))).toHaveLength(1);
      const { length } = terms.filter((term) => term.topic === topic);
      expect(textOf(link)).toMatch(new RegExp(`\\D${length}$`, 'u'));
    }
  });
});

test('the name of a place has no part twice', () => {
  const named = languages.flatMap((lang) =>
    [`${lang}/terms/`, ...sets.map(({ id }) => `${lang}/${id}/changed/`)]
      .filter((address) => listPages().includes(address))
      .flatMap((address) => find(readPage(address).html, isLink).map(textOf)),
  );
  const parts = named.map((name) => name.split(/, |[，、]/u));
  expect(parts.filter((own) => new Set(own).size < own.length)).toEqual([]);
});
