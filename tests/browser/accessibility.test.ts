import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = inject('siteUrl');
const kinds = [
  '',
  'zh/',
  'ja/ipg/2.3/?with=zh,en',
  'en/ipg/2.4/',
  'zh/m10/',
  'ja/m10/rules-changes/',
  'en/m10/card-rulings/',
  'zh/m10/cards/',
  'en/m10/cards/ajani-goldmane/',
  'ja/terms/',
  'zh/status/',
  'en/data/',
  'ja/search/',
  '404.html',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(kinds)('axe finds nothing on /%s', async (address) => {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
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
  for (const address of [...kinds, 'ja/status/', 'en/status/']) {
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
  for (const address of kinds) await page.goto(new URL(address, site).href);
  await page.close();
  expect(troubles).toEqual([]);
});
