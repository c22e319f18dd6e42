import { expect, test } from 'vitest';
import { onInventedSite, open, phone } from '../lib/use.ts';

onInventedSite();

test('a newer wording is open where the older text differs in substance, else the menu opens it', async () => {
  const page = await open('zh/ipg/2.3/', { viewport: phone });
  const differing = page.locator('#remedy-5 [data-column="zh"] [data-newer] .body');
  expect(await differing.isVisible()).toBe(true);
  expect(await differing.innerText()).toContain('放回原来的位置');
  const same = page.locator('#remedy-2 [data-column="zh"] [data-newer]');
  expect(await same.isVisible()).toBe(false);
  await page.locator('#remedy-2 > .anchor [data-clause-menu]').click();
  await page.locator('.clause-menu [data-action="newer"]').click();
  expect(await same.locator('summary').innerText()).toMatch(/2025-03-03.*非官方译文.*Sidejudge/su);
  expect(await same.locator('.body').isVisible()).toBe(true);
});

test('a search that has found the newer wording alone opens it', async () => {
  const page = await open('zh/search/?q=不需要修正');
  await page.locator('[data-search-results] a[href*="#remedy-2"]').first().click();
  await page.waitForURL('**/zh/ipg/2.3/**');
  const newer = page.locator('#remedy-2 [data-column="zh"] [data-newer][open]');
  await newer.waitFor();
  expect(await newer.locator('.body').innerText()).toContain('不需要修正');
});

test('who reads official texts alone sees no newer wording and no account', async () => {
  const page = await open('en/ipg/2.4/');
  expect(await page.locator('#remedy-1 [data-newer="account"]').first().isVisible()).toBe(true);
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="unofficial"]').uncheck();
  const shown = await page
    .locator('[data-newer]')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(shown).toBe(0);
});

test('what is copied of a clause is its official text alone, unless that no longer holds', async () => {
  const page = await open('zh/ipg/2.3/');
  const copy = async (id: string) => {
    await page.locator(`#${id} > .anchor [data-clause-menu]`).click();
    await page.locator('.clause-menu [data-action="text"]').click();
    await page.locator('.clause-menu').waitFor({ state: 'detached' });
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const wordsOf = (selector: string) => page.locator(selector).first().innerText();
  const same = await wordsOf('#remedy-2 [data-column="zh"] [data-text]');
  expect((await copy('remedy-2')).split('\n[')[0]).toBe(same.trim());
  expect(await copy('remedy-2')).not.toContain('非官方');
  const [newest, english, older] = [
    await wordsOf('#remedy-5 [data-column="zh"] [data-newer] .body p'),
    await wordsOf('#remedy-5 [data-column="en"] [data-text] p'),
    await wordsOf('#remedy-5 [data-column="zh"] [data-text] p'),
  ];
  const [change] = await page.locator('#remedy-5 [data-change]').allTextContents();
  const lines = (await copy('remedy-5')).split('\n').filter((line) => line !== '');
  // Below each its edition.
  const texts = lines.filter((line) => !/^\[.*(?:版|版本)\]$/u.test(line));
  expect(texts).toEqual([
    newest,
    '[非官方译文]',
    english,
    older,
    '[△ 部分不再适用]',
    `[此后的变更（本站概述，非官方）：${change?.trim()}]`,
  ]);
  expect(lines).toHaveLength(texts.length + 3);
});
