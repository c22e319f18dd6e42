import { expect, test } from 'vitest';
import { nestSection } from './nest-section.ts';

test.each([
  ['an ID and what refers to it', '<a href="#b" id="a">', '<a href="#2.3-b" id="2.3-a">'],
  ['every ID of a list', '<p aria-labelledby="a b">', '<p aria-labelledby="2.3-a 2.3-b">'],
  [
    'a part, which is no landmark,',
    '<section class="part" aria-labelledby="part-x">',
    '<section class="part">',
  ],
  ['the place of a text in its source', '<p data-source="a.txt:1-2" lang="ja">', '<p lang="ja">'],
  ['the title, at both ends', '<h1>One</h1><h2 class="x">', '<h2>One</h2><h2 class="x">'],
])('%s follows its section', (_, html, nested) => {
  expect(nestSection(html, '2.3')).toBe(nested);
});

test.each([
  '<a href="/zh/ipg/2.4/#remedy-1">',
  '<p data-id="a">',
  'id="a" and <b>href="#b"</b>',
  '<p title="x id=">',
  '<use href="#mana-u">',
])('what is no ID of the page stays: %s', (html) => {
  expect(nestSection(html, '2.3')).toBe(html);
});
