import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesOfEveryKind } from '../lib/kinds.ts';
import { open, siteAddress } from '../lib/use.ts';

/** What a reader gets whose browser runs no scripts. */
let page: Page;

beforeAll(async () => {
  page = await open('', { javaScriptEnabled: false });
});

// In one language: what shows does not depend on it.
test.each(pagesOfEveryKind.filter((address) => !/^(?:ja|en)\//u.test(address)))(
  '/%s can be read, leads on, and has no button that does nothing',
  async (address) => {
    await page.goto(siteAddress(address));
    expect(await page.locator('h1').isVisible()).toBe(true);
    const main = page.locator('main');
    expect((await main.innerText()).length).toBeGreaterThan(40);
    expect(await page.locator('a[href]:not(.skip):visible').count()).toBeGreaterThan(0);
    // One that sends a form, or opens what the browser itself opens, needs no script.
    const idle = page.locator('button:visible:not([type="submit"], [popovertarget])');
    const needless = await idle.evaluateAll((buttons) =>
      buttons
        .filter((button) => button.closest('form') === null || button.getAttribute('type') === 'button')
        .map(({ outerHTML }) => outerHTML),
    );
    expect(needless).toEqual([]);
  },
);

describe('a section', () => {
  test('opens and closes columns and annotations', async () => {
    await page.goto(siteAddress('zh/ipg/2.3/'));
    const japanese = page.locator('#remedy-1 [data-text][lang="ja"]');
    const note = page.locator('#remedy-1-note-1');
    const box = page.locator('[data-toggle][value="ja"]:visible');
    await box.setChecked(true);
    expect(await japanese.isVisible()).toBe(true);
    await page.locator('#remedy-1 .annotation > summary').first().click();
    expect(await note.isVisible()).toBe(true);
    await box.setChecked(false);
    expect(await japanese.isVisible()).toBe(false);
  });

  test.each([
    [390, 'under each other'],
    [1280, 'beside each other'],
  ])('at %i px sets its languages %s', async (width, how) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteAddress('zh/ipg/2.3/'));
    await page.locator('[data-toggle][value="ja"]').setChecked(true);
    const boxes = ['zh', 'ja', 'en'].map((lang) =>
      page.locator(`#remedy-1 > .row > .cell[data-column="${lang}"]`).boundingBox(),
    );
    const tops = new Set((await Promise.all(boxes)).map((box) => box?.y));
    expect(tops.size).toBe(how === 'under each other' ? 3 : 1);
    const name = page.locator('#remedy-1 > .row > .cell[data-column="ja"]');
    const said = await name.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(said).toBe(how === 'under each other' ? '"日本語"' : 'none');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('is reached at a clause by its address', async () => {
    await page.goto(siteAddress('en/ipg/2.3/#remedy-4'));
    expect(await page.locator('#remedy-4').evaluate((clause) => clause.matches(':target'))).toBe(true);
  });
});

test('the card list has every card, and a card its rulings', async () => {
  await page.goto(siteAddress('ja/m10/cards/'));
  expect(await page.locator('filtered-list tbody tr:visible').count()).toBeGreaterThan(249);
  await page.locator('filtered-list tbody a[href*="/ajani-goldmane/"]').first().click();
  expect(await page.locator('#r2').isVisible()).toBe(true);
});

test('the page that stores says what it needs', async () => {
  await page.goto(siteAddress('ja/offline/'));
  expect(await page.locator('main').innerText()).toContain('JavaScript');
});

test('the search box of every page leads to the page that says so', async () => {
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await page.locator('header input[type="search"]').fill('牌库');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/search/?q=*');
  expect(await page.locator('main').innerText()).toContain('JavaScript');
});
