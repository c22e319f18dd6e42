import { expect, test } from 'vitest';
import { boxOf, topOf } from '../lib/read.ts';
import { desktop, inventedAddress, open, phone } from '../lib/use.ts';

// With the fonts of the tests, the definition begins at 42 % of the height, and the bar takes 10 %: the limits are a
// little higher.
test.each([desktop, phone])(
  'the text begins in the upper half of a window of $width px',
  async (viewport) => {
    const page = await open('zh/ipg/2.3/', { viewport, hasTouch: viewport === phone });
    expect(await topOf(page, '#definition-1')).toBeLessThan(viewport.height / 2);
    expect((await boxOf(page, '[data-bar]')).height).toBeLessThan(viewport.height / 9);
  },
);

test('the list of parts marks the part that is being read', async () => {
  const page = await open('en/ipg/2.3/');
  await page.locator('[data-parts] a[href="#part-remedy"]').click();
  await page.waitForSelector('[data-parts] [href="#part-remedy"][aria-current]');
});

test.each([
  { address: 'zh/dawn/cards/marta-of-the-hearth/#r2', width: 1280 },
  { address: 'en/dawn/rules-changes/#hunger-4', width: 390 },
])('a link shows its target below the top bar, if any: $address, $width px', async ({ address, width }) => {
  const page = await open(address, { viewport: { width, height: 800 }, hasTouch: width < 400 });
  const bar = await boxOf(page, '[data-bar]');
  // On a phone the bar is at the bottom of the window, and nothing at its top.
  if (width < 640) expect([bar.bottom, (await boxOf(page, 'header.site')).bottom <= 0]).toEqual([800, true]);
  const end = width < 640 ? 0 : bar.bottom;
  const distance = (await topOf(page, new URL(inventedAddress(address)).hash)) - end;
  expect(distance).toBeGreaterThanOrEqual(0);
  // At the end of the page it is as near as possible.
  const isAtEnd = await page.evaluate(
    () => scrollY >= document.documentElement.scrollHeight - innerHeight - 1,
  );
  if (!isAtEnd) expect(distance).toBeLessThan(64);
});

test('at 320 px each sheet of the bar opens above it, in the window', async () => {
  const viewport = { width: 320, height: 640 };
  const page = await open('zh/ipg/2.3/?with=zh,ja,en#remedy-4', { viewport });
  const { top } = await boxOf(page, '[data-bar]');
  for (const button of await page.locator('[data-bar] .controls > button').all()) {
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= viewport.width && box.height >= 44).toBe(true);
    await button.click();
    const sheet = await boxOf(page, '.sheet:popover-open');
    expect([sheet.left, sheet.right, sheet.bottom <= top + 1]).toEqual([0, viewport.width, true]);
    await page.keyboard.press('Escape');
  }
});
