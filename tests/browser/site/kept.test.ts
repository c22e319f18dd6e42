import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { privacyWords } from '../../../src/site/statement-words.ts';
import { choose, openLanguages, topOf } from '../lib/read.ts';
import { inventedAddress, open } from '../lib/use.ts';

/*
 * What the device stores, compared with the privacy statement; how a page shows what has changed in storage meanwhile.
 * The driver turns the back/forward cache off, so the tests dispatch its events.
 */

/** Everything that a browser keeps for a site. */
const keptBy = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});
const nothing = { cookies: [], device: [], tab: [], caches: [], databases: [], workers: 0 };

test('reading and searching store only the section read last, which the front page offers', async () => {
  const page = await open('zh/ipg/2.4/');
  await page.goto(inventedAddress('zh/search/?q=牌库'));
  await page.waitForSelector('[data-state="done"]');
  expect(await keptBy(page)).toEqual({ ...nothing, device: ['sidejudge-last'] });
  await page.goto(inventedAddress('ja/'));
  const last = page.locator('[data-last-read]:visible a');
  expect(await last.getAttribute('href')).toBe(new URL(inventedAddress('ja/ipg/2.4/')).pathname);
  expect(await last.textContent()).toMatch(/^IPG 2\.4 \S/u);
});

test('changed settings are stored under the names in the privacy statement, and nothing else is stored', async () => {
  // Version 0.1.0 had a key for each setting.
  const page = await open('zh/ipg/2.3/', { before: () => localStorage.setItem('sidejudge-terms', 'off') });
  expect(await page.locator('[name="terms"]').isChecked()).toBe(false);
  await page.locator('[data-toggle="ja"]').check();
  await choose(page, 'notes', false);
  await page.locator('[data-setting="theme"]').click();
  await choose(page, 'unofficial', false);
  const { device, tab, ...others } = await keptBy(page);
  const names = (group: object) => Object.keys(group).map((name) => `sidejudge-${name}`);
  expect(names(privacyWords.en.kept)).toEqual(expect.arrayContaining(device));
  expect(device).toContain('sidejudge-reader');
  expect(names(privacyWords.en.keptInTab)).toEqual(expect.arrayContaining(tab));
  expect({ ...nothing, ...others }).toEqual(nothing);
});

/** Dispatches the events of a page that leaves for the cache and comes back after storage has changed. */
function comeBack(kept: Readonly<Record<string, string>>): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`sidejudge-${key}`, value);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

const entry = { path: 'dawn/cards/kettle-song/', name: 'Kettle Song', words: '', lang: 'en' };
const saved = JSON.stringify({ format: 'sidejudge-saved', version: 1, saved: [entry] });
const last = JSON.stringify({ path: 'ipg/2.3/', number: 'IPG 2.3', names: { en: 'Hidden Soup' } });

test.each([
  ['the list of what is saved', 'en/saved/', { saved }, 'saved-list li'],
  ['whether a card is saved', `en/${entry.path}`, { saved }, '[data-save-card][aria-pressed="true"]'],
  ['the section read last', 'en/', { last }, '[data-last-read]:visible a[href$="/ipg/2.3/"]'],
])('after Back a page shows what has changed meanwhile: %s', async (_, address, kept, shown) => {
  const page = await open(address);
  await page.evaluate(comeBack, kept as Record<string, string>);
  await page.waitForSelector(shown);
});

test('after Back a page has the new theme, script and columns, with the clause at its place', async () => {
  const page = await open('zh/ipg/2.3/');
  await page.locator('#remedy-4').evaluate((row) => row.scrollIntoView());
  const top = await topOf(page, '#remedy-4');
  await page.evaluate(comeBack, { reader: 'with=ja&theme=dark&script=hant' });
  await page.waitForSelector(':root[data-theme="dark"][data-characters="hant"]');
  expect(await page.locator('[name="script"]').isChecked()).toBe(true);
  expect(await openLanguages(page)).toEqual(['zh', 'ja']);
  expect(Math.abs((await topOf(page, '#remedy-4')) - top)).toBeLessThan(2);
});

test('the theme follows a change in another tab; open columns do not', async () => {
  const page = await open('en/ipg/2.3/');
  const other = await page.context().newPage();
  await other.goto(inventedAddress('en/ipg/2.3/'));
  await other.locator('[data-toggle="ja"]').check();
  await other.locator('[data-setting="theme"]').click();
  await page.waitForSelector(':root[data-theme="dark"]');
  expect(await openLanguages(page)).toEqual(['zh', 'en']);
});
