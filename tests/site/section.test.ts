import { describe, expect, test } from 'vitest';
import { policyWords } from '../../src/clause/words.ts';
import { languages, languageTags } from '../../src/schema/language.ts';
import { publishedSectionSchema } from '../../src/schema/published.ts';
import { readJson } from './lib/data.ts';
import { find, has, hasClass } from './lib/elements.ts';
import { readPage, type Tag } from './lib/pages.ts';

const marked = (tags: readonly Tag[], attribute: string) =>
  tags.filter(({ attributes }) => attribute in attributes);

describe.each(languages)('IPG 2.3 for a reader of %s', (lang) => {
  const { tags } = readPage(`${lang}/ipg/2.3/`);
  const clauses = marked(tags, 'data-clause').map(({ attributes }) => attributes.id);

  test('has its 22 clauses, the penalty, and the row of what is said of all examples', () => {
    expect(clauses).toEqual([
      'penalty',
      ...numbered('definition', 4),
      ...clauses.filter((id) => id === 'examples' && clauses.indexOf(id) < clauses.indexOf('example-a')),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `example-${letter}`),
      ...clauses.filter((id) => id === 'examples' && clauses.indexOf(id) > clauses.indexOf('example-f')),
      ...numbered('philosophy', 6),
      ...numbered('remedy', 5),
      'upgrade-1',
    ]);
    expect(clauses).toHaveLength(24);
  });

  test('has every text once, in its own language', () => {
    const texts = marked(tags, 'data-text').map(({ attributes }) => attributes.lang);
    const count = (each: string) => texts.filter((tag) => tag === each).length;
    // zh lacks definition-2; en does not print the penalty.
    expect([count('zh-Hans'), count('ja'), count('en')]).toEqual([22, 23, 22]);
    const missing = marked(tags, 'data-missing').map(({ attributes }) => attributes['data-missing']);
    expect(missing.toSorted()).toEqual(['en', 'zh']);
  });

  test('has the 25 annotations, and the English printed in the zh source', () => {
    const annotations = marked(tags, 'data-annotation');
    expect(annotations).toHaveLength(25);
    expect(
      annotations.every(({ attributes }) => attributes.lang === 'ja' && attributes.id?.includes('-note-')),
    ).toBe(true);
    expect(marked(tags, 'data-also').every(({ attributes }) => attributes.lang === 'en')).toBe(true);
    expect(marked(tags, 'data-also').length).toBeGreaterThanOrEqual(3);
  });

  test('goes row by row, the reader’s own language first', () => {
    const order = tags.flatMap(({ attributes }) => {
      if ('data-clause' in attributes) return ['row'];
      if ('data-text' in attributes) return [attributes.lang ?? ''];
      return [];
    });
    const rows = order
      .join(' ')
      .split('row')
      .map((row) => row.trim().split(' '));
    const complete = rows.filter((row) => row.length === 3);
    expect(complete.length).toBeGreaterThan(18);
    expect(complete.every(([first]) => first === languageTags[lang])).toBe(true);
  });

  test('says which text decides and where the current edition is', () => {
    const links = tags.filter(
      ({ attributes }) => attributes.href === 'https://wpn.wizards.com/en/rules-documents',
    );
    const differing = marked(tags, 'data-differs');
    expect(differing.length).toBeGreaterThan(0);
    expect(links).toHaveLength(1 + differing.length);
  });

  test('gives the place of every text it shows', () => {
    const shown = [
      ...marked(tags, 'data-text'),
      ...marked(tags, 'data-annotation'),
      ...marked(tags, 'data-also'),
    ];
    const place = /^[\w.-]+\.txt:\d+-\d+(?::\d+-\d+)?(?:;[\w.-]+\.txt:\d+-\d+(?::\d+-\d+)?)*$/u;
    expect(shown.filter(({ attributes }) => !place.test(attributes['data-source'] ?? ''))).toEqual([]);
  });
});

test('a language without an official text of a section is named at its head, and each text in it is marked', () => {
  for (const lang of languages) {
    const { tags } = readPage(`${lang}/ipg/2.4/`);
    expect(
      marked(tags, 'data-missing-document').map(({ attributes }) => attributes['data-missing-document']),
    ).toEqual(['ja']);
    const clauses = marked(tags, 'data-clause');
    expect(clauses).toHaveLength(12);
    const missing = marked(tags, 'data-missing').filter(
      ({ attributes }) => attributes['data-missing'] === 'ja',
    );
    expect(missing).toHaveLength(12);
    const unofficial = marked(tags, 'data-unofficial').filter(({ attributes }) => attributes.lang === 'ja');
    expect(unofficial).toHaveLength(12);
  }
});

test('at a glance, a step that a language lacks begins as its unofficial translation, or as in a language that has it', () => {
  const { tags } = readPage('zh/ipg/2.4/');
  const from = tags.findIndex(({ attributes }) => attributes.class === 'glance');
  const [unofficial, official] = tags.filter(
    ({ attributes }, index) => index > from && attributes.href === '#remedy-1',
  );
  expect(unofficial?.attributes).toHaveProperty('data-unofficial-brief');
  expect(unofficial?.text).toMatch(/^如果牌手手上的牌过多/u);
  expect(official?.attributes.lang).toBe('en');
});

describe.each(languages)('what is known of a section, for a reader of %s', (lang) => {
  test.each(['2.3', '2.4'])('is at the head of %s and beside each text, as in the data', (section) => {
    const { html, tags } = readPage(`${lang}/ipg/${section}/`);
    const data = publishedSectionSchema.parse(readJson(`ipg/${section}.json`));
    const said = tags.find(({ attributes }) => attributes['data-compared'] !== undefined);
    expect(said?.attributes['data-compared']).toBe(data.compared?.edition);
    expect(said?.text).toContain(data.compared?.checked);
    for (const { id, known = {} } of data.clauses) {
      const from = tags.findIndex(({ attributes }) => attributes.id === id);
      const length = tags.slice(from + 1).findIndex(({ attributes }) => 'data-clause' in attributes);
      const row = tags.slice(from, length < 0 ? undefined : from + 1 + length);
      const beside = row.flatMap(({ attributes }) =>
        attributes['data-known'] ? [[attributes['data-column'], attributes['data-known']]] : [],
      );
      expect([id, Object.fromEntries(beside)]).toEqual([id, known]);
      for (const state of Object.values(known)) expect(html).toContain(policyWords[lang].known[state]);
    }
  });

  test('dates every column by what its evidence leaves', () => {
    for (const section of ['2.3', '2.4']) {
      const { editions } = publishedSectionSchema.parse(readJson(`ipg/${section}.json`));
      const { tags } = readPage(`${lang}/ipg/${section}/`);
      const heads = tags.findIndex(({ attributes }) => 'data-heads' in attributes);
      const all = tags.slice(heads).flatMap(({ name, attributes }, at) => {
        const date = tags.slice(heads + at).find((tag) => tag.name === 'small')?.text;
        return name === 'span' && attributes.class === 'cell'
          ? [{ column: attributes['data-column'], date }]
          : [];
      });
      // The headings of the parts stand in columns as well.
      const dated = all.filter(({ column }) => languages.some((each) => each === column && editions[each]));
      const columns = dated.slice(0, Object.keys(editions).length);
      expect(columns.length).toBeGreaterThan(1);
      for (const { column, date } of columns) {
        const edition = editions[languages.find((each) => each === column) ?? lang];
        const months = [edition?.notBefore, edition?.before].flatMap((day) => day?.slice(0, 7) ?? []);
        expect(months.length).toBeGreaterThan(0);
        expect(date?.match(/\d{4}-\d{2}/gu)).toEqual(months);
      }
    }
  });

  test('shows above each remedy of 2.4 that it is not the one of today', () => {
    const { tags } = readPage(`${lang}/ipg/2.4/`);
    for (const id of numbered('remedy', 3)) {
      const from = tags.findIndex(({ attributes }) => attributes.id === id);
      const mark = tags.findIndex(
        ({ attributes }, at) => at > from && attributes['data-validity'] !== undefined,
      );
      const text = tags.findIndex(({ attributes }, at) => at > from && 'data-text' in attributes);
      expect(mark).toBeGreaterThan(from);
      expect(mark).toBeLessThan(text);
    }
    expect(tags.filter(({ attributes }) => 'data-outdated-step' in attributes).length).toBeGreaterThan(2);
    expect(tags.some(({ attributes }) => 'data-outdated' in attributes)).toBe(true);
    expect(readPage(`${lang}/ipg/2.3/`).tags.some(({ attributes }) => 'data-outdated' in attributes)).toBe(
      false,
    );
  });
});

test('a label is set off as its language does it', () => {
  const labelOf = (lang: string) =>
    readPage(`${lang}/ipg/2.3/`).html.match(/<dd>([^<]*)<span data-evidence/u)?.[1];
  for (const lang of ['zh', 'ja']) expect(labelOf(lang)?.trim()).toMatch(/.：$/u);
  expect(labelOf('en')).toMatch(/: *$/u);
  expect(readPage('zh/ipg/2.3/').html).toContain('<b>没有中文：</b>该语言的文本版本较旧，尚无此条。');
});

function numbered(part: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${part}-${index + 1}`);
}

test('a clause is named in the same way wherever it is linked', () => {
  const linked = (address: string, href: RegExp) =>
    readPage(address).tags.filter(({ attributes }) => href.test(attributes.href ?? ''));
  const landing = linked('zh/', /\?with=ja,en#definition-\d+$/u);
  const wanted = landing.map(({ attributes }) =>
    attributes.href?.replace(/^.*ipg\/([\d.]+)\/.*-(\d+)$/u, 'IPG $1, 定义 $2'),
  );
  expect(landing.map(({ text }) => text.trim())).toEqual(wanted);
  expect(landing).toHaveLength(1);
  const mentioned = linked('ja/m10/cards/brainstorm/', /ipg\/2\.3\/#/u);
  expect(mentioned.length).toBeGreaterThan(0);
  for (const { text } of mentioned)
    expect(text.trim()).toMatch(/^IPG 2\.3, (?:定義|例|理念|追加措置|格上げ)/u);
});

test('examples can be folded, and are open', () => {
  const { tags } = readPage('en/ipg/2.3/');
  const fold = tags.find(({ attributes }) => attributes.class === 'examples');
  expect(fold?.name).toBe('details');
  expect(fold?.attributes).toHaveProperty('open');
});

test('a text that differs has one mark, with the reason and the words', () => {
  const [row] = find(readPage('en/ipg/2.3/').html, has('id', 'definition-1'));
  const cells = row ? find(row, hasClass('cell')) : [];
  const [cell] = cells.filter((each) => find(each, has('data-differs', 'zh')).length > 0);
  const marks = cell ? find(cell, hasClass('remarks')) : [];
  expect(marks).toHaveLength(1);
  const words = marks.flatMap((mark) =>
    find(mark, has('data-reason')).flatMap((each) => find(each, ({ name }) => name === 'q')),
  );
  expect(words.map(({ text }) => text)).toEqual(['且未经对手许可']);
});
