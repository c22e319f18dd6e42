import { expect, test } from 'vitest';
import { cardCountWords } from '../../../src/faq/cards/words.ts';
import { boxOf, parameter, shownRows } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

// What each name and choice finds is asked of its functions (src/lists).

onInventedSite();

test('the list finds a card by a name in any language, and the address has it', async () => {
  const page = await open('zh/dawn/cards/');
  for (const [name, ids] of [
    ['やかん', ['kettle-song']],
    ['no such card', []],
  ] as const) {
    await page.locator('filtered-list [name="q"]').fill(name);
    expect(await shownRows(page)).toEqual(ids);
    expect(await parameter(page, 'q')).toBe(name);
  }
  expect(await page.locator('filtered-list output').textContent()).toBe(cardCountWords.zh.none);
});

test('the list keeps what is chosen when reloaded, in another language and on the way back from a card', async () => {
  const page = await open('ja/dawn/cards/');
  await page.locator('[name="color"]').selectOption('R');
  await page.locator('[name="type"]').selectOption('creature');
  const rows = (await shownRows(page)).toSorted();
  expect(rows).toContain('smoke-giant');
  expect(rows).not.toContain('kettle-song');
  await page.reload();
  expect((await shownRows(page)).toSorted()).toEqual(rows);
  expect(await page.locator('[name="type"]').inputValue()).toBe('creature');
  await page.locator('header a[data-language="en"]').click();
  await page.waitForURL(/\/en\/dawn\/cards\//u);
  expect((await shownRows(page)).toSorted()).toEqual(rows);
  await page.locator('#smoke-giant th > a').click();
  await page.waitForURL(/smoke-giant/u);
  await page.goBack();
  expect((await shownRows(page)).toSorted()).toEqual(rows);
});

test('on a phone the list has each card by itself, all of it in view, and a card its dock at the foot of the window', async () => {
  const page = await open('ja/dawn/cards/', { viewport: phone });
  expect((await boxOf(page, '#smoke-giant')).right).toBeLessThanOrEqual(phone.width);
  expect((await boxOf(page, '#smoke-giant th')).width).toBeGreaterThan(phone.width / 3);
  await page.goto(siteAddress('en/dawn/cards/smoke-giant/'));
  expect((await boxOf(page, '.bar')).bottom).toBe(phone.height);
});

test('a card is read in English, marked, and the official Chinese is two taps away', async () => {
  const page = await open('en/dawn/cards/marta-of-the-hearth/', { viewport: phone });
  const translation = page.locator('#r1 [data-unofficial][lang="en"]');
  expect(await translation.textContent()).toContain('Unofficial translation');
  expect(await page.locator('#r1 [data-official]').isVisible()).toBe(false);
  await page.locator('[popovertarget="columns"]').click();
  await page.locator('[data-pill="zh"]').click();
  // The first press on the page of a card loads the script that follows it.
  await page.locator('#r1 [data-official]').waitFor();
});
