import { expect, test } from 'vitest';
import { choose, clipboard } from '../lib/read.ts';
import { inventedAddress, open, phone } from '../lib/use.ts';

test('without scripts, a damaged reading of the source is hidden until it is opened', async () => {
  const page = await open('zh/dawn/rules-changes/#rules-changes-2', { javaScriptEnabled: false });
  const correction = page.locator('#rules-changes-2 [data-correction] del');
  expect(await correction.isVisible()).toBe(false);
  await page.locator('#rules-changes-2 .remarks summary').focus();
  await page.keyboard.press('Enter');
  expect(await correction.isVisible()).toBe(true);
  expect(await page.locator('#rules-changes-2 [data-corrected]').isVisible()).toBe(true);
});

test('a newer wording is open if the older text differs in substance; else the menu opens it', async () => {
  const page = await open('zh/ipg/2.3/', { viewport: phone });
  expect(await page.locator('#remedy-5 [data-column="zh"] [data-newer] .body').isVisible()).toBe(true);
  const same = page.locator('#remedy-2 [data-column="zh"] [data-newer]');
  expect(await same.isVisible()).toBe(false);
  await page.locator('#remedy-2 > .anchor [data-clause-menu]').click();
  await page.locator('.clause-menu [data-action="newer"]').click();
  expect(await same.locator('summary').innerText()).toMatch(/非官方译文.*2025-03-03.*Sidejudge/su);
  expect(await same.locator('.body').isVisible()).toBe(true);
});

test('a reader who hides translations sees no newer wording and no summary of changes either, on any page', async () => {
  const page = await open('en/ipg/2.4/');
  expect(await page.locator('#remedy-1 [data-newer="account"]').first().isVisible()).toBe(true);
  await choose(page, 'unofficial', false);
  expect(await page.locator('[data-newer]:visible').count()).toBe(0);
  await page.goto(inventedAddress('en/dawn/general-notes/'));
  expect(await page.locator('#smoke-1 [data-official]').isVisible()).toBe(true);
  const translation = page.locator('#smoke-1 [data-unofficial][lang="en"]');
  expect(await translation.isVisible()).toBe(false);
  await choose(page, 'unofficial', true);
  expect(await translation.isVisible()).toBe(true);
});

test('a selection with the mouse that begins in a column takes only texts of that column', async () => {
  const page = await open('zh/ipg/2.3/?with=ja,en', { viewport: { width: 1280, height: 3000 } });
  await page.locator('#remedy-1').evaluate((row) => row.scrollIntoView());
  const texts = page.locator(':is(#remedy-1, #remedy-2) [data-text][lang="en"]:visible');
  const [start, end] = [await texts.first().boundingBox(), await texts.last().boundingBox()];
  if (!start || !end) throw new Error('Both texts have to be in view.');
  await page.mouse.move(start.x + 1, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 2, end.y + end.height - 6, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  const copied = await clipboard(page);
  for (const words of await texts.allInnerTexts()) expect(copied).toContain(words.split('\n')[0]);
  expect(copied).not.toMatch(/\p{Script=Han}/u);
});
