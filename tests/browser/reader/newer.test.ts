import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clipboard } from '../lib/read.ts';
import { onInventedSite, open, phone } from '../lib/use.ts';

onInventedSite();

async function act(page: Page, id: string, action: string): Promise<void> {
  await page.locator(`#${id} > .anchor [data-clause-menu]`).click();
  await page.locator(`.clause-menu [data-action="${action}"]`).click();
}

test('a newer wording is open where the older text differs in substance, else the menu opens it', async () => {
  const page = await open('zh/ipg/2.3/', { viewport: phone });
  expect(await page.locator('#remedy-5 [data-column="zh"] [data-newer] .body').isVisible()).toBe(true);
  const same = page.locator('#remedy-2 [data-column="zh"] [data-newer]');
  expect(await same.isVisible()).toBe(false);
  await act(page, 'remedy-2', 'newer');
  expect(await same.locator('summary').innerText()).toMatch(/2025-03-03.*非官方译文.*Sidejudge/su);
  expect(await same.locator('.body').isVisible()).toBe(true);
});

test('a search that has found the newer wording alone opens it', async () => {
  const page = await open('zh/search/?q=不需要修正');
  await page.locator('[data-search-results] a[href*="#remedy-2"]').first().click();
  await page.waitForURL('**/zh/ipg/2.3/**');
  const newer = page.locator('#remedy-2 [data-column="zh"] [data-newer][open]');
  expect(await newer.locator('.body').innerText()).toContain('不需要修正');
});

test('who reads official texts alone sees no newer wording and no account', async () => {
  const page = await open('en/ipg/2.4/');
  expect(await page.locator('#remedy-1 [data-newer="account"]').first().isVisible()).toBe(true);
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="unofficial"]').uncheck();
  expect(await page.locator('[data-newer]:visible').count()).toBe(0);
});

test('what is copied of a clause is its official text alone, unless that no longer holds', async () => {
  const page = await open('zh/ipg/2.3/');
  const copy = async (id: string) => {
    await act(page, id, 'text');
    await page.locator('.clause-menu').waitFor({ state: 'detached' });
    const lines = (await clipboard(page)).split('\n').filter((line) => line !== '');
    // Below each its edition.
    return lines.filter((line) => !/^\[.*(?:版|版本)\]$/u.test(line));
  };
  const wordsOf = (selector: string) => page.locator(selector).first().innerText();
  const same = await wordsOf('#remedy-2 [data-column="zh"] [data-text]');
  expect((await copy('remedy-2'))[0]).toBe(same.trim());
  const [change] = await page.locator('#remedy-5 [data-change]').allTextContents();
  expect(await copy('remedy-5')).toEqual([
    await wordsOf('#remedy-5 [data-column="zh"] [data-newer] .body p'),
    '[非官方译文]',
    await wordsOf('#remedy-5 [data-column="en"] [data-text] p'),
    await wordsOf('#remedy-5 [data-column="zh"] [data-text] p'),
    '[△ 部分不再适用]',
    `[此后的变更（本站概述，非官方）：${change?.trim()}]`,
  ]);
});
