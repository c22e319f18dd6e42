import { mdxToMdast } from 'satteri';
import { expect, test } from 'vitest';
import type { RichNode, RichText } from '../inline/rich.ts';
import { parseBody, stringifyBody } from './mdx.ts';
import { textBlocks } from './text-blocks.ts';

const text = (value: string): RichNode => ({ type: 'text', value });
const rich = (...nodes: readonly (string | RichNode)[]): RichText => ({
  text: '',
  nodes: nodes.map((node) => (typeof node === 'string' ? text(node) : node)),
  corrections: [],
  markup: [],
});
const written = (...paragraphs: readonly RichText[]) => stringifyBody(textBlocks(paragraphs));
const link: RichNode = { type: 'link', url: 'https://a.example/x|y', children: [text('one|two')] };

test('a paragraph stays as it is', () => {
  expect(written(rich('One.'), rich('Two | ', link, '.'))).toBe(
    'One.\n\nTwo | [one|two](https://a.example/x|y).\n',
  );
});

test('lines below a line are its points', () => {
  expect(written(rich('Do:\nthis ', link, ',\nthat.'), rich('Then stop.'))).toBe(
    'Do:\n\n- this [one|two](https://a.example/x|y),\n- that.\n\nThen stop.\n',
  );
});

test('rows between bars are one table, the first its head, whatever the source puts between them', () => {
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

test('rows of unequal length, and a row alone, are no table', () => {
  const types = textBlocks([rich('| a | b |\n| c |'), rich('Then:'), rich('| d | e |')]);
  expect(types.map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph', 'paragraph']);
});
