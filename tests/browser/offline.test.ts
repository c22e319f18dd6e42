import { beforeEach, describe, expect, test } from 'vitest';
import { askAll } from './lib/ask.ts';
import { findViolations } from './lib/axe.ts';
import { base, page, site, store } from './lib/offline.ts';

describe('before anything is stored', () => {
  test('no page asks for the worker or for what can be stored', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['zh/', 'ja/ipg/2.3/', 'en/m10/cards/ajani-goldmane/', 'zh/search/']) {
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
    }
    expect(asked.filter((each) => /sw\.js|\/offline\/|copy-bar/u.test(each))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test('the page shows what each part weighs, and the sum of what is chosen', async () => {
    await page.goto(`${site.url}zh/offline/`);
    await page.waitForFunction(() => /\d/u.test(document.querySelector('[data-total]')?.textContent ?? ''));
    const sizes = await page.$$eval('[data-size]', (all) =>
      all.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)),
    );
    expect(sizes.every((size) => size > 0 && size < 1000)).toBe(true);
    const total = () =>
      page.$eval('[data-total]', (each) => Number(/\d+/u.exec(each.textContent ?? '')?.[0]));
    const before = await total();
    await page.check('input[value="ja"]');
    expect(await total()).toBeGreaterThan(before + 100);
    expect(await page.locator('[data-stored-nothing]').isVisible()).toBe(true);
    for (const lang of ['zh', 'ja']) await page.uncheck(`input[value="${lang}"]`);
    expect(await page.textContent('[data-total]')).toBe('请至少选一种界面语言。');
    expect(await page.isDisabled('[data-store]')).toBe(true);
  });
});

describe('with the network cut', () => {
  beforeEach(async () => {
    await store(['zh', 'ja', 'en']);
    await site.close();
  });

  test.each([
    ['the start page', 'zh/', '[aria-labelledby="documents"]'],
    ['a section with three columns', 'zh/ipg/2.3/?with=ja,en', '#remedy-4 [data-text][lang="en"]'],
    ['a card', 'ja/m10/cards/ajani-goldmane/#r2', '#r2'],
    ['the card list', 'en/m10/cards/?color=W', '[data-card-rows]'],
    ['an address without its slash', 'zh/ipg/2.3?with=en', '#remedy-4'],
    ['the choice of languages', '', '.languages'],
  ])('%s opens', async (_, address, selector) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(site.url + address);
    expect(await page.locator(selector).first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('pages say which copy they are read from, in their language', async () => {
    for (const [lang, words] of [
      ['zh', '资料截至 2026-'],
      ['ja', '内容の日付 2026-'],
      ['en', 'state of 2026-'],
    ]) {
      await page.goto(`${site.url}${lang}/ipg/2.3/`);
      expect(await page.textContent('.copy-bar[data-state="unknown"]')).toContain(words);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = await page
      .locator('.copy-bar time')
      .evaluateAll((times) => times.map((time) => time.getClientRects().length));
    expect(lines).toEqual([1, 1]);
    await page.click('.copy-bar button');
    await page.goto(`${site.url}zh/`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.copy-bar').count()).toBe(0);
  });

  test.each([
    ['zh', '牌库顶', 'ipg/2.3/'],
    ['ja', 'アジャニ', 'm10/cards/ajani-goldmane/'],
  ])('the search answers in %s', async (lang, query, url) => {
    await page.goto(`${site.url}${lang}/search/`);
    const [shown] = await askAll(page, [query]);
    expect(shown?.state).toBe('done');
    expect(shown?.results.map((result) => result.url).some((each) => each.startsWith(url))).toBe(true);
  });

  test('the quick box answers on any page', async () => {
    await page.goto(`${site.url}zh/m10/cards/ajani-goldmane/`);
    await page.keyboard.press('/');
    await page.keyboard.type('阿耶尼');
    await page.waitForSelector('dialog.quick [role="option"]');
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in %s, with a copy and the bar that says so',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [address, sign] of [
        ['zh/offline/', '[data-stored-copy]'],
        ['ja/offline/', '[data-stored-copy]'],
        ['en/offline/', '[data-stored-copy]'],
        ['zh/ipg/2.3/', '.copy-bar'],
        ['en/data/index.json', '[data-stored-copy]'],
      ] as const) {
        await page.goto(site.url + address);
        await page.locator(sign).waitFor();
        expect(await findViolations(page)).toEqual([]);
      }
    },
  );

  test('a card and a term that a text names show what they are', async () => {
    await page.goto(`${site.url}zh/m10/general-notes/`);
    await page.locator('a.ref[href*="/m10/cards/lightning-bolt/"]').first().click();
    await page.locator('[data-reference="card"] [data-name="ja"]').waitFor();
    expect(page.url()).toBe(`${site.url}zh/m10/general-notes/`);
    await page.keyboard.press('Escape');
    await page.locator('a.term').first().click();
    await page.locator('[data-reference="term"] [data-name="en"]').waitFor();
  });

  test('the offline page opens and says what is there', async () => {
    await page.goto(`${site.url}ja/offline/`);
    await page.waitForSelector('[data-stored-copy]:not([hidden])');
    expect(await page.textContent('[data-newer]')).toContain('ネットワークがない');
  });
});

test('a page that is not stored says so in its language, with what is', async () => {
  await store(['zh'], ['ipg']);
  await site.close();
  await page.goto(`${site.url}ja/m10/cards/ajani-goldmane/`);
  expect(await page.getAttribute('html', 'lang')).toBe('ja');
  expect(await page.textContent('h1')).toBe('このページはこの端末に保存されていません');
  expect(await page.textContent('[data-asked] code')).toBe('ja/m10/cards/ajani-goldmane/');
  const links = page.locator('[data-stored] a:visible');
  await links.first().waitFor();
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(targets).toContain(`${base}zh/ipg/2.3/`);
  expect(targets.some((target) => /\/m10\/|^\/ja\//u.test(target))).toBe(false);
  for (const target of targets) {
    await page.goto(new URL(target, site.url).href);
    expect(await page.locator('[data-asked]').count()).toBe(0);
  }
});

test('the network that comes back takes nobody back who is on the way from a page that is not stored', async () => {
  await store(['zh'], ['ipg']);
  await site.close();
  await page.goto(`${site.url}ja/m10/cards/ajani-goldmane/`);
  const other = `${site.url}zh/ipg/2.3/`;
  await page.evaluate((address) => {
    location.assign(address);
    setTimeout(() => dispatchEvent(new Event('online')), 0);
  }, other);
  await page.waitForURL(other);
});

test('a page that is not stored comes from the network while there is one', async () => {
  await store(['zh'], ['ipg']);
  await page.goto(`${site.url}en/m10/cards/ajani-goldmane/`);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.textContent('h1')).toContain('Ajani');
  expect(await page.goto(`${site.url}zh/no-such-page/`).then((answer) => answer?.status())).toBe(404);
});

test('a page from the copy says nothing while the copy is what the server has', async () => {
  await store(['zh']);
  await page.goto(`${site.url}zh/ipg/2.3/`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.locator('.copy-bar').count()).toBe(0);
});
