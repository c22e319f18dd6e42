import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it, test } from 'vitest';
import { interfaceLanguages } from '../../src/schema/language.ts';
import { content } from './lib/data.ts';
import { has } from './lib/elements.ts';
import {
  base,
  dist,
  failing,
  fileOf,
  isShown,
  isThere,
  listPages,
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
const read = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown).children;

/** The nodes of each twin below each of its IDs; `''` for those before the first. */
const twins = new Map(
  pages.map(({ address }) => {
    const stretches = new Map<string, RootContent[]>([['', []]]);
    let id = '';
    for (const node of read(readFile(`${address}index.md`))) {
      id = anchorIn(node) ?? id;
      stretches.set(id, [...(stretches.get(id) ?? []), node]);
    }
    return [address, stretches] as const;
  }),
);
it('every page of a document has a twin, and no other page', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(files.map((file) => file.replaceAll(path.sep, '/')).toSorted()).toEqual(
    listPages()
      .filter(isOfDocument)
      .filter((address) => !readFile(fileOf(address)).includes('name="robots" content="noindex"'))
      .map((address) => `${address}index.md`)
      .toSorted(),
  );
  expect(twins.size).toBeGreaterThan(0);
});

it('a twin has the citable IDs of its page in the same order', () => {
  const kinds = ['data-clause', 'data-annotation', 'data-ruling', 'data-note', 'data-rule-change'];
  const differing = failing(pages, ({ address, tags }) => {
    const ids = tags.filter(({ attributes }) => kinds.some((kind) => kind in attributes));
    const wanted = ids.flatMap(({ attributes }) => attributes.id ?? []);
    const own = [...(twins.get(address)?.keys() ?? [])].filter((id) => wanted.includes(id));
    return own.join() === wanted.join();
  });
  expect(differing).toEqual([]);
});

it('its page names it, and its links lead to existing twins and pages', () => {
  const broken = pages.flatMap(({ address, tags }) => {
    const named = tags.some(
      ({ attributes }) =>
        attributes.type === 'text/markdown' && attributes.href === `${base}${address}index.md`,
    );
    const isText = tags.some(
      (tag) => has('data-clause')(tag) || has('data-ruling')(tag) || has('data-note')(tag),
    );
    const links = linksIn(readFile(`${address}index.md`)).filter((href) => !leadsSomewhere(href));
    return [
      ...(isText && !named ? [`${address}: not named`] : []),
      ...links.map((href) => `${address}: ${href}`),
    ];
  });
  expect(broken).toEqual([]);
});

test('llms.txt names every document in every language, explains what is official, and has no broken links', () => {
  const text = readFile('llms.txt');
  const links = linksIn(text);
  expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
  const contents = content.documents.flatMap(({ id }) =>
    interfaceLanguages.map((lang) => `${origin}${base}${lang}/${id}/index.md`),
  );
  expect(contents.filter((href) => !links.includes(href))).toEqual([]);
  expect(
    read(text)
      .slice(0, 2)
      .map(({ type }) => type),
  ).toEqual(['heading', 'blockquote']);
  expect(text).toMatch(/official text/u);
});

/** The ID of `<a id="remedy-4">` in a heading or paragraph. */
function anchorIn(node: RootContent): string | undefined {
  const nodes = 'children' in node ? node.children : [node];
  return nodes.flatMap((each) =>
    each.type === 'html' ? (/^<a id="([^"]+)">/u.exec(each.value)?.[1] ?? []) : [],
  )[0];
}

function linksIn(markdown: string): string[] {
  const urlsIn = (node: RootContent): string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(urlsIn) : []),
  ];
  return read(markdown).flatMap(urlsIn);
}

function leadsSomewhere(href: string): boolean {
  if (origin !== '' && !href.startsWith(`${origin}/`)) return /^https?:/u.test(href);
  if (/^https?:/u.test(href) && origin === '') return true;
  const path = href.slice(origin.length);
  return path.endsWith('.md') || path.endsWith('.json')
    ? existsSync(`${dist}/${path.slice(base.length)}`)
    : isThere(path);
}
