import { expect, test } from 'vitest';
import { settingWords } from '../../../src/site/words.ts';
import { boxOf } from '../lib/read.ts';
import { desktop, inventedAddress, open, phone } from '../lib/use.ts';

/* Phones, browsers without scripts, forced colors, themes. */

test('fields have letters of at least 16 px, because an iPhone zooms in on fields with smaller ones', async () => {
  const viewport = { width: 844, height: 390 };
  const page = await open('zh/dawn/cards/', { viewport, hasTouch: true, isMobile: true });
  await page.locator('header input').tap();
  await page.locator('dialog.quick input').waitFor();
  const sizes = await page.$$eval('input:not([type="checkbox"]), select', (fields) =>
    fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a page fills the screen of a phone, and its notch, corners and bar cover nothing', async () => {
  const insets = { top: 20, bottom: 34, left: 47, right: 47 };
  const page = await open('zh/ipg/2.4/', {
    viewport: { width: 844, height: 390 },
    prepare: async (own) => {
      const protocol = await own.context().newCDPSession(own);
      await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
    },
  });
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('viewport-fit=cover');
  const brand = await boxOf(page, 'header .brand');
  expect(brand.left).toBeGreaterThanOrEqual(insets.left);
  expect(brand.top).toBeGreaterThanOrEqual(insets.top);
  await page.setViewportSize(phone);
  await page.locator('.to-menu').click();
  const lasts = await page.$$eval('#menu :is(a, button)', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().bottom),
  );
  expect(Math.max(...lasts)).toBeLessThanOrEqual(phone.height - insets.bottom);
});

// tests/site/pages.test.ts tests that controls that need a script are hidden, or say so.
test.each([
  { viewport: phone, tops: 3 },
  { viewport: desktop, tops: 1 },
])('without scripts a section opens and closes columns at $viewport.width px', async ({ viewport, tops }) => {
  const page = await open('zh/ipg/2.3/#remedy-4', { viewport, javaScriptEnabled: false });
  const box = page.locator('[data-toggle="ja"]');
  if (tops > 1) await page.locator('[popovertarget="columns"]').click();
  await box.setChecked(true);
  const cells = page.locator('#remedy-3 > .row > .cell:visible');
  const all = await cells.evaluateAll((each) => each.map((cell) => cell.getBoundingClientRect().top));
  expect([all.length, new Set(all).size]).toEqual([3, tops]);
  // Stacked texts have the signs of their languages.
  const said = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(said).toBe(tops === 1 ? 'none' : '"日"');
  await box.setChecked(false);
  expect(await cells.count()).toBe(2);
  const buttons = page.locator('button:visible:not([type="submit"], [popovertarget])');
  expect(await buttons.count()).toBe(0);
});

test('without scripts a chapter can show only its changed notes, and the page of a wrong address is in all languages', async () => {
  const page = await open('ja/dawn/rules-changes/', { javaScriptEnabled: false });
  await page.locator('[data-only-changed]').check();
  expect(await page.locator('#combat-11').isVisible()).toBe(true);
  expect(await page.locator('#combat-7').isVisible()).toBe(false);
  await page.goto(inventedAddress('zh/nothing/'));
  expect(await page.locator('section[data-only]:visible').count()).toBe(3);
});

test('with forced colors differing words are visible, and only the chosen language is underlined', async () => {
  const page = await open('zh/ipg/2.3/?with=ja,en', { forcedColors: 'active', colorScheme: 'dark' });
  const colors = await page.$$eval('mark[data-differing]', (marks) =>
    marks.map((mark) => getComputedStyle(mark).color),
  );
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(new Set(colors)).toEqual(new Set([text]));
  await page.setViewportSize(phone);
  await page.goto(inventedAddress('zh/ipg/2.3/?with='));
  await page.locator('#definition-3 .turns').waitFor();
  const lines = await page.$$eval('#definition-3 .turns input', (inputs) =>
    inputs.map((input) => getComputedStyle(input.nextElementSibling ?? input).borderBottomColor),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(lines.map((color) => color !== ground)).toEqual([true, false, false]);
});

test('the button of the theme names the current theme, and the next page has it before its first paint', async () => {
  const page = await open('en/dawn/');
  const button = page.locator('[data-setting="theme"]');
  for (const state of ['auto', 'dark', 'light', 'auto'] as const) {
    expect(await button.innerText()).toContain(settingWords.en.theme[state]);
    await button.click();
  }
  await page.goto(inventedAddress('zh/dawn/'), { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
});
