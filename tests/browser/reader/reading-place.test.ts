import { describe, expect, test } from 'vitest';
import { boxOf, topOf } from '../lib/read.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

test('the list of parts shows which one is being read', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  await page.locator('[data-parts] a[href="#part-remedy"]').click();
  await page.waitForFunction(
    () => document.querySelector('[data-parts] [aria-current]')?.getAttribute('href') === '#part-remedy',
  );
  const { bottom } = await boxOf(page, '[data-bar]');
  expect(await topOf(page, '#part-remedy')).toBeGreaterThanOrEqual(bottom);
});

// With the fonts of the tests a definition begins at 0.46 and 0.71 of the window at most, and the bar is a ninth of it:
// a fifth of room for another browser.
describe.each([
  { viewport: desktop, upper: 0.55 },
  { viewport: phone, upper: 0.86 },
])('in a window of $viewport.width px', ({ viewport, upper }) => {
  test.each(['zh/ipg/2.3/', 'ja/ipg/2.3/', 'en/ipg/2.3/', 'en/ipg/2.4/'])(
    'the definition begins in the upper part, below a bar of little height, on %s',
    async (address) => {
      const page = await open(address, { viewport, hasTouch: viewport === phone });
      expect(await topOf(page, '#definition-1')).toBeLessThan(upper * viewport.height);
      expect((await boxOf(page, '[data-bar]')).height).toBeLessThan(viewport.height / 7);
    },
  );
});

test('that a text is out of date is said whole on a phone', async () => {
  const page = await open('zh/ipg/2.4/', { viewport: phone });
  const summary = page.locator('.editions > summary');
  expect(await summary.locator('[data-outdated]').isVisible()).toBe(true);
  expect(await summary.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
});

test('the penalty is said once in each language, beside its name, in two lines at most', async () => {
  const page = await open('en/ipg/2.3/?with=zh,ja', { viewport: desktop });
  const said = (await page.locator('main').innerText()).match(/Warning/gu);
  expect(said).toHaveLength(1);
  expect((await boxOf(page, '.part[data-part="penalty"]')).height).toBeLessThan(75);
});

test('the header and the bar stay in view, and take little of the window', async () => {
  const page = await open('en/ipg/2.3/#philosophy-4', { viewport: phone });
  expect(await topOf(page, 'header.site .languages')).toBeGreaterThanOrEqual(0);
  const { bottom } = await boxOf(page, '[data-bar]');
  expect(bottom).toBeLessThan(phone.height / 5);
  expect(await topOf(page, '#philosophy-4')).toBeGreaterThanOrEqual(bottom);
});

test.each([
  { address: 'zh/m10/cards/ajani-goldmane/#r2', width: 1280 },
  { address: 'zh/m10/cards/ajani-goldmane/#r2', width: 390 },
  // The bar has a second row, in some languages and windows, and with large letters.
  { address: 'en/m10/cards/ajani-goldmane/#r2', width: 320 },
  { address: 'en/m10/rules-changes/#deathtouch-4', width: 390 },
  { address: 'zh/m10/rules-changes/#combat-7', width: 320 },
  { address: 'ja/ipg/2.3/#remedy-4', width: 320 },
])('what a link leads to stands just below the bar: $address, $width px', async ({ address, width }) => {
  const page = await open(address, { viewport: { width, height: 800 }, hasTouch: width < 400 });
  const { hash } = new URL(siteAddress(address));
  const distance = async () => (await topOf(page, hash)) - (await boxOf(page, '[data-bar]')).bottom;
  expect(await distance()).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(64);
});

test.each(['zh', 'ja', 'en'])(
  'at 320 px nothing of the bar lies over anything else, in %s, and its panel is in the window',
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
        const isBeside = one.right <= other.left || other.right <= one.left;
        const isBelow = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
        expect(isBeside || isBelow).toBe(true);
      }
    }
    const [first] = boxes;
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan((first?.bottom ?? 0) * 2.5);
    await page.locator('[data-settings-button]').click();
    const panel = await boxOf(page, '[data-settings]');
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(viewport.width);
  },
);
