import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findViolations } from './lib/axe.ts';
import { use } from './lib/use.ts';

/** What a judge comes for, by keys alone; what a screen reader is given; and axe on everything that opens. */
const site = inject('siteUrl');

test('by the keyboard alone: a clause is searched, opened, a second language opened, its link copied', () =>
  use('zh/', async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('2.3 remedy 4');
    await page.locator('[role="option"]').first().waitFor();
    await expect
      .poll(() => page.locator('[role="option"]').first().getAttribute('data-href'))
      .toContain('ipg/2.3/#remedy-4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
    const japanese = page.locator('#remedy-4 [data-text][lang="ja"]');
    expect(await japanese.isVisible()).toBe(false);
    await page.keyboard.press('2');
    await expect.poll(() => japanese.isVisible()).toBe(true);
    await page.keyboard.press('c');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^${site}zh/ipg/2\\.3/\\?.*ja.*#remedy-4$`, 'u'));
  }));

test('a clause is given to a screen reader as link, menu, texts in order, and marks with names', () =>
  use('en/ipg/2.3/?with=zh', async (page) => {
    await page.locator('#definition-1 a.term').first().waitFor();
    await page.locator('[data-terms-toggle]').evaluate((box: HTMLInputElement) => box.click());
    await expect.poll(() => page.locator('a.term').count()).toBe(0);
    const tree = await page.locator('#definition-1').ariaSnapshot();
    const lines = tree.split('\n').map((line) => line.trim());
    const place = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
    const order = [
      place(/^- .?link "definition-1: link to this clause"/u),
      place(/^- .?button "definition-1: copy, cite, more"/u),
      place(/A player commits an error/u),
      place(/牌手在游戏中犯下了/u),
      place(/Differs from the other languages/u),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // Only those two can be pressed that a reader would press: nothing hidden takes the focus.
    expect(lines.filter((line) => /^- .?(?:button|link|checkbox)/u.test(line)).length).toBeLessThanOrEqual(4);
  }));

const opened: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'the menu of a clause': [
    'ja/ipg/2.3/',
    async (page) => {
      await page.locator('#remedy-1 [data-clause-menu]').click();
      await page.locator('.clause-menu button').first().waitFor();
    },
  ],
  'the field of a refused clipboard': [
    'en/ipg/2.3/',
    async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('No'));
      });
      await page.locator('#remedy-1 [data-clause-menu]').click();
      await page.locator('[data-action="link"]').click();
      await page.locator('.clause-menu textarea').waitFor();
    },
  ],
  'a marked range with an unknown end': [
    'zh/ipg/2.3/#remedy-1..remedy-99',
    (page) => page.locator('[data-range-status]').waitFor(),
  ],
  'the popover of a card': [
    'en/m10/rules-changes/',
    async (page) => {
      await page.locator('a.ref[href*="/m10/cards/"]:visible').first().click();
      await page.locator('[data-entry]').waitFor();
    },
  ],
  'the popover of a term': [
    'zh/ipg/2.3/',
    async (page) => {
      await page.locator('a.term:visible').first().click();
      await page.locator('[data-entry]').waitFor();
    },
  ],
  'the list of keys': [
    'ja/m10/cards/ajani-goldmane/',
    async (page) => {
      await page.keyboard.press('?');
      await page.locator('dialog.keys').waitFor();
    },
  ],
  'marks with what they say': [
    'en/m10/introduction/',
    async (page) => {
      await page.locator('.remarks summary').first().click();
    },
  ],
  'a wrong address': [
    'ja/m10/cards/ajani-goldmne/',
    (page) => page.locator('[data-not-found-results] li').first().waitFor(),
  ],
};

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(Object.keys(opened))('axe finds nothing with %s', (name) => {
    const [address, open] = opened[name] ?? ['', () => Promise.resolve()];
    return use(
      address,
      async (page) => {
        await open(page);
        const violations = await findViolations(page);
        expect(violations).toEqual([]);
      },
      { colorScheme },
    );
  });
});
