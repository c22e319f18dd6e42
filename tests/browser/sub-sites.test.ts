import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';
import { type RunningSite, serveSites } from '../../scripts/lib/serve.ts';
import { askAll } from './lib/ask.ts';
import { browser } from './lib/browser.ts';

// The site split in two, each part built by itself, under base paths of one origin.
const bases = { ipg: '/rules/', m10: '/sets/2010/' } as const;
const setting = Object.entries(bases).map((shard) => shard.join('='));

let folder: string;
let site: RunningSite;

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/sub-sites-'));
  for (const [document, base] of Object.entries(bases)) {
    const { code, output } = await runNode(
      [...packageProgram('astro'), 'build', '--outDir', path.join(folder, document)],
      'keep',
      { SHARDS: setting.join(), BASE_PATH: base },
    );
    expect(code, output).toBe(0);
  }
  site = await serveSites(
    Object.entries(bases).map(([document, base]) => ({ folder: path.join(folder, document), base })),
    { number: 0, isFixed: true },
  );
}, 600_000);

afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['rules', 'ipg', 'ajani-goldmane', '/sets/2010/zh/m10/cards/ajani-goldmane/'],
  ['sets/2010', 'm10', 'HCE', '/rules/zh/ipg/2.3/'],
])('a search in %s answers from both, and its results open', async (from, _, query, to) => {
  const page = await browser.newPage();
  await page.goto(new URL(`/${from}/zh/search/`, site.url).href);
  const shown = await askAll(page, [query, '牌库']);
  expect(new Set(shown[1]?.results.map(({ url }) => url.split('/')[0]))).toEqual(
    new Set(['ipg', 'm10', 'terms']),
  );
  const address = await page.evaluate(() => location.pathname);
  expect(address).toBe(`/${from}/zh/search/`);
  await askAll(page, [query]);
  await page.locator('[data-search-results] a').first().click();
  await page.waitForURL((url) => url.pathname === to);
  expect((await page.reload())?.status()).toBe(200);
  await page.close();
});

test('the menu of one leads into the other', async () => {
  const page = await browser.newPage();
  await page.goto(new URL('/rules/en/ipg/2.3/', site.url).href);
  const link = page.locator('a[href="/sets/2010/en/m10/"]').first();
  const response = await page.goto(await link.evaluate(({ href }: HTMLAnchorElement) => href));
  expect([page.url(), response?.status()]).toEqual([`${site.url}sets/2010/en/m10/`, 200]);
  expect((await page.goto(new URL('/rules/en/m10/', site.url).href))?.status()).toBe(404);
  await page.close();
});
