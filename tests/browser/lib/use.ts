import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/**
 * Opens an address in a context of its own (a wide window, still, with the clipboard allowed), uses it, and sees
 * that no script failed. `before` runs in the page ahead of its scripts.
 */
export async function use(
  browser: Browser,
  address: string,
  run: (page: Page) => Promise<void>,
  { before, ...options }: BrowserContextOptions & { before?: () => void } = {},
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    if (before) await page.addInitScript(before);
    await page.goto(new URL(address, inject('siteUrl')).href);
    await run(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}
