import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { topOf } from '../lib/read.ts';
import { desktop, open, phone } from '../lib/use.ts';

/*
 * What is being read stays where it is in the window, whatever is chosen, and however: by the pointer on the words of
 * a control, by a finger, by Tab and Space, by a key. The driver's own clicks scroll before they click and focus
 * nothing of a label, so everything is pressed at its place in the window.
 */

const mouse = { name: 'the mouse', options: { viewport: desktop } };
const finger = { name: 'a finger', options: { viewport: phone, hasTouch: true, isMobile: true } };
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

const words = (page: Page, name: string, value: string) =>
  page.locator(`label:has([name="${name}"][value="${value}"]) > span`).first();
const summary = (page: Page) => page.locator('[data-settings-button]');
const isChosen = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).isChecked();

const places = [
  { address: 'zh/ipg/2.3/?with=ja,en&notes=shown', clause: 'philosophy-4' },
  // At the end of the page, which is shorter then.
  { address: 'ja/ipg/2.3/?with=en', clause: 'upgrade-1' },
];

/** Deep in chapters, whose bar has the terms and the characters. */
const chapters = [{ address: 'zh/m10/rules-changes/', clause: 'combat-12' }];
const termsBox = (page: Page) => page.locator('[data-terms-toggle]');
const termsWords = (page: Page) => page.locator('label:has([data-terms-toggle]) > span');

describe.each([mouse, finger])('by $name', (device) => {
  test.each(chapters)(
    'terms and characters are chosen at $clause of $address',
    async ({ address, clause }) => {
      const page = await open(`${address}#${clause}`, device.options);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const wasOn = await termsBox(page).isChecked();
      for (const isOn of [!wasOn, wasOn]) {
        await expectKept(page, clause, async () => {
          await press(page, device, termsWords(page));
          await expect.poll(() => termsBox(page).isChecked()).toBe(isOn);
        });
      }
      for (const isDerived of [true, false]) {
        await expectKept(page, clause, async () => {
          await press(page, device, page.locator('[data-script]'));
          await expect.poll(() => page.locator('[data-derived]').count().then(Boolean)).toBe(isDerived);
        });
      }
    },
  );

  test.each(places)('a language is opened and closed at $clause of $address', async ({ address, clause }) => {
    const page = await open(`${address}#${clause}`, device.options);
    const start = await settledTop(page, clause);
    for (const lang of ['zh', 'ja', 'en'] as const) {
      const box = page.locator(`[data-toggle="${lang}"]`);
      if (await box.isDisabled()) continue;
      const before = await box.isChecked();
      for (const after of [!before, before]) {
        await expectKept(page, clause, () => press(page, device, words(page, 'show', lang)));
        expect(await box.isChecked()).toBe(after);
      }
    }
    expect(Math.abs((await settledTop(page, clause)) - start)).toBeLessThan(8);
  });

  test.each(places)(
    'layouts and annotations are chosen at $clause of $address',
    async ({ address, clause }) => {
      const page = await open(`${address}#${clause}`, device.options);
      await expectKept(page, clause, () => press(page, device, summary(page)));
      for (const [name, value] of [
        ['layout', 'alternating'],
        ['layout', 'single'],
        ['layout', 'columns'],
        // Once more: what is chosen already.
        ['layout', 'columns'],
        ['notes', 'shown'],
        ['notes', 'folded'],
        ['notes', 'hidden'],
        ['notes', 'shown'],
      ] as const) {
        const choice = words(page, name, value);
        if ((await choice.count()) === 0) continue;
        await expectKept(page, clause, () => press(page, device, choice));
        expect(await isChosen(page, name, value)).toBe(true);
      }
    },
  );

  test('terms are marked and opened, and Chinese is turned into Traditional characters and back', async () => {
    const page = await open('zh/ipg/2.3/?with=en&notes=0#remedy-4', device.options);
    const clause = 'remedy-4';
    const terms = termsBox(page);
    await expectKept(page, clause, () => press(page, device, summary(page)));
    await expectKept(page, clause, async () => {
      const wasOn = await terms.isChecked();
      await press(page, device, termsWords(page));
      await expect.poll(() => terms.isChecked()).toBe(!wasOn);
      if (wasOn) await press(page, device, termsWords(page));
      await page.locator('a.term').first().waitFor({ state: 'attached' });
    });
    for (const isDerived of [true, false]) {
      await expectKept(page, clause, async () => {
        await press(page, device, page.locator('[data-script]'));
        await expect.poll(() => page.locator('[data-derived]').count().then(Boolean)).toBe(isDerived);
      });
    }
    await expectKept(page, clause, () => press(page, device, summary(page)));
    await expectKept(page, clause, async () => {
      await press(page, device, page.locator('#remedy-4 a.term:visible').first());
      await page.locator('.reference [data-entry]').waitFor();
    });
  });
});

describe('by the keyboard', () => {
  test.each([desktop, phone])('Tab through the bar moves nothing ($width px)', async (viewport) => {
    const page = await open('zh/ipg/2.3/?with=ja,en#remedy-4', { viewport });
    await press(page, mouse, summary(page));
    const seen = new Set<string>();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await expectKept(page, 'remedy-4', () => page.keyboard.press(key));
      seen.add(await page.evaluate(() => document.activeElement?.closest('[data-bar]')?.className ?? ''));
    }
    expect([...seen]).toEqual(['bar']);
  });

  test.each(chapters.flatMap((row) => [desktop, phone].map((viewport) => ({ ...row, viewport }))))(
    'Tab, Shift+Tab and Space in the bar move nothing at $clause of $address ($viewport.width px)',
    async ({ address, clause, viewport }) => {
      const page = await open(`${address}#${clause}`, { viewport });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await expectKept(page, clause, () => termsBox(page).focus());
      for (const key of ['Space', 'Tab', 'Shift+Tab', 'Space', 'Tab', 'Space', 'Space']) {
        await expectKept(page, clause, () => page.keyboard.press(key));
        expect(await page.evaluate(() => !!document.activeElement?.closest('.bar'))).toBe(true);
      }
    },
  );

  test.each([desktop, phone])('Space opens and closes a language ($width px)', async (viewport) => {
    const page = await open('zh/ipg/2.3/?with=&notes=shown#philosophy-4', { viewport });
    const box = page.locator('[data-toggle="ja"]');
    await expectKept(page, 'philosophy-4', () => box.focus());
    for (const isOpen of [true, false]) {
      await expectKept(page, 'philosophy-4', () => page.keyboard.press('Space'));
      expect(await box.isChecked()).toBe(isOpen);
    }
  });

  test.each([
    { viewport: desktop, clause: 'definition-4' },
    { viewport: phone, clause: 'remedy-5' },
  ])('digits keep $clause, in and out ($viewport.width px)', async ({ viewport, clause }) => {
    const page = await open(`ja/ipg/2.3/?with=#${clause}`, { viewport });
    for (const key of ['1', '3', '2', '2', '3', '1']) {
      await expectKept(page, clause, () => page.keyboard.press(key));
    }
  });

  test('the clause with the focus is kept, wherever in the window it is', async () => {
    const page = await open('zh/ipg/2.3/?with=en&notes=shown#philosophy-2');
    await page.locator('#philosophy-5 .anchor a').first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-clause]')?.id ?? '');
    await expect.poll(focused).toBe('philosophy-5');
    for (const key of ['2', '2']) {
      await expectKept(page, 'philosophy-5', async () => {
        await page.keyboard.press(key);
        expect(await focused()).toBe('philosophy-5');
      });
    }
  });
});

test('a row of commentary that goes leaves those around it in view', async () => {
  const page = await open('zh/ipg/2.3/?with=ja&notes=shown#examples');
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="notes"][value="hidden"]').check();
  await expect.poll(() => page.locator('#examples').isVisible()).toBe(false);
  const height = await page.evaluate(() => innerHeight);
  for (const clause of ['example-f', 'philosophy-1'])
    expect(await settledTop(page, clause)).toBeLessThan(height);
  expect(await settledTop(page, 'philosophy-1')).toBeGreaterThan(0);
});

describe('another language of the interface', () => {
  /** Scrolls a clause to a height, as a reader does. */
  const readAt = async (page: Page, clause: string, height: number): Promise<number> => {
    await page
      .locator(`#${clause}`)
      .evaluate((row, y) => scrollBy(0, row.getBoundingClientRect().top - y), height);
    return settledTop(page, clause);
  };
  const expectAt = (page: Page, clause: string, height: number) =>
    expect.poll(async () => Math.abs((await topOf(page, `#${clause}`)) - height)).toBeLessThan(8);

  test.each([
    { device: finger, address: 'ja/ipg/2.3/', clause: 'remedy-3', to: 'en' },
    { device: mouse, address: 'en/ipg/2.3/?with=ja,zh&notes=0#definition-2', clause: 'upgrade-1', to: 'zh' },
    { device: finger, address: 'en/m10/rules-changes/', clause: 'combat-12', to: 'ja' },
  ])('by $device.name, at $clause of $address, to $to', async ({ device, address, clause, to }) => {
    const page = await open(address, device.options);
    const height = await readAt(page, clause, 180);
    const from = new URL(page.url()).pathname;
    const languages = await openLanguages(page);
    await press(page, device, page.locator(`a[data-language="${to}"]`));
    await page.waitForURL(`**/${to}/**`);
    await expectAt(page, clause, height);
    expect((await openLanguages(page)).length).toBe(languages.length);
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === from);
    await expectAt(page, clause, height);
    expect(await openLanguages(page)).toEqual(languages);
  });

  test('by the keyboard, and where the device keeps nothing too', async () => {
    const page = await open('zh/ipg/2.3/?with=#philosophy-6', {
      before: () => {
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('No', 'SecurityError');
            },
          });
      },
    });
    await page.locator('a[data-language="ja"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ja/ipg/2.3/**#philosophy-6');
    await expect.poll(() => topOf(page, '#philosophy-6')).toBeLessThan(300);
  });

  test('who has read nothing yet begins at the top', async () => {
    const page = await open('zh/ipg/2.3/');
    await press(page, mouse, page.locator('a[data-language="en"]'));
    await page.waitForURL('**/en/ipg/2.3/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

const openLanguages = (page: Page) =>
  page.$$eval('[data-toggle]:checked', (all) => all.map((box) => (box as HTMLInputElement).value));
