import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../scripts/content/read-content.ts';
import { root } from '../../scripts/lib/run.ts';
import { driftFileSchema } from '../../src/schema/drift.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { base, readPage } from './lib/pages.ts';

// The status page says what the registry says, and every link of it leads to its clause.

const { input } = readContent(root);
const { findings } = driftFileSchema.parse(
  JSON.parse(readFileSync(join(root, 'content/drift.json'), 'utf8')),
);
const sections = input.sectionRegistries.map(({ document, section, sources, clauses }) => ({
  name: `${document}/${section}`,
  sources,
  rows: clauses.filter(({ texts }) => Object.keys(texts).length > 0),
}));
const stateOf = ({ sources, rows }: Partial<(typeof sections)[number]>, id: string, lang: Language) => {
  const text = rows?.find((row) => row.id === id)?.texts[lang];
  if (text === undefined) return sources?.[lang] === undefined ? 'absent' : 'missing';
  return typeof text === 'string' ? 'present' : 'differs';
};

describe.each(languages)('the status page in %s', (lang) => {
  const { tags } = readPage(`${lang}/status/`);

  test('counts what the registry counts', () => {
    const counted = (kind: string) =>
      tags
        .filter(({ attributes }) => attributes['data-count'] === kind && attributes['data-number'])
        .reduce((sum, { attributes }) => sum + Number(attributes['data-number']), 0);
    const count = (state: string) =>
      sections.flatMap((section) =>
        section.rows.flatMap(({ id }) => languages.filter((each) => stateOf(section, id, each) === state)),
      ).length;
    expect(counted('differs')).toBe(count('differs'));
    // The FAQ misses the cards of a lost page.
    expect(counted('missing')).toBe(
      count('missing') + input.chapterRegistries.reduce((sum, { lost }) => sum + lost.length, 0),
    );
  });

  test('leads to clauses that are there', () => {
    const targets = tags
      .map(({ attributes }) => attributes.href ?? '')
      .filter((href) => href.startsWith(base) && href.includes('#'))
      .map((href) => href.slice(base.length));
    expect(targets.length).toBeGreaterThan(sections.length);
    const ids = new Map<string, Set<string>>();
    for (const target of targets) {
      const [address = '', id = ''] = target.replace(/\?[^#]*/u, '').split('#');
      const known =
        ids.get(address) ?? new Set(readPage(address).tags.map(({ attributes }) => attributes.id ?? ''));
      ids.set(address, known);
      expect([target, known.has(id)]).toEqual([target, true]);
    }
  });

  test('shows nothing that no person has confirmed', () => {
    expect(tags.filter(({ attributes }) => 'data-finding' in attributes)).toEqual([]);
    const beside = readPage(`${lang}/ipg/2.3/`).tags;
    for (const { at, lang: own, state } of findings) {
      const id = at.startsWith('ipg/2.3/#') ? at.slice('ipg/2.3/#'.length) : undefined;
      if (id === undefined || state === 'confirmed') continue;
      const from = beside.findIndex(({ attributes }) => attributes.id === id);
      const length = beside.slice(from + 1).findIndex(({ attributes }) => 'data-clause' in attributes);
      const marks = beside.slice(from, from + 1 + length).map(({ attributes }) => attributes['data-differs']);
      expect([id, own, marks.includes(own)]).toEqual([id, own, false]);
    }
  });

  test('every file of a section is linked on its page and on the page of the data', () => {
    for (const page of ['ipg/2.4', 'data']) {
      const links = readPage(`${lang}/${page}/`).tags.map(({ attributes }) => attributes.href ?? '');
      for (const file of ['2.4.csv', '2.4.tmx', '2.4.zh.xlf'])
        expect([page, file, links.some((href) => href.endsWith(`/data/ipg/${file}`))]).toEqual([
          page,
          file,
          true,
        ]);
    }
  });

  test('has every edition in its list', () => {
    const editions = input.sources.flatMap(({ entry }) =>
      Object.keys(entry.editions).map((each) => `${entry.file} ${each}`),
    );
    const line = tags.flatMap(({ attributes }) => attributes['data-edition'] ?? []);
    expect(new Set(line)).toEqual(new Set(editions));
  });
});

test('the toggles of a section say how much is missing and differs', () => {
  const { tags } = readPage('ja/ipg/2.3/');
  const remarks = tags.filter(({ attributes }) => attributes['data-remarks'] === 'zh');
  expect(remarks.map(({ text }) => text)).toEqual(['非公式 1 · 異 4']);
});
