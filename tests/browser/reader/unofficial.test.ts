import { expect, test } from 'vitest';
import { open, phone } from '../lib/use.ts';

test('a card is read in English, marked, and the official Chinese is one tap away', async () => {
  const page = await open('en/m10/cards/ajani-goldmane/', { viewport: phone });
  const translation = page.locator('#r1 [data-unofficial][lang="en"]');
  expect(await translation.innerText()).toContain('Unofficial translation');
  expect(await page.locator('#r1 [data-official]').isVisible()).toBe(false);
  await page.locator('[data-pill="zh"]').click();
  await expect.poll(() => page.locator('#r1 [data-official]').isVisible()).toBe(true);
  expect(await translation.isVisible()).toBe(true);
});

test('translations can be hidden, on every page, and come back', async () => {
  const page = await open('en/m10/rules-changes/', { viewport: phone });
  const shown = (id: string) =>
    Promise.all(
      ['[data-official]', '[data-unofficial][lang="en"]'].map((part) =>
        page.locator(`#${id} ${part}`).isVisible(),
      ),
    );
  await page.locator('[data-unofficial-notice] summary').click();
  await page.locator('[data-show-unofficial]').uncheck();
  expect(await shown('combat-1')).toEqual([true, false]);
  await page.goto(page.url().replace('rules-changes', 'general-notes'));
  expect(await shown('planeswalkers-1')).toEqual([true, false]);
  await page.locator('[data-unofficial-notice] summary').click();
  await page.locator('[data-show-unofficial]').check();
  expect((await shown('planeswalkers-1'))[1]).toBe(true);
});
