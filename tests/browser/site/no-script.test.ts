import { expect, test } from 'vitest';
import { desktop, onInventedSite, open, phone } from '../lib/use.ts';

/* What a reader gets whose browser runs no scripts. What needs one is hidden, or says so: tests/site/pages.test.ts. */

onInventedSite();

test.each([
  { viewport: phone, tops: 3 },
  { viewport: desktop, tops: 1 },
])('a section opens and closes columns at $viewport.width px', async ({ viewport, tops }) => {
  const page = await open('zh/ipg/2.3/#remedy-4', { viewport, javaScriptEnabled: false });
  const box = page.locator('[data-toggle="ja"]');
  if (tops > 1) await page.locator('[popovertarget="columns"]').click();
  await box.setChecked(true);
  const cellOf = (lang: string) => page.locator(`#remedy-3 > .row > .cell[data-column="${lang}"]`);
  const boxes = await Promise.all(['zh', 'ja', 'en'].map((lang) => cellOf(lang).boundingBox()));
  expect(new Set(boxes.map((each) => each?.y)).size).toBe(tops);
  const said = await cellOf('ja').evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(said).toBe(tops === 1 ? 'none' : '"日"');
  await box.setChecked(false);
  expect(await cellOf('ja').isVisible()).toBe(false);
  const buttons = page.locator('button:visible:not([type="submit"], [popovertarget])');
  expect(await buttons.count()).toBe(0);
});

test('the page of an address that leads nowhere is read in all three languages', async () => {
  const page = await open('zh/nothing/', { javaScriptEnabled: false });
  expect(await page.locator('section[data-only]:visible').count()).toBe(3);
});

test('a chapter shows its changed notes alone', async () => {
  const page = await open('ja/dawn/rules-changes/', { javaScriptEnabled: false });
  await page.locator('[data-only-changed]').check();
  expect(await page.locator('#combat-11').isVisible()).toBe(true);
  expect(await page.locator('#combat-7').isVisible()).toBe(false);
});
