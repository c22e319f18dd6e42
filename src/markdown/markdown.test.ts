import fc from 'fast-check';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { textToBlocks } from '../schema/plain-block.ts';
import { heading, paragraphsOf, quote, toMarkdown } from './markdown.ts';

const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown).children;
const quoted = (markdown: string) => read(markdown).find(({ type }) => type === 'blockquote');

describe('a text in a twin', () => {
  it.each([
    '- no item\n1. no step',
    '# no heading',
    '~this~ and ~~that~~, *x*, _y_, `z`',
    '<b>not bold</b> &amp; {T}: [no](link) ![no](picture)',
    'www.example.org, https://example.org/a_b_c and a@example.org',
    '> no quote\n\n---',
  ])('is read as it is printed: %j', (text) => {
    const own = quoted(toMarkdown(quote('English', paragraphsOf(text))));
    expect(own && 'children' in own && own.children.map(({ type }) => type)).toEqual(
      paragraphsOf(text).map(() => 'paragraph'),
    );
    expect(own && 'children' in own && own.children.map((one) => textOf(one)).join('\n\n')).toBe(text);
  });

  it('whatever signs are in it', () => {
    const sign = fc.constantFrom(...'*_~`<>[]()!#-+=|\\&;:./@{}"0123aあ字、 ');
    const words = fc.array(sign, { minLength: 1 }).map((signs) => signs.join('').trim());
    fc.assert(
      fc.property(
        words.filter((text) => text !== ''),
        (text) => {
          const own = quoted(toMarkdown(quote('English', [{ type: 'paragraph', text }])));
          expect(own && textOf(own)).toBe(text);
        },
      ),
    );
  });

  it('has lists and steps where a translator wrote them', () => {
    const own = quoted(toMarkdown(quote('日文', textToBlocks('一：\n\n- 二\n- 三\n\n1. 四\n2. 五'))));
    expect(own && 'children' in own && own.children.map(({ type }) => type)).toEqual([
      'paragraph',
      'list',
      'list',
    ]);
  });

  it('can be linked by its ID', () => {
    expect(toMarkdown([heading(3, 'Additional Remedy 4', 'remedy-4')])).toBe(
      '### <a id="remedy-4"></a>Additional Remedy 4\n',
    );
  });
});
