import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browser } from './browser.ts';
import { keepSaid } from './said.ts';

interface UseOptions extends BrowserContextOptions {
  /** Runs in the page, ahead of its scripts. */
  before?: () => void;
  /** Has the page before it is opened: routes set while a page is loading can leave its requests unanswered. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Opens an address in a context of its own (a wide window, still, with the clipboard allowed), uses it, and sees
 * that no script failed or complained.
 */
export async function use(
  address: string,
  run: (page: Page) => Promise<void>,
  { before, prepare, ...options }: UseOptions = {},
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
    page.on('console', (message) => {
      // What was not there is what some tests are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text());
    });
    await page.addInitScript(keepSaid);
    if (before) await page.addInitScript(before);
    await prepare?.(page);
    await page.goto(new URL(address, inject('siteUrl')).href);
    await run(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}
