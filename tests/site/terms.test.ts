import { describe, expect, test } from 'vitest';
import { languages } from '../../src/schema/language.ts';
import { sets, terms } from './lib/data.ts';
import { find, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { listPages, readPage, valuesOf } from './lib/pages.ts';

describe.each(languages)('the list of terms in %s', (lang) => {
  const { tags } = readPage(`${lang}/terms/`);

  test('has a row to link to for each term, and says in how many places it stands', () => {
    const rows = tags.filter(({ name, attributes }) => name === 'tr' && attributes['data-names']);
    expect(rows.map(({ attributes }) => attributes.id)).toEqual(terms.map(({ id }) => id));
    expect(valuesOf(tags, 'data-stands').map(Number)).toEqual(
      terms.map(({ stands }) => new Set(stands.map(({ address }) => address)).size),
    );
  });

  test('has a bar that leads to each topic, and says how many terms are of it', () => {
    const { html } = readPage(`${lang}/terms/`);
    const counts = Map.groupBy(terms, ({ topic }) => topic);
    const links = find(html, hasClass('topics')).flatMap((bar) => find(bar, isLink));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const [, topic = ''] = link.attributes.href?.split('#topic-') ?? [];
      expect(find(html, has('id', `topic-${topic}`))).toHaveLength(1);
      const [, own = []] = [...counts].find(([name]) => name === topic) ?? [];
      expect(textOf(link)).toMatch(new RegExp(`\\D${own.length}$`, 'u'));
    }
  });
});

test('no place is named by the same words twice', () => {
  const named = languages.flatMap((lang) =>
    [`${lang}/terms/`, ...sets.map(({ id }) => `${lang}/${id}/changed/`)]
      .filter((address) => listPages().includes(address))
      .flatMap((address) => find(readPage(address).html, isLink).map(textOf)),
  );
  const steps = named.map((name) => name.split(/, |[，、]/u));
  expect(steps.filter((own) => new Set(own).size < own.length)).toEqual([]);
});
