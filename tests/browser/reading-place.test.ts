import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from './lib/browser.ts';
import { desktop, layoutShift, linesOf, phone, read, topOf } from './lib/read.ts';

test('the list of parts shows which one is being read', async () => {
  await read(browser, 'en/ipg/2.3/', { viewport: phone }, async (page) => {
    await page.locator('[data-parts] a[href="#part-remedy"]').click();
    await page.waitForFunction(
      () => document.querySelector('[data-parts] [aria-current]')?.getAttribute('href') === '#part-remedy',
    );
    const bar = await page.locator('[data-bar]').boundingBox();
    expect(await topOf(page, '#part-remedy')).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

describe('the way to the first clause', () => {
  test.each([
    'zh/ipg/2.3/?with=ja,en',
    'ja/ipg/2.3/?with=zh,en',
    'en/ipg/2.3/?with=zh,ja',
    'en/ipg/2.4/?with=zh,ja',
  ])(
    'on a phone it stands in the first window of %s, and what is at a glance in a line for each language',
    async (address) => {
      await read(browser, address, { viewport: phone }, async (page) => {
        const first = await page.locator('#penalty').boundingBox();
        expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(phone.height);
        const glances = page.locator('[data-glance]:visible');
        for (const glance of await glances.all()) expect(await glance.evaluate(linesOf)).toBeLessThan(2);
        await glances.first().locator('summary').first().click();
        expect(await glances.first().locator('a:visible').count()).toBeGreaterThan(2);
        const bar = await page.locator('[data-bar]').boundingBox();
        expect(bar?.height).toBeLessThan(phone.height / 8);
      });
    },
  );

  test('on a desk what is at a glance is open, and without scripts everywhere', async () => {
    const links = (page: Page) => page.locator('[data-glance] li a:visible').count();
    expect(await read(browser, 'zh/ipg/2.3/', { viewport: desktop }, links)).toBeGreaterThan(8);
    const options = { viewport: phone, javaScriptEnabled: false };
    expect(await read(browser, 'zh/ipg/2.3/', options, links)).toBeGreaterThan(8);
  });

  test.each([phone, desktop])('nothing moves while the page comes ($width px)', async (viewport) => {
    expect(await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport }, layoutShift)).toBe(0);
  });

  test('what is at a glance, heads and texts of a column stand below each other', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
      const lefts = (selector: string) =>
        page.locator(selector).evaluateAll((all) =>
          all.map((each) => {
            const { paddingLeft, borderLeftWidth } = getComputedStyle(each);
            const sum = each.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
            return Math.round(sum + Number.parseFloat(borderLeftWidth));
          }),
        );
      const own = await lefts('#definition-1 .cell');
      expect(own).toHaveLength(3);
      for (const selector of ['[data-glance]', '.heads .cell', '#part-definition .cell'])
        expect(await lefts(selector)).toEqual(own);
    });
  });

  test.each(['zh', 'ja', 'en'])(
    'at 320 px languages and settings are one row, in %s, and the parts end in a fade',
    async (lang) => {
      await read(browser, `${lang}/ipg/2.3/`, { viewport: { width: 320, height: 700 } }, async (page) => {
        const settings = await page.locator('[data-settings]').boundingBox();
        const pill = await page.locator('[data-pill] >> nth=0').boundingBox();
        // One row: each begins before the other ends.
        expect(settings?.y).toBeLessThan((pill?.y ?? 0) + (pill?.height ?? 0));
        expect(pill?.y).toBeLessThan((settings?.y ?? 0) + (settings?.height ?? 0));
        const mask = await page
          .locator('[data-parts]')
          .evaluate((parts) => getComputedStyle(parts).maskImage);
        expect(mask).toContain('gradient');
      });
    },
  );

  test.each(['zh', 'ja', 'en'])(
    'at 320 px nothing of the bar lies over anything else, in %s',
    async (lang) => {
      const viewport = { width: 320, height: 640 };
      await read(browser, `${lang}/ipg/2.3/?with=zh,ja,en#remedy-4`, { viewport }, async (page) => {
        const boxes = await page
          .locator(':is([data-pill], [data-settings], [data-parts]):visible')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes.length).toBe(5);
        for (const [at, one] of boxes.entries()) {
          expect(one.right).toBeLessThanOrEqual(viewport.width);
          for (const other of boxes.slice(at + 1)) {
            const isApart =
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1;
            expect(isApart).toBe(true);
          }
        }
        const [first] = boxes;
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan((first?.bottom ?? 0) * 2.5);
        await page.locator('[data-settings] summary').click();
        const panel = await page.locator('[data-settings] .panel').boundingBox();
        expect(panel?.x).toBeGreaterThanOrEqual(0);
        expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      });
    },
  );
});
