import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  context,
  fetchMarker,
  makeNewerSite,
  namesOfCopies,
  page,
  serveInstead,
  site,
  stopWorker,
  store,
  waitForCopy,
} from './lib/offline.ts';

let newer: string;
beforeAll(async () => {
  newer = await makeNewerSite();
});
afterAll(() => rmSync(newer, { recursive: true, force: true }));

describe('when the site has a newer version', () => {
  const edition = (of: Page) => of.evaluate(() => document.documentElement.dataset.release ?? 'old');

  test('it is offered and not forced, and no page ever has files of both', async () => {
    await store(['zh'], ['ipg']);
    await page.goto(`${site.url}zh/ipg/2.3/`);
    await serveInstead(newer);

    // Not forced: what is stored stays, and says that there is another.
    await page.reload();
    expect(await edition(page)).toBe('old');
    await page.waitForSelector('.copy-bar[data-state="older"] a');

    // Offered: the link leads to the page that stores, which comes from the network.
    const other = await context.newPage();
    await other.goto(`${site.url}zh/ipg/2.4/`);
    await other.click('.copy-bar a');
    await other.waitForSelector('form[data-offline]:not([hidden])');
    expect(await edition(other)).toBe('new');
    await other.click('[data-store]');
    await waitForCopy(other);
    expect(await namesOfCopies(other)).toHaveLength(2);

    // The page that was open before goes on with its own files, also with those it asks for only now.
    expect(await fetchMarker(page, 'zh/ipg/2.3/')).toBe('old');
    expect(await fetchMarker(page, 'zh/search.json')).toBe('old');
    await stopWorker(page);
    expect(await fetchMarker(page, 'zh/search.json')).toBe('old');

    // Loaded anew, everything is of the new version, and the old copy goes when nobody reads it.
    await page.reload();
    expect(await edition(page)).toBe('new');
    expect(await fetchMarker(page, 'zh/search.json')).toBe('new');
    expect(await page.locator('.copy-bar').count()).toBe(0);
  });

  test('a page from the network gets nothing from the copy', async () => {
    await store(['zh'], ['ipg']);
    await serveInstead(newer);
    await page.goto(`${site.url}ja/ipg/2.3/`);
    expect(await edition(page)).toBe('new');
    expect(await fetchMarker(page, 'zh/search.json')).toBe('new');
  });

  test.each([
    ['breaks off', (route: string) => /zh-ipg/u.test(route), 'network'],
    ['meets a site that has been built anew', (route: string) => /shell/u.test(route), 'renewed'],
  ])('a download that %s leaves the old copy whole', async (_, isHit, trouble) => {
    await store(['zh'], ['ipg']);
    await serveInstead(newer);
    await context.route(/\.pack$/u, (route) => {
      if (!isHit(route.request().url())) return route.continue();
      return trouble === 'renewed' ? route.fulfill({ status: 404 }) : route.abort('connectionreset');
    });
    await page.goto(`${site.url}zh/offline/`);
    await page.click('[data-store]');
    await page.waitForSelector(`[data-offline-trouble][data-trouble="${trouble}"]`);
    expect(await page.textContent('[data-offline-trouble]')).toContain('原有的副本保持完整');
    expect(await namesOfCopies(page)).toHaveLength(1);
    await site.close();
    await page.goto(`${site.url}zh/ipg/2.3/`);
    expect(await edition(page)).toBe('old');
    expect(await page.locator('#remedy-4').count()).toBe(1);
  });
});
