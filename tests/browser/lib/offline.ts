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

/** Gives the tests of a suite one site and one device, on which each finds what the one before has left. */
export function openForAll(): void {
  beforeAll(start);
  afterAll(() => site.close());
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
export async function startStoring(of: Page): Promise<void> {
  await of.goto(`${site.url}zh/offline/`);
  await of.click('[data-store]:enabled');
}

/** The names of all caches. */
export const listCaches = (of: Page): Promise<string[]> => of.evaluate(() => caches.keys());

/** Which build the page is of, and a file that it asks for only now. */
export function readBuilds(of: Page): Promise<string[]> {
  return of.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    return [document.documentElement.dataset.build ?? 'old', text.includes('"build":"new"') ? 'new' : 'old'];
  }, `${base}hant.json`);
}

/** The same site in another build: every page, and a file that is no page, have a mark. */
export async function makeNewerSite(): Promise<string> {
  const folder = changeSite((name, text) => {
    if (name.endsWith('.html')) return text.replace('<html ', '<html data-build="new" ');
    return name === 'hant.json' ? text.replace('{', '{"build":"new",') : undefined;
  });
  for (const [name, body] of await makeRelease(folder, '2030-01-01'))
    writeFileSync(path.join(folder, name), body);
  return folder;
}

/** The same site with other files: what is given for a file takes its place. What is packed to be stored stays. */
export function changeSite(change: (name: string, text: string) => string | undefined): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-site-'));
  changed.push(folder);
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/u.test(name)) continue;
    const text = change(name, readFileSync(path.join(folder, name), 'utf8'));
    if (text !== undefined) writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
