import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLanguages, topOf } from '../lib/read.ts';
import { onInventedSite, open } from '../lib/use.ts';

onInventedSite();

/*
 * What is being read stays where it is in the window, whatever is chosen, and however: by the pointer on the words of
 * a control, by a finger, by Tab and Space. The driver's own clicks scroll before they click and focus
 * nothing of a label, so everything is pressed at its place in the window.
 */

// Low windows: above and below of what is read there is enough of the page.
const mouse = { name: 'the mouse', options: { viewport: { width: 1280, height: 500 } } };
const finger = {
  name: 'a finger',
  options: { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true },
};
type Device = typeof mouse | typeof finger;

/** In the middle of what is in the window. */
async function press(page: Page, device: Device, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${what}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (device === finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Where a clause is once the page has been painted anew: what the browser itself moves, it has moved by then. */
async function settledTop(page: Page, clause: string): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return topOf(page, `#${clause}`);
}

/** Does something, and sees that the clause is where it was; or as near as the end of the page lets it come. */
async function expectKept(page: Page, clause: string, change: () => Promise<unknown>): Promise<void> {
  const before = await settledTop(page, clause);
  await change();
  const moved = (await settledTop(page, clause)) - before;
  const isAtEnd = await page.evaluate(
    () => scrollY >= document.documentElement.scrollHeight - innerHeight - 1,
  );
  if (!isAtEnd || moved < 0) expect(Math.abs(moved), `${clause} was at ${before}`).toBeLessThan(8);
}

const settings = (page: Page) => page.locator('[data-settings-button]');
const termsBox = (page: Page) => page.locator('[name="terms"]');

test.each([
  { device: mouse, address: 'zh/ipg/2.3/?with=ja,en&notes=1', clause: 'philosophy-4' },
  // At the end of the page, which is shorter then.
  { device: finger, address: 'ja/ipg/2.3/?with=en', clause: 'upgrade-1' },
])('languages are chosen by $device.name at $clause of $address', async ({ device, address, clause }) => {
  const page = await open(`${address}#${clause}`, device.options);
  if (device === finger)
    await expectKept(page, clause, () => press(page, device, page.locator('[popovertarget="columns"]')));
  for (const lang of ['ja', 'en', 'ja']) {
    // The last language that is open stays.
    if (await page.locator(`[data-toggle="${lang}"]`).isDisabled()) continue;
    const before = await openLanguages(page);
    const words = page.locator(`label:has([name="with"][value="${lang}"]) > span`).first();
    await expectKept(page, clause, () => press(page, device, words));
    expect(await openLanguages(page)).not.toEqual(before);
  }
});

test('a term is opened, and annotations, terms and Traditional characters are turned on and off', async () => {
  const clause = 'philosophy-2';
  const page = await open(`zh/ipg/2.3/?with=en&notes=0#${clause}`, finger.options);
  await expectKept(page, clause, async () => {
    await press(page, finger, page.locator(`#${clause} a.term[href]:visible`).first());
    await page.locator('.reference [data-entry]').waitFor();
  });
  await page.keyboard.press('Escape');
  await expectKept(page, clause, () => press(page, finger, settings(page)));
  for (const name of ['notes', 'terms']) {
    const box = page.locator(`label:has([name="${name}"])`);
    const wasOn = await box.locator('input').isChecked();
    for (const isOn of [!wasOn, wasOn]) {
      await expectKept(page, clause, () => press(page, finger, box));
      expect(await box.locator('input').isChecked()).toBe(isOn);
    }
  }
  for (const characters of ['hant', 'hans'])
    await expectKept(page, clause, async () => {
      await press(page, finger, page.locator('label:has([name="script"])'));
      await page.waitForSelector(`:root[data-characters="${characters}"]`);
    });
});

test('by the keyboard: Tab and Space in the bar and in the sheet of settings move nothing', async () => {
  // Deep in a chapter.
  const clause = 'combat-12';
  const page = await open(`zh/dawn/rules-changes/#${clause}`, mouse.options);
  const box = page.locator('[data-toggle="ja"]');
  await expectKept(page, clause, () => box.focus());
  const wasOn = await box.isChecked();
  for (const key of ['Space', 'Tab', 'Shift+Tab'])
    await expectKept(page, clause, () => page.keyboard.press(key));
  expect(await box.isChecked()).toBe(!wasOn);
  await settings(page).focus();
  await expectKept(page, clause, () => page.keyboard.press('Enter'));
  await expectKept(page, clause, () => termsBox(page).focus());
  await expectKept(page, clause, () => page.keyboard.press('Space'));
  expect(await termsBox(page).isChecked()).toBe(false);
  await expectKept(page, clause, () => page.keyboard.press('Escape'));
});

test('the language of the interface is changed at a place deep in a page, and back', async () => {
  const page = await open('en/dawn/rules-changes/', finger.options);
  const clause = 'combat-14';
  await page.locator(`#${clause}`).evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 110));
  const height = await settledTop(page, clause);
  // The header has gone by: the bar has the same links.
  await press(page, finger, settings(page));
  await press(page, finger, page.locator('[data-settings] a[data-language="ja"]'));
  await page.waitForURL('**/ja/dawn/rules-changes/**');
  expect(Math.abs((await settledTop(page, clause)) - height)).toBeLessThan(8);
  await page.goBack();
  await page.waitForURL('**/en/dawn/rules-changes/**');
  expect(Math.abs((await settledTop(page, clause)) - height)).toBeLessThan(8);
});

test('the languages of the texts stay open in another language of the interface', async () => {
  const page = await open('en/ipg/2.3/?with=ja,zh&notes=0');
  await page.locator('header a[data-language="zh"]').click();
  await page.waitForURL('**/zh/ipg/2.3/**');
  expect((await openLanguages(page)).toSorted()).toEqual(['en', 'ja', 'zh']);
  // Who has read nothing yet begins at the top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
