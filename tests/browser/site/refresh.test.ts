import { describe, expect, test } from 'vitest';
import { openLanguages, requestsOf, settled, topOf } from '../lib/read.ts';
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

describe('Back shows what has changed meanwhile:', () => {
  test.each([
    ['the list of what is saved', 'en/saved/', { saved }, 'saved-list li'],
    ['the section read last', 'en/', { last }, '[data-last-read] a'],
    ['what is stored for use offline, which is looked up anew', 'en/offline/', {}, '[data-store]:enabled'],
  ])('%s', async (_, address, kept, shown) => {
    const page = await open(address);
    const loaded = page.waitForEvent('load');
    await page.evaluate(comeBack, kept as Record<string, string>);
    await loaded;
    await page.locator(shown).waitFor();
  });

  test('theme, characters and columns, with what is being read at its place', async () => {
    const page = await open('zh/ipg/2.3/');
    await page.locator('#remedy-4').evaluate((row) => row.scrollIntoView());
    const top = await topOf(page, '#remedy-4');
    await page.evaluate(comeBack, { reader: 'with=ja&theme=dark&script=hant' });
    await page.waitForSelector(':root[data-theme="dark"][data-characters="hant"]');
    expect(await page.locator('[name="script"]').isChecked()).toBe(true);
    expect(await openLanguages(page)).toEqual(['zh', 'ja']);
    expect(Math.abs((await topOf(page, '#remedy-4')) - top)).toBeLessThan(2);
  });
});

test('a page that shows nothing of what has changed is left as it is', async () => {
  const page = await open('en/ipg/2.4/');
  const asked = requestsOf(page);
  await page.evaluate(comeBack, { saved, last });
  await settled(page);
  expect(asked).toEqual([]);
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
