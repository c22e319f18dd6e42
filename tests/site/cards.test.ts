import { describe, expect, test } from 'vitest';
import { mentioned as others } from './lib/data.ts';
import { find, has, hasClass } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

const html = (address: string) => readPage(address).html;

describe('the list of cards', () => {
  const rows = find(html('zh/m10/cards/'), hasClass('number')).map(({ text }) => text.trim());

  test('has all 249 cards of the set by number, then those that other texts mention', () => {
    const numbers = rows.filter((text) => /^\d*$/u.test(text));
    expect(numbers.slice(0, 249)).toEqual(Array.from({ length: 249 }, (_, index) => `${index + 1}`));
    expect(numbers.slice(249)).toEqual(others.map(() => ''));
  });
});

describe('a card', () => {
  const listed = find(html('en/m10/cards/'), ({ name }) => name === 'tr').flatMap((row) =>
    find(row, has('data-card-name')).some(({ name }) => name === 'a') ? (row.attributes.id ?? []) : [],
  );
  const neighbors = (slug: string) =>
    find(html(`en/m10/cards/${slug}/`), has('data-card-neighbors')).flatMap((nav) =>
      find(nav, ({ name }) => name === 'a').map(
        ({ attributes }) => `${attributes.rel} ${attributes.href?.split('/').at(-2)}`,
      ),
    );

  test('leads to the cards before and after it in the list', () => {
    const wrong = listed.filter((slug, at) => {
      const [before, after] = [listed[at - 1], listed[at + 1]];
      const wanted = [...(before ? [`prev ${before}`] : []), ...(after ? [`next ${after}`] : [])];
      return neighbors(slug).join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
    expect(listed.length).toBeGreaterThan(80);
  });

  test('names the cards that its rulings mention, and they name it', () => {
    const mentioned = (slug: string) =>
      find(html(`zh/m10/cards/${slug}/`), hasClass('mentioned')).flatMap((section) =>
        find(section, ({ name, attributes }) => name === 'a' && attributes.href !== undefined),
      );
    // Other texts may name the card too.
    const [slug = ''] = mentioned('clone').flatMap(
      ({ attributes }) => /\/m10\/cards\/([^/]+)\/$/u.exec(attributes.href ?? '')?.[1] ?? [],
    );
    const back = mentioned(slug).map(({ attributes }) => attributes.href);
    expect(back).toContainEqual(expect.stringMatching(new RegExp(`^${base}zh/m10/cards/clone/#r`, 'u')));
  });

  test('a wording in doubt is said so beside its ruling, with the reason on the page', () => {
    const page = html('en/m10/cards/guardian-seraph/');
    expect(find(page, has('data-in-doubt'))).toHaveLength(1);
    const [link] = find(page, has('id', 'r2'))
      .flatMap((ruling) => find(ruling, has('data-in-doubt')))
      .flatMap((mark) => find(mark, ({ name }) => name === 'a'));
    const [reason] = find(page, has('id', 'anomalies'));
    expect(reason?.text).toContain('no controller');
    expect(find(page, has('id', link?.attributes.href?.split('#')[1]))).toHaveLength(1);
  });

  test('a symbol keeps the spelling of the source as text', () => {
    const symbols = find(html('zh/m10/general-notes/'), has('data-symbol', 'T'));
    expect(symbols.length).toBeGreaterThan(0);
    expect(new Set(symbols.map(({ text }) => text))).toContain('{横置}');
  });
});

test('what moved without another outcome is explained once on a page', () => {
  const page = html('en/m10/rules-changes/');
  const validityOf = (id: string) =>
    find(page, has('id', id)).flatMap((row) => find(row, hasClass('validity')));
  expect(validityOf('lifelink-3').map(({ name }) => name)).toEqual(['details']);
  for (const id of ['lifelink-4', 'lifelink-5', 'deathtouch-6']) {
    const marks = validityOf(id);
    expect(marks.map(({ name }) => name)).not.toContain('details');
    const [link] = marks.flatMap((mark) => find(mark, ({ name }) => name === 'a'));
    expect(link?.attributes.href).toBe('#lifelink-3');
  }
});
