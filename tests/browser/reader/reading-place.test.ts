import { describe, expect, test } from 'vitest';
import { boxOf, topOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

test('the list of parts shows which one is being read', async () => {
  const page = await open('en/ipg/2.3/', { viewport: desktop });
  await page.locator('[data-parts] a[href="#part-remedy"]').click();
  await page.waitForFunction(
    () => document.querySelector('[data-parts] [aria-current]')?.getAttribute('href') === '#part-remedy',
  );
  const { bottom } = await boxOf(page, '[data-bar]');
  expect(await topOf(page, '#part-remedy')).toBeGreaterThanOrEqual(bottom);
});

// With the fonts of the tests a definition begins at 0.42 of the window at most, and what stays in view is a tenth of it:
// some room for another browser.
describe.each([
  { viewport: desktop, upper: 0.5 },
  { viewport: phone, upper: 0.5 },
])('in a window of $viewport.width px', ({ viewport, upper }) => {
  test.each(['zh/ipg/2.3/', 'ja/ipg/2.3/', 'en/ipg/2.3/', 'en/ipg/2.4/'])(
    'the definition begins in the upper part, and the bar takes little of the window, on %s',
    async (address) => {
      const page = await open(address, { viewport, hasTouch: viewport === phone });
      expect(await topOf(page, '#definition-1')).toBeLessThan(upper * viewport.height);
      expect((await boxOf(page, '[data-bar]')).height).toBeLessThan(viewport.height / 9);
    },
  );
});

test('that a text is out of date is said whole on a phone', async () => {
  const page = await open('zh/ipg/2.4/', { viewport: phone });
  const line = page.locator('.section-head [data-outdated]');
  expect(await line.isVisible()).toBe(true);
  expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});

test('the penalty is said once in each language, beside its name, in two lines at most', async () => {
  const page = await open('en/ipg/2.3/?with=zh,ja', { viewport: desktop });
  const said = (await page.locator('main').innerText()).match(/^Warning$/gmu);
  expect(said).toHaveLength(1);
  expect((await boxOf(page, '#penalty')).height).toBeLessThan(75);
});

test('on a phone nothing stays at the head of the window, and the bar is under the thumb', async () => {
  const page = await open('en/ipg/2.3/#philosophy-4', { viewport: phone });
  const { top, bottom } = await boxOf(page, '[data-bar]');
  expect(bottom).toBe(phone.height);
  expect(bottom - top).toBeLessThanOrEqual(60);
  expect(await topOf(page, '#philosophy-4')).toBeGreaterThanOrEqual(0);
  expect((await boxOf(page, 'header.site')).bottom).toBeLessThanOrEqual(0);
});

test.each([
  { address: 'zh/dawn/cards/marta-of-the-hearth/#r2', width: 1280 },
  { address: 'zh/dawn/cards/marta-of-the-hearth/#r2', width: 390 },
  { address: 'en/dawn/cards/marta-of-the-hearth/#r2', width: 320 },
  { address: 'en/dawn/rules-changes/#hunger-4', width: 390 },
  { address: 'zh/dawn/rules-changes/#combat-7', width: 320 },
  { address: 'ja/ipg/2.3/#remedy-4', width: 320 },
])('what a link leads to stands just below the bar: $address, $width px', async ({ address, width }) => {
  const page = await open(address, { viewport: { width, height: 800 }, hasTouch: width < 400 });
  const { hash } = new URL(siteAddress(address));
  // On a phone the bar is at the foot.
  const end = async () => (width < 640 ? 0 : (await boxOf(page, '[data-bar]')).bottom);
  const distance = async () => (await topOf(page, hash)) - (await end());
  expect(await distance()).toBeGreaterThanOrEqual(0);
  // Or as near as the end of the page lets it come.
  const isAtEnd = await page.evaluate(
    () => scrollY >= document.documentElement.scrollHeight - innerHeight - 1,
  );
  if (!isAtEnd) expect(await distance()).toBeLessThan(64);
});

test.each(['zh', 'ja', 'en'])(
  'at 320 px each sheet of the bar opens above it, in the window, in %s',
  async (lang) => {
    const viewport = { width: 320, height: 640 };
    const page = await open(`${lang}/ipg/2.3/?with=zh,ja,en#remedy-4`, { viewport });
    const { top } = await boxOf(page, '[data-bar]');
    for (const button of await page.locator('[data-bar] .controls > button').all()) {
      const box = await button.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width && box.height >= 44).toBe(true);
      await button.click();
      const sheet = await boxOf(page, '.sheet:popover-open');
      expect([sheet.left, sheet.right, sheet.bottom <= top + 1]).toEqual([0, viewport.width, true]);
      await page.keyboard.press('Escape');
    }
  },
);
