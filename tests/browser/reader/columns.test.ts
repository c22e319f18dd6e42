import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, choose, openTexts, searchOf, settled, topOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

// What each address, device and choice opens is asked of `readState` and its like (src/reader/state.test.ts).

const toggle = (page: Page, lang: string) => page.locator(`[data-toggle="${lang}"]`);
const turns = (page: Page, id: string) => page.locator(`#${id} .turns input`);
const section = 'zh/ipg/2.3/';

test('columns open in the order of the page, and close again, but for the last', async () => {
  const page = await open(section);
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
  await toggle(page, 'en').uncheck();
  await toggle(page, 'zh').uncheck();
  expect(await openTexts(page)).toEqual(['ja']);
  expect(await searchOf(page)).toBe('?with=-zh,ja');
  expect(await toggle(page, 'ja').isDisabled()).toBe(true);
});

test('columns stand side by side, and their headings stay in view and cover nothing', async () => {
  const page = await open(`${section}?with=ja,en#remedy-4`);
  await settled(page);
  expect(await topOf(page, '[data-heads]')).toBeLessThan(desktop.height / 5);
  const cells = await Promise.all(
    ['zh', 'ja', 'en'].map((lang) => boxOf(page, `#remedy-4 .cell[data-column="${lang}"]`)),
  );
  const lefts = cells.map(({ left }) => left);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(new Set(lefts).size).toBe(3);
  expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
  expect(cells[0]?.top).toBeGreaterThan((await boxOf(page, '[data-heads]')).bottom);
});

test('on a phone a group of one tab stop turns a clause alone, and the sheet of languages every text, also after a reload', async () => {
  const page = await open(`${section}#remedy-4`, { viewport: phone });
  await turns(page, 'remedy-4').first().focus();
  expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
  await page.keyboard.press('ArrowRight');
  expect(await openTexts(page, 'remedy-4')).toEqual(['ja']);
  expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.turns'))).toBeNull();
  await page.locator('[popovertarget="columns"]').click();
  await page.locator('[data-pill="en"]').click();
  expect(await openTexts(page, 'remedy-4')).toEqual(['en']);
  expect(await page.locator('#remedy-4 .turns input:checked').inputValue()).toBe('en');
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=-zh,en#remedy-4');
  await page.reload();
  expect(await openTexts(page)).toEqual(['en']);
});

test('once something is chosen, the address has it, and the device what is open, but not what an address asked for', async () => {
  const page = await open(`${section}?show=ja&x=1`);
  expect(await searchOf(page)).toBe('?with=ja,en&x=1');
  await choose(page, 'notes', true);
  expect(await searchOf(page)).toBe('?notes=1&with=ja,en&x=1');
  await page.goto(siteAddress(section));
  expect(await openTexts(page)).toEqual(['zh-Hans', 'en']);
  await toggle(page, 'ja').check();
  for (const [address, texts] of [
    [`${section}?with=ja`, ['zh-Hans', 'ja']],
    [section, ['zh-Hans', 'ja', 'en']],
  ] as const) {
    await page.goto(siteAddress(address));
    expect(await openTexts(page)).toEqual(texts);
  }
});

test.each([
  ['is refused', refuseStorage],
  ['holds what nobody would keep', fillStorage],
])('where storage %s, the page works', async (_, before) => {
  const page = await open(section, { before });
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
  await page.goto(siteAddress('en/saved/'));
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
