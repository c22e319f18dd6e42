import { expect, test } from 'vitest';
import { nestSection } from './nest-section.ts';

test.each([
  ['<a href="#b" id="a">', '<a href="#2.3-b" id="2.3-a">'],
  ['<p aria-labelledby="a b">', '<p aria-labelledby="2.3-a 2.3-b">'],
  ['<section class="part" aria-labelledby="part-x">', '<section class="part">'],
  ['<p data-source="a.txt:1-2" lang="ja">', '<p lang="ja">'],
  ['<h1>One</h1><h2 class="x">', '<h2>One</h2><h2 class="x">'],
])('%s is nested as %s', (html, nested) => {
  expect(nestSection(html, '2.3')).toBe(nested);
});

test.each([
  '<a href="/zh/ipg/2.4/#remedy-1">',
  '<p data-id="a">',
  'id="a" and <b>href="#b"</b>',
  '<p title="x id=">',
  '<use href="#mana-u">',
])('%s contains no ID or link to change, and stays', (html) => {
  expect(nestSection(html, '2.3')).toBe(html);
});
