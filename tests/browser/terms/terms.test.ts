import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shownRows } from '../lib/read.ts';
import { open, phone } from '../lib/use.ts';

const links = (page: Page) => page.locator('a.term[href]').count();

/** Marks the terms of a text, or takes the marks away. */
async function setMarks(page: Page, isOn: boolean): Promise<void> {
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="terms"]').setChecked(isOn);
  expect((await links(page)) > 50).toBe(isOn);
}

// What each name finds is asked of src/lists/name-filter.test.ts.
test('the list is filtered by names in any language and abbreviations, on a phone, too', async () => {
  const page = await open('en/terms/', { viewport: phone });
  for (const [name, id] of [
    ['はんこん', 'lifelink'],
    ['hce', 'hidden-card-error'],
  ] as const) {
    await page.locator('filtered-list input').fill(name);
    expect(await shownRows(page)).toEqual([id]);
    // No heading without its terms.
    expect(await page.locator('.topic:visible').count()).toBe(1);
  }
  expect(await page.locator('filtered-list output').textContent()).toBe('1 term');
});

test('terms are marked in a text, or not, as the reader left it', async () => {
  const page = await open('en/ipg/2.3/');
  expect(await links(page)).toBeGreaterThan(50);
  await setMarks(page, false);
  await page.reload();
  expect(await links(page)).toBe(0);
  await setMarks(page, true);
});

test('marked terms leave what is said as it was', async () => {
  const page = await open('zh/ipg/2.3/');
  expect(await links(page)).toBeGreaterThan(50);
  const texts = () =>
    page.$$eval('[data-text], [data-annotation]', (all) => all.map((one) => one.textContent));
  const marked = await texts();
  await setMarks(page, false);
  expect(await texts()).toEqual(marked);
});
