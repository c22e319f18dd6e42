import fc from 'fast-check';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { toTwin } from './twin.ts';

const twinOf = (html: string) =>
  toTwin({
    html: `<html><body><nav>Home</nav><main>${html}</main></body></html>`,
    lang: 'en',
    document: {
      id: 'guide',
      kind: 'guide',
      titles: { zh: '指引', ja: '手引き', en: 'Guide' },
      prevails: 'en',
    },
    address: '/en/guide/1/',
    site: 'Example',
    resolve: (href) => `to:${href}`,
  });
/** The twin of a page, without its title, list and foot. */
const contentOf = (html: string) =>
  twinOf(`<h1>Title</h1>${html}`)
    .replace(/^[\s\S]*?\n\n[\s\S]*?\n\n/u, '')
    .replace(/\n---\n[\s\S]*/u, '');
const textToHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quotedIn = (markdown: string) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown)
    .children.find(({ type }) => type === 'blockquote');

describe('a twin', () => {
  it.each([
    [
      'has the name of a clause as a heading with its ID',
      '<div id="remedy-4" role="group" aria-label="Remedy 4" data-clause><div class="anchor"><a href="#remedy-4">Remedy 4</a><button>…</button></div></div>',
      '### <a id="remedy-4"></a>Remedy 4\n',
    ],
    [
      'labels a text with its language, authority and status',
      '<div class="cell" data-status="partly"><span class="hidden-text">Chinese</span><div lang="zh-Hans" data-source="a.txt:1"><p>一。</p></div></div>',
      '**Chinese · official text · partly outdated**\n\n> 一。\n',
    ],
    [
      'labels a translation with its translator',
      '<div class="unofficial" data-unofficial lang="ja"><p class="unofficial-mark" title="From the Chinese">Unofficial translation · A</p><div class="body"><p>一。</p></div><p>A remark.</p></div>',
      '**Japanese · Unofficial translation · A · From the Chinese**\n\n> 一。\n\nA remark.\n',
    ],
    [
      'joins the lines of a card in one quote',
      '<p class="printed" lang="en" data-source="a.txt:1">One</p><p class="printed" lang="en" data-source="a.txt:2">Two</p>',
      '**English · official text**\n\n> One\n>\n> Two\n',
    ],
    [
      'has no links to terms; resolves other links',
      '<p><a class="term" href="/t">Term</a>, <a href="/a">A</a></p>',
      'Term, [A](to:/a)\n',
    ],
    [
      'leaves out navigation and the bar',
      '<nav>Home</nav><div class="bar"><button>Display</button></div><p>One</p>',
      'One\n',
    ],
    [
      'separates words that the style sheet separates',
      '<p><span>One</span><small>Two</small></p>',
      'One · Two\n',
    ],
    [
      'keeps the words of a source together, and leaves out the readings that corrections replace',
      '<div lang="en" data-source="a.txt:1"><p><span>O</span><span>ne <ins>two</ins><del>tow</del></span></p></div>',
      '**English · official text**\n\n> One two\n',
    ],
    [
      'writes a table cell in one line',
      '<table><tr><th>A</th></tr><tr><td><p>One</p><p class="repeated">Two</p></td></tr></table>',
      '| A |\n| - |\n| One · Two |\n',
    ],
  ])('%s', (_, html, markdown) => {
    expect(contentOf(html)).toBe(markdown);
  });

  it('a Markdown parser reads a text with any signs as printed', () => {
    const sign = fc.constantFrom(...'*_~`<>[]()!#-+=|\\&;:./@{}"0123aあ字、 ');
    const words = fc.array(sign, { minLength: 1 }).map((signs) => signs.join('').trim().replace(/ +/gu, ' '));
    fc.assert(
      fc.property(
        words.filter((text) => text !== ''),
        (text) => {
          const own = quotedIn(
            twinOf(`<div lang="en" data-source="a.txt:1"><p>${textToHtml(text)}</p></div>`),
          );
          expect(own && textOf(own)).toBe(text);
        },
      ),
    );
  });
});
