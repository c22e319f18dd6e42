import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/schema/language.ts';
import { linesOf, topOf } from '../lib/read.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

test('the list of parts shows which one is being read', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  await page.locator('[data-parts] a[href="#part-remedy"]').click();
  await page.waitForFunction(
    () => document.querySelector('[data-parts] [aria-current]')?.getAttribute('href') === '#part-remedy',
  );
  const bar = await page.locator('[data-bar]').boundingBox();
  expect(await topOf(page, '#part-remedy')).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

describe('the way to the first clause', () => {
  const windows = [
    { viewport: desktop, upper: 0.55 },
    { viewport: phone, upper: 0.65 },
  ];
  // The sections in the languages that they are in.
  const addresses = [...languages.map((lang) => `${lang}/ipg/2.3/`), 'zh/ipg/2.4/', 'en/ipg/2.4/'];

  test.each(windows.flatMap((each) => addresses.map((address) => ({ ...each, address }))))(
    'the definition begins in the upper part of a window of $viewport.width px, on $address',
    async ({ viewport, upper, address }) => {
      const page = await open(address, { viewport, hasTouch: viewport === phone });
      expect(await topOf(page, '#definition-1')).toBeLessThan(upper * viewport.height);
      const bar = await page.locator('[data-bar]').boundingBox();
      expect(bar?.height).toBeLessThan(viewport.height / 8);
    },
  );

  test.each([phone, desktop])(
    'what is at a glance is one line, which opens every column, and the device remembers ($width px)',
    async (viewport) => {
      const page = await open('zh/ipg/2.3/?with=ja,en', { viewport });
      const links = () => page.locator('[data-glance] li a:visible').count();
      const glance = page.locator('[data-glance]');
      // A `details` tells that it was opened or closed a little later than it shows.
      const isRemembered = (state: string | null) =>
        expect.poll(() => page.evaluate(() => localStorage.getItem('sidejudge-glance'))).toBe(state);
      expect(await glance.evaluate(linesOf)).toBeLessThan(2);
      expect(await links()).toBe(0);
      await glance.locator('summary').first().click();
      await expect.poll(links).toBe(18);
      await isRemembered('open');
      await page.goto(siteAddress('en/ipg/2.4/'));
      expect(await links()).toBeGreaterThan(2);
      await glance.locator('summary').first().click();
      await expect.poll(links).toBe(0);
      await isRemembered(null);
      await page.reload();
      expect(await links()).toBe(0);
    },
  );

  test('the penalty is said once in each language, beside its name, in two lines at most', async () => {
    const page = await open('en/ipg/2.3/?with=zh,ja', { viewport: desktop });
    const said = (await page.locator('main').innerText()).match(/Warning/gu);
    expect(said).toHaveLength(1);
    const line = await page.locator('.part[data-part="penalty"]').boundingBox();
    expect(line?.height).toBeLessThan(75);
  });

  test('the header and the bar stay in view, and take little of the window', async () => {
    const page = await open('en/ipg/2.3/#philosophy-4', { viewport: phone });
    const shown = await page.locator('header.site .languages').boundingBox();
    const bar = await page.locator('[data-bar]').boundingBox();
    expect(shown?.y).toBeGreaterThanOrEqual(0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(phone.height / 5);
    expect(await topOf(page, '#philosophy-4')).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('what is at a glance, heads and texts of a column stand below each other', async () => {
    const page = await open('zh/ipg/2.3/?with=ja,en', { viewport: desktop });
    await page.locator('[data-glance] summary').first().click();
    const lefts = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((each) => {
          const { paddingLeft, borderLeftWidth } = getComputedStyle(each);
          const sum = each.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
          return Math.round(sum + Number.parseFloat(borderLeftWidth));
        }),
      );
    const own = await lefts('#definition-1 > .row .cell');
    expect(own).toHaveLength(3);
    for (const selector of ['.glances .cell', '.heads .cell', '#part-definition .cell'])
      expect(await lefts(selector)).toEqual(own);
  });

  test.each(['zh', 'ja', 'en'])(
    'at 320 px languages and settings are one row, in %s, and the parts end in a fade',
    async (lang) => {
      const page = await open(`${lang}/ipg/2.3/`, { viewport: { width: 320, height: 700 } });
      const settings = await page.locator('[data-settings-button]').boundingBox();
      const pill = await page.locator('[data-pill] >> nth=0').boundingBox();
      // One row: each begins before the other ends.
      expect(settings?.y).toBeLessThan((pill?.y ?? 0) + (pill?.height ?? 0));
      expect(pill?.y).toBeLessThan((settings?.y ?? 0) + (settings?.height ?? 0));
      const mask = await page.locator('[data-parts]').evaluate((parts) => getComputedStyle(parts).maskImage);
      expect(mask).toContain('gradient');
    },
  );

  test.each(['zh', 'ja', 'en'])(
    'at 320 px nothing of the bar lies over anything else, in %s',
    async (lang) => {
      const viewport = { width: 320, height: 640 };
      const page = await open(`${lang}/ipg/2.3/?with=zh,ja,en#remedy-4`, { viewport });
      const boxes = await page
        .locator(':is([data-pill], [data-settings-button], [data-parts]):visible')
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
      await page.locator('[data-settings-button]').click();
      const panel = await page.locator('[data-settings]').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    },
  );
});
