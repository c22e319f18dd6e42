import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { normalizeText } from '../../src/search/text/normalize.ts';
import { askAll } from './lib/ask.ts';
import { pickRuns } from './lib/pick-runs.ts';
import { openSearchPage } from './lib/search-page.ts';

const content = openContent(fileURLToPath(new URL('../..', import.meta.url)));
const entries = content.cards.filter(({ role }) => role === 'entry');

let page: Page;

beforeAll(async () => {
  page = await openSearchPage('zh');
});

test('there are 84 cards with an entry, each with a name in three languages', () => {
  expect(entries).toHaveLength(84);
  expect(entries.filter(({ names }) => !names.zh || !names.ja)).toEqual([]);
});

test.each(['zh', 'ja', 'en'] as const)('every card is first by its %s name', async (lang) => {
  const shown = await askAll(
    page,
    entries.map(({ names }) => names[lang] ?? ''),
  );
  const missed = shown.filter(
    ({ results }, index) =>
      results[0]?.url !== `m10/cards/${entries[index]?.slug}/` || results[0].kind !== 'card',
  );
  expect(missed.map(({ query }) => query)).toEqual([]);
});

test.each(['zh', 'ja'] as const)(
  '100 random runs of 3 to 8 characters of %s texts: each finds where it stands, and nothing above that has it not',
  async (lang) => {
    const runs = pickRuns(textsOf(lang), 100, 20_090_623);
    const shown = await askAll(
      page,
      runs.map(({ run }) => run),
    );
    const missed = runs.flatMap(({ run, url }, index) => {
      const results = shown[index]?.results ?? [];
      const place = results.findIndex((result) => result.url === url);
      const above = results.slice(0, place === -1 ? 10 : Math.min(place, 10));
      // Where more than ten places have the run, any ten of them are right.
      const areRight = above.every(({ marked, text }) => hasRun([text, marked.join('')], run));
      return (place >= 0 && place < 10 && areRight) || (above.length === 10 && areRight)
        ? []
        : [{ run, url, above }];
    });
    expect(missed).toEqual([]);
  },
);

function hasRun(texts: readonly string[], run: string): boolean {
  return texts.some((text) => normalizeText(text).includes(normalizeText(run)));
}

/** Everything that is published in a language, each text with its address. */
function textsOf(lang: 'zh' | 'ja'): { url: string; text: string }[] {
  const clauses = content.sections.flatMap(({ section, clauses: all }) =>
    all.flatMap(({ id, texts, annotations }) => [
      ...(texts[lang] ? [{ url: `ipg/${section}/#${id}`, text: texts[lang].text }] : []),
      ...(annotations[lang] ?? []).map((note) => ({ url: `ipg/${section}/#${note.id}`, text: note.text })),
    ]),
  );
  if (lang === 'ja') return clauses;
  return [
    ...clauses,
    ...content.chapters.flatMap(({ slug, sections }) =>
      sections.flatMap(({ notes }) => notes.map(({ id, text }) => ({ url: `m10/${slug}/#${id}`, text }))),
    ),
    ...content.cards.flatMap(({ slug, text, rulings }) => [
      ...text.map((paragraph) => ({ url: `m10/cards/${slug}/`, text: paragraph })),
      ...rulings.map((ruling) => ({ url: `m10/cards/${slug}/#${ruling.id}`, text: ruling.text })),
    ]),
  ];
}
