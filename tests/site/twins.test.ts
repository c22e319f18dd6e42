import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it, test } from 'vitest';
import { interfaceLanguages } from '../../src/schema/language.ts';
import { content } from './lib/data.ts';
import { type Element, has } from './lib/elements.ts';
import {
  type BuiltPage,
  base,
  dist,
  failing,
  isShown,
  isThere,
  origin,
  readFile,
  readPages,
} from './lib/pages.ts';

/* The Markdown of pages of documents (their twins), and llms.txt. */

const documents = content.documents.map(({ id }) => id).join('|');
// Pages of history have no twin: the data has their content.
const isOfDocument = (address: string) =>
  new RegExp(`^../(?:${documents})/(?!.*/history/$)`, 'u').test(address);
const pages = readPages().filter((page) => isShown(page) && isOfDocument(page.address));
const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const twinOf = ({ address }: BuiltPage) => readFile(`${address}index.md`);

it('every indexable page of a document but its histories has a twin, and no other page has one', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll(path.sep, '/'));
  expect(files.toSorted()).toEqual(pages.map(({ address }) => `${address}index.md`).toSorted());
  expect(files).not.toEqual([]);
});

it('a twin has the citable IDs of its page in the same order', () => {
  const kinds = ['data-clause', 'data-annotation', 'data-ruling', 'data-note', 'data-rule-change'];
  const differing = failing(pages, (page) => {
    const citable = page.tags.filter(({ attributes }) => kinds.some((kind) => kind in attributes));
    const wanted = citable.flatMap(({ attributes }) => attributes.id ?? []);
    // `<a id="remedy-4">` in a heading or paragraph.
    const ids = nodesIn(read(twinOf(page)), 'html').flatMap(
      ({ value }) => /^<a id="([^"]+)">/u.exec(value)?.[1] ?? [],
    );
    return ids.filter((id) => wanted.includes(id)).join() === wanted.join();
  });
  expect(differing).toEqual([]);
});

it('a page of texts names its twin, and the links of a twin lead to existing twins and pages', () => {
  const isText = (tag: Element) => ['data-clause', 'data-ruling', 'data-note'].some((name) => has(name)(tag));
  const unnamed = failing(pages, ({ address, tags }) => {
    const links = tags.filter(has('type', 'text/markdown')).map(({ attributes }) => attributes.href);
    return !tags.some(isText) || links.includes(`${base}${address}index.md`);
  });
  expect(unnamed).toEqual([]);
  const broken = pages.flatMap((page) =>
    linksIn(twinOf(page)).flatMap((href) => (leadsSomewhere(href) ? [] : `${page.address}: ${href}`)),
  );
  expect(broken).toEqual([]);
});

test('llms.txt names every document in every language, explains what is official, and has no broken links', () => {
  const text = readFile('llms.txt');
  const links = linksIn(text);
  expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
  const contents = content.documents.flatMap(({ id }) =>
    interfaceLanguages.map((lang) => `${origin}${base}${lang}/${id}/index.md`),
  );
  expect(links).toEqual(expect.arrayContaining(contents));
  const [first, second] = read(text).children;
  expect([first?.type, second?.type]).toEqual(['heading', 'blockquote']);
  expect(text).toMatch(/official text/u);
});

/** The nodes of a type in a Markdown tree, in document order. */
function nodesIn<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  return [
    ...(node.type === type ? [node as Extract<Nodes, { type: Type }>] : []),
    ...('children' in node ? node.children.flatMap((child) => nodesIn(child, type)) : []),
  ];
}

const linksIn = (markdown: string): string[] => nodesIn(read(markdown), 'link').map(({ url }) => url);

function leadsSomewhere(href: string): boolean {
  if (/^https?:/u.test(href) && (origin === '' || !href.startsWith(`${origin}/`))) return true;
  const place = href.slice(origin.length);
  return /\.(?:md|json)$/u.test(place)
    ? existsSync(path.join(dist, place.slice(base.length)))
    : isThere(place);
}
