import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  context,
  makeSiteWithWorker,
  namesOfCopies,
  page,
  serveInstead,
  site,
  store,
  waitForCopy,
} from './lib/offline.ts';

describe('storing', () => {
  test('shows how far it is, in a progress bar with a name and in words', async () => {
    const { promise: seenAtWork, resolve: goOn } = Promise.withResolvers<void>();
    await context.route(/\.pack$/u, async (route) => {
      await seenAtWork;
      await route.continue();
    });
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const bar = document.querySelector('progress');
      const status = document.querySelector('[data-offline-status]');
      if (status)
        new MutationObserver(() => seen.push(bar?.value ?? -1)).observe(status, { childList: true });
    });
    await page.click('[data-store]');
    expect(await page.getByRole('progressbar', { name: 'Download progress' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-stop'))).toBe(true);
    goOn();
    await waitForCopy(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await page.textContent('[data-offline-status]')).toContain('Stored');
    expect(await page.locator('progress').isVisible()).toBe(false);
  });

  test('begins no sooner than it is known what there is, so that nothing moves what is said of it', async () => {
    const { promise: may, resolve: come } = Promise.withResolvers<void>();
    await context.route('**/offline/release.json', async (route) => {
      await may;
      await route.continue();
    });
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForSelector('form[data-offline] input');
    expect(await page.isVisible('[data-store]')).toBe(false);
    come();
    await page.waitForSelector('[data-store]:enabled');
  });

  test('can be stopped, and leaves nothing behind', async () => {
    await context.route(/zh-m10.*\.pack$/u, () => undefined);
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    await page.click('[data-store]');
    await page.waitForSelector('[data-stop]:visible');
    await page.click('[data-stop]');
    await page.waitForSelector('[data-trouble="stopped"]');
    expect(await namesOfCopies(page)).toEqual([]);
  });

  test.each([
    [
      'the storage is full',
      'full',
      () => {
        Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      },
    ],
    [
      'there is less room than needed',
      'full',
      () => {
        navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 900 });
      },
    ],
    [
      'the browser refuses',
      'refused',
      () => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
      },
    ],
    [
      'the browser has no service workers',
      'unsupported',
      () => {
        // @ts-expect-error what a browser without them looks like
        delete Navigator.prototype.serviceWorker;
      },
    ],
  ])('where %s, the page says so and the site goes on', async (_, trouble, spoil) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.addInitScript(spoil);
    await page.goto(`${site.url}zh/offline/`);
    if (trouble !== 'unsupported') {
      await page.waitForSelector('[data-store]:enabled');
      await page.click('[data-store]');
    }
    await page.waitForSelector(`[data-offline-trouble][data-trouble="${trouble}"]:visible`);
    expect(await page.textContent('[data-offline-trouble]')).toContain('有网络时，网站照常可用。');
    await expect
      .poll(() =>
        page.locator('[data-offline-trouble]').evaluate((notice) => {
          const { top, bottom } = notice.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    expect(await namesOfCopies(page)).toEqual([]);
    await page.goto(`${site.url}zh/ipg/2.3/`);
    expect(await page.locator('#remedy-4').count()).toBe(1);
  });

  test('a second page waits for the first', async () => {
    await context.route(/zh-m10.*\.pack$/u, () => undefined);
    const isStoring = page.waitForRequest(/zh-m10.*\.pack$/u);
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    await page.click('[data-store]');
    await isStoring;
    const other = await context.newPage();
    await other.goto(`${site.url}zh/offline/`);
    await other.waitForSelector('[data-store]:enabled');
    await other.click('[data-store]');
    await other.waitForSelector('[data-trouble="busy"]');
  });

  test('can be undone: nothing is left, and pages come from the network again', async () => {
    await store(['zh'], ['ipg']);
    await page.click('[data-remove]');
    await page.waitForSelector('[data-stored-nothing]:visible');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await site.close();
    await expect(page.goto(`${site.url}zh/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

test('storing is not over before a worker is in charge that answers without the network', async () => {
  await serveWithWorker(
    "addEventListener('install', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 4000))));\n",
  );
  await store(['zh'], ['ipg']);
  await site.close();
  await page.goto(`${site.url}zh/ipg/2.3/`);
  expect(await page.locator('#remedy-4').count()).toBe(1);
});

describe('while the worker tidies up', () => {
  // It has found that there is a copy, and goes on when it is told to.
  const halted = `
    const told = new Promise((goOn) => { new BroadcastChannel('tidy').onmessage = goOn; });
    const { has } = CacheStorage.prototype;
    CacheStorage.prototype.has = async function (name) {
      const isThere = await has.call(this, name);
      if (isThere) await told;
      return isThere;
    };
  `;
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  const goOn = () => page.evaluate(() => new BroadcastChannel('tidy').postMessage(''));

  beforeEach(async () => {
    await serveWithWorker(halted);
    await store(['zh'], ['ipg']);
    await expect.poll(locks).toBe(1);
  });

  test('who stores again is not told that another page does', async () => {
    await page.click('[data-store]');
    await page.waitForSelector('[data-stop]:visible');
    await goOn();
    await waitForCopy(page);
    expect(await page.locator('[data-offline-trouble]').isVisible()).toBe(false);
  });

  test('what is removed does not come back', async () => {
    await page.click('[data-remove]');
    await goOn();
    await page.waitForSelector('[data-stored-nothing]:visible');
    await expect.poll(locks).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

let ownWorker: string | undefined;
afterEach(() => {
  if (ownWorker) rmSync(ownWorker, { recursive: true, force: true });
  ownWorker = undefined;
});

/** Has a worker in which this runs first. */
async function serveWithWorker(before: string): Promise<void> {
  ownWorker = makeSiteWithWorker(before);
  await serveInstead(ownWorker);
}
