import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { normalizeBase, type RunningSite, serveSite } from '../../../scripts/lib/serve.ts';
import { makeRelease } from '../../../src/offline/build.ts';
import { inventedRoot } from '../../lib/invented.ts';
import { ask } from '../lib/ask.ts';
import { boxOf, holdBack, requestsOf, settled } from '../lib/read.ts';
import { openNothing, phone } from '../lib/use.ts';

/* A device that stores the site. The tests really stop the server, so they have one of their own. */

const dist = path.join(inventedRoot, 'dist');
const base = normalizeBase(process.env.BASE_PATH);
let page: Page;
let site: RunningSite;
/** The folder of another build of the site. */
let newer: string;

beforeAll(async () => {
  newer = await makeNewerSite();
});
afterAll(() => rmSync(newer, { recursive: true, force: true }));

// Each test continues from the state of the one before.
describe('a device that stores the site', () => {
  beforeAll(start);
  afterAll(() => site.close());

  test('before storing, pages load nothing for it; the offline page shows the size, the progress and the end of storing', async () => {
    const asked = requestsOf(page);
    await page.goto(`${site.url}ja/ipg/2.4/`);
    await settled(page);
    expect(asked.filter((each) => /sw\.js|\/offline\//u.test(each))).toEqual([]);
    expect(await countWorkers()).toBe(0);
    const goOn = await holdBack(page, /\.pack$/u);
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    expect(await page.textContent('[data-store]')).toMatch(/\d MB/u);
    await page.click('[data-store]');
    await page.getByRole('progressbar', { name: 'Save on this device' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PROGRESS');
    goOn();
    await page.waitForSelector('[data-remove]:visible:focus');
    expect(await page.locator('progress').isVisible()).toBe(false);
    expect(await page.textContent('offline-copy [role="status"]')).toMatch(/\d{4}-\d\d-\d\d/u);
  });

  test('with a network, files that are not stored come from the server; if release.json never comes, the page still says that the site is saved, and can remove it', async () => {
    expect((await page.goto(`${site.url}data/index.json`))?.status()).toBe(200);
    expect((await page.goto(`${site.url}zh/no-such-page/`))?.status()).toBe(404);
    await page.route(/release\.json$/u, () => undefined);
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-remove]:visible');
    expect(await page.textContent('offline-copy [role="status"]')).toMatch(/^Saved/u);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('without a network pages open, even without the final slash, and citations lead to their clauses', async () => {
    await site.close();
    for (const [address, place, selector] of [
      ['', '', '.languages'],
      ['ja/dawn/cards/smoke-giant#r1', 'ja/dawn/cards/smoke-giant/#r1', '#r1'],
      ['go/?q=IPG%202.3%20r4&lang=ja', 'ja/ipg/2.3/#remedy-4', '#remedy-4 [data-text][lang="ja"]'],
    ] as const) {
      await page.goto(site.url + address);
      await page.waitForURL(site.url + place);
      await page.locator(selector).first().waitFor();
    }
  });

  test('without a network the search answers in every language, and no file is missing', async () => {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(`${site.url}zh/search/`);
    for (const [query, url] of [
      ['最上面的四把勺子', 'ipg/2.3/#example-c'],
      ['マルタ', 'dawn/cards/marta-of-the-hearth/'],
      ['four top spoons', 'ipg/2.3/#example-c'],
    ] as const)
      expect((await ask(page, query)).map((result) => result.url)).toContain(url);
    expect(failed.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test('without a network, the address of a file that is not stored gets a page in the language of the address, with links to stored pages', async () => {
    await page.goto(`${site.url}zh/data/index.json`);
    expect(await page.getAttribute('html', 'lang')).toBe('zh-Hans');
    const targets = await page.$$eval('main a', (links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(targets).toHaveLength(3);
    for (const target of targets) {
      await page.goto(target);
      expect(await page.locator('[data-not-stored]').count()).toBe(0);
    }
  });

  test('an interrupted download of a newer version leaves the old copy whole', async () => {
    await serveInstead(newer);
    await page.route(/\.pack$/u, async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body: body.subarray(0, body.length / 2) });
    });
    await startStoring();
    await page.waitForSelector('[data-trouble="network"]');
    expect(await listCaches()).toHaveLength(1);
    await page.unrouteAll();
  });

  test('pages of an older copy link to the offline page; once a newer version is stored, it replaces the older one', async () => {
    const asked = requestsOf(page);
    // Pages of the copy say that there is a newer version. The first of them asks the server, for all.
    for (const address of ['zh/ipg/2.4/', 'en/dawn/general-notes/']) {
      await page.goto(site.url + address);
      expect(await readBuilds()).toEqual(['old', 'old']);
      await page.waitForSelector('[data-older-copy] a[href$="/offline/"]');
      expect(await page.textContent('[data-older-copy]')).toMatch(/\d{4}-\d\d-\d\d/u);
    }
    expect(asked.filter((each) => each.includes('release.json'))).toHaveLength(1);
    // The offline page comes from the network, with its files.
    await page.goto(`${site.url}zh/offline/`);
    expect(await readBuilds()).toEqual(['new', 'new']);
    await page.click('[data-store]:enabled');
    await page.waitForSelector('offline-copy:has([data-store][hidden]):has([data-remove]:not([hidden]))');
    expect(await listCaches()).toHaveLength(1);
    await site.close();
    await page.goto(`${site.url}ja/ipg/2.4/`);
    expect(await readBuilds()).toEqual(['new', 'new']);
  });

  test('removing asks first; canceling keeps everything, otherwise nothing is left', async () => {
    await serveInstead(newer);
    await page.goto(`${site.url}en/offline/`);
    // The button that stores has to be enabled, because it gets the focus afterwards.
    await page.waitForSelector('offline-copy:has([data-store]:enabled) [data-remove]:visible');
    const answer = async (isMeant: boolean) => {
      const asked = page.waitForEvent('dialog');
      const pressed = page.press('[data-remove]', 'Enter');
      const dialog = await asked;
      await (isMeant ? dialog.accept() : dialog.dismiss());
      await pressed;
      return dialog.type();
    };
    expect(await answer(false)).toBe('confirm');
    expect(await listCaches()).toHaveLength(1);
    await answer(true);
    await page.waitForSelector('[data-store]:visible:focus');
    expect(await listCaches()).toEqual([]);
    expect(await countWorkers()).toBe(0);
  });
});

describe('a new device', () => {
  beforeEach(start);
  afterEach(() => site.close());

  test('says within the window that storing failed, and stores nothing', async () => {
    await page.addInitScript(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await startStoring();
    await page.locator('[data-trouble="refused"]').waitFor();
    expect((await boxOf(page, '[data-trouble]')).bottom).toBeLessThanOrEqual(phone.height);
    expect(await listCaches()).toEqual([]);
  });

  test('says that its browser cannot store the site', async () => {
    await page.addInitScript(() => {
      // @ts-expect-error what a browser without service workers looks like
      delete Navigator.prototype.serviceWorker;
    });
    await page.goto(`${site.url}zh/offline/`);
    await page.locator('[data-trouble="unsupported"]').waitFor();
  });

  test('does not say that the site is stored before a worker can answer without a network', async () => {
    const late = `addEventListener('install', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 1000))));\n`;
    change(path.join(newer, 'sw.js'), '', late);
    await serveInstead(newer);
    await startStoring();
    await page.waitForSelector('[data-remove]:visible');
    await site.close();
    await page.goto(`${site.url}zh/ipg/2.4/`);
    expect(await page.locator('#remedy-1').count()).toBe(1);
  });
});

async function start(): Promise<void> {
  site = await serveSite(dist, base);
  page = await openNothing({ viewport: phone });
}

/** Serves another build at the same address instead. */
async function serveInstead(folder: string): Promise<void> {
  await site.close();
  site = await serveSite(folder, base, site.port);
}

/** Opens the offline page, and presses the button that stores. */
async function startStoring(): Promise<void> {
  await page.goto(`${site.url}zh/offline/`);
  await page.click('[data-store]:enabled');
}

/** The names of all caches. */
const listCaches = (): Promise<string[]> => page.evaluate(() => caches.keys());

const countWorkers = () =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The builds of the page, and of a file that it requests now. */
const readBuilds = (): Promise<string[]> =>
  page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    return [document.documentElement.dataset.build ?? 'old', text.includes('"build":"new"') ? 'new' : 'old'];
  }, `${base}hant.json`);

/** Copies the site, with a mark in every page and in a file that is no page. */
async function makeNewerSite(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-site-'));
  cpSync(dist, folder, { recursive: true });
  change(path.join(folder, 'hant.json'), '{', '{"build":"new",');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) change(path.join(folder, name), '<html ', '<html data-build="new" ');
  for (const [name, body] of await makeRelease(folder, '2030-01-01'))
    writeFileSync(path.join(folder, name), body);
  return folder;
}

const change = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
