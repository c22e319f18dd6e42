import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedListWords, savingWords } from '../../../src/reader/menu/saved/words.ts';
import { lastSaid } from '../lib/read.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

/* What a reader saves on the device, and its list. */

onInventedSite();

const items = (page: Page) => page.locator('saved-list li');

async function save(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > .anchor [data-clause-menu]`).click();
  await page.locator('.clause-menu [data-action="save"]').click();
}

test('what is saved is one list for all languages, and is taken out again', async () => {
  const page = await open('zh/ipg/2.3/');
  await save(page, 'remedy-4');
  await expect.poll(() => lastSaid(page)).toBe(savingWords.zh.saved);
  await page.goto(siteAddress('ja/dawn/cards/smoke-giant/'));
  await save(page, 'r1');
  await page.locator('[data-save-card]').click();
  await page.locator('[data-save-card][aria-pressed="true"]').waitFor();
  await page.goto(siteAddress('en/saved/'));
  const paths = items(page).evaluateAll((all) => all.map((item) => item.getAttribute('data-path')));
  expect(await paths).toEqual(['dawn/cards/smoke-giant/', 'dawn/cards/smoke-giant/#r1', 'ipg/2.3/#remedy-4']);
  // The name and the words of a clause are as they were, and it opens in the language of the list.
  const clause = items(page).last();
  expect(await clause.locator('a').textContent()).toBe('IPG 2.3，进一步的修正 4');
  expect(await clause.locator('a').getAttribute('lang')).toBe('zh-Hans');
  expect(await clause.locator('a').getAttribute('href')).toMatch(/\/en\/ipg\/2\.3\/#remedy-4$/u);
  expect(await clause.locator('.words').textContent()).toMatch(/^如果该汤/u);
  // A translation of ours says so.
  expect(await clause.locator('[data-unofficial]').count()).toBe(0);
  expect(await items(page).nth(1).locator('[data-unofficial]').textContent()).toContain(
    savedListWords.en.unofficial,
  );
  for (const left of [2, 1, 0]) {
    await items(page).last().getByRole('button').click();
    expect(await items(page).count()).toBe(left);
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(savedListWords.en.empty);
  await page.reload();
  expect(await page.getByText(savedListWords.en.empty).isVisible()).toBe(true);
});

test('where the browser keeps nothing, the page says so', async () => {
  const page = await open('en/ipg/2.4/', {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No', 'QuotaExceededError');
      };
    },
  });
  await save(page, 'remedy-1');
  await expect.poll(() => lastSaid(page)).toBe(savingWords.en.unkept);
});

test('the section that was read last is offered on the front page of every language', async () => {
  const page = await open('zh/ipg/2.4/');
  await page.goto(siteAddress('ja/'));
  const last = page.locator('[data-last-read]:visible a');
  expect(await last.getAttribute('href')).toBe(new URL(siteAddress('ja/ipg/2.4/')).pathname);
  expect(await last.textContent()).toMatch(/^IPG 2\.4 \S/u);
});
