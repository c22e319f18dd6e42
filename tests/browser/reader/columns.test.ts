import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, edges, openTexts, parameter, searchOf } from '../lib/read.ts';
import { lastSaid } from '../lib/said.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

// What each address, device and choice opens is asked of `readState` and its like (src/reader/state.test.ts).

const toggle = (page: Page, lang: string) => page.locator(`[data-toggle="${lang}"]`);
const section = 'zh/ipg/2.3/';

test('one tap on a phone opens the second column, and the address says so', async () => {
  const page = await open(`${section}#remedy-4`, { viewport: phone });
  expect(await openTexts(page)).toEqual(['zh-Hans']);
  await page.locator('[data-pill="ja"] label').click();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
  expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=ja#remedy-4');
});

test('columns stand in the order in which they are opened, and close again, but for the last', async () => {
  const page = await open(section, { viewport: desktop });
  await toggle(page, 'ja').check();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
  await toggle(page, 'en').uncheck();
  await toggle(page, 'zh').uncheck();
  expect(await openTexts(page)).toEqual(['ja']);
  expect(await searchOf(page)).toBe('?columns=ja');
  expect(await toggle(page, 'ja').isDisabled()).toBe(true);
});

test('the arrow keys move a language, its focus stays, and it is said; a button moves it too', async () => {
  const page = await open(`${section}?with=ja,en`, { viewport: desktop });
  await toggle(page, 'en').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await openTexts(page)).toEqual(['en', 'zh-Hans', 'ja']);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('en');
  expect(await lastSaid(page)).toBe('英文：现为第 1 种语言');
  expect(await parameter(page, 'columns')).toBe('en,zh,ja');
  await page.locator('[data-pill="ja"] [data-move]').click();
  expect(await openTexts(page)).toEqual(['en', 'ja', 'zh-Hans']);
});

test('columns stand side by side, and their headings stay in view and cover nothing', async () => {
  const page = await open(`${section}?with=ja,en#remedy-4`, { viewport: desktop });
  const heads = page.locator('[data-heads]');
  await expect.poll(async () => (await heads.boundingBox())?.y).toBeLessThan(100);
  const [zh, ja, en] = await edges(page, 'remedy-4');
  expect(zh?.left).toBeLessThan(ja?.left ?? 0);
  expect(ja?.left).toBeLessThan(en?.left ?? 0);
  expect(new Set([zh?.top, ja?.top, en?.top]).size).toBe(1);
  expect(await heads.innerText()).toContain('日本語');
  const { y, height } = (await heads.boundingBox()) ?? { y: 0, height: 0 };
  expect(zh?.top).toBeGreaterThan(y + height);
});

test('line under line, each text says its language', async () => {
  const page = await open(`${section}?with=ja&layout=alternating`, { viewport: desktop });
  const [zh, ja] = await edges(page);
  expect(zh?.left).toBe(ja?.left);
  expect(zh?.top).toBeLessThan(ja?.top ?? 0);
  const marks = await page.$$eval('#example-a .cell', (cells) =>
    cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(marks).toEqual(['"中文"', '"日本語"']);
});

describe('one language', () => {
  test('the boxes say which one is shown, and another layout has those again that were open', async () => {
    const page = await open(`${section}?with=ja,en`, { viewport: desktop });
    const boxes = () =>
      page.$$eval('[data-toggle]:checked', (all) => all.map((box) => (box as HTMLInputElement).value));
    const isSingle = () => page.locator('[name="layout"][value="single"]').isChecked();
    await choose(page, 'layout', 'single');
    expect(await openTexts(page)).toEqual(['zh-Hans']);
    expect(await boxes()).toEqual(['zh']);
    // With another one beside it, it is no longer one language.
    await toggle(page, 'en').check();
    expect([await isSingle(), await openTexts(page)]).toEqual([false, ['zh-Hans', 'en']]);
    await toggle(page, 'zh').uncheck();
    expect([await isSingle(), await boxes()]).toEqual([true, ['en']]);
    await choose(page, 'layout', 'alternating');
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en']);
  });

  test('a button at each clause shows the same clause in another, and says the gap of its own', async () => {
    const page = await open(`${section}?with=&layout=single`, { viewport: phone });
    const button = page.locator('#remedy-4 [data-reveal="ja"]');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans', 'ja']);
    expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
    expect(await page.locator('#definition-2 [data-missing="zh"]').isVisible()).toBe(true);
    expect(await page.locator('#definition-2 [data-other-texts]:visible').count()).toBe(0);
    await page.locator('#definition-2 [data-reveal="ja"]').click();
    expect(await openTexts(page, 'definition-2')).toEqual(['ja']);
  });
});

describe('the address and the device', () => {
  test('once something is chosen, the address has it and what is open, and goes on saying so', async () => {
    const page = await open(section, { viewport: desktop });
    expect(await searchOf(page)).toBe('');
    await choose(page, 'layout', 'alternating');
    expect(await searchOf(page)).toBe('?with=en&layout=alternating');
    await choose(page, 'layout', 'columns');
    expect(await searchOf(page)).toBe('?with=en&layout=columns');
  });

  test('a tab keeps what it shows, in the address and when loaded again, whatever another tab chooses', async () => {
    const one = await open(`${section}?with=ja&layout=columns`);
    const other = await one.context().newPage();
    await other.goto(siteAddress(`${section}?with=en`));
    await choose(one, 'layout', 'single');
    await choose(other, 'notes', 'shown');
    expect(await searchOf(other)).toBe('?with=en&notes=shown');
    await choose(one, 'layout', 'alternating');
    expect(await searchOf(one)).toBe('?with=ja&layout=alternating');
    await other.reload();
    expect(await openTexts(other)).toEqual(['zh-Hans', 'en']);
  });

  test('what the device remembers comes back where the address says nothing, and the address wins', async () => {
    const page = await open(`${section}?notes=1`);
    await toggle(page, 'ja').check();
    await choose(page, 'layout', 'alternating');
    const shown = async (address: string) => {
      await page.goto(siteAddress(address));
      const [zh, next] = await edges(page);
      return [...(await openTexts(page)), zh?.left === next?.left];
    };
    expect(await shown(section)).toEqual(['zh-Hans', 'en', 'ja', true]);
    expect(await shown(`${section}?with=ja&layout=columns`)).toEqual(['zh-Hans', 'ja', false]);
    // What only an address asked for is not remembered.
    expect(await shown(section)).toEqual(['zh-Hans', 'en', 'ja', true]);
  });

  test('where storage is refused, the page works', async () => {
    const page = await open(section, { before: refuseStorage });
    await toggle(page, 'ja').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
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
