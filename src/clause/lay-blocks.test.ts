import { expect, test } from 'vitest';
import { layBlocks } from './lay-blocks.ts';

const shown = (html: string) => html.replaceAll(/<span class="hidden-text"[^>]*>[^<]*<\/span>/gu, '');

test('a paragraph stays as it is', () => {
  for (const html of ['<p>One.</p>', '<p>One.</p>\n<p>Two <a href="/x|y">|</a>.</p>', 'One']) {
    expect(layBlocks(html)).toBe(html);
  }
});

test('lines below a line are its points', () => {
  expect(layBlocks('<p>Do:<br>\nthis <a href="/x">one</a>,<br>\nthat.</p>\n<p>Then stop.</p>')).toBe(
    '<p>Do:</p><ul><li>this <a href="/x">one</a>,</li><li>that.</li></ul><p>Then stop.</p>',
  );
});

test('rows between bars are one table, the first its head, whatever the source puts between them', () => {
  const html = '<p>| Thing | Place |</p>\n<p>| Tea | <a href="/a|b">under</a> |<br>\n| Dice | |</p>';
  expect(shown(layBlocks(html))).toBe(
    '<table><tr><th>Thing</th><th>Place</th></tr><tr><td>Tea</td><td><a href="/a|b">under</a></td></tr><tr><td>Dice</td><td></td></tr></table>',
  );
});

test('no bar is lost: they are read back with the text', () => {
  const html = '<p>| Thing | Place |<br>| Tea | under |</p>';
  const text = layBlocks(html)
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, '');
  expect(text).toBe('|Thing|Place||Tea|under|');
});

test('what is no paragraph is not taken apart', () => {
  const html = '<ul><li>a<br>b</li></ul><p>c<br>d</p>';
  expect(layBlocks(html)).toBe(html);
});
