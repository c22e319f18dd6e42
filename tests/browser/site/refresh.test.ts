import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openLanguages, topOf } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

/*
 * A page that the back/forward cache gives back, or that is open in a second tab, shows what the device keeps now. The driver
 * turns that cache off, so its events are dispatched.
 */

/** The events of a page that is left into the cache and given back when something else is kept. */
function comeBack(kept: Readonly<Record<string, string>>): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(`sidejudge-${key}`, value);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

async function comeBackAnew(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(comeBack, kept);
  await loaded;
}

/** Keeps what a page asks for, and whether it has begun to load again, for `isLeft`. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const ask = globalThis.fetch;
    const watched = { asked: [] as Promise<unknown>[], isLoaded: false };
    globalThis.fetch = (...request) => {
      const answer = ask(...request);
      watched.asked.push(answer);
      return answer;
    };
    navigation.addEventListener('navigate', () => {
      watched.isLoaded = true;
    });
    Object.assign(globalThis, { watched });
  });

/** Whether a page stays as it is, once it has all that it has asked for. */
const isLeft = (page: Page) =>
  page.evaluate(async () => {
    const { watched } = globalThis as unknown as {
      watched: { asked: Promise<unknown>[]; isLoaded: boolean };
    };
    await Promise.allSettled(watched.asked);
    await new Promise((done) => setTimeout(done));
    return !watched.isLoaded;
  });

const entry = { path: 'ipg/2.3/#remedy-1', name: 'IPG 2.3', words: 'In cases…', lang: 'en' };
const saved = JSON.stringify({ format: 'sidejudge-saved', version: 1, saved: [entry] });
const last = JSON.stringify({ path: 'ipg/2.3/', number: 'IPG 2.3', names: { en: 'Hidden Card Error' } });

describe('Back shows what has changed meanwhile:', () => {
  test('the list of what is saved', async () => {
    const page = await open('en/saved/');
    await comeBackAnew(page, { saved });
    expect(await page.locator('saved-list li').count()).toBe(1);
  });

  test('the section read last', async () => {
    const page = await open('en/');
    await comeBackAnew(page, { last });
    expect(await page.locator('[data-last-read] a').isVisible()).toBe(true);
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
    await page.evaluate(comeBack, { reader: 'with=ja' });
    expect(await openLanguages(page)).toEqual(['zh', 'ja']);
    expect(Math.abs((await topOf(page, '#remedy-4')) - top)).toBeLessThan(2);
  });

  test('what is stored for use offline, which is looked up anew', async () => {
    const page = await open('en/offline/');
    await comeBackAnew(page, {});
  });
});

test('a page that shows nothing else than before is left as it is', async () => {
  const page = await open('en/ipg/2.3/');
  await watch(page);
  await page.evaluate(comeBack, { saved, last });
  expect(await isLeft(page)).toBe(true);
});

test('what another tab chooses is shown here, but no tab opens columns in another', async () => {
  const page = await open('en/ipg/2.3/');
  const other = await page.context().newPage();
  await other.goto(siteAddress('en/ipg/2.3/'));
  await other.locator('[data-toggle="ja"]').check();
  await other.locator('[data-setting="theme"]').click();
  await page.waitForSelector(':root[data-theme="dark"]');
  expect(await openLanguages(page)).toEqual(['en', 'zh']);
});
