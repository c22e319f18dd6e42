import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readerWords } from '../../../src/reader/words.ts';
import { fill } from '../../../src/schema/words.ts';
import { keyTable } from '../../../src/site/keys/keys.ts';
import { keyWords } from '../../../src/site/keys/words.ts';
import { parameter } from '../lib/read.ts';
import { lastSaid } from '../lib/said.ts';
import { open, siteAddress } from '../lib/use.ts';

/** The ID of the row that has the focus. */
const row = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('[data-clause], [data-ruling], [data-note], [data-kind]')?.id ?? '',
  );
const list = (page: Page) => page.locator('dialog.keys');
const theme = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme ?? 'auto',
    getComputedStyle(document.documentElement).colorScheme,
  ]);

describe('keys', () => {
  test('j and k go from clause to clause, visibly, from the place of the address', async () => {
    const page = await open('en/ipg/2.3/#remedy-2');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).toBe('remedy-3');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).toBe('remedy-4');
    const place = await page.locator('#remedy-4').evaluate((each) => {
      const { top } = each.getBoundingClientRect();
      return { top, outline: getComputedStyle(each).outlineStyle, limit: innerHeight };
    });
    expect(place.top).toBeGreaterThan(0);
    expect(place.top).toBeLessThan(place.limit);
    expect(place.outline).toBe('solid');
    await page.keyboard.press('k');
    await expect.poll(() => row(page)).toBe('remedy-3');
  });

  test('Enter on the link of a clause goes there, and the focus stays on it', async () => {
    const page = await open('en/ipg/2.3/#remedy-2');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).toBe('remedy-3');
    for (const _ of 'twice') {
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#remedy-3');
      await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
      expect(await row(page)).toBe('remedy-3');
    }
  });

  test('before anything is chosen, j goes to what stands at the top of the window', async () => {
    const page = await open('zh/m10/cards/ajani-goldmane/');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).toBe('r1');
  });

  test('c copies the link of the clause with the focus', async () => {
    const page = await open('zh/ipg/2.3/?with=ja#remedy-1');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).toBe('remedy-2');
    await page.keyboard.press('c');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(siteAddress('zh/ipg/2.3/?with=ja#remedy-2'));
  });

  test('c shows the link where the clipboard refuses', async () => {
    const page = await open('en/ipg/2.3/#remedy-1', {
      before: () => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('No'));
      },
    });
    await page.keyboard.press('c');
    await page.locator('.clause-menu textarea').waitFor();
    expect(await page.locator('.clause-menu textarea').inputValue()).toMatch(/#remedy-1$/u);
  });

  test('digits open and close languages, n the annotations', async () => {
    const page = await open('zh/ipg/2.3/?with=');
    const japanese = page.locator('#definition-1 [data-text][lang="ja"]');
    await page.keyboard.press('2');
    await expect.poll(() => japanese.isVisible()).toBe(true);
    const note = page.locator('#definition-1-note-1');
    for (const isOpen of [true, false]) {
      await page.keyboard.press('n');
      await expect.poll(() => note.isVisible()).toBe(isOpen);
    }
    expect(await parameter(page, 'notes')).toBe('0');
    await page.keyboard.press('2');
    await expect.poll(() => japanese.isVisible()).toBe(false);
  });

  test('what a key changes is said by its name, and that the last language stays open', async () => {
    const page = await open('zh/ipg/2.3/?with=');
    for (const [key, words] of [
      ['1', fill(keyWords.zh.last, { name: '中文' })],
      ['2', fill(keyWords.zh.open, { names: '中文和日文' })],
      ['1', fill(keyWords.zh.open, { names: '日文' })],
      ['n', `${readerWords.zh.annotations}：${readerWords.zh.notes.shown}`],
      ['v', /^版式：./u],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => lastSaid(page)).toMatch(words);
    }
  });

  test('v goes through the layouts and comes back to the first', async () => {
    const page = await open('en/ipg/2.3/?with=zh');
    const layout = () => page.locator('[data-layout]').getAttribute('data-layout');
    const seen = [await layout()];
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('v');
      await expect.poll(layout).not.toBe(seen[step - 1]);
      seen.push(await layout());
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(seen[0]);
  });

  test('brackets go to the card before and after', async () => {
    const page = await open('en/m10/cards/ajani-goldmane/');
    const next = await page.locator('a[rel="next"]').getAttribute('href');
    await page.keyboard.press(']');
    await page.waitForURL(`**${next}`);
    await page.keyboard.press('[');
    await page.waitForURL('**/ajani-goldmane/');
  });

  test('d changes the colors, which the next page has before it is painted', async () => {
    const page = await open('en/ipg/2.3/');
    await page.keyboard.press('d');
    await expect.poll(() => theme(page)).toEqual(['dark', 'dark']);
    expect(await lastSaid(page)).toBe(keyWords.en.themes.dark);
    await page.goto(siteAddress('zh/m10/'), { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await theme(page)).toEqual(['dark', 'dark']);
    await page.waitForLoadState();
    await page.keyboard.press('d');
    await expect.poll(() => theme(page)).toEqual(['light', 'light']);
    await page.keyboard.press('d');
    await expect.poll(() => theme(page)).toEqual(['auto', 'light dark']);
  });

  test('nothing of them is loaded before the first', async () => {
    const page = await open('en/ipg/2.3/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.waitForTimeout(300);
    expect(loaded).toEqual([]);
    await page.keyboard.press('j');
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });
});

describe('the list of keys', () => {
  test('? shows every key; Esc and ? close it', async () => {
    const page = await open('ja/ipg/2.3/');
    await page.keyboard.press('?');
    await list(page).waitFor();
    const keys = await list(page).locator('kbd').allTextContents();
    expect(keys).toEqual(
      keyTable.flatMap(({ action, keys: own }) => (action === 'search' ? [...own, 'Ctrl+K'] : own)),
    );
    // It is read from its beginning.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h2');
    expect(await list(page).locator('h2').textContent()).toBe(keyWords.ja.title);
    await page.keyboard.press('Escape');
    await expect.poll(() => list(page).count()).toBe(0);
    await page.keyboard.press('?');
    await list(page).waitFor();
    await page.keyboard.press('?');
    await expect.poll(() => list(page).count()).toBe(0);
  });

  test('the button for the theme says which one is on', async () => {
    const page = await open('en/m10/');
    const button = page.locator('[data-key-action="theme"]');
    for (const theme of ['auto', 'dark', 'light', 'auto'] as const) {
      await expect.poll(() => button.innerText()).toContain(keyWords.en.themes[theme]);
      await button.click();
    }
  });

  test('the button for the size of the text says which one is on, and the device remembers', async () => {
    const page = await open('en/ipg/2.3/#remedy-1');
    const button = page.locator('[data-key-action="size"]');
    const size = () => page.locator('#remedy-1 [data-text]:visible').first().evaluate(sizeOf);
    const usual = await size();
    for (const state of ['usual', 'large', 'largest'] as const) {
      await expect.poll(() => button.innerText()).toContain(keyWords.en.sizes[state]);
      if (state !== 'largest') await button.click();
    }
    expect(await size()).toBe(usual * 1.25);
    await page.reload();
    expect(await size()).toBe(usual * 1.25);
    await button.click();
    await expect.poll(size).toBe(usual);
  });

  test('is opened by a button too, which gets the focus back', async () => {
    const page = await open('en/m10/');
    await page.locator('[data-key-action="help"]').focus();
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    expect(await list(page).textContent()).toContain(keyWords.en.absent);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.keyAction))
      .toBe('help');
  });

  test('switches the keys off, / among them, and on again; the device remembers', async () => {
    const page = await open('en/ipg/2.3/');
    await page.keyboard.press('?');
    await list(page).locator('input').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    for (const { keys } of keyTable) for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(await row(page)).toBe('');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await theme(page)).toEqual(['auto', 'light dark']);
    await page.locator('[data-key-action="help"]').click();
    await list(page).locator('input').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect.poll(() => row(page)).not.toBe('');
  });
});

test('keys do nothing in inputs', async () => {
  const page = await open('en/m10/cards/');
  const box = page
    .locator('[data-card-filter] input[type="search"], [data-card-filter] input[type="text"]')
    .first();
  await box.focus();
  await page.keyboard.type('dj?[');
  await page.waitForTimeout(300);
  expect(await box.inputValue()).toBe('dj?[');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect((await theme(page))[0]).toBe('auto');
});

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
