import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, openTexts, searchOf } from '../lib/read.ts';
import { desktop, inventedAddress, open, phone } from '../lib/use.ts';

// src/reader/state.test.ts tests which columns each address, device and choice opens.

const toggle = (page: Page, lang: string) => page.locator(`[data-toggle="${lang}"]`);
const section = 'zh/ipg/2.3/';

test('columns open side by side in the order of the page, below headings that stay in view; all but the last can be closed', async () => {
  const page = await open(`${section}#remedy-4`);
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
  const tops = await page.$$eval('#remedy-4 > .row > .cell', (cells) =>
    cells.map((cell) => cell.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  const heads = await page.locator('[data-heads]').boundingBox();
  expect(heads?.y).toBeLessThan(desktop.height / 5);
  expect(tops[0]).toBeGreaterThan((heads?.y ?? 0) + (heads?.height ?? 0));
  await toggle(page, 'en').uncheck();
  await toggle(page, 'zh').uncheck();
  expect(await openTexts(page)).toEqual(['ja']);
  expect(await searchOf(page)).toBe('?with=-zh,ja');
  expect(await toggle(page, 'ja').isDisabled()).toBe(true);
});

test('on a phone the buttons of a clause (one tab stop) switch that clause, the sheet of languages all texts, also after a reload', async () => {
  const page = await open(`${section}#remedy-4`, { viewport: phone });
  await page.locator('#remedy-4 .turns input').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await openTexts(page, 'remedy-4')).toEqual(['ja']);
  expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.turns'))).toBeNull();
  await page.locator('[popovertarget="columns"]').click();
  await page.locator('[data-pill="en"]').click();
  expect(await page.locator('#remedy-4 .turns input:checked').inputValue()).toBe('en');
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=-zh,en#remedy-4');
  await page.reload();
  expect(await openTexts(page, 'remedy-4')).toEqual(['en']);
});

test('the address has every choice; the device keeps the open columns, but not those that only an address opened', async () => {
  const page = await open(`${section}?with=ja&x=1`);
  await choose(page, 'notes', true);
  expect(await searchOf(page)).toBe('?notes=1&with=ja&x=1');
  await page.goto(inventedAddress(section));
  expect(await openTexts(page)).toEqual(['zh-Hans', 'en']);
  await toggle(page, 'ja').check();
  for (const [query, texts] of [
    ['?with=ja', ['zh-Hans', 'ja']],
    ['', ['zh-Hans', 'ja', 'en']],
  ] as const) {
    await page.goto(inventedAddress(section + query));
    expect(await openTexts(page)).toEqual(texts);
  }
});

test.each([
  ['is refused', refuseStorage],
  ['holds damaged values', fillStorage],
])('if storage %s, the page works', async (_, before) => {
  const page = await open(section, { before });
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
  await page.goto(inventedAddress('en/saved/'));
  expect(await page.locator('[data-empty]').isVisible()).toBe(true);
});

function fillStorage(): void {
  for (const key of ['reader', 'saved', 'last']) localStorage.setItem(`sidejudge-${key}`, '{');
  for (const key of ['found', 'place', 'asked-script']) sessionStorage.setItem(`sidejudge-${key}`, 'null');
}

function refuseStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
}
