import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { hasFocus, requestsOf, seeLeave } from '../lib/read.ts';
import { inventedAddress as at, open, openNothing, phone } from '../lib/use.ts';

/*
 * A page of another origin with linker.js, under a strict policy. `src/search/citing-doc.test.ts` tests
 * which words are citations.
 */

let origin = '';
let html = '';
const server = createServer((_, response) => {
  const site = new URL(at('')).origin;
  const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src data:`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.end(html);
});

/** One window for each device, shared by all tests, because a clock set by the driver cannot be removed. */
let desk: Page;
let handheld: Page;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // French is not a language of the site.
  desk = await openNothing({ locale: 'fr-FR', mayComplain: true });
  handheld = await openNothing({ viewport: phone, hasTouch: true, isMobile: true, mayComplain: true });
  for (const page of [desk, handheld]) await page.clock.install({ time: 0 });
  // A tap waits a second for its preview; here the test moves the clock.
  await handheld.clock.pauseAt(1000);
});
afterAll(() => server.close());

const line = (attributes = '') => `<script src="${at('linker.js')}" async ${attributes}></script>`;

/**
 * Opens a page of the other site, and waits for its links, which appear all at once. Returns a function that lists
 * the previews requested since.
 */
async function visit(text: string, page = desk, lang = 'en'): Promise<() => string[]> {
  html = `<!doctype html><html lang="${lang}"><title>A forum</title><link rel="icon" href="data:,"><body>${text}</body></html>`;
  const asked = requestsOf(page);
  await page.goto(origin);
  await page.waitForSelector('a[data-cited]', { state: 'attached' });
  return () => asked.filter((url) => url.startsWith(at('linker/')));
}

const linksOf = (page: Page) =>
  page.$$eval('a[data-cited]', (links) => links.map((link) => [link.innerHTML, link.getAttribute('href')]));
const link = (page: Page) => page.locator('a[data-cited]').first();
const preview = (page: Page) => page.locator('#sidejudge-preview');
const frame = (page: Page) => preview(page).locator('div');
/** Waits for a preview. While it is open, its link refers to it. */
const opened = (page: Page) => page.locator('a[aria-describedby="sidejudge-preview"]').waitFor();
/** In milliseconds; longer than a preview takes to open on hover, and than a tap waits for it. */
const long = 1500;

describe('citations become links', () => {
  test('only once, also with elements inside; not in links, code, controls or marked elements, nor across blocks', async () => {
    const previews = await visit(
      `<p>See <b>IPG 2.3, remedy 4</b>, not IPG 2.5.</p><p><a href="#x">IPG 2.4</a> <code>IPG 2.4</code>
       <span data-no-cite>IPG 2.4</span></p><textarea>IPG 2.4</textarea><label>IPG 2.4 <input type="checkbox"></label>
       <details><summary>IPG 2.4</summary></details><p>The <b>IPG</b> 2.3, and <em>IPG 2.3</em> <b>r4</b>.</p>
       <p>IPG<br>2.3</p><p>IPG <code>x</code> 2.3</p><ul><li>IPG</li><li>2.3</li></ul><p><b>See the IPG</b> 2.3 here.</p>
       ${line()}${line()}`,
    );
    expect(await linksOf(desk)).toEqual([
      ['IPG 2.3, remedy 4', at('en/ipg/2.3/#remedy-4')],
      ['IPG 2.5', at('en/ipg/#s-2.5')],
      ['<b>IPG</b> 2.3', at('en/ipg/2.3/')],
      ['<em>IPG 2.3</em> <b>r4</b>', at('en/ipg/2.3/#remedy-4')],
    ]);
    expect(previews()).toEqual([]);
    expect(await desk.locator('body').innerText()).toContain('See IPG 2.3, remedy 4, not IPG 2.5.');
  });

  test('in the language of the page; if attributes ask for it, also in text added later, and names without a guide', async () => {
    const text = `<p>IPG 2.3, or Wet Cards.</p><div></div>${line('data-watch data-cite-names')}`;
    await visit(text, desk, 'ja');
    expect(await linksOf(desk)).toEqual([
      ['IPG 2.3', at('ja/ipg/2.3/')],
      ['Wet Cards', at('ja/ipg/#s-2.5')],
    ]);
    await desk.evaluate(() => document.querySelector('div')?.append('and IPG 2.4'));
    await desk.clock.runFor(long);
    await desk.waitForSelector('div a[data-cited]');
  });

  test('in the sample on our own page about the data', async () => {
    const page = await open('zh/data/');
    await page.locator('[data-sample]').scrollIntoViewIfNeeded();
    await page.locator('[data-sample] a[data-cited]').first().focus();
    await opened(page);
  });
});

describe('the preview of a link', () => {
  test('opens on hover with one small file, the pointer can enter it, and Esc closes it', async () => {
    const previews = await visit(`<p>See IPG 2.3, remedy 4.</p>${line('data-lang="en"')}`);
    await link(desk).hover();
    await desk.clock.runFor(long);
    await opened(desk);
    expect(await frame(desk).locator('p').innerText()).toMatch(/^If the soup should have been shown/u);
    expect(await frame(desk).locator('a').getAttribute('href')).toBe(at('en/ipg/2.3/#remedy-4'));
    expect(await frame(desk).locator('small').innerText()).toContain('Official text');
    expect(previews()).toEqual([at('linker/ipg/2.3.en.json')]);
    await frame(desk).locator('p').hover();
    await desk.clock.runFor(long);
    expect(await frame(desk).isVisible()).toBe(true);
    await desk.keyboard.press('Escape');
    expect(await preview(desk).count()).toBe(0);
  });

  test('opens on focus, Tab enters and leaves it, and axe finds nothing', async () => {
    await visit(
      `<main><h1>Rulings</h1><p>See IPG 2.3.</p><button>next</button></main>${line('data-lang="zh"')}`,
    );
    await link(desk).focus();
    await opened(desk);
    expect(await findViolations(desk)).toEqual([]);
    await desk.keyboard.press('Tab');
    expect(await frame(desk).isVisible()).toBe(true);
    await desk.keyboard.press('Tab');
    expect(await preview(desk).count()).toBe(0);
  });

  test('keeps its own styles, is not printed, and Esc closes it without closing a dialog around it', async () => {
    await visit(`<dialog><p>See IPG 2.3.</p></dialog>${line()}`);
    await desk.evaluate(() => document.querySelector('dialog')?.showModal());
    await link(desk).focus();
    await opened(desk);
    const sizeOf = () =>
      frame(desk).evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
    const before = await sizeOf();
    await desk.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        ':empty{display:none} div,a{margin:0;padding:0;max-width:200px} [popover]{width:100vw;border:9px solid}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await sizeOf()).toEqual(before);
    await desk.emulateMedia({ media: 'print' });
    expect(await frame(desk).isVisible()).toBe(false);
    await desk.emulateMedia({ media: null });
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Escape');
    expect(await preview(desk).count()).toBe(0);
    expect(await hasFocus(link(desk))).toBe(true);
    expect(await desk.locator('dialog').isVisible()).toBe(true);
  });

  test('opens on a first tap; a second tap leads to the clause', async () => {
    await visit(
      `<h1>Elsewhere</h1><p>See IPG 2.3, or IPG 2.3, remedy 4.</p>${line('data-lang="ja"')}`,
      handheld,
    );
    const last = handheld.locator('a[data-cited]').last();
    for (const cited of [link(handheld), link(handheld), last]) {
      await cited.tap();
      await opened(handheld);
      expect(handheld.url()).toBe(origin);
      expect(await frame(handheld).getAttribute('lang')).toBe('ja');
      await seeLeave(frame(handheld), () => handheld.locator('h1').tap());
    }
    await last.tap();
    await opened(handheld);
    await last.tap();
    await handheld.waitForURL(/\/ja\/ipg\/2\.3\/#remedy-4$/u);
  });

  test('if it does not load, a tap leads to the clause, unless the reader taps elsewhere meanwhile', async () => {
    await visit(`<p>See IPG 2.3.</p><input type="checkbox">${line()}`, handheld);
    await handheld.route('**/linker/**', () => undefined);
    const tapIt = () => Promise.all([handheld.waitForRequest('**/linker/**'), link(handheld).tap()]);
    await tapIt();
    await handheld.locator('input').tap();
    await handheld.waitForSelector('input:checked');
    await handheld.clock.runFor(long);
    expect(handheld.url()).toBe(origin);
    await tapIt();
    await handheld.clock.runFor(long);
    await handheld.waitForURL(/\/en\/ipg\/2\.3\/$/u);
  });
});
