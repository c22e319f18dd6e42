import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { HantTable } from '../../../src/reader/traditional/hant.ts';
import { ask } from '../lib/ask.ts';
import { lastSaid, layoutShift, parameter, requestsOf, settled } from '../lib/read.ts';
import { desktop, open, openNothing, phone, siteAddress } from '../lib/use.ts';

// Which characters a text gets is asked of the table (src/reader/traditional/traditional.test.ts).

const clause = '#philosophy-4 [data-text]:lang(zh)';
const isConverted = (page: Page) => page.waitForSelector(':root[data-characters="hant"]');
const isRestored = (page: Page) => page.waitForSelector(':root[data-characters="hans"]');

/** For `before`: a device that remembers the choice. */
const chosen = () => localStorage.setItem('sidejudge-reader', 'script=hant');

/** Of what a page holds by now, nothing is Simplified: no text, no label, and no element says so. */
async function expectConverted(page: Page): Promise<void> {
  await isConverted(page);
  const table: HantTable = await (await page.request.get(siteAddress('hant.json'))).json();
  const traditional = new Set(Object.values(table).join(''));
  const simplified = Object.keys(table).filter((word) => word.length === 1 && !traditional.has(word));
  const { saying, words } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.matches(':lang(zh):not(script, style)')) said.push(nodeValue ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const each of document.querySelectorAll(`[${name}]:lang(zh)`))
        said.push(each.getAttribute(name) ?? '');
    const saying = document.querySelectorAll('body, body [lang]');
    return {
      saying: [...saying]
        .filter((each) => (each as HTMLElement).lang === 'zh-Hans')
        .map((each) => each.outerHTML),
      words: said,
    };
  });
  expect(saying).toEqual([]);
  expect(words.join('')).toMatch(/\p{Script=Han}/u);
  expect(words.filter((each) => simplified.some((character) => each.includes(character)))).toEqual([]);
}

test('Chinese in Traditional characters is loaded only when asked for, says so, and goes back again', async () => {
  const page = await openNothing();
  const asked = requestsOf(page);
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await settled(page);
  const text = page.locator(clause);
  const article = () => page.locator('main article').evaluate((each) => each.innerHTML);
  const before = await article();
  expect(asked.filter((url) => url.includes('hant'))).toEqual([]);
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="script"]').click();
  await isConverted(page);
  expect(asked.some((url) => url.includes('hant'))).toBe(true);
  expect(await parameter(page, 'script')).toBe('hant');
  expect(await text.getAttribute('lang')).toBe('zh-Hant');
  expect(await text.innerText()).toContain('無法修正的情況');
  expect(await text.innerText()).toContain('自動轉換');
  expect(await page.locator('.derived-mark:not(.hidden-text)').count()).toBe(1);
  expect(await text.locator('a.ref').innerText()).toBe('頭腦風暴/Brainstorm');
  await page.locator('[name="script"]').click();
  await isRestored(page);
  expect(await article()).toBe(before);
});

test('headings that no source prints, the lists that lead to headings, and the words of the interface are converted, and go back', async () => {
  const page = await open('zh/ipg/2.3/?script=hant', { viewport: phone });
  await isConverted(page);
  const headings = ['處罰', '定義', '範例', '原則', '進一步的修正', '升級'];
  expect(await page.locator('.part > h2 [data-column="zh"]').allInnerTexts()).toEqual(headings);
  expect(await page.locator('.parts a').allTextContents()).toContain('進一步的修正');
  await page.goto(siteAddress('zh/m10/rules-changes/?script=hant'));
  await isConverted(page);
  expect(await page.locator('.jump a').allTextContents()).toContain('新用詞：戰場');
  expect(await page.title()).toContain('規則變動');
  const header = page.locator('header.site');
  expect(await header.textContent()).toContain('術語');
  expect(await header.textContent()).toContain('日本語');
  expect(await header.locator('[name="q"]').getAttribute('placeholder')).toContain('條文');
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="script"]').click();
  await isRestored(page);
  expect(await header.textContent()).toContain('术语');
  expect(await header.locator('[name="q"]').getAttribute('placeholder')).toContain('条文');
});

test('our translations, and how a closed annotation begins, are converted; other languages stay', async () => {
  const others = ':is(.unofficial > .body, [data-annotation], [data-text]):is(:lang(ja), :lang(en))';
  const page = await open('zh/ipg/2.3/?with=ja,en');
  const before = await page.locator(others).allInnerTexts();
  expect(before.length).toBeGreaterThan(60);
  await page.goto(siteAddress('zh/ipg/2.3/?with=ja,en&script=hant'));
  await isConverted(page);
  expect(await page.locator('#philosophy-1 .brief').first().innerText()).toMatch(/[這個對於時會餘張]/u);
  expect(await page.locator(':is(.brief, .unofficial > .body):lang(zh-Hans)').count()).toBe(0);
  expect(await page.locator('.unofficial-mark').first().textContent()).toContain('非官方譯文');
  expect(await page.locator(others).allInnerTexts()).toEqual(before);
});

test('what a search finds is in the characters that were chosen, as long as one types', async () => {
  const page = await open('zh/search/?q=额外修正', { before: chosen });
  await page.waitForSelector('[data-search-status][data-state="done"]');
  await expectConverted(page);
  const { results } = await ask(page, '非公开牌张失误');
  expect(results[0]?.text).toContain('非公開牌張失誤');
  await expectConverted(page);
});

test('so is what opens on a page: popovers, the menu of a text, a text for a player, the quick box', async () => {
  const page = await open('zh/m10/rules-changes/', { before: chosen });
  const openers: readonly [pressed: string, opened: string][] = [
    ['a.ref[href*="/m10/cards/"]:visible', '.reference [data-entry]'],
    ['a.term:visible', '.reference [data-entry]'],
    ['[data-note] > .anchor [data-clause-menu]', '.clause-menu:popover-open'],
    ['[data-action="show"]', 'dialog.shown'],
  ];
  for (const [pressed, opened] of openers) {
    await page.locator(pressed).first().click();
    await page.waitForSelector(opened);
    await expectConverted(page);
  }
  await page.goto(siteAddress('zh/m10/cards/ajani-goldmane/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('手牌张数');
  await page.waitForSelector('[data-quick-status][data-state="done"]');
  await expectConverted(page);
});

test.each([
  'zh/',
  'zh/ipg/',
  'zh/ipg/2.3/?with=ja,en',
  'en/ipg/2.3/?with=zh',
  'zh/m10/cards/ajani-goldmane/',
  'zh/terms/',
  'zh/status/',
  'zh/m10/changed/',
  'zh/no-such-page/',
])('a page is converted as a whole: %s', async (address) => {
  await expectConverted(await open(address, { before: chosen }));
});

test('what a link asks for holds on every page that is opened from there, until the reader chooses', async () => {
  const page = await open('zh/terms/?script=hant');
  await isConverted(page);
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await isConverted(page);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader'))).toBeNull();
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="script"]').click();
  await page.goto(siteAddress('zh/ipg/2.4/'));
  expect(await page.locator('[name="script"]').isChecked()).toBe(false);
  expect(await page.locator('[data-ui]:lang(zh-Hant)').count()).toBe(0);
});

test('what is copied says that it was converted', async () => {
  const page = await open('en/ipg/2.3/?with=-en,zh&script=hant', { viewport: phone });
  await isConverted(page);
  const copied = await page.locator(clause).evaluate((text) => {
    getSelection()?.selectAllChildren(text);
    return getSelection()?.toString();
  });
  expect(copied).toMatch(/無法修正的情況.*automatic conversion/su);
});

test('the device remembers the choice, on every page', async () => {
  const page = await open('en/m10/cards/ajani-goldmane/', { viewport: phone });
  await page.locator('[data-settings-button]').click();
  await page.locator('[name="script"]').click();
  await isConverted(page);
  await page.reload();
  await isConverted(page);
  expect(await page.locator('[data-ruling] .body[lang="zh-Hant"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-ruling] .body:lang(zh-Hans)').count()).toBe(0);
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await isConverted(page);
});

test('terms are marked and corrections open in converted texts too', async () => {
  const page = await open('zh/m10/introduction/?script=hant', { viewport: desktop });
  await isConverted(page);
  expect(await page.locator('[lang="zh-Hant"] a.term').count()).toBeGreaterThan(0);
  await page.locator('#introduction-6 .remarks summary').click();
  expect(await page.locator('#introduction-6 [data-correction] del').isVisible()).toBe(true);
});

test('where the table does not come, the text stays as it is and the page says so', async () => {
  const page = await open('zh/ipg/2.3/?script=hant', {
    viewport: phone,
    prepare: (opening) => opening.route('**/hant.json', (route) => route.abort()),
  });
  await expect.poll(() => lastSaid(page)).toContain('繁体');
  expect(await page.locator(clause).innerText()).toContain('无法修正的情况');
});

test.each(['zh/ipg/2.3/?with=ja,en&script=hant', 'zh/m10/rules-changes/?script=hant'])(
  'next to nothing moves when the converted text comes: %s',
  async (address) => {
    const page = await open(address, { viewport: phone });
    await isConverted(page);
    // With some fonts a converted text is a line longer. Up to 0.1 counts as good (Core Web Vitals).
    expect(await layoutShift(page)).toBeLessThan(0.05);
  },
);
