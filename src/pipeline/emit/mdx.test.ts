import fc from 'fast-check';
import { toString as textOf } from 'mdast-util-to-string';
import { mdxToMdast } from 'satteri';
import { describe, expect, it, test } from 'vitest';
import type { AppliedCorrection } from '../../schema/correction.ts';
import type { RichNode, RichText } from '../inline/rich.ts';
import {
  flowElement,
  lineElement,
  list,
  paragraph,
  parseBody,
  stringifyBody,
  table,
  textBlocks,
  toPhrasing,
} from './mdx.ts';

const hostile = [
  ...['{横置}: 加{黑}', '{U}{U} or {process.exit()}', '<script>alert(1)</script>', '<Ref to="x">'],
  ...['import x from "y"', 'export const a = 1', '- not a list', '1. not a step', '1) not a step'],
  ...['# not a heading', '> not a quotation', '``` not code', '~~not struck~~ and ~not~ either'],
  ...['| not | a table |', '---', '===', '*1* **2** _3_ __4__', '「牌」*「牌」*牌'],
  ...['![x](javascript:alert(1)) [y](z) http://example.org www.example.org a@example.org'],
  ...['&amp; &lt; &#x41; \\* \\{', '[^1]: not a footnote', '    not code', '+1/+1 * -1/-1 */*'],
  ...['“quotes” "straight" -- dashes ... and \'these\''],
];

describe('the body of an MDX file', () => {
  it('keeps any text, in paragraphs, lists, tables, lines and inline components', () => {
    fc.assert(
      fc.property(richNodes, (nodes) => {
        const phrasing = toPhrasing(nodes);
        const body = [
          flowElement('Ruling', { id: 'r1' }, [
            paragraph(phrasing),
            list(true, [phrasing, phrasing]),
            table([
              [phrasing, []],
              [[], phrasing],
            ]),
          ]),
          lineElement('Printed', { line: 'name', source: 'a.txt:1-1' }, phrasing),
        ];
        const written = stringifyBody(body);
        const again = parseBody(written);
        // GFM reads bare addresses as links even if they are escaped. The words stay the same.
        if (!/https?:|www\.|@/iu.test(written)) expect(stringifyBody(again.children)).toBe(written);
        const text = compact(textOf({ type: 'root', children: body }));
        expect(compact(textOf(again))).toBe(text);
        expect(compact(textOf(readAsSite(written)))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

const compact = (text: string): string => text.replace(/\s+/gu, '');

/** Reads MDX like the site, with Astro's parser and the settings of astro.config.mjs. Another library writes it. */
const readAsSite = (body: string) => mdxToMdast(body, { features: { smartPunctuation: false } });

const fragment = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...'{}<>*_~`#-+=[]()!|\\&"\'牌手。「」 a1\u00a0'),
    minLength: 1,
    maxLength: 12,
  }),
);

/** A line of text as the pipeline makes it: without spaces at the ends, never empty. */
const words = fragment
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '' && text.isWellFormed());

const leaf = words.map((value): RichNode => ({ type: 'text', value }));

/** Whether no two texts are neighbors. Neighbors are read back as one text, which may be escaped differently. */
const isApart = (nodes: readonly RichNode[]): boolean =>
  nodes.every(({ type }, index) => type !== 'text' || nodes[index + 1]?.type !== 'text');

const correction: AppliedCorrection = {
  ...{ id: 'a-1', line: 1, kind: 'substitution', reading: '', text: '', effect: 'word' },
  reason: { zh: '', ja: '', en: '' },
};

const around = (node: (child: RichNode) => RichNode) => leaf.map(node);
const richNodes: fc.Arbitrary<readonly RichNode[]> = fc
  .array(
    fc.oneof(
      leaf,
      words.map((value): RichNode => ({ type: 'symbol', code: 'T', value })),
      around((child) => ({ type: 'emphasis', children: [child] })),
      around((child) => ({
        type: 'correction',
        correction: { ...correction, reading: 'a {wrong} <reading>' },
        children: [child],
      })),
      around((child) => ({
        type: 'reference',
        target: { kind: 'card', slug: 'x', document: 'm10' },
        children: [child],
      })),
      around((child) => ({ type: 'link', url: 'http://example.org/', children: [child] })),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .filter(isApart);

const text = (value: string): RichNode => ({ type: 'text', value });
const rich = (...nodes: readonly (string | RichNode)[]): RichText => ({
  text: '',
  nodes: nodes.map((node) => (typeof node === 'string' ? text(node) : node)),
  corrections: [],
});
const written = (...paragraphs: readonly RichText[]) => stringifyBody(textBlocks(paragraphs));
const link: RichNode = { type: 'link', url: 'https://a.example/x|y', children: [text('one|two')] };

test('the lines after the first line of a paragraph are a list', () => {
  expect(written(rich('Do:\nthis ', link, ',\nthat.'), rich('Then stop.'))).toBe(
    'Do:\n\n- this [one|two](https://a.example/x|y),\n- that.\n\nThen stop.\n',
  );
});

test('consecutive lines with bars are one table with a head', () => {
  const table = written(
    rich('| Thing | Place |'),
    rich('| Tea | under ', link, ' |\n| Dice | |'),
    rich('So.'),
  );
  const cells = [
    [[{ value: 'Thing' }], [{ value: 'Place' }]],
    [[{ value: 'Tea' }], [{ value: 'under ' }, { url: 'https://a.example/x|y' }]],
    [[{ value: 'Dice' }], []],
  ];
  const children = cells.map((row) => ({ children: row.map((cell) => ({ children: cell })) }));
  for (const tree of [parseBody(table), mdxToMdast(table, {})])
    expect(tree).toMatchObject({ children: [{ type: 'table', children }, { type: 'paragraph' }] });
});

test('rows of unequal length are not a table, and a single row is not a table', () => {
  const types = textBlocks([rich('| a | b |\n| c |'), rich('Then:'), rich('| d | e |')]);
  expect(types.map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph', 'paragraph']);
});
