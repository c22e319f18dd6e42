import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { HantTable } from '../../../src/reader/traditional/hant.ts';
import { ask } from '../lib/ask.ts';
import { choose, lastSaid, layoutShift, parameter, requestsOf } from '../lib/read.ts';
import { inventedAddress, open, openNothing, phone } from '../lib/use.ts';

// src/reader/traditional/traditional.test.ts tests the table of characters.

const clause = '#definition-3 [data-text]:lang(zh)';
const isConverted = (page: Page) => page.waitForSelector(':root[data-characters="hant"]');

/** Expects no Simplified character in the texts and labels of a page, and no element marked as Simplified. */
async function expectConverted(page: Page): Promise<void> {
  await isConverted(page);
  const table: HantTable = await (await page.request.get(inventedAddress('hant.json'))).json();
  const traditional = new Set(Object.values(table).join(''));
  const simplified = Object.keys(table).filter((word) => word.length === 1 && !traditional.has(word));
  const words = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.matches(':lang(zh):not(script, style)')) said.push(nodeValue ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const each of document.querySelectorAll(`[${name}]:lang(zh)`))
        said.push(each.getAttribute(name) ?? '');
    return said;
  });
  expect(await page.locator('body:lang(zh-Hans), body [lang="zh-Hans"]').count()).toBe(0);
  expect(words.join('')).toMatch(/\p{Script=Han}/u);
  expect(words.filter((each) => simplified.some((character) => each.includes(character)))).toEqual([]);
}

test('Traditional characters load only on request, the text says that it is converted, and can be switched back', async () => {
  const page = await openNothing();
  const asked = requestsOf(page);
  await page.goto(inventedAddress('zh/ipg/2.3/?with=ja,en'));
  const whole = () =>
    Promise.all([page.locator('main article').evaluate((each) => each.innerHTML), page.title()]);
  const others = () =>
    page.locator(':is([data-text], [data-annotation]):is(:lang(ja), :lang(en))').allInnerTexts();
  const [before, othersBefore] = [await whole(), await others()];
  expect(asked.filter((url) => url.includes('hant'))).toEqual([]);
  await choose(page, 'script', true);
  await expectConverted(page);
  expect(await parameter(page, 'script')).toBe('hant');
  expect(await page.locator(clause).getAttribute('lang')).toBe('zh-Hant');
  expect(await page.locator(clause).innerText()).toContain('自動轉換');
  expect(await others()).toEqual(othersBefore);
  await choose(page, 'script', false);
  await page.waitForSelector(':root[data-characters="hans"]');
  expect(await whole()).toEqual(before);
});

test('the device remembers the choice: every page is converted whole, with whatever opens on it and with search results, and hardly moves', async () => {
  const page = await open('zh/', {
    viewport: phone,
    before: () => localStorage.setItem('sidejudge-reader', 'script=hant'),
  });
  await expectConverted(page);
  for (const address of ['en/ipg/2.3/?with=zh', 'zh/dawn/rules-changes/']) {
    await page.goto(inventedAddress(address));
    await expectConverted(page);
    // A converted text can be a line longer. Up to 0.1 is good (Core Web Vitals).
    expect(await layoutShift(page)).toBeLessThan(0.05);
  }
  for (const [pressed, opened] of [
    ['a.ref[href*="/dawn/cards/"]:visible', '.reference [data-entry]'],
    ['a.term:visible', '.reference [data-entry]'],
    ['[data-note] > .anchor [data-clause-menu]', '.clause-menu:popover-open'],
    ['[data-action="show"]', 'dialog.shown'],
  ] as const) {
    await page.locator(pressed).first().click();
    await page.waitForSelector(opened);
    await expectConverted(page);
  }
  await page.goto(inventedAddress('zh/search/'));
  expect((await ask(page, '窗台')).length).toBeGreaterThan(0);
  await expectConverted(page);
});

test('the Chinese script that a link asks for applies to the following pages too, until the reader chooses', async () => {
  const page = await open('zh/terms/?script=hant');
  await isConverted(page);
  await page.goto(inventedAddress('zh/ipg/2.3/'));
  await isConverted(page);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader'))).toBeNull();
  await choose(page, 'script', false);
  await page.goto(inventedAddress('zh/ipg/2.4/'));
  expect(await page.locator('[name="script"]').isChecked()).toBe(false);
});

test('if the table does not load, the text stays as it is and the page says so', async () => {
  const page = await open('zh/ipg/2.3/?script=hant', {
    prepare: (opening) => opening.route('**/hant.json', (route) => route.abort()),
  });
  await expect.poll(() => lastSaid(page)).toContain('繁体');
  expect(await page.locator(clause).getAttribute('lang')).toBe('zh-Hans');
});
