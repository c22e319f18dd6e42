import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { savedListWords, savingWords } from '../../../src/reader/menu/saved/words.ts';
import { lastSaid } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

/* What a reader saves on the device, and its list. */

const items = (page: Page) => page.locator('saved-list li');
const paths = (page: Page) =>
  items(page).evaluateAll((all) => all.map((item) => item.getAttribute('data-path')));

async function save(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > .anchor [data-clause-menu]`).click();
  await page.locator('.clause-menu [data-action="save"]').click();
}

describe('what is saved', () => {
  test('is one list for all languages, and is taken out again', async () => {
    const page = await open('zh/ipg/2.3/');
    await save(page, 'remedy-4');
    await expect.poll(() => lastSaid(page)).toBe(savingWords.zh.saved);
    await page.goto(siteAddress('ja/m10/cards/hive-mind/'));
    await save(page, 'r1');
    await page.locator('[data-save-card]').click();
    await expect.poll(() => page.locator('[data-save-card]').getAttribute('aria-pressed')).toBe('true');
    await page.goto(siteAddress('en/saved/'));
    expect(await paths(page)).toEqual([
      'm10/cards/hive-mind/',
      'm10/cards/hive-mind/#r1',
      'ipg/2.3/#remedy-4',
    ]);
    const clause = items(page).last();
    // Its name and its words are as they were.
    expect(await clause.locator('a').textContent()).toBe('IPG 2.3，进一步的修正 4');
    expect(await clause.locator('a').getAttribute('lang')).toBe('zh-Hans');
    expect(await clause.locator('.words').textContent()).toMatch(/^如果失误涉及/u);
    // A translation of ours says so.
    const unofficial = items(page).locator('[data-unofficial]');
    expect(await unofficial.count()).toBe(2);
    expect(await unofficial.first().textContent()).toContain(savedListWords.en.unofficial);
    expect(await clause.locator('[data-unofficial]').count()).toBe(0);
    expect(await clause.locator('a').getAttribute('href')).toBe(
      `${new URL(siteAddress('en/ipg/2.3/')).pathname}#remedy-4`,
    );
    for (const left of [2, 1, 0]) {
      await items(page).last().getByRole('button').click();
      expect(await items(page).count()).toBe(left);
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(savedListWords.en.empty);
    await page.reload();
    expect(await page.getByText(savedListWords.en.empty).isVisible()).toBe(true);
    await page.goto(siteAddress('ja/m10/cards/hive-mind/'));
    await page.locator('[data-save-card]').click();
    await page.locator('[data-save-card][aria-pressed="true"]').click();
    await expect.poll(() => lastSaid(page)).toBe(savingWords.ja.unsaved);
  });

  test('where the browser keeps nothing, says so', async () => {
    const page = await open('en/ipg/2.3/', {
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No', 'QuotaExceededError');
        };
      },
    });
    await save(page, 'remedy-4');
    await expect.poll(() => lastSaid(page)).toBe(savingWords.en.unkept);
  });
});

test('the section that was read last is offered on the front page of every language', async () => {
  const page = await open('zh/ipg/2.4/');
  await page.goto(siteAddress('ja/'));
  const last = page.locator('[data-last-read]:visible a');
  expect(await last.getAttribute('href')).toBe(new URL(siteAddress('ja/ipg/2.4/')).pathname);
  expect(await last.count()).toBe(1);
  expect(await last.textContent()).toMatch(/^IPG 2\.4 \S/u);
});
