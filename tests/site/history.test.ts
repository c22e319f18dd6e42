import { expect, test } from 'vitest';
import { type Element, find, findOutermost, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

/* What differs in a section, and what its editions have changed, on the invented site, where 9.1 has two of them. */

const linkTo = (element: Element | undefined) =>
  element && find(element, isLink).map(({ attributes }) => attributes.href)[0];

test('a clause that once read otherwise says since when, and leads to what it said before', () => {
  const { tags } = readPage('en/ipg/9.1/');
  const sinceOf = (id: string) => {
    const clause = tags.find((tag) => has('id', id)(tag));
    const cell = clause && find(clause, has('data-column', 'en')).find(hasClass('cell'));
    return cell && find(cell, has('data-since-edition'))[0];
  };
  expect(textOf(sinceOf('remedy-1') ?? '')).toBe('since 2025-01-01');
  expect(linkTo(sinceOf('remedy-1'))).toBe(`${base}en/ipg/9.1/history/#remedy-1`);
  expect(sinceOf('remedy-2')).toBeUndefined();
});

test('what differs is a table: the clause as a link, the language with its edition, the words and those of the others', () => {
  const [row] = readPage('en/ipg/2.3/history/').tags.filter(has('data-difference', 'philosophy-3'));
  expect(linkTo(row)).toBe(`${base}en/ipg/2.3/#philosophy-3`);
  const cells = find(row ?? '', (each) => each.name === 'td').map(textOf);
  expect(cells[0]).toMatch(/^Japanese .*\d{4}/u);
  expect(cells[1]).toMatch(/differs in meaning.*正常な状態.*how much was in the bowl.*state of the bowl/u);
});

test('the history of a section has the older and the newer wording of each clause side by side', () => {
  const [edition] = readPage('en/ipg/9.1/history/').tags.filter(has('data-history', 'ipg-9.1.en.2025-01-01'));
  const changeOf = (id: string) => edition && findOutermost(edition, has('data-changed', id))[0];
  const remedy = changeOf('remedy-1');
  expect(remedy?.attributes.id).toBe('remedy-1');
  const wordsOf = (name: string) => find(remedy ?? '', (each) => each.name === name).map(textOf);
  expect(wordsOf('del')).toEqual(['under']);
  expect(wordsOf('ins')).toEqual(['to', 'side']);
  expect(find(remedy ?? '', hasClass('body')).map(textOf)[0]).toBe(
    'The drink is moved under the table before play goes on.',
  );
  expect(linkTo(remedy)).toBe(`${base}en/ipg/9.1/#remedy-1`);
});

test.each([
  ['remedy-1', 'was first in its part'],
  ['example-b', 'removed'],
  ['philosophy-3', 'added'],
  ['philosophy-3', 'does not have the clause'],
])('the history says what has become of %s: %s', (id, said) => {
  const [change] = readPage('en/ipg/9.1/history/').tags.filter(
    (tag) => has('data-changed', id)(tag) && has('id', id)(tag),
  );
  expect(textOf(change ?? '')).toContain(said);
});
