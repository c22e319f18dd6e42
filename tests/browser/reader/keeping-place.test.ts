import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLanguages, topOf } from '../lib/read.ts';
import { open } from '../lib/use.ts';

/*
 * The clause that is being read stays at its height in the window, whatever the reader chooses by pointer, finger or
 * keyboard. The clicks of the driver scroll by themselves, so the tests press a point of the window.
 */

// Low windows, so that enough of the page is above and below the clause.
const mouse = { name: 'the mouse', options: { viewport: { width: 1280, height: 500 } } };
const finger = {
  name: 'a finger',
  options: { viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true },
};

/** Presses the middle of an element. */
async function press(page: Page, device: typeof mouse, what: Locator): Promise<void> {
  await what.waitFor();
  const [x, y] = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await (device === finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The top of a clause in the window after two frames, when the browser's own scrolling has ended. */
async function settledTop(page: Page, clause: string): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return topOf(page, `#${clause}`);
}

/** Expects a clause at the same height after a change, or as near as the end of the page allows. */
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

test.each([
  { device: mouse, address: 'zh/ipg/2.3/?with=ja,en&notes=1', clause: 'philosophy-4', langs: ['ja', 'en'] },
  // Near the end of the page, which becomes shorter.
  { device: finger, address: 'ja/ipg/2.3/?with=en', clause: 'upgrade-1', langs: ['en', 'ja'] },
])(
  'a clause stays when languages are chosen by $device.name: $clause of $address',
  async ({ device, address, clause, langs }) => {
    const page = await open(`${address}#${clause}`, device.options);
    if (device === finger)
      await expectKept(page, clause, () => press(page, device, page.locator('[popovertarget="columns"]')));
    for (const lang of langs) {
      const before = await page.getAttribute('html', 'data-open');
      await expectKept(page, clause, async () => {
        await press(page, device, page.locator(`label:has([data-toggle="${lang}"]) > span`).first());
        await page.waitForSelector(`:root:not([data-open="${before}"])`);
      });
    }
  },
);

test('a clause stays when a term opens, and when annotations, terms and Traditional characters are switched', async () => {
  const clause = 'philosophy-2';
  const page = await open(`zh/ipg/2.3/?with=en&notes=0#${clause}`, finger.options);
  await expectKept(page, clause, async () => {
    await press(page, finger, page.locator(`#${clause} a.term[href]:visible`).first());
    await page.locator('.reference [data-entry]').waitFor();
  });
  await page.keyboard.press('Escape');
  await expectKept(page, clause, () => press(page, finger, settings(page)));
  for (const [name, state] of [
    ['notes', '[data-notes="shown"]'],
    ['terms', ':not(:has(a.term[href]))'],
    ['script', '[data-characters="hant"]'],
    ['notes', ':not([data-notes="shown"])'],
    ['terms', ':has(a.term[href])'],
    ['script', '[data-characters="hans"]'],
  ])
    await expectKept(page, clause, async () => {
      await press(page, finger, page.locator(`label:has([name="${name}"])`));
      await page.waitForSelector(`:root${state}`);
    });
});

test('a clause stays when the bar and the settings are used by the keyboard', async () => {
  const clause = 'combat-12';
  const page = await open(`zh/dawn/rules-changes/#${clause}`, mouse.options);
  const box = page.locator('[data-toggle="ja"]');
  const terms = page.locator('[name="terms"]');
  const wasOn = await box.isChecked();
  const type = (key: string) => () => page.keyboard.press(key);
  for (const change of [
    () => box.focus(),
    ...['Space', 'Tab', 'Shift+Tab'].map(type),
    () => settings(page).press('Enter'),
    () => terms.focus(),
    type('Space'),
  ])
    await expectKept(page, clause, change);
  expect(await box.isChecked()).toBe(!wasOn);
  expect(await terms.isChecked()).toBe(false);
  await expectKept(page, clause, type('Escape'));
});

test('a clause deep in a page stays when the language of the interface changes, and after Back', async () => {
  const page = await open('en/dawn/rules-changes/', finger.options);
  const clause = 'combat-14';
  await page.locator(`#${clause}`).evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 110));
  const height = await settledTop(page, clause);
  // The header is out of view; the settings have the same links.
  await press(page, finger, settings(page));
  await press(page, finger, page.locator('[data-settings] a[data-language="ja"]'));
  await page.waitForURL('**/ja/dawn/rules-changes/**');
  expect(Math.abs((await settledTop(page, clause)) - height)).toBeLessThan(8);
  await page.goBack();
  await page.waitForURL('**/en/dawn/rules-changes/**');
  expect(Math.abs((await settledTop(page, clause)) - height)).toBeLessThan(8);
});

test('columns stay open in another language of the interface', async () => {
  const page = await open('en/ipg/2.3/?with=ja,zh&notes=0');
  await page.locator('header a[data-language="zh"]').click();
  await page.waitForURL('**/zh/ipg/2.3/**');
  expect((await openLanguages(page)).toSorted()).toEqual(['en', 'ja', 'zh']);
  // Without scrolling, the next page begins at its top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
