import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { normalizeBase, type RunningSite, serveSite } from '../../../scripts/lib/serve.ts';
import { buildRelease } from '../../../src/integrations/offline/build-release.ts';
import { browser } from './browser.ts';

/*
 * A device that stores the site, and the site, which is really stopped here: so it is served by each test and not by
 * all together. To import this starts both before each test of a file, and ends them after it.
 */
export let context: BrowserContext;
export let page: Page;
export let site: RunningSite;
export const base = normalizeBase(process.env.BASE_PATH);

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

beforeEach(async () => {
  site = await serve(dist);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await site.close();
});

/** Puts another build in the place of the one that is served. */
export async function serveInstead(folder: string): Promise<void> {
  await site.close();
  site = await serve(folder, site.port);
}

function serve(folder: string, port = 0): Promise<RunningSite> {
  return serveSite(folder, base, { number: port, isFixed: true });
}

/** Stores these languages and documents on the page for it, and waits until they are there. */
export async function store(
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

/** Waits until the page says that something is stored, and nothing is under way. */
export async function waitForCopy(of: Page): Promise<void> {
  await of.waitForSelector('[data-remove]:visible:enabled');
}

/** The caches that hold a copy. */
export function namesOfCopies(of: Page): Promise<string[]> {
  return of.evaluate(async () => (await caches.keys()).filter((name) => name.includes(':copy:')));
}

/** Which build a file is of that a page asks for. */
export async function fetchMarker(of: Page, address: string): Promise<string> {
  const text = await of.evaluate(async (url) => (await fetch(url)).text(), base + address);
  return text.includes('data-release="new"') || text.includes('"release":"new"') ? 'new' : 'old';
}

/** A browser stops a worker that has nothing to do; what it knew by heart is gone then. */
export async function stopWorker(of: Page): Promise<void> {
  const client = await context.newCDPSession(of);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
}

/** The same site with a worker in which this runs first. */
export function makeSiteWithWorker(before: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-worker-'));
  for (const name of readdirSync(dist)) symlinkSync(path.join(dist, name), path.join(folder, name));
  rmSync(path.join(folder, 'sw.js'));
  writeFileSync(path.join(folder, 'sw.js'), before + readFileSync(path.join(dist, 'sw.js'), 'utf8'));
  return folder;
}

/** The same site in another build: every page, and the words of the search, bear a mark. */
export async function makeNewerSite(): Promise<string> {
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
    .filter((name) => !name.startsWith('offline/') && /\.\w+$/u.test(name) && !/(?:^|\/)\d\.\d$/u.test(name));
  cpSync(path.join(dist, 'offline'), path.join(folder, 'offline'), { recursive: true });
  for (const [name, content] of (await buildRelease(folder, site, '2030-01-01')).files) {
    writeFileSync(path.join(folder, 'offline', name), content);
  }
  return folder;
}
