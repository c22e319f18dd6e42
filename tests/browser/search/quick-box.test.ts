import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { boxOf, holdBack, seeStep } from '../lib/read.ts';
import { onInventedSite, open, openNothing, siteAddress } from '../lib/use.ts';

onInventedSite();

const result = 'dialog.quick ol a';
const isDone = '[data-quick-status][data-state="done"]';
const isOpen = (page: Page) => page.locator('dialog.quick[open]').count();

/** Opens the box by its key and asks, in one piece, so that no answer to a part of it can be taken for its own. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(query);
}

test('Ctrl+K opens it; it answers while one types, Enter opens what is chosen, and Esc gives the focus back', async () => {
  const page = await open('en/ipg/2.4/');
  const link = page.locator('#remedy-1 .anchor a').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marta');
  await page.waitForSelector(`${result}[href*="/marta-of-the-hearth/"]`);
  await page.keyboard.press('ArrowDown');
  // What is chosen stays chosen when the whole answer comes.
  await page.waitForSelector(`${isDone}[data-query="marta"]`);
  expect(await page.evaluate(() => document.activeElement?.closest('ol') !== null)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dawn/cards/marta-of-the-hearth/');
});

describe('with nothing chosen Enter leads', () => {
  test('to the search page', async () => {
    const page = await open('zh/terms/');
    await ask(page, 'a/b');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/search/?q=a%2Fb');
  });

  test('to the one place that is cited', async () => {
    const page = await open('zh/terms/');
    await ask(page, 'IPG 2.3 r4');
    await page.waitForSelector(isDone);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
  });
});

test('of several boxes, one for each language, the one that is shown is the one that opens', async () => {
  const page = await open('ja/no-such-page/');
  await page.keyboard.press('Control+k');
  await page.waitForSelector('dialog.quick [role="status"]');
  const labelOf = (selector: string) => page.locator(selector).getAttribute('aria-label');
  expect(await labelOf('dialog.quick input')).toEqual(await labelOf('section[data-only="ja"] input'));
  await page.keyboard.press('Escape');
  await page.locator('section[data-only="ja"] input').fill('marta');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('marta');
});

test.each<[string, (page: Page) => Promise<void>]>([
  ['opened by its key', (page) => page.keyboard.press('Control+k')],
  ['pointed at', (page) => page.locator('header search input').hover()],
])('%s, it asks at once, and once, for all that its first answer needs', async (_, touch) => {
  const asked: string[] = [];
  const pathOf = (url: string) => new URL(siteAddress(url)).pathname;
  const names = pathOf('pagefind/names.json');
  const isText = (file: string) =>
    (file.startsWith(pathOf('pagefind/')) && file !== names) ||
    /\/(?:texts|rolldown-runtime)\.[^/]*\.js$/u.test(file);
  const page = await openNothing({ mayComplain: true });
  const goOn = await holdBack(page, /\/quick\.[^/]*\.js$/u);
  // The texts never come: names, terms and citations answer without them.
  const end = await holdBack(page, /\/pagefind\/texts\.json/u, (route) => route.abort());
  page.on('request', (request) => asked.push(pathOf(request.url())));
  await page.goto(siteAddress('ja/dawn/cards/kettle-song/'));
  // What the page itself asked for is another test's.
  const before = asked.length;
  const own = () => asked.slice(before).filter((file) => !isText(file));
  await touch(page);
  const linked = await page
    .locator('link:is([rel="preload"], [rel="modulepreload"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(linked).toContain(names);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(linked));
  const atOnce = own();
  // What a browser asks one host for at once, where it cannot send all over one connection.
  expect(atOnce.length, atOnce.join('\n')).toBeLessThanOrEqual(6);
  goOn();
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('kettle song');
  await page.waitForSelector(result);
  expect(own().toSorted()).toEqual(atOnce.toSorted());
  end();
});

test('where its program does not load, no bare frame is left: the form of the page takes over', async () => {
  const prepare = (page: Page) => page.route(/\/quick\.[^/]*\.js$/u, (route) => route.abort());
  const page = await open('zh/ipg/2.4/', { prepare });
  await page.keyboard.press('Control+k');
  const plain = page.locator('header search input');
  await page.waitForSelector('header search input:focus');
  await plain.pressSequentially('抓');
  expect(await isOpen(page)).toBe(0);
  await plain.press('Enter');
  await page.waitForURL('**/zh/search/?q=%E6%8A%93');
});

test('axe finds nothing in it, in light and in dark', async () => {
  const page = await open('ja/ipg/2.4/');
  await ask(page, 'スープ');
  await page.waitForSelector(isDone);
  await page.keyboard.press('ArrowDown');
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, 'colors')).toEqual([]);
});

test('one Escape closes it whatever was typed, but not one that takes back what an input method composes', async () => {
  const page = await open('ja/ipg/2.4/');
  await ask(page, 'draw');
  // Safari sends it after the composition, with the old code 229.
  await page
    .locator('dialog.quick input')
    .evaluate((box) =>
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    );
  expect(await isOpen(page)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(0);
});

describe('on a phone', () => {
  const viewport = { width: 360, height: 640 };
  let page: Page;
  beforeEach(async () => {
    page = await open('zh/terms/', { viewport, hasTouch: true, isMobile: true });
    await page.goto(siteAddress('zh/ipg/2.4/#remedy-3'));
  });
  const close = 'dialog.quick [data-close]:is(button)';
  const openIt = async () => {
    await page.locator('header search input').tap();
    await page.waitForSelector('dialog.quick [role="status"]');
    await page.waitForFunction(() => history.state?.isDialog);
  };

  test('it fits, and the way out stays in reach above the results', async () => {
    const before = await page.evaluate(() => scrollY);
    await openIt();
    await page.keyboard.insertText('汤');
    await page.waitForSelector(isDone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await page.locator(result).last().scrollIntoViewIfNeeded();
    const { width, height, y } = await boxOf(page, close);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(100);
    await page.locator(close).tap();
    expect(await isOpen(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('Back closes the dialog and stays on the page, and needs no second press after the button has closed it', async () => {
    const steps = await page.evaluate(() => history.length);
    for (const leave of [() => page.goBack(), () => page.goBack(), () => page.locator(close).tap()]) {
      await openIt();
      await seeStep(page, leave);
      expect(await isOpen(page)).toBe(0);
      expect(await page.evaluate(() => history.state?.isDialog)).toBeUndefined();
    }
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await page.waitForURL('**/zh/terms/');
  });

  test.each([
    ['a result', result],
    ['all results', '[data-all-results]'],
  ])('Back leads from %s to the page, where the dialog is closed', async (_, pressed) => {
    await openIt();
    await page.keyboard.insertText('玛尔塔');
    await page.waitForSelector(isDone);
    await page.locator(pressed).first().tap();
    await page.waitForURL((url) => !url.pathname.endsWith('/ipg/2.4/'));
    await page.goBack();
    await page.waitForURL('**/zh/ipg/2.4/**');
    expect(await isOpen(page)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/zh/terms/');
  });
});
