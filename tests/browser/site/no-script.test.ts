import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pagesOfEveryKind } from '../lib/kinds.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

/** What a reader gets whose browser runs no scripts. */
let page: Page;

beforeAll(async () => {
  page = await open('', { javaScriptEnabled: false });
});

// In one language: what shows does not depend on it.
test.each(pagesOfEveryKind.filter((address) => !/^(?:ja|en)\//u.test(address)))(
  '/%s can be read, leads on, and has no button that does nothing',
  async (address) => {
    await page.goto(siteAddress(address));
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    expect(await page.locator('a[href]:not(.skip):visible').count()).toBeGreaterThan(0);
    // One that sends a form, or opens what the browser itself opens, needs no script.
    const idle = page.locator('button:visible:not([type="submit"], [popovertarget])');
    const needless = await idle.evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('form') === null || button.getAttribute('type') === 'button')
        .map(({ outerHTML }) => outerHTML),
    );
    expect(needless).toEqual([]);
  },
);

test.each([
  { viewport: phone, tops: 3 },
  { viewport: desktop, tops: 1 },
])('a section opens and closes columns at $viewport.width px', async ({ viewport, tops }) => {
  await page.setViewportSize(viewport);
  await page.goto(siteAddress('zh/ipg/2.3/#remedy-4'));
  expect(await page.locator('#remedy-4').evaluate((clause) => clause.matches(':target'))).toBe(true);
  const box = page.locator('[data-toggle="ja"]');
  if (tops > 1) await page.locator('[popovertarget="columns"]').click();
  await box.setChecked(true);
  const cellOf = (lang: string) => page.locator(`#remedy-1 > .row > .cell[data-column="${lang}"]`);
  const boxes = await Promise.all(['zh', 'ja', 'en'].map((lang) => cellOf(lang).boundingBox()));
  expect(new Set(boxes.map((each) => each?.y)).size).toBe(tops);
  const said = await cellOf('ja').evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(said).toBe(tops === 1 ? 'none' : '"日"');
  await box.setChecked(false);
  expect(await cellOf('ja').isVisible()).toBe(false);
});

test.each(['ja/offline/', 'zh/search/?q=牌库'])('/%s says what it needs', async (address) => {
  await page.goto(siteAddress(address));
  expect(await page.locator('main').innerText()).toContain('JavaScript');
});
