import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/read-content.ts';
import { contentRoot } from '../../scripts/lib/content-root.ts';
import { joinTexts } from '../../src/pipeline/edition/join-texts.ts';
import { prepareSource } from '../../src/pipeline/edition/prepare-source.ts';
import { cardsOfChapter } from '../../src/pipeline/edition/tree.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { index } from './lib/data.ts';
import { find, has, isLink, textOf } from './lib/elements.ts';
import { base, readPage, valuesOf } from './lib/pages.ts';

// The status page says what the marked texts and decisions say.

const { input } = readContent(contentRoot());
const trees = joinTexts(
  input.sources.map((source) => prepareSource(source).value),
  input,
).value;
const sections = trees.sections.map(({ document, section, entries, clauses }) => ({
  name: `${document}/${section}`,
  entries,
  rows: clauses.filter(({ texts }) => Object.keys(texts).length > 0),
}));
type Section = (typeof sections)[number];

const stateOf = ({ entries }: Section, { texts, decision }: Section['rows'][number], lang: Language) => {
  if (texts[lang] === undefined) return entries[lang] === undefined ? 'absent' : 'missing';
  return decision.differs?.[lang] === undefined ? 'present' : 'differs';
};
const count = (state: string) =>
  sections.flatMap((section) =>
    section.rows.flatMap((row) => languages.filter((lang) => stateOf(section, row, lang) === state)),
  ).length;

describe.each(languages)('the status page in %s', (lang) => {
  const { html, tags } = readPage(`${lang}/status/`);

  test('counts what the decisions count', () => {
    const counted = (kind: string) =>
      tags
        .filter(({ attributes }) => attributes['data-count'] === kind && attributes['data-number'])
        .reduce((sum, { attributes }) => sum + Number(attributes['data-number']), 0);
    expect(counted('differs')).toBe(count('differs'));
    // A set FAQ misses the cards of a lost page.
    const lost = trees.faqs
      .flatMap(({ chapters }) => chapters.flatMap(cardsOfChapter))
      .filter(({ isLost }) => isLost);
    expect(counted('missing')).toBe(count('missing') + lost.length);
  });

  test('has a line for each section, closed, with what is counted in it', () => {
    const closed = find(html, ({ name, attributes }) => name === 'details' && !('open' in attributes));
    const ids = closed.filter((each) => find(each, isLink).length > 0).map(({ attributes }) => attributes.id);
    expect(ids).toEqual(expect.arrayContaining(sections.map(({ name }) => name.replace('/', '-'))));
  });

  test('says of a section what the contents of its document say', () => {
    const said = (address: string, id: string) =>
      find(readPage(address).html, ({ attributes }) => attributes.id === id)
        .flatMap((section) => find(section, has('data-lang')))
        .map((each) => textOf(each).replace(/\s+/gu, ' ').trim());
    for (const { name } of sections) {
      const own = said(`${lang}/status/`, name.replace('/', '-'));
      const [guide, section] = name.split('/');
      const inContents = said(`${lang}/${guide}/`, `s-${section}`);
      expect(inContents.length).toBeGreaterThan(0);
      // There the edition stands between the name of a language and what it has.
      for (const [at, all] of inContents.entries()) expect(all).toContain(own[at]?.replace(/^\S+ /u, ''));
    }
  });

  test('every file of a section is linked on its page', () => {
    const files = index.files
      .map(({ path }) => path)
      .filter((path) =>
        sections.some(({ name }) => path.startsWith(`${name}.`) && !/json$|annotations/u.test(path)),
      );
    expect(files.length).toBeGreaterThanOrEqual(2 * sections.length);
    const hrefsOf = (page: string) => valuesOf(readPage(`${lang}/${page}/`).tags, 'href');
    for (const file of files) {
      const [, section = ''] = /^([^/]+\/\d+(?:\.\d+)?)\./u.exec(file) ?? [];
      expect([file, hrefsOf(section).includes(`${base}data/${file}`)]).toEqual([file, true]);
    }
  });
});
