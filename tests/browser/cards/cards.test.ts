import { expect, test } from 'vitest';
import { cardCountWords } from '../../../src/faq/cards/words.ts';
import { boxOf, parameter, shownRows } from '../lib/read.ts';
import { inventedAddress, open, phone } from '../lib/use.ts';

test('the list finds a card by its name in another language, and keeps its filters after a reload, in another interface language and after Back', async () => {
  const page = await open('ja/dawn/cards/');
  const box = page.locator('filtered-list [name="q"]');
  await box.fill('no such card');
  expect(await shownRows(page)).toEqual([]);
  expect(await page.locator('filtered-list output').textContent()).toBe(cardCountWords.ja.none);
  await box.fill('炊烟');
  await page.locator('[name="color"]').selectOption('R');
  expect(await shownRows(page)).toEqual(['smoke-giant']);
  await page.reload();
  expect(await shownRows(page)).toEqual(['smoke-giant']);
  expect(await page.locator('[name="color"]').inputValue()).toBe('R');
  await page.locator('header a[data-language="en"]').click();
  await page.waitForURL('**/en/dawn/cards/**');
  expect(await parameter(page, 'q')).toBe('炊烟');
  await page.locator('#smoke-giant th > a').click();
  await page.waitForURL('**/smoke-giant/');
  await page.goBack();
  expect(await shownRows(page)).toEqual(['smoke-giant']);
});

test('on a phone the rows of the list fit the window, with room for the name, and the page of a card has its bar at the bottom', async () => {
  const page = await open('ja/dawn/cards/', { viewport: phone });
  expect((await boxOf(page, '#smoke-giant')).right).toBeLessThanOrEqual(phone.width);
  expect((await boxOf(page, '#smoke-giant th')).width).toBeGreaterThan(phone.width / 3);
  await page.goto(inventedAddress('en/dawn/cards/smoke-giant/'));
  expect((await boxOf(page, '.bar')).bottom).toBe(phone.height);
});

test('a card without an English text shows the unofficial one, marked, and two taps show the official Chinese', async () => {
  const page = await open('en/dawn/cards/marta-of-the-hearth/', { viewport: phone });
  const translation = page.locator('#r1 [data-unofficial][lang="en"]');
  expect(await translation.textContent()).toContain('Unofficial translation');
  expect(await page.locator('#r1 [data-official]').isVisible()).toBe(false);
  await page.locator('[popovertarget="columns"]').click();
  await page.locator('[data-pill="zh"]').click();
  // The first press loads the script of the languages.
  await page.locator('#r1 [data-official]').waitFor();
});
