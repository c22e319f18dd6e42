import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { boxOf, hasFocus, holdBack, requestsOf, seeLeave, seeStep, settled } from '../lib/read.ts';
import { inventedAddress, open, openNothing } from '../lib/use.ts';

const result = 'dialog.quick ol a';
const isDone = '[data-quick-status][data-state="done"]';
const isOpen = (page: Page) => page.locator('dialog.quick[open]').count();

/** Opens the box by its key, and enters a whole query at once, so that no part of it is searched. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(query);
}

test('a result that is chosen while others load stays chosen, and Enter opens it', async () => {
  const page = await open('en/ipg/2.4/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('marta');
  await page.waitForSelector(`${result}[href*="/marta-of-the-hearth/"]`);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(`${isDone}[data-query="marta"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/dawn/cards/marta-of-the-hearth/');
});

test('Escape closes the quick box and gives the focus back, except during input method composition', async () => {
  const page = await open('ja/ipg/2.4/');
  const link = page.locator('#remedy-1 .anchor a').first();
  await link.focus();
  await ask(page, 'draw');
  // Safari sends this event after the composition, with the old code 229.
  const composing = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true };
  await page
    .locator('dialog.quick input')
    .evaluate((box, options) => box.dispatchEvent(new KeyboardEvent('keydown', options)), composing);
  expect(await isOpen(page)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(0);
  expect(await hasFocus(link)).toBe(true);
});

test('without a chosen result Enter leads to the search page, or to the place of the only citation', async () => {
  const page = await open('zh/terms/');
  await ask(page, 'a/b');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/search/?q=a%2Fb');
  await page.goto(inventedAddress('zh/ipg/2.4/'));
  await ask(page, 'IPG 2.3 r4');
  await page.waitForSelector(`${isDone}[data-query="IPG 2.3 r4"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
});

test('neither Ctrl+K in a field nor a single key opens the quick box; on a Mac the keys are Cmd+K', async () => {
  const page = await open('en/dawn/cards/');
  const loaded = requestsOf(page);
  for (const key of ['/', '?', '2', 'c']) await page.keyboard.press(key);
  await page.locator('filtered-list input[type="search"]').press('Control+k');
  await page.locator('h1').click();
  await page.evaluate(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await page.keyboard.press('Control+k');
  await settled(page);
  expect(await isOpen(page)).toBe(0);
  expect(loaded).toEqual([]);
  await page.keyboard.press('Meta+k');
  await page.locator('dialog.quick').waitFor();
});

test('hovering over the search box loads everything for a first answer, at once and only once', async () => {
  const page = await openNothing({ mayComplain: true });
  const goOn = await holdBack(page, /\/quick\.[^/]*\.js$/u);
  // The texts never load: a name of a card that is typed in full needs none.
  const end = await holdBack(page, /\/pagefind\/texts\.json/u, (route) => route.abort());
  await page.goto(inventedAddress('ja/dawn/cards/kettle-song/'));
  const asked = requestsOf(page);
  // All requests but those for texts.
  const own = () =>
    asked.filter((url) => !/pagefind\/(?!names\.json)|\/(?:texts|rolldown-runtime)\./u.test(url));
  await page.locator('header search input').hover();
  const linked = await page
    .locator('link:is([rel="preload"], [rel="modulepreload"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(linked).toContain(inventedAddress('pagefind/names.json'));
  await expect.poll(() => asked).toEqual(expect.arrayContaining(linked));
  const atOnce = own();
  // With HTTP/1.1 a browser has six connections to a host.
  expect(atOnce.length, atOnce.join('\n')).toBeLessThanOrEqual(6);
  goOn();
  await ask(page, 'kettle song');
  await page.waitForSelector(result);
  expect(own().toSorted()).toEqual(atOnce.toSorted());
  end();
});

test('if the script of the quick box does not load, the form of the page takes over', async () => {
  const prepare = (page: Page) => page.route(/\/quick\.[^/]*\.js$/u, (route) => route.abort());
  const page = await open('zh/ipg/2.4/', { prepare });
  await page.keyboard.press('Control+k');
  await page.waitForSelector('header search input:focus');
  await page.keyboard.type('抓');
  expect(await isOpen(page)).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/search/?q=%E6%8A%93');
});

test('on a phone the quick box fits, axe finds nothing, its close button stays in view, and Back leads from it and from a result to the page', async () => {
  const viewport = { width: 360, height: 640 };
  const page = await open('zh/terms/', { viewport, hasTouch: true, isMobile: true });
  await page.goto(inventedAddress('zh/ipg/2.4/#remedy-3'));
  const close = 'dialog.quick [data-close]:is(button)';
  const openIt = async () => {
    await page.locator('header search input').tap();
    await page.waitForFunction(() => history.state?.isDialog);
  };
  const steps = await page.evaluate(() => history.length);
  for (const leave of [() => page.goBack(), () => page.goBack(), () => page.locator(close).tap()]) {
    await openIt();
    await seeStep(page, () => seeLeave(page.locator('dialog.quick[open]'), leave));
    expect(await page.evaluate(() => history.state?.isDialog)).toBeUndefined();
  }
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await openIt();
  await page.keyboard.insertText('玛尔塔');
  await page.waitForSelector(`${isDone}[data-query="玛尔塔"]`);
  expect(await findViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  await page.locator(result).last().scrollIntoViewIfNeeded();
  const box = await boxOf(page, close);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeLessThan(100);
  await page.locator(result).first().tap();
  await page.waitForURL('**/zh/dawn/cards/**');
  await page.goBack();
  await page.waitForURL('**/zh/ipg/2.4/**');
  expect(await isOpen(page)).toBe(0);
  // The box has left no step in the history.
  await page.goBack();
  await page.waitForURL('**/zh/terms/');
});
