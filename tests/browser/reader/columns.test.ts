import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, choose, edges, openTexts, searchOf, topOf } from '../lib/read.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

// What each address, device and choice opens is asked of `readState` and its like (src/reader/state.test.ts).

const toggle = (page: Page, lang: string) => page.locator(`[data-toggle="${lang}"]`);
const section = 'zh/ipg/2.3/';

test('one tap on a phone opens the second column, and the address says so', async () => {
  const page = await open(`${section}#remedy-4`, { viewport: phone });
  expect(await openTexts(page)).toEqual(['zh-Hans']);
  await page.locator('[data-pill="ja"]').click();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=ja#remedy-4');
});

test('columns open in the order of the page, and close again, but for the last', async () => {
  const page = await open(section, { viewport: desktop });
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
  await toggle(page, 'en').uncheck();
  await toggle(page, 'zh').uncheck();
  expect(await openTexts(page)).toEqual(['ja']);
  expect(await searchOf(page)).toBe('?columns=ja');
  expect(await toggle(page, 'ja').isDisabled()).toBe(true);
});

test('columns stand side by side, and their headings stay in view and cover nothing', async () => {
  const page = await open(`${section}?with=ja,en#remedy-4`, { viewport: desktop });
  await expect.poll(() => topOf(page, '[data-heads]')).toBeLessThan(desktop.height / 5);
  const [zh, ja, en] = await edges(page, 'remedy-4');
  expect(zh?.left).toBeLessThan(ja?.left ?? 0);
  expect(ja?.left).toBeLessThan(en?.left ?? 0);
  expect(new Set([zh?.top, ja?.top, en?.top]).size).toBe(1);
  expect(await page.locator('[data-heads]').innerText()).toContain('日本語');
  expect(zh?.top).toBeGreaterThan((await boxOf(page, '[data-heads]')).bottom);
});

test('line under line, each text says its language', async () => {
  const page = await open(`${section}?with=ja`, { viewport: { width: 700, height: 900 } });
  const [zh, ja] = await edges(page);
  expect(zh?.left).toBe(ja?.left);
  expect(zh?.top).toBeLessThan(ja?.top ?? 0);
  const marks = await page.$$eval('#example-a .cell', (cells) =>
    cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(marks).toEqual(['"中文"', '"日本語"']);
});

test('one language: a button at each clause shows the same clause in another, and says the gap of its own', async () => {
  const page = await open(`${section}?with=`, { viewport: phone });
  const button = page.locator('#remedy-4 [data-reveal="ja"]');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans', 'ja']);
  expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await button.click();
  expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
  expect(await page.locator('#definition-2 [data-missing="zh"]').isVisible()).toBe(true);
  await page.locator('#definition-2 [data-reveal="ja"]').click();
  expect(await openTexts(page, 'definition-2')).toEqual(['ja']);
});

describe('the address and the device', () => {
  test('once something is chosen, the address has it and what is open, and goes on saying so', async () => {
    const page = await open(section, { viewport: desktop });
    expect(await searchOf(page)).toBe('');
    await choose(page, 'notes', true);
    expect(await searchOf(page)).toBe('?with=en&notes=1');
    await choose(page, 'notes', false);
    expect(await searchOf(page)).toBe('?with=en&notes=0');
  });

  test('a tab keeps what it shows, in the address and when loaded again, whatever another tab chooses', async () => {
    const one = await open(`${section}?with=ja`);
    const other = await one.context().newPage();
    await other.goto(siteAddress(`${section}?with=en`));
    await choose(other, 'notes', true);
    expect(await searchOf(other)).toBe('?with=en&notes=1');
    await choose(one, 'notes', true);
    expect(await searchOf(one)).toBe('?with=ja&notes=1');
    await other.reload();
    expect(await openTexts(other)).toEqual(['zh-Hans', 'en']);
  });

  test('what the device remembers comes back where the address says nothing, and the address wins', async () => {
    const page = await open(`${section}?notes=1`);
    await toggle(page, 'ja').check();
    const shown = async (address: string) => {
      await page.goto(siteAddress(address));
      return openTexts(page);
    };
    expect(await shown(section)).toEqual(['zh-Hans', 'ja', 'en']);
    expect(await shown(`${section}?with=ja`)).toEqual(['zh-Hans', 'ja']);
    // What only an address asked for is not remembered.
    expect(await shown(section)).toEqual(['zh-Hans', 'ja', 'en']);
  });

  test('where storage is refused, the page works', async () => {
    const page = await open(section, { before: refuseStorage });
    await toggle(page, 'ja').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
    await page.locator('a[data-language="ja"]').click();
    await page.waitForURL('**/ja/ipg/2.3/**');
  });
});

function refuseStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
}
