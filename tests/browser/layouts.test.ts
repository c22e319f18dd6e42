import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';
import { choose, desktop, openTexts, phone, read } from './lib/read.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** Left edges of the texts of a clause that are in view. */
const edges = (page: Page, clause = 'example-a') =>
  page.$$eval(`#${clause} [data-text]`, (texts) =>
    texts
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { left } = (text.parentElement ?? text).getBoundingClientRect();
        return { left, top: text.getBoundingClientRect().top };
      }),
  );
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

describe('layouts', () => {
  test('columns stand side by side, and their headings stay in view', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en#remedy-4', { viewport: desktop }, async (page) => {
      const [zh, ja, en] = await edges(page, 'remedy-4');
      expect(zh?.left).toBeLessThan(ja?.left ?? 0);
      expect(ja?.left).toBeLessThan(en?.left ?? 0);
      expect(new Set([zh?.top, ja?.top, en?.top]).size).toBe(1);
      const heads = await page.locator('[data-heads]').boundingBox();
      expect(heads?.y).toBeLessThan(100);
      expect(await page.locator('[data-heads]').innerText()).toContain('日本語');
      // The heading row covers nothing that a link leads to.
      expect(zh?.top).toBeGreaterThan((heads?.y ?? 0) + (heads?.height ?? 0));
    });
  });

  test('line under line, each text says its language', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja&layout=alternating', { viewport: desktop }, async (page) => {
      const [zh, ja] = await edges(page);
      expect(zh?.left).toBe(ja?.left);
      expect(zh?.top).toBeLessThan(ja?.top ?? 0);
      const marks = await page.$$eval('#example-a .cell', (cells) =>
        cells
          .filter((cell) => cell.checkVisibility())
          .map((cell) => getComputedStyle(cell, '::before').content),
      );
      expect(marks).toEqual(['"中文"', '"日本語"']);
    });
  });

  test('one language: a button at each clause shows the same clause in another', async () => {
    await read(browser, 'zh/ipg/2.3/?with=', { viewport: phone }, async (page) => {
      const button = page.locator('#remedy-4 [data-reveal="ja"]');
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans', 'ja']);
      expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('#remedy-4-note-1').isVisible()).toBe(true);
      await button.click();
      expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
    });
  });

  test('a layout that is chosen stands in the address; one that is usual need not', async () => {
    await read(browser, 'zh/ipg/2.3/', { viewport: desktop }, async (page) => {
      await choose(page, 'layout', 'alternating');
      expect(parameter(page, 'layout')).toBe('alternating');
      await choose(page, 'layout', 'columns');
      expect(new URL(page.url()).search).toBe('');
    });
  });

  test.each(['columns', 'alternating', 'single'])('a gap is said in %s', async (layout) => {
    await read(browser, `zh/ipg/2.3/?with=en&layout=${layout}`, { viewport: phone }, async (page) => {
      expect(await page.locator('#definition-2 [data-missing="zh"]').isVisible()).toBe(true);
      await page.locator('#definition-2 [data-reveal="ja"]').click();
      expect(await openTexts(page, 'definition-2')).toContain('ja');
    });
  });

  test('a section without a text in a language says so at each clause of its page', async () => {
    await read(browser, 'ja/ipg/2.4/', { viewport: phone }, async (page) => {
      const gaps = page.locator('[data-clause] [data-missing="ja"]').locator('visible=true');
      expect(await gaps.count()).toBe(await page.locator('[data-clause]').count());
      await page.locator('#definition-1 [data-reveal="zh"]').click();
      expect(await openTexts(page, 'definition-1')).toEqual(['en', 'zh-Hans']);
    });
  });

  test('without scripts too, the layout can be chosen', async () => {
    await read(browser, 'zh/ipg/2.3/', { viewport: desktop, javaScriptEnabled: false }, async (page) => {
      await choose(page, 'layout', 'alternating');
      const [zh, en] = await edges(page);
      expect(zh?.left).toBe(en?.left);
      await choose(page, 'layout', 'columns');
      const [left, right] = await edges(page);
      expect(left?.top).toBe(right?.top);
    });
  });
});

describe('order', () => {
  const order = (page: Page) => openTexts(page);

  test('the arrow keys move a language, its focus stays, and it is said', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
      await page.locator('[data-toggle="en"]').focus();
      await page.keyboard.press('ArrowLeft');
      expect(await order(page)).toEqual(['zh-Hans', 'en', 'ja']);
      await page.keyboard.press('ArrowLeft');
      expect(await order(page)).toEqual(['en', 'zh-Hans', 'ja']);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('en');
      expect(await page.locator('[role="status"]').first().textContent()).toBe('英文：现为第 1 种语言');
      expect(parameter(page, 'columns')).toBe('en,zh,ja');
      await page.keyboard.press('ArrowRight');
      expect(parameter(page, 'with')).toBe('en,ja');
    });
  });

  test('a button moves it too, and dragging', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
      await page.locator('[data-pill="ja"] [data-move]').click();
      expect(await order(page)).toEqual(['ja', 'zh-Hans', 'en']);
      const from = await page.locator('[data-pill="en"]').boundingBox();
      const to = await page.locator('[data-pill="ja"]').boundingBox();
      if (!from || !to) throw new Error('There are no pills.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
      expect(await order(page)).toEqual(['en', 'ja', 'zh-Hans']);
      expect(await page.locator('[data-toggle="en"]').isChecked()).toBe(true);
    });
  });

  test('the page’s own language can be closed, the last one cannot', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja', { viewport: phone }, async (page) => {
      await page.locator('[data-toggle="zh"]').uncheck();
      expect(await order(page)).toEqual(['ja']);
      expect(parameter(page, 'columns')).toBe('ja');
      expect(await page.locator('[data-toggle="ja"]').isDisabled()).toBe(true);
    });
  });
});

describe('what the device remembers', () => {
  test('comes back where the address says nothing, and the address wins', async () => {
    const context = await browser.newContext({ viewport: desktop });
    const page = await context.newPage();
    const open = (address: string) => page.goto(new URL(address, inject('siteUrl')).href);
    await open('zh/ipg/2.3/?notes=0');
    await page.locator('[data-toggle="ja"]').check();
    await choose(page, 'layout', 'alternating');
    await open('zh/ipg/2.3/');
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
    const [zh, en] = await edges(page);
    expect(zh?.left).toBe(en?.left);
    await open('zh/ipg/2.3/?with=ja&layout=columns');
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
    const [left, right] = await edges(page);
    expect(left?.top).toBe(right?.top);
    // What only an address asked for is not remembered.
    await open('zh/ipg/2.3/');
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
    await context.close();
  });

  test('is nothing where storage is refused, and the page works', async () => {
    const context = await browser.newContext({ viewport: desktop });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(new URL('zh/ipg/2.3/', inject('siteUrl')).href);
    await page.locator('[data-toggle="ja"]').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('place', () => {
  test.each([
    '[data-toggle="ja"]',
    '[data-toggle="en"]',
    '[name="layout"][value="alternating"]',
    '[name="layout"][value="single"]',
    '[name="notes"][value="folded"]',
    '[name="notes"][value="hidden"]',
  ])('stays at the clause when %s is changed', async (change) => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
      const row = '#philosophy-5 [data-text][lang="zh-Hans"]';
      await page.locator('#philosophy-5').evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
      const before = await topOf(page, row);
      // Clicked by the page itself: the driver scrolls before it clicks on something that sticks.
      await page.locator(change).evaluate((input) => (input as HTMLElement).click());
      await page.waitForTimeout(100);
      expect(Math.abs((await topOf(page, row)) - before)).toBeLessThan(4);
    });
  });
});

describe('annotations', () => {
  const note = '#definition-1-note-1';
  const textOf = (page: Page) => page.locator(`${note} > :not(.tag)`).first();

  test('are shown, folded to a line with their label, or hidden', async () => {
    await read(browser, 'ja/ipg/2.3/', { viewport: phone }, async (page) => {
      expect(await textOf(page).isVisible()).toBe(true);
      await choose(page, 'notes', 'folded');
      expect(parameter(page, 'notes')).toBe('folded');
      expect(await textOf(page).isVisible()).toBe(false);
      expect(await page.locator(`${note} .tag a`).innerText()).toContain('非公式');
      const lines = await page.locator(note).boundingBox();
      expect(lines?.height).toBeLessThan(60);
      await page.locator(`${note} [data-fold]`).click();
      expect(await textOf(page).isVisible()).toBe(true);
      expect(await page.locator('#definition-2-note-1 > :not(.tag)').first().isVisible()).toBe(false);
      await choose(page, 'notes', 'hidden');
      expect(await page.locator(note).isVisible()).toBe(false);
      expect(parameter(page, 'notes')).toBe('0');
    });
  });

  test('stay as they are when a language is opened', async () => {
    await read(browser, 'ja/ipg/2.3/?notes=folded', { viewport: phone }, async (page) => {
      await page.locator('[data-toggle="zh"]').check();
      expect(await page.locator(note).isVisible()).toBe(true);
      expect(await textOf(page).isVisible()).toBe(false);
      expect(parameter(page, 'notes')).toBe('folded');
    });
  });

  test('one that a link leads to is open', async () => {
    await read(browser, `ja/ipg/2.3/?notes=folded${note}`, { viewport: phone }, async (page) => {
      expect(await textOf(page).isVisible()).toBe(true);
    });
  });
});

test('the list of parts shows which one is being read', async () => {
  await read(browser, 'en/ipg/2.3/', { viewport: phone }, async (page) => {
    await page.locator('[data-parts] a[href="#part-remedy"]').click();
    await page.waitForFunction(
      () => document.querySelector('[data-parts] [aria-current]')?.getAttribute('href') === '#part-remedy',
    );
    expect(await topOf(page, '#part-remedy')).toBeGreaterThan(60);
  });
});
