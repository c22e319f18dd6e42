import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lastSaid, layoutShift, parameter, requestsOf } from '../lib/read.ts';
import { desktop, open, openNothing, phone, siteAddress } from '../lib/use.ts';

// Which characters a text gets is asked of the table (src/desk/traditional.test.ts).

const clause = '#philosophy-4 [data-text]:lang(zh)';
const isConverted = (page: Page, selector = `${clause}[data-derived]`) =>
  page.waitForFunction((wanted) => document.querySelector(wanted), selector);

test('Chinese in Traditional characters is loaded only when asked for, says so, and goes back again', async () => {
  const page = await openNothing();
  const asked = requestsOf(page);
  await page.goto(siteAddress('zh/ipg/2.3/'), { waitUntil: 'networkidle' });
  const text = page.locator(clause);
  const before = await text.innerText();
  expect(asked.filter((url) => url.includes('hant'))).toEqual([]);
  await page.locator('[data-settings-button]').click();
  await page.locator('[data-script]').click();
  await isConverted(page);
  expect(asked.some((url) => url.includes('hant'))).toBe(true);
  expect(await parameter(page, 'script')).toBe('hant');
  expect(await text.getAttribute('lang')).toBe('zh-Hant');
  expect(await text.innerText()).toContain('無法修正的情況');
  expect(await text.innerText()).toContain('自動轉換');
  expect(await page.locator('.derived-mark:not(.hidden-text)').count()).toBe(1);
  expect(await text.locator('a.ref').innerText()).toBe('頭腦風暴/Brainstorm');
  await page.locator('[data-script]').click();
  await page.waitForFunction(() => !document.querySelector('[data-derived], .derived-mark'));
  expect(await text.innerText()).toBe(before);
});

test('headings that no source prints, the lists that lead to headings, and the words of the interface are converted, and go back', async () => {
  const page = await open('zh/ipg/2.3/?script=hant', { viewport: phone });
  await isConverted(page);
  const headings = ['處罰', '定義', '範例', '原則', '進一步的修正', '升級'];
  expect(await page.locator('.part > h2 [data-column="zh"]').allInnerTexts()).toEqual(headings);
  expect(await page.locator('.parts a').allTextContents()).toContain('進一步的修正');
  await page.goto(siteAddress('zh/m10/rules-changes/?script=hant'));
  await isConverted(page, 'h1[data-derived]');
  expect(await page.locator('.jump a').allTextContents()).toContain('新用詞：戰場');
  expect(await page.locator('.jump a:not([data-derived])').count()).toBe(0);
  const header = page.locator('header.site');
  expect(await header.textContent()).toContain('術語');
  expect(await header.textContent()).toContain('日本語');
  expect(await header.locator('[name="q"]').getAttribute('placeholder')).toContain('條文');
  await page.locator('[data-settings-button]').click();
  await page.locator('[data-script]').click();
  await page.waitForFunction(() => !document.querySelector('[data-derived]'));
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
  const page = await open('zh/ipg/2.3/?script=hant');
  await page.locator('[data-settings-button]').click();
  for (const pressed of ['false', 'true']) {
    await page.locator('[data-script]').click();
    await page.waitForSelector(`[data-script][aria-pressed="${pressed}"]`);
  }
  await page.goto(siteAddress('zh/search/?q=额外修正'));
  await isConverted(page, '[data-tier] [data-derived]');
  await page.fill('[data-search] input', '非公开牌张失误');
  await page.waitForSelector('[data-tier] b[data-derived]:has-text("非公開牌張失誤")');
  // Results go on coming in, and each is converted after it has come.
  await expect.poll(() => page.locator('[data-tier] [lang="zh-Hans"]').count()).toBe(0);
});

test.each(['zh/', 'zh/terms/', 'zh/status/', 'zh/m10/changed/'])(
  'a page without texts is converted as a whole: %s',
  async (address) => {
    const page = await open('zh/m10/introduction/?script=hant');
    await page.locator('[data-settings-button]').click();
    for (const pressed of ['false', 'true']) {
      await page.locator('[data-script]').click();
      await page.waitForSelector(`[data-script][aria-pressed="${pressed}"]`);
    }
    await page.goto(siteAddress(address));
    await page.waitForFunction(() => document.body.innerText.includes('術語'));
    expect(await page.locator('main').innerText()).not.toMatch(/[这对时张规术语译书标题类态选择显]/u);
  },
);

test('what a link asks for holds on every page that is opened from there, until the reader chooses', async () => {
  const page = await open('zh/terms/?script=hant');
  await page.waitForFunction(() => document.body.innerText.includes('術語'));
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await isConverted(page);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-script'))).toBeNull();
  await page.locator('[data-settings-button]').click();
  await page.locator('[data-script]').click();
  await page.goto(siteAddress('zh/ipg/2.4/'));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-derived]').count()).toBe(0);
});

test('what is copied says that it was converted', async () => {
  const page = await open('en/ipg/2.3/?columns=zh&script=hant', { viewport: phone });
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
  await page.locator('[data-script]').click();
  await isConverted(page, '[data-derived]');
  await page.reload();
  await isConverted(page, '[data-derived]');
  expect(await page.locator('[data-ruling] .body[lang="zh-Hant"]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-ruling] .body:lang(zh-Hans)').count()).toBe(0);
  await page.goto(siteAddress('zh/ipg/2.3/'));
  await isConverted(page);
});

test('terms are marked and corrections open in converted texts too', async () => {
  const page = await open('zh/m10/introduction/?script=hant', { viewport: desktop });
  await isConverted(page, '[lang="zh-Hant"] a.term');
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
    await page.locator('[data-derived]').first().waitFor();
    // With some fonts a converted text is a line longer. Up to 0.1 counts as good (Core Web Vitals).
    expect(await layoutShift(page)).toBeLessThan(0.05);
  },
);
