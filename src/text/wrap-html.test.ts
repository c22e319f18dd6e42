import { expect, test } from 'vitest';
import { wrapHtml } from './wrap-html.ts';

test.each([
  ['<p>one two</p>', 'two', '<p>one <i>two</i></p>'],
  ['<p>one <b>two</b> three</p>', 'one two t', '<p><i>one </i><b><i>two</i></b><i> t</i>hree</p>'],
  ['<p>a<del>two</del> two</p>', 'two', '<p>a<del>two</del> <i>two</i></p>'],
  ['<p>a<del><b>x</b><br></del><br>b</p>', 'ab', '<p><i>a</i><del><b>x</b><br></del><br><i>b</i></p>'],
  ['<p>&quot;so&quot; &amp; on</p>', '"so" &', '<p><i>&quot;so&quot; &amp;</i> on</p>'],
  ['<p>🂡牌库</p>', '牌库', '<p>🂡<i>牌库</i></p>'],
  ['<p>one</p>', 'two', '<p>one</p>'],
  // A boundary separates words at tags.
  ['<p>car<b>d</b></p>', 'card', '<p>car<b>d</b></p>', '\n'],
])('in %s, wrapping %s gives %s', (html, words, wrapped, boundary = '') => {
  const find = (text: string) => {
    const from = text.indexOf(words);
    return from < 0 ? [] : [{ from, to: from + words.length, open: '<i>', close: '</i>' }];
  };
  expect(wrapHtml(html, find, /^<(?:del|svg)\b/u, boundary)).toBe(wrapped);
});
