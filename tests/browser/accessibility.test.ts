import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';
import { pagesOfEveryKind } from './lib/kinds.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

// A window of 1280 px at 400 % zoom is one of 320 px (WCAG 2.2, 1.4.10).
const windows = [
  { colorScheme: 'light', viewport: { width: 320, height: 256 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 1024 } },
] as const;

describe.each(windows)('in $colorScheme, $viewport.width px wide', ({ colorScheme, viewport }) => {
  test.each(pagesOfEveryKind)('axe finds nothing on /%s', async (address) => {
    const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
    await page.goto(new URL(address, site).href);
    // What can be opened is looked at open.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // The protocol evaluates outside the policy of the page, so axe needs no exception in it.
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
      const results = await run.run(document, { resultTypes: ['violations'] });
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    });
    await page.close();
    expect(violations).toEqual([]);
  });
});

test.each([320, 390, 768, 1280])('nothing is wider than a window of %i px', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const tooWide: string[] = [];
  for (const address of pagesOfEveryKind) {
    await page.goto(new URL(address, site).href);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) tooWide.push(`${address}: ${excess} px`);
  }
  await page.close();
  expect(tooWide).toEqual([]);
});

test('no page breaks its own policy, asks another origin, or reports an error', async () => {
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(site).origin)) troubles.push(request.url());
  });
  for (const address of pagesOfEveryKind) await page.goto(new URL(address, site).href);
  await page.close();
  expect(troubles).toEqual([]);
});
