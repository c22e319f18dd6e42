import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { savedListWords, savingWords } from '../../../src/reader/menu/saved/words.ts';
import { fill } from '../../../src/schema/words.ts';
import { lastSaid } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

/* What a reader saves on the device, and its list. */

const items = (page: Page) => page.locator('saved-list li');
const paths = (page: Page) =>
  items(page).evaluateAll((all) => all.map((item) => item.getAttribute('data-path')));

/** Each entry has been compared with its page. */
const isCompared = (page: Page) => page.waitForSelector('saved-list ol[aria-busy="false"]');

async function save(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > .anchor [data-clause-menu]`).click();
  await page.locator('.clause-menu [data-action="save"]').click();
}

/** Gives the page a file to import. */
async function importFile(page: Page, content: string): Promise<void> {
  const file = path.join(tmpdir(), `saved-${process.pid}.json`);
  writeFileSync(file, content);
  await page.locator('[data-import]').setInputFiles(file);
}

const fileOf = (saved: readonly object[]) =>
  JSON.stringify({
    format: 'sidejudge-saved',
    version: 1,
    saved: saved.map((entry) => ({ name: 'N', words: 'W', lang: 'en', ...entry })),
  });

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
    await isCompared(page);
    // Its name is in the language of the page, its words are as they were.
    expect(await clause.locator('a').textContent()).toBe('IPG 2.3, Additional Remedy 4');
    expect(await clause.locator('.words').textContent()).toMatch(/^如果失误涉及/u);
    // A translation of ours says so.
    const unofficial = items(page).locator('[data-unofficial]');
    expect(await unofficial.count()).toBe(2);
    expect(await unofficial.first().textContent()).toContain(savedListWords.en.unofficial);
    expect(await clause.locator('[data-unofficial]').count()).toBe(0);
    expect(await clause.locator('a').getAttribute('href')).toBe(
      `${new URL(siteAddress('en/ipg/2.3/')).pathname}#remedy-4`,
    );
    await clause.getByRole('button').click();
    await page.reload();
    expect(await paths(page)).toHaveLength(2);
    await page.goto(siteAddress('ja/m10/cards/hive-mind/'));
    await page.locator('[data-save-card]').click();
    await expect.poll(() => lastSaid(page)).toBe(savingWords.ja.unsaved);
  });

  test('says what has changed since, follows an ID that another took over, and says what is gone', async () => {
    // The browser itself complains of what is not found.
    const page = await open('en/saved/', { mayComplain: true });
    await importFile(
      page,
      fileOf([
        { path: 'ipg/2.3/#remedy-2', words: 'Of another day…' },
        { path: 'ipg/2.3/#remedy-99' },
        { path: 'ipg/9.9/#remedy-1' },
      ]),
    );
    const stateOf = (at: number) => items(page).nth(at).locator('[data-state]').textContent();
    await page.getByText(fill(savedListWords.en.imported, { count: 3 })).waitFor();
    await isCompared(page);
    expect(await stateOf(0)).toBe(savedListWords.en.changed);
    expect(await stateOf(1)).toBe(savedListWords.en.gone);
    expect(await stateOf(2)).toBe(savedListWords.en.gone);
  });

  test('comes out as a file that another device takes in, without doubling anything', async () => {
    const page = await open('en/ipg/2.3/');
    await save(page, 'remedy-4');
    await page.goto(siteAddress('en/saved/'));
    const download = page.waitForEvent('download');
    await page.locator('[data-export]').click();
    const exported = await (await download).path();
    await page.locator('[data-import]').setInputFiles(exported);
    await expect.poll(() => page.locator('saved-list [role="status"]').textContent()).toMatch(/^0 /u);
    expect(await paths(page)).toEqual(['ipg/2.3/#remedy-4']);
  });

  test.each([
    ['none', '{"bookmarks": []}'],
    ['large', ' '.repeat(1_000_001)],
    ['outside', fileOf([{ path: 'https://example.org/#remedy-1' }])],
  ] as const)('refuses a file (%s) and changes nothing', async (refusal, content) => {
    const page = await open('en/ipg/2.3/');
    await save(page, 'remedy-4');
    await page.goto(siteAddress('en/saved/'));
    await importFile(page, content);
    const said = () => page.locator('saved-list [role="status"]').textContent();
    await expect.poll(said).toBe(savedListWords.en.refused[refusal]);
    expect(await paths(page)).toEqual(['ipg/2.3/#remedy-4']);
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
