import { describe, expect, test } from 'vitest';
import { openLanguages, topOf } from '../lib/read.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

/*
 * A page that the back/forward cache gives back, or that is open in a second tab, shows what the device keeps now. The driver
 * turns that cache off, so its events are dispatched.
 */

onInventedSite();

/** The events of a page that is left into the cache and given back when something else is kept. */
function comeBack(kept: Readonly<Record<string, string>>): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`sidejudge-${key}`, value);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

const entry = { path: 'ipg/2.3/#remedy-1', name: 'IPG 2.3', words: 'In cases…', lang: 'en' };
const saved = JSON.stringify({ format: 'sidejudge-saved', version: 1, saved: [entry] });
const last = JSON.stringify({ path: 'ipg/2.3/', number: 'IPG 2.3', names: { en: 'Hidden Soup' } });

const before = JSON.stringify({ path: 'ipg/2.4/', number: 'IPG 2.4', names: { en: 'Second Helpings' } });

describe('Back shows what has changed meanwhile:', () => {
  test('the list of what is saved', async () => {
    const page = await open('en/saved/');
    await page.evaluate(comeBack, { saved });
    expect(await page.locator('saved-list li').count()).toBe(1);
  });

  test('the section read last', async () => {
    const page = await open('en/');
    for (const each of [before, last]) await page.evaluate(comeBack, { last: each });
    expect(await page.locator('[data-last-read]:visible a').allTextContents()).toEqual([
      'IPG 2.3 Hidden Soup',
    ]);
  });

  test('theme and characters', async () => {
    const page = await open('zh/ipg/2.4/');
    await page.evaluate(comeBack, { reader: 'theme=dark&script=hant' });
    await page.waitForSelector(':root[data-theme="dark"][data-characters="hant"]');
    expect(await page.locator('[name="script"]').isChecked()).toBe(true);
  });

  test('columns, with what is being read at its place', async () => {
    const page = await open('zh/ipg/2.3/');
    await page.locator('#remedy-4').evaluate((row) => row.scrollIntoView());
    const top = await topOf(page, '#remedy-4');
    await page.evaluate(comeBack, { reader: 'with=ja&theme=dark&script=hant' });
    await page.waitForSelector(':root[data-theme="dark"][data-characters="hant"]');
    expect(await page.locator('[name="script"]').isChecked()).toBe(true);
    expect(await openLanguages(page)).toEqual(['zh', 'ja']);
    expect(Math.abs((await topOf(page, '#remedy-4')) - top)).toBeLessThan(2);
  });

  test('what is stored for use offline, which is looked up anew', async () => {
    const page = await open('en/offline/');
    await page.waitForSelector('[data-store]:enabled');
    const asked = page.waitForRequest(/release\.json$/u);
    await page.evaluate(comeBack, {});
    await asked;
  });
});

test('whether a card is saved shows what another page has done', async () => {
  const page = await open('en/dawn/cards/kettle-song/');
  await page.evaluate(comeBack, {
    saved: JSON.stringify({ saved: [{ ...entry, path: 'dawn/cards/kettle-song/' }] }),
  });
  expect(await page.locator('[data-save-card]').getAttribute('aria-pressed')).toBe('true');
});

test('what another tab chooses is shown here, but no tab opens columns in another', async () => {
  const page = await open('en/ipg/2.3/');
  const other = await page.context().newPage();
  await other.goto(siteAddress('en/ipg/2.3/'));
  await other.locator('[data-toggle="ja"]').check();
  await other.locator('[data-setting="theme"]').click();
  await page.waitForSelector(':root[data-theme="dark"]');
  expect(await openLanguages(page)).toEqual(['zh', 'en']);
});
