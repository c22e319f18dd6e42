import { describe, expect, test } from 'vitest';
import { sets } from './lib/data.ts';
import { find, findOutermost, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

const html = (address: string) => readPage(address).html;

describe.each(sets)('the cards of $id', ({ id, list }) => {
  const rows = findOutermost(html(`en/${id}/cards/`), (row) => row.name === 'tr' && has('id')(row));
  const listed = rows
    .filter((row) =>
      find(row, isLink).some(({ attributes }) => attributes.href?.startsWith(`${base}en/${id}/cards/`)),
    )
    .map(({ attributes }) => attributes.id ?? '');

  test('are listed by number, then those that other texts mention', () => {
    const numbers = rows.flatMap((row) => find(row, hasClass('number'))).map((cell) => Number(textOf(cell)));
    const own = list.cards.flatMap(({ number }) => number ?? []);
    expect(numbers.slice(0, own.length)).toEqual(own);
    const slugs = rows.slice(0, list.cards.length).map(({ attributes }) => attributes.id);
    expect(slugs.toSorted()).toEqual(list.cards.map(({ slug }) => slug).toSorted());
  });

  test('lead to the cards before and after in the list', () => {
    const wrong = listed.filter((slug, at) => {
      const neighbors = find(html(`en/${id}/cards/${slug}/`), hasClass('around'))
        .flatMap((nav) => find(nav, isLink))
        .map(({ attributes }) => `${attributes.rel} ${attributes.href?.split('/').at(-2)}`);
      const [before, after] = [listed[at - 1], listed[at + 1]];
      const wanted = [...(before ? [`prev ${before}`] : []), ...(after ? [`next ${after}`] : [])];
      return neighbors.join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
  });

  test('name the cards that their rulings mention, and those name them', () => {
    const others = (slug: string) =>
      find(html(`zh/${id}/cards/${slug}/`), hasClass('mentioned'))
        .flatMap((section) => find(section, isLink))
        .flatMap(({ attributes }) => attributes.href ?? []);
    const pairs = listed.flatMap((slug) =>
      others(slug).flatMap((href) => {
        const [, other] = new RegExp(`^${base}zh/${id}/cards/([^/]+)/$`, 'u').exec(href) ?? [];
        return other && listed.includes(other) ? [[slug, other] as const] : [];
      }),
    );
    const unanswered = pairs.filter(
      ([slug, other]) => !others(other).some((href) => href.startsWith(`${base}zh/${id}/cards/${slug}/#r`)),
    );
    expect(unanswered).toEqual([]);
  });

  test('say beside a ruling what is in doubt there, and why', () => {
    for (const { slug, rulings, anomalies } of list.cards) {
      const doubtful = rulings.filter(({ id }) => anomalies.some(({ ruling }) => ruling === id));
      if (doubtful.length === 0) continue;
      const page = html(`en/${id}/cards/${slug}/`);
      const marked = find(page, has('data-ruling')).flatMap((row) => {
        const [reason] = find(row, has('data-in-doubt'));
        return reason ? [{ id: row.attributes.id, reason: textOf(reason) }] : [];
      });
      expect(marked.map(({ id }) => id)).toEqual(doubtful.map((ruling) => ruling.id));
      for (const { reason } of marked) expect(reason.length).toBeGreaterThan(40);
    }
  });
});
