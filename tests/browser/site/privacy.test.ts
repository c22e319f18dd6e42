import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { privacyWords } from '../../../src/site/statement-words.ts';
import { choose } from '../lib/read.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

/* What the privacy statement says. That no page asks another host, `watch.ts` holds in every test. */

onInventedSite();

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

test('who reads and searches and changes no setting leaves nothing on the device but the section read last', async () => {
  const page = await open('zh/ipg/2.3/');
  for (const address of ['en/offline/', 'zh/search/?q=牌库']) await page.goto(siteAddress(address));
  await page.waitForSelector('[data-state="done"]');
  expect(await keptBy(page)).toEqual({ ...nothing, device: ['sidejudge-last'] });
});

test('changed settings are kept under the names that the statement lists, and nothing else', async () => {
  const page = await open('zh/ipg/2.3/');
  await page.locator('[data-toggle="ja"]').check();
  await choose(page, 'notes', false);
  await page.locator('[data-setting="theme"]').click();
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="unofficial"]').uncheck();
  const { device, tab, ...others } = await keptBy(page);
  const names = (group: object) => Object.keys(group).map((name) => `sidejudge-${name}`);
  expect(names(privacyWords.en.kept)).toEqual(expect.arrayContaining(device));
  expect(device).toContain('sidejudge-reader');
  expect(names(privacyWords.en.keptInTab)).toEqual(expect.arrayContaining(tab));
  expect({ ...nothing, ...others }).toEqual(nothing);
});
