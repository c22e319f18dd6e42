import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { normalizeBase, type RunningSite, serveSite } from '../../../scripts/lib/serve.ts';
import { makeRelease } from '../../../src/offline/build.ts';
import { openNothing, phone } from './use.ts';

/* A device that stores the site, and the site, which is really stopped here: so it is not the one that all tests share. */
export let context: BrowserContext;
export let page: Page;
export let site: RunningSite;
const base = normalizeBase(process.env.BASE_PATH);

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const changed: string[] = [];

/** Gives each test of a suite a site and a device of its own. */
export function openForEach(): void {
  beforeEach(start);
  afterEach(() => site.close());
}

/** Gives the tests of a suite one device, which has stored the site and has no network. */
export function storeForAll(): void {
  beforeAll(async () => {
    await start();
    await store();
    await site.close();
  });
}

async function start(): Promise<void> {
  site = await serveSite(dist, base);
  page = await openNothing({ viewport: phone });
  context = page.context();
}

afterAll(() => {
  for (const folder of changed) rmSync(folder, { recursive: true, force: true });
});

/** Puts another build in the place of the one that is served. */
export async function serveInstead(folder = dist): Promise<void> {
  await site.close();
  site = await serveSite(folder, base, site.port);
}

/** Opens the page that stores, and presses its button. */
export async function startStoring(of: Page, lang = 'zh'): Promise<void> {
  await of.goto(`${site.url}${lang}/offline/`);
  await of.click('[data-store]:enabled');
}

export async function store(lang?: string): Promise<void> {
  await startStoring(page, lang);
  await page.waitForSelector('[data-remove]:visible');
}

/** The names of all caches. */
export const listCaches = (of: Page): Promise<string[]> => of.evaluate(() => caches.keys());

/** Which build the page is of, and a file that it asks for only now. */
export function readBuilds(of: Page): Promise<string[]> {
  return of.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    return [document.documentElement.dataset.build ?? 'old', text.includes('"build":"new"') ? 'new' : 'old'];
  }, `${base}zh/terms.json`);
}

/** The same site in another build: every page, and the terms, have a mark. */
export function makeNewerSite(): Promise<string> {
  return changeSite((name, text) => {
    if (name.endsWith('.html')) return text.replace('<html ', '<html data-build="new" ');
    return name.endsWith('terms.json') ? text.replace('{', '{"build":"new",') : undefined;
  });
}

/** The same site with other files: what is given for a file takes its place. */
export async function changeSite(
  change: (name: string, text: string) => string | undefined,
): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-site-'));
  changed.push(folder);
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/u.test(name)) continue;
    const text = change(name, readFileSync(path.join(folder, name), 'utf8'));
    if (text !== undefined) writeFileSync(path.join(folder, name), text);
  }
  for (const [name, body] of await makeRelease(folder, '2030-01-01'))
    writeFileSync(path.join(folder, name), body);
  return folder;
}
