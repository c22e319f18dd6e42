import path from 'node:path';
import { toString as textIn } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../../scripts/lib/content-root.ts';
import { dist } from '../../scripts/lib/run.ts';
import { parseInline, plainText } from '../../src/pipeline/inline/inline.ts';
import { languagesOffPage } from '../../src/pipeline/join/replaced.ts';
import { isOnNoPage } from '../../src/pipeline/marked-text/margin.ts';
import { prepareSource } from '../../src/pipeline/marked-text/prepare-source.ts';
import { isBlank, offsetsOfRange, positionAt } from '../../src/pipeline/text/source-text.ts';
import { invisible } from '../../src/pipeline/text/unprintable.ts';
import { openContent } from '../../src/records/open-content.ts';
import { inventedRoot } from '../lib/invented.ts';
import { type Element, findOutermost, has } from './lib/elements.ts';
import { fileOf, openSite } from './lib/pages.ts';

/*
 * The proof that nothing is lost. The build proves that a marked text is its source, and that every row has a name.
 * These tests read the built pages back: each character of an official row is on the pages in zh, once and in the
 * line that the page gives, and in the Markdown of that page. Left out rows and older editions are no part of the proof.
 */

const sites = [
  { name: 'this site', root: contentRoot(), folder: dist },
  { name: 'the invented site', root: inventedRoot, folder: path.join(inventedRoot, 'dist') },
];

describe.each(sites)('$name', ({ root, folder }) => {
  const { input, sources: entries } = openContent(root);
  const sources = input.sources.map((one) => prepareSource(one, input.corrections).value);
  const { listPages, readFile } = openSite(folder);
  /** The elements of the zh pages that show a source, with their lines. */
  const shown = listPages()
    .filter((address) => address.startsWith('zh/'))
    .flatMap((address) =>
      findOutermost(readFile(fileOf(address)), has('data-source')).map((element) => ({
        address,
        element,
        place: element.attributes['data-source'] ?? '',
      })),
    );

  it('has every source', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(sources.map(({ source }) => source.file).toSorted()).toEqual(
      entries.map(({ file }) => file).toSorted(),
    );
  });

  it.each(sources)('has all visible text of $source.file in rows or in mark-up', ({ source, paragraphs }) => {
    const unseen = new Set(Array.from(source.text.matchAll(invisible), ({ index }) => index));
    const isSeen = (offset: number): boolean => !isBlank(source.text.charAt(offset)) && !unseen.has(offset);
    const inRows = paragraphs.flatMap(({ piece }) =>
      piece ? [...piece.flow.offsets, ...piece.markup.flatMap(offsetsOfRange)] : [],
    );
    const all = Array.from({ length: source.text.length }, (_, offset) => offset);
    expect(inRows.filter((at) => at >= 0 && isSeen(at)).sort((a, b) => a - b)).toEqual(all.filter(isSeen));
  });

  it.each(sources)('has each official row of $source.file on a page, once and whole', (text) => {
    const offPage = languagesOffPage(text, sources);
    const left = text.paragraphs.flatMap(({ name, piece }) =>
      piece && !isOnNoPage(name) && !offPage.includes(name.lang)
        ? [
            {
              line: positionAt(text.source, piece.flow.offsets[0] ?? 0).line,
              words: compact(plainText(parseInline(piece.flow.text))),
            },
          ]
        : [],
    );
    const own = shown.filter(({ place }) => place.startsWith(`${text.source.file}:`));
    const foreign = own.flatMap(({ element, place }) => {
      let rest = compact(toSourceText(element));
      while (rest !== '') {
        const next = left.findIndex(({ line, words }) => isIn(place, line) && rest.startsWith(words));
        if (next < 0) return [`${place}: ${rest}`];
        rest = rest.slice(left[next]?.words.length);
        left.splice(next, 1);
      }
      return [];
    });
    expect({ foreign, left }).toEqual({ foreign: [], left: [] });
  });

  it('has the same words in the Markdown of each page but the histories', () => {
    const markdown = new Map<string, string>();
    const wordsOf = (address: string): string => {
      const known = markdown.get(address) ?? wordsIn(readFile(`${address}index.md`));
      markdown.set(address, known);
      return known;
    };
    const missing = shown
      .filter(({ address }) => !address.endsWith('/history/'))
      .filter(({ address, element }) => !wordsOf(address).includes(withoutBars(toShownText(element))))
      .map(({ address, place }) => `${address} ${place}`);
    expect(missing).toEqual([]);
  });
});

/**
 * The text of an element as the source has it: without our own words, with the damaged readings instead of
 * corrections.
 */
function toSourceText(node: Element | string): string {
  if (typeof node === 'string') return node;
  if ('data-ui' in node.attributes) return '';
  const isCorrection = 'data-correction' in node.attributes;
  const nodes = node.nodes.filter(
    (each) => !isCorrection || (typeof each !== 'string' && each.name === 'del'),
  );
  const text = nodes.map(toSourceText).join('');
  // The source has bars between the cells of a table.
  if (node.name === 'tr') return `|${text}`;
  return /^t[dh]$/u.test(node.name) ? `${text}|` : text;
}

/** The visible text of an element: without our own words and damaged readings. */
function toShownText(node: Element | string): string {
  if (typeof node === 'string') return node;
  return 'data-ui' in node.attributes || node.name === 'del' ? '' : node.nodes.map(toShownText).join('');
}

/** The words of a page in Markdown. */
function wordsIn(markdown: string): string {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return withoutBars(children.map((node) => textIn(node)).join(''));
}

/** A text without blanks and the bars of tables. */
function withoutBars(text: string): string {
  return text.replace(/[\s|]+/gu, '');
}

/** Whether a line is in a place: `a.txt:47;a.txt:48-49`, `a.txt:29:1-53` */
function isIn(place: string, line: number): boolean {
  return place.split(';').some((one) => {
    const [, from, to = from] = /:(\d+)(?:-(\d+))?(?::\d+(?:-\d+)?)?$/u.exec(one) ?? [];
    return Number(from) <= line && line <= Number(to);
  });
}

function compact(text: string): string {
  return [...text].filter((character) => !isBlank(character)).join('');
}
