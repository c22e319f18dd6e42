import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../bench/build/sites.ts';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';
import { type BuiltPage, base, brokenLinks, readPages } from './lib/pages.ts';

// The site with more sections than one page of everything may name: 2.4 again and again, in six chapters.

const sections = Array.from({ length: 54 }, (_, index) => `${30 + Math.floor(index / 9)}.${(index % 9) + 1}`);

let folder: string;
let dist: string;
let pages: BuiltPage[];

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/grown-'));
  dist = path.join(folder, 'dist');
  copyProject(root, folder);
  const text = readFileSync(path.join(root, 'content/docs/ipg/2.4.mdx'), 'utf8');
  for (const section of sections) {
    const file = path.join(folder, `content/docs/ipg/${section}.mdx`);
    writeFileSync(file, text.replace('section: "2.4"', `section: "${section}"`));
  }
  const { code, output } = await runNode([...packageProgram('astro'), 'build', '--root', folder], 'keep');
  expect(code, output).toBe(0);
  pages = readPages(dist);
}, 600_000);

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const hrefsOf = ({ tags }: BuiltPage) => tags.flatMap(({ attributes }) => attributes.href ?? []);
const sectionsIn = (hrefs: readonly string[]) =>
  new Set(hrefs.flatMap((href) => /\/ipg\/(\d+\.\d+)\/(?:\?[^#]*)?(?:#.*)?$/u.exec(href)?.[1] ?? []));

test('no page names most of the sections but the list of terms, which has a limit of its own', () => {
  const naming = pages.filter((page) => sectionsIn(hrefsOf(page)).size > sections.length / 2);
  expect(naming.map(({ address }) => address).filter((address) => !address.endsWith('/terms/'))).toEqual([]);
});

test('every link inside the site leads to a page, and every hash to something on it', () => {
  expect(brokenLinks(pages, dist).slice(0, 20)).toEqual([]);
});

describe.each(['zh', 'ja', 'en'])('in %s', (lang) => {
  const pageAt = (address: string) => pages.find((page) => page.address === `${lang}/${address}`);
  const chaptersOn = (address: string) => {
    const page = pageAt(address);
    return new Set((page ? hrefsOf(page) : []).filter((href) => href.includes('/status/ipg-')));
  };
  const chapters = ['2', '30', '31', '32', '33', '34', '35'].map(
    (chapter) => `${base}${lang}/status/ipg-${chapter}/`,
  );

  test('the front page and the one of coverage lead to every chapter', () => {
    expect([...chaptersOn('')]).toEqual(chapters);
    expect([...chaptersOn('status/')]).toEqual(chapters);
  });

  test('a chapter has a cell for every clause and language of its sections', () => {
    const cellsOn = (address: string, of: string) =>
      (pageAt(address)?.tags ?? []).filter(
        ({ attributes }) => attributes['data-cell'] !== undefined && attributes.href?.includes(`/ipg/${of}`),
      );
    // Each of the nine is 2.4 again.
    const one = cellsOn('status/ipg-2/', '2.4/');
    const nine = cellsOn('status/ipg-31/', '31.');
    expect(new Set(one.map(({ attributes }) => attributes['data-cell']))).toEqual(
      new Set(['zh', 'ja', 'en']),
    );
    expect(nine).toHaveLength(9 * one.length);
    expect([...sectionsIn(nine.map(({ attributes }) => attributes.href ?? ''))]).toEqual(
      sections.filter((section) => section.startsWith('31.')),
    );
  });
});
