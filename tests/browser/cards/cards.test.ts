import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardCountWords } from '../../../src/faq/cards/words.ts';
import { boxOf, parameter, shownRows } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

// What each name and choice finds is asked of its functions (src/lists).

onInventedSite();

let page: Page;
beforeAll(async () => {
  page = await open('');
});

describe('the list', () => {
  test('finds a card by a name in any language, and the address has it', async () => {
    await page.goto(siteAddress('zh/dawn/cards/'));
    for (const [name, ids] of [
      ['炊烟巨人', ['smoke-giant']],
      ['やかん', ['kettle-song']],
      ['no such card', []],
    ] as const) {
      await page.locator('filtered-list [name="q"]').fill(name);
      expect(await shownRows(page)).toEqual(ids);
      expect(await parameter(page, 'q')).toBe(name);
    }
    expect(await page.locator('filtered-list output').textContent()).toBe(cardCountWords.zh.none);
  });

  test('keeps what is chosen in the address, in another language and on the way back from a card', async () => {
    await page.goto(siteAddress('ja/dawn/cards/'));
    await page.locator('[name="color"]').selectOption('R');
    await page.locator('[name="type"]').selectOption('creature');
    const rows = await shownRows(page);
    expect(rows).toContain('smoke-giant');
    expect(rows).not.toContain('kettle-song');
    await page.reload();
    expect(await shownRows(page)).toEqual(rows);
    expect(await page.locator('[name="type"]').inputValue()).toBe('creature');
    await page.locator('header a[data-language="en"]').click();
    await page.waitForURL(/\/en\/dawn\/cards\//u);
    expect((await shownRows(page)).toSorted()).toEqual(rows.toSorted());
    await page.locator('#smoke-giant th > a').click();
    await page.waitForURL(/smoke-giant/u);
    await page.goBack();
    expect((await shownRows(page)).toSorted()).toEqual(rows.toSorted());
  });

  test('has on a phone each card by itself, all of it in view', async () => {
    await page.setViewportSize(phone);
    await page.goto(siteAddress('ja/dawn/cards/'));
    expect((await boxOf(page, '#smoke-giant')).right).toBeLessThanOrEqual(phone.width);
    expect((await boxOf(page, '#smoke-giant th')).width).toBeGreaterThan(phone.width / 3);
  });
});

test('the dock of a card is on a phone at the foot of the window', async () => {
  await page.setViewportSize(phone);
  await page.goto(siteAddress('en/dawn/cards/smoke-giant/'));
  expect((await boxOf(page, '.bar')).bottom).toBe(phone.height);
});

test('the text of a card is a whole box where the head that is printed above it is closed', async () => {
  await page.goto(siteAddress('ja/dawn/cards/smoke-giant/?with='));
  expect(await page.locator('.card-head').isVisible()).toBe(false);
  const edges = await page.locator('.card-text').evaluate((box) => {
    const { borderTop, borderBottom, paddingTop, paddingBottom } = getComputedStyle(box);
    return { above: [borderTop, paddingTop], below: [borderBottom, paddingBottom] };
  });
  expect(edges.above).toEqual(edges.below);
});
