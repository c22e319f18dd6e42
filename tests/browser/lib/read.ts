import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** Opens an address of the site in a fresh page, reads it, and closes it. */
export async function read<Value>(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newPage']>[0],
  look: (page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await browser.newPage(options);
  try {
    await page.goto(new URL(address, inject('siteUrl')).href);
    return await look(page);
  } finally {
    await page.close();
  }
}

/** Languages of the texts of a clause that can be seen, in the order of the document. */
export const openTexts = (page: Page, clause = 'example-a') =>
  page.$$eval(`#${clause} [data-text]`, (texts) =>
    texts.filter((text) => text.checkVisibility()).map((text) => text.getAttribute('lang')),
  );

/** Chooses in the panel of settings. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const panel = page.locator('[data-settings]');
  if (!(await panel.evaluate((details) => (details as HTMLDetailsElement).open)))
    await panel.locator('summary').click();
  await page.locator(`[name="${name}"][value="${value}"]`).check();
  await page.keyboard.press('Escape');
}
