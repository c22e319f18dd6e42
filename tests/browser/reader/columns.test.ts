import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxOf, choose, edges, openTexts, searchOf, settled, topOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

// What each address, device and choice opens is asked of `readState` and its like (src/reader/state.test.ts).

const toggle = (page: Page, lang: string) => page.locator(`[data-toggle="${lang}"]`);
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
  const [zh, ja, en] = await edges(page, 'remedy-4');
  expect(zh?.left).toBeLessThan(ja?.left ?? 0);
  expect(ja?.left).toBeLessThan(en?.left ?? 0);
  expect(new Set([zh?.top, ja?.top, en?.top]).size).toBe(1);
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
  expect(marks).toEqual(['"中"', '"日"']);
});

describe('on a phone', () => {
  const turns = (page: Page, id: string) => page.locator(`#${id} .turns input`);

  test('one language of a clause is shown, and a group of one tab stop turns that clause alone', async () => {
    const page = await open(`${section}?with=ja,en#remedy-4`, { viewport: phone });
    await turns(page, 'remedy-4').first().focus();
    expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
    await page.keyboard.press('ArrowRight');
    expect(await openTexts(page, 'remedy-4')).toEqual(['ja']);
    expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.turns'))).toBeNull();
  });

  test('the sheet of languages turns every text, the address says so, and it is what a reload opens', async () => {
    const page = await open(`${section}#remedy-4`, { viewport: phone });
    await turns(page, 'remedy-4').last().check({ force: true });
    expect(await openTexts(page, 'remedy-4')).toEqual(['en']);
    await page.locator('[popovertarget="columns"]').click();
    await page.locator('[data-pill="ja"]').click();
    expect(await openTexts(page, 'remedy-4')).toEqual(['ja']);
    expect(await page.locator('#remedy-4 .turns input:checked').inputValue()).toBe('ja');
    expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=-zh,ja#remedy-4');
    await page.reload();
    expect(await openTexts(page)).toEqual(['ja']);
  });

  test('the button of a clause stays where it is when its group comes', async () => {
    // So low a window that the clause is not near it at first.
    const page = await open('en/ipg/2.4/', { viewport: { ...phone, height: 200 } });
    const place = () =>
      page.locator('#remedy-1').evaluate((row) => {
        const button = row.querySelector('[data-clause-menu]')?.getBoundingClientRect();
        const { top, height } = row.getBoundingClientRect();
        return [button?.left, (button?.top ?? 0) - top, height];
      });
    expect(await turns(page, 'remedy-1').count()).toBe(0);
    const before = await place();
    await page.locator('#remedy-1').scrollIntoViewIfNeeded();
    await turns(page, 'remedy-1').first().waitFor({ state: 'attached' });
    expect(await place()).toEqual(before);
  });

  test('an older link to a language opens it, and shows it in the text that it leads to', async () => {
    const page = await open(`${section}?show=ja#remedy-4`, { viewport: phone });
    expect(await openTexts(page, 'remedy-4')).toEqual(['ja']);
    expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
    expect(await searchOf(page)).toBe('?with=ja');
  });
});

describe('the address and the device', () => {
  test('once something is chosen, the address has it and what is open, beside what is not ours', async () => {
    const page = await open(`${section}?show=ja&layout=single&x=1`);
    expect(await searchOf(page)).toBe('?with=ja,en&x=1');
    await choose(page, 'notes', true);
    expect(await searchOf(page)).toBe('?notes=1&with=ja,en&x=1');
  });

  test('what the device remembers comes back where the address says nothing, and the address wins', async () => {
    const page = await open(`${section}?notes=1`);
    await toggle(page, 'ja').check();
    for (const [address, texts] of [
      [section, ['zh-Hans', 'ja', 'en']],
      [`${section}?with=ja`, ['zh-Hans', 'ja']],
      // What only an address asked for is not remembered.
      [section, ['zh-Hans', 'ja', 'en']],
    ] as const) {
      await page.goto(siteAddress(address));
      expect(await openTexts(page)).toEqual(texts);
    }
  });

  test('a setting that had a key of its own is taken over, and the key removed', async () => {
    const page = await open('favicon.svg');
    await page.evaluate(() => {
      localStorage.setItem('sidejudge-reader', 'columns=ja&notes=1');
      for (const [key, value] of Object.entries({ theme: 'dark', terms: 'off', unofficial: 'hidden' }))
        localStorage.setItem(`sidejudge-${key}`, value);
    });
    await page.goto(siteAddress(section));
    await page.waitForSelector(':root[data-theme="dark"][data-terms-off][data-official-only]');
    expect(await openTexts(page)).toEqual(['ja']);
    const kept = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(kept).toEqual(['sidejudge-last', 'sidejudge-reader']);
  });

  test.each([
    ['is refused', refuseStorage],
    ['holds what nobody would keep', fillStorage],
  ])('where storage %s, the page works', async (_, before) => {
    const page = await open(section, { before });
    await toggle(page, 'ja').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
    await page.goto(siteAddress('en/search/?q=soup'));
    await page.waitForSelector('[data-search-status][data-state="done"]');
    await page.goto(siteAddress('en/saved/'));
    expect(await page.locator('[data-empty]').isVisible()).toBe(true);
  });
});

function fillStorage(): void {
  for (const key of 'reader script terms theme unofficial saved last lang player'.split(' '))
    localStorage.setItem(`sidejudge-${key}`, '{');
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
