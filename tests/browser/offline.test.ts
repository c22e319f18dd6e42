import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { normalizeBase, type RunningSite, serveSite } from '../../scripts/lib/serve.ts';
import { buildRelease } from '../../src/integrations/offline/build-release.ts';
import { askAll } from './lib/ask.ts';
import { launchChromium } from './lib/chromium.ts';

/** The site is really stopped here, so it is served by each test and not by all together. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const base = normalizeBase(process.env.BASE_PATH);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let context: BrowserContext;
let page: Page;
let site: RunningSite;
let newer: string;

beforeAll(async () => {
  browser = await launchChromium();
  newer = makeNewerSite();
});
afterAll(async () => {
  await browser?.close();
  rmSync(newer, { recursive: true, force: true });
});
beforeEach(async () => {
  site = await serve(dist);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await site.close();
});

describe('before anything is stored', () => {
  test('no page asks for the worker or for what can be stored', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['zh/', 'ja/ipg/2.3/', 'en/m10/cards/ajani-goldmane/', 'zh/search/']) {
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
    }
    expect(asked.filter((each) => /sw\.js|\/offline\/|copy-bar/u.test(each))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test('the page shows what each part weighs, and the sum of what is chosen', async () => {
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForFunction(() => /\d/u.test(document.querySelector('[data-total]')?.textContent ?? ''));
    const sizes = await page.$$eval('[data-size]', (all) =>
      all.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)),
    );
    expect(sizes.every((size) => size > 0 && size < 1000)).toBe(true);
    const total = () =>
      page.$eval('[data-total]', (each) => Number(/\d+/u.exec(each.textContent ?? '')?.[0]));
    const before = await total();
    await page.check('input[value="ja"]');
    expect(await total()).toBeGreaterThan(before + 100);
    expect(await page.locator('[data-stored-nothing]').isVisible()).toBe(true);
  });
});

describe('with the network cut', () => {
  beforeEach(async () => {
    await store(['zh', 'ja', 'en']);
    await site.close();
  });

  test.each([
    ['the start page', 'zh/', '[aria-labelledby="documents"]'],
    ['a section with three columns', 'zh/ipg/2.3/?with=ja,en', '#remedy-4 [data-text][lang="en"]'],
    ['a card', 'ja/m10/cards/ajani-goldmane/#r2', '#r2'],
    ['the card list', 'en/m10/cards/?color=W', '[data-card-rows]'],
    ['an address without its slash', 'zh/ipg/2.3?with=en', '#remedy-4'],
    ['the choice of languages', '', '.languages'],
  ])('%s opens', async (_, address, selector) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site.url + address);
    expect(await page.locator(selector).first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('pages say which copy they are read from, in their language', async () => {
    for (const [lang, words] of [
      ['zh', '资料截至 2026-'],
      ['ja', '内容の日付 2026-'],
      ['en', 'state of 2026-'],
    ]) {
      await page.goto(`${site.url}${lang}/ipg/2.3/`);
      expect(await page.textContent('.copy-bar[data-state="unknown"]')).toContain(words);
    }
    await page.click('.copy-bar button');
    await page.goto(`${site.url}zh/`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.copy-bar').count()).toBe(0);
  });

  test.each([
    ['zh', '牌库顶', 'ipg/2.3/'],
    ['ja', 'アジャニ', 'm10/cards/ajani-goldmane/'],
  ])('the search answers in %s', async (lang, query, url) => {
    await page.goto(`${site.url}${lang}/search/`);
    const [shown] = await askAll(page, [query]);
    expect(shown?.state).toBe('done');
    expect(shown?.results.map((result) => result.url).some((each) => each.startsWith(url))).toBe(true);
  });

  test('the quick box answers on any page', async () => {
    await page.goto(`${site.url}zh/m10/cards/ajani-goldmane/`);
    await page.keyboard.press('/');
    await page.keyboard.type('阿耶尼');
    await page.waitForSelector('dialog.quick [role="option"]');
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in %s, with a copy and the bar that says so',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [address, sign] of [
        ['zh/offline/', '[data-stored-copy]'],
        ['ja/offline/', '[data-stored-copy]'],
        ['en/offline/', '[data-stored-copy]'],
        ['zh/ipg/2.3/', '.copy-bar'],
        ['en/data/index.json', '[data-stored-copy]'],
      ] as const) {
        await page.goto(site.url + address);
        await page.locator(sign).waitFor();
        expect(await findViolations(page)).toEqual([]);
      }
    },
  );

  test('a card and a term that a text names show what they are', async () => {
    await page.goto(`${site.url}zh/m10/general-notes/`);
    await page.locator('a.ref[href*="/m10/cards/lightning-bolt/"]').first().click();
    await page.locator('[data-reference="card"] [data-name="ja"]').waitFor();
    expect(page.url()).toBe(`${site.url}zh/m10/general-notes/`);
    await page.keyboard.press('Escape');
    await page.locator('a.term').first().click();
    await page.locator('[data-reference="term"] [data-name="en"]').waitFor();
  });

  test('the offline page opens and says what is there', async () => {
    await page.goto(`${site.url}ja/offline/`);
    await page.waitForSelector('[data-stored-copy]:not([hidden])');
    expect(await page.textContent('[data-newer]')).toContain('ネットワークがない');
  });
});

test('a page that is not stored says so in its language, with what is', async () => {
  await store(['zh'], ['ipg']);
  await site.close();
  await page.goto(`${site.url}ja/m10/cards/ajani-goldmane/`);
  expect(await page.getAttribute('html', 'lang')).toBe('ja');
  expect(await page.textContent('h1')).toBe('このページはこの端末に保存されていません');
  expect(await page.textContent('[data-asked] code')).toBe('ja/m10/cards/ajani-goldmane/');
  const links = page.locator('[data-stored] a:visible');
  await links.first().waitFor();
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(targets).toContain(`${base}zh/ipg/2.3/`);
  expect(targets.some((target) => /\/m10\/|^\/ja\//u.test(target))).toBe(false);
  for (const target of targets) {
    await page.goto(new URL(target, site.url).href);
    expect(await page.locator('[data-asked]').count()).toBe(0);
  }
});

test('a page that is not stored comes from the network while there is one', async () => {
  await store(['zh'], ['ipg']);
  await page.goto(`${site.url}en/m10/cards/ajani-goldmane/`);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.textContent('h1')).toContain('Ajani');
  expect(await page.goto(`${site.url}zh/no-such-page/`).then((answer) => answer?.status())).toBe(404);
});

test('a page from the copy says nothing while the copy is what the server has', async () => {
  await store(['zh']);
  await page.goto(`${site.url}zh/ipg/2.3/`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.locator('.copy-bar').count()).toBe(0);
});

describe('when the site has a newer version', () => {
  const edition = (of: Page) => of.evaluate(() => document.documentElement.dataset.release ?? 'old');

  test('it is offered and not forced, and no page ever has files of both', async () => {
    await store(['zh'], ['ipg']);
    await page.goto(`${site.url}zh/ipg/2.3/`);
    await renew();

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
    await renew();
    await page.goto(`${site.url}ja/ipg/2.3/`);
    expect(await edition(page)).toBe('new');
    expect(await fetchMarker(page, 'zh/search.json')).toBe('new');
  });

  test.each([
    ['breaks off', (route: string) => /zh-ipg/u.test(route), 'network'],
    ['meets a site that has been built anew', (route: string) => /shell/u.test(route), 'renewed'],
  ])('a download that %s leaves the old copy whole', async (_, isHit, trouble) => {
    await store(['zh'], ['ipg']);
    await renew();
    await page.goto(`${site.url}zh/offline/`);
    await context.route(/\.pack$/u, (route) => {
      if (!isHit(route.request().url())) return route.continue();
      return trouble === 'renewed' ? route.fulfill({ status: 404 }) : route.abort('connectionreset');
    });
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

describe('storing', () => {
  test('shows how far it is, in a progress bar with a name and in words', async () => {
    await context.route(/\.pack$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
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
    await waitForCopy(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await page.textContent('[data-offline-status]')).toContain('Stored');
    expect(await page.locator('progress').isVisible()).toBe(false);
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
    await page.addInitScript(spoil);
    await page.goto(`${site.url}zh/offline/`);
    if (trouble !== 'unsupported') {
      await page.waitForSelector('[data-store]:enabled');
      await page.click('[data-store]');
    }
    await page.waitForSelector(`[data-offline-trouble][data-trouble="${trouble}"]:visible`);
    expect(await page.textContent('[data-offline-trouble]')).toContain('有网络时，网站照常可用。');
    expect(await namesOfCopies(page)).toEqual([]);
    await page.goto(`${site.url}zh/ipg/2.3/`);
    expect(await page.locator('#remedy-4').count()).toBe(1);
  });

  test('a second page waits for the first', async () => {
    await context.route(/zh-m10.*\.pack$/u, () => undefined);
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    await page.click('[data-store]');
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

function serve(folder: string, port = 0): Promise<RunningSite> {
  return serveSite(folder, base, { number: port, isFixed: true });
}

/** Puts the newer build in the place of the one that is served. */
async function renew(): Promise<void> {
  await site.close();
  site = await serve(newer, site.port);
}

async function store(
  languages: readonly string[],
  documents: readonly string[] = ['ipg', 'm10'],
): Promise<void> {
  await page.goto(`${site.url}zh/offline/`);
  await page.waitForSelector('[data-store]:enabled');
  for (const box of await page.locator('form[data-offline] input').all()) {
    await box.setChecked([...languages, ...documents].includes(await box.inputValue()));
  }
  await page.click('[data-store]');
  await waitForCopy(page);
}

async function waitForCopy(of: Page): Promise<void> {
  await of.waitForSelector('[data-remove]:visible:enabled');
}

async function findViolations(of: Page): Promise<string[]> {
  await of.evaluate(axe);
  return of.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}

function namesOfCopies(of: Page): Promise<string[]> {
  return of.evaluate(async () => (await caches.keys()).filter((name) => name.includes(':copy:')));
}

/** Which build a file is of that a page asks for. */
async function fetchMarker(of: Page, address: string): Promise<string> {
  const text = await of.evaluate(async (url) => (await fetch(url)).text(), base + address);
  return text.includes('data-release="new"') || text.includes('"release":"new"') ? 'new' : 'old';
}

/** A browser stops a worker that has nothing to do; what it knew by heart is gone then. */
async function stopWorker(of: Page): Promise<void> {
  const client = await context.newCDPSession(of);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
}

/** The same site in another build: every page, and the words of the search, bear a mark. */
function makeNewerSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-newer-'));
  cpSync(dist, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((each) => each.endsWith('.html'))) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', '<html data-release="new" '));
  }
  for (const name of files.filter((each) => each.endsWith('search.json'))) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{"release":"new",'));
  }
  rmSync(path.join(folder, 'offline'), { recursive: true });
  const site = files
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.startsWith('offline/') && /\.\w+$/u.test(name) && !/(?:^|\/)\d\.\d$/u.test(name))
    .map((name) => ({ path: name, read: () => readFileSync(path.join(folder, name)) }));
  cpSync(path.join(dist, 'offline'), path.join(folder, 'offline'), { recursive: true });
  for (const [name, content] of buildRelease(site, '2030-01-01').files) {
    writeFileSync(path.join(folder, 'offline', name), content);
  }
  return folder;
}
