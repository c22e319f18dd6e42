import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { boxOf, holdBack, seeStep } from '../lib/read.ts';
import { bytesOfMoreNames } from '../lib/search-budget.ts';
import { open, openNothing, siteAddress } from '../lib/use.ts';

const result = 'dialog.quick ol a';
const onPhone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const isDone = '[data-quick-status][data-state="done"]';
/** Asked in one piece, so that no answer to a part of it can be taken for its own. */
const ask = (page: Page, query: string) => page.keyboard.insertText(query);

test('Ctrl+K opens it; it answers while one types, and Enter opens', async () => {
  const page = await open('en/ipg/2.4/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ajani');
  await page.waitForSelector(`${result}[href*="/ajani-goldmane/"]`);
  await page.keyboard.press('ArrowDown');
  // What is chosen stays chosen when the whole answer comes.
  await page.waitForSelector(`${isDone}[data-query="ajani"]`);
  expect(await page.evaluate(() => document.activeElement?.closest('ol') !== null)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/m10/cards/ajani-goldmane/');
});

test('with nothing chosen Enter goes to the search page', async () => {
  const page = await open('zh/terms/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a/b');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/search/?q=a%2Fb');
});

test('Enter leads to the one place that is cited', async () => {
  const page = await open('zh/terms/');
  await page.keyboard.press('Control+k');
  await ask(page, 'HCE r4');
  await page.waitForSelector(isDone);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
});

test('of several boxes, one for each language, the one that is shown is the one that opens', async () => {
  const page = await open('ja/no-such-page/');
  await page.keyboard.press('Control+k');
  await page.waitForSelector('dialog.quick [role="status"]');
  const labels = (selector: string) =>
    page.locator(selector).evaluateAll((boxes) => boxes.map((box) => box.ariaLabel));
  expect(await labels('dialog.quick input')).toEqual(await labels('section[data-only="ja"] input'));
  await page.keyboard.press('Escape');
  await page.locator('section[data-only="ja"] input').fill('ajani');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('ajani');
});

test.each<[string, (page: Page) => Promise<void>]>([
  ['opened by its key', (page) => page.keyboard.press('Control+k')],
  ['pointed at', (page) => page.locator('header search input').hover()],
  ['reached by the keyboard', (page) => page.locator('header search input').focus()],
])('%s, it asks at once, and once, for all that its first answer needs', async (_, touch) => {
  const asked: string[] = [];
  const answered = new Map<string, Request>();
  const pathOf = (url: string) => new URL(siteAddress(url)).pathname;
  const names = pathOf('pagefind/names.json');
  const isText = (file: string) =>
    (file.startsWith(pathOf('pagefind/')) && file !== names) ||
    /\/(?:texts|rolldown-runtime)\.[^/]*\.js$/u.test(file);
  const page = await openNothing({ mayComplain: true });
  page.on('request', (request) => asked.push(pathOf(request.url())));
  page.on('requestfinished', (request) => answered.set(pathOf(request.url()), request));
  const goOn = await holdBack(page, /\/quick\.[^/]*\.js$/u);
  // The texts never come: names, terms and citations answer without them.
  const end = await holdBack(page, /\/pagefind\/texts\.json/u, (route) => route.abort());
  await page.goto(siteAddress('ja/m10/cards/ajani-goldmane/'));
  // What the page itself asked for is another test's.
  const before = asked.length;
  const own = () => asked.slice(before).filter((file) => !isText(file));
  await touch(page);
  const linked = await page
    .locator('link:is([rel="preload"], [rel="modulepreload"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(linked).toEqual(expect.arrayContaining([names]));
  await expect.poll(() => asked).toEqual(expect.arrayContaining(linked));
  await expect.poll(() => asked.some((file) => /\/quick\.[^/]*\.js$/u.test(file))).toBe(true);
  const atOnce = own();
  // What a browser asks one host for at once, where it cannot send all over one connection.
  expect(atOnce.length, atOnce.join('\n')).toBeLessThanOrEqual(6);
  goOn();
  await page.keyboard.press('Control+k');
  for (const query of ['ajani', 'HCE', '2.3 remedy 4', 'zaidiaodu']) {
    await page.fill('dialog.quick input', query);
    await page.waitForSelector(`[data-quick-status][data-state="partial"][data-query="${query}"]`);
  }
  await page.waitForSelector(result);
  expect(own().toSorted()).toEqual(atOnce.toSorted());
  await expect.poll(() => [...answered.keys()]).toEqual(expect.arrayContaining(atOnce));
  const sizes = new Map<string, number>();
  for (const file of atOnce)
    sizes.set(file, (await answered.get(file)?.sizes())?.responseBodySize ?? Number.POSITIVE_INFINITY);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.get(names)).toBeLessThanOrEqual(10_000 + bytesOfMoreNames);
  expect(bytes, JSON.stringify([...sizes])).toBeLessThanOrEqual(27_000 + bytesOfMoreNames);
  end();
});

test('where nothing is found it leads on', async () => {
  const page = await open('zh/terms/');
  await page.keyboard.press('Control+k');
  await ask(page, '，。');
  await page.waitForSelector('[data-quick-status][data-state="empty"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/ipg/');
});

test('what would look the same is offered once', async () => {
  const page = await open('en/terms/');
  await page.keyboard.press('Control+k');
  await ask(page, 'swmap');
  await page.waitForSelector(isDone);
  const texts = await page.locator('dialog.quick ol li').allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts).toEqual([...new Set(texts)]);
});

test('where its program does not load, no bare frame is left: the form of the page takes over', async () => {
  const prepare = (page: Page) => page.route(/\/quick\.[^/]*\.js$/u, (route) => route.abort());
  const page = await open('zh/ipg/2.3/', { prepare });
  await page.keyboard.press('Control+k');
  const plain = page.locator('header search input');
  await page.waitForSelector('header search input:focus');
  expect(await page.locator('dialog.quick[open]').count()).toBe(0);
  await plain.pressSequentially('抓');
  expect(await page.locator('dialog.quick[open]').count()).toBe(0);
  expect(await plain.inputValue()).toBe('抓');
  await plain.press('Enter');
  await page.waitForURL('**/zh/search/?q=%E6%8A%93');
});

// What is not of colors is the same in dark.
test.each([
  { colorScheme: 'light', only: undefined },
  { colorScheme: 'dark', only: 'colors' },
] as const)('axe finds nothing in it in $colorScheme', async ({ colorScheme, only }) => {
  const page = await open('ja/ipg/2.3/', { colorScheme });
  await page.keyboard.press('Control+k');
  await ask(page, '手札');
  await page.waitForSelector(isDone);
  await page.keyboard.press('ArrowDown');
  const violations = await findViolations(page, only);
  expect(violations).toEqual([]);
});

test('what is asked for when the pointer comes is taken, though the box stays closed', async () => {
  const taken = new Set<string>();
  const page = await open('en/ipg/2.3/', {
    prepare: async (page) => {
      await page.exposeFunction('noteFetch', (url: string) => taken.add(url.split('/').at(-1) ?? ''));
      await page.addInitScript(() => {
        const { fetch } = window;
        window.fetch = (input, options) => {
          (window as unknown as { noteFetch(url: string): void }).noteFetch(String(input));
          return fetch(input, options);
        };
      });
    },
  });
  await page.locator('header search input').hover();
  await expect.poll(() => [...taken]).toEqual(expect.arrayContaining(['names.json']));
});

test('on a phone a tap opens it, it fits, and the way out stays in reach above the results', async () => {
  const page = await open('zh/ipg/2.3/#remedy-4', onPhone);
  const before = await page.evaluate(() => scrollY);
  await page.locator('header search input').tap();
  await page.waitForSelector('dialog.quick[open]');
  await ask(page, '牌');
  await page.waitForSelector(isDone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    onPhone.viewport.width,
  );
  await page.locator(result).last().scrollIntoViewIfNeeded();
  const close = await boxOf(page, 'dialog.quick [data-close]:is(button)');
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
  expect(close.y).toBeGreaterThanOrEqual(0);
  expect(close.y).toBeLessThan(100);
  await page.touchscreen.tap(close.x + close.width / 2, close.y + close.height / 2);
  expect(await page.locator('dialog.quick[open]').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('one Escape closes it whatever was typed, but not while an input method composes', async () => {
  const page = await open('ja/ipg/2.3/');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('draw');
  await page
    .locator('dialog.quick input')
    .evaluate((box) =>
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })),
    );
  expect(await page.locator('dialog.quick[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog.quick[open]').count()).toBe(0);
});

describe('on a phone the way back', () => {
  const isOpen = (page: Page) => page.locator('dialog.quick[open]').count();
  const openIt = async (page: Page) => {
    await page.locator('header search input').tap();
    await page.waitForSelector('dialog.quick [role="status"]');
    await expect.poll(() => page.evaluate(() => history.state?.isDialog)).toBe(true);
  };

  test('closes the dialog and stays on the page', async () => {
    const page = await open('zh/ipg/2.3/', onPhone);
    const steps = await page.evaluate(() => history.length);
    for (let round = 0; round < 2; round += 1) {
      await openIt(page);
      await seeStep(page, () => page.goBack());
      expect(await isOpen(page)).toBe(0);
    }
    expect(page.url()).toMatch(/\/zh\/ipg\/2\.3\/$/u);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  });

  test('needs no second press after the button has closed it', async () => {
    const page = await open('zh/terms/', onPhone);
    await page.goto(siteAddress('zh/ipg/2.3/'));
    await openIt(page);
    await seeStep(page, () => page.locator('dialog.quick [data-close]:is(button)').tap());
    expect(await page.evaluate(() => history.state?.isDialog)).toBeUndefined();
    await page.goBack();
    await page.waitForURL('**/zh/terms/');
  });

  test.each([
    ['from a result', result],
    ['from all results', '[data-all-results]'],
  ])('leads %s to the page, where the dialog is closed', async (_, pressed) => {
    const page = await open('zh/terms/', onPhone);
    await page.goto(siteAddress('zh/ipg/2.4/'));
    await openIt(page);
    await ask(page, '阿耶尼');
    await page.waitForSelector(isDone);
    await page.locator(pressed).first().tap();
    await page.waitForURL((url) => !url.pathname.endsWith('/ipg/2.4/'));
    await page.goBack();
    await page.waitForURL('**/zh/ipg/2.4/');
    expect(await isOpen(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/zh/terms/');
  });
});
