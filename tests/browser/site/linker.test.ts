import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { hasFocus, requestsOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, openNothing, phone, siteAddress } from '../lib/use.ts';

/* A page of another origin with linker.js, under a policy that allows nothing else. What is a citation, `find.test.ts` and docs/citing.md ask. */

onInventedSite();

let origin = '';
let html = '';
const server = createServer((_, response) => {
  const site = new URL(siteAddress('')).origin;
  const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src data:`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.end(html);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

const line = (attributes = '') => `<script src="${siteAddress('linker.js')}" async ${attributes}></script>`;

/** One window for each device: the clock that the driver sets in one cannot be taken back. */
const windows = new Map<object, Page>();
const desk = { viewport: desktop };
const handheld = { viewport: phone, hasTouch: true, isMobile: true };
beforeAll(async () => {
  for (const device of [desk, handheld]) {
    // It asks our server, which to this suite is another host. And no reader of French has a site in French.
    const page = await openNothing({
      ...device,
      locale: device === desk ? 'fr-FR' : 'en-GB',
      mayComplain: true,
    });
    await page.clock.install();
    windows.set(device, page);
  }
});

/** A page of the other site. */
async function visit(text: string, { lang = 'en', device = desk } = {}) {
  html = `<!doctype html><html lang="${lang}"><title>A forum</title><link rel="icon" href="data:,"><body>${text}</body></html>`;
  const page = windows.get(device) as Page;
  const asked = requestsOf(page);
  await page.goto(origin);
  return { page, previews: () => asked.filter((url) => url.startsWith(siteAddress('linker/'))) };
}

/** The links of a page: it makes all at once. */
async function linksOf(page: Page): Promise<[html: string, address: string | null][]> {
  const all = page.locator('a[data-cited]');
  await all.first().waitFor();
  return all.evaluateAll((links) => links.map((link) => [link.innerHTML, link.getAttribute('href')]));
}
const link = (page: Page) => page.locator('a[data-cited]').first();
const preview = (page: Page) => page.locator('#sidejudge-preview');
const frame = (page: Page) => preview(page).locator('div');
/** A preview is open when its link says so. */
const opened = (page: Page) => page.locator('a[aria-describedby="sidejudge-preview"]').waitFor();
/** Longer than a pointer may be elsewhere, or a tap waits. */
const long = 1500;
const at = siteAddress;

describe('citations become links', () => {
  test('once, with the elements in them; what is a link, code, pressed or marked, and what other things part, is left alone', async () => {
    const { page, previews } = await visit(
      `<p>See <b>IPG 2.3, remedy 4</b>, not IPG 2.5.</p><p><a href="#x">IPG 2.4</a> <code>IPG 2.4</code>
       <span data-no-cite>IPG 2.4</span></p><textarea>IPG 2.4</textarea><label>IPG 2.4 <input type="checkbox"></label>
       <details><summary>IPG 2.4</summary></details><p>The <b>IPG</b> 2.3, and <em>IPG 2.3</em> <b>r4</b>.</p>
       <p>IPG<br>2.3</p><p>IPG <code>x</code> 2.3</p><ul><li>IPG</li><li>2.3</li></ul><p><b>See the IPG</b> 2.3 here.</p>
       ${line()}${line()}`,
    );
    expect(await linksOf(page)).toEqual([
      ['IPG 2.3, remedy 4', at('en/ipg/2.3/#remedy-4')],
      ['IPG 2.5', at('en/ipg/#s-2.5')],
      ['<b>IPG</b> 2.3', at('en/ipg/2.3/')],
      ['<em>IPG 2.3</em> <b>r4</b>', at('en/ipg/2.3/#remedy-4')],
    ]);
    expect(previews()).toEqual([]);
    expect(await page.locator('body').innerText()).toContain('See IPG 2.3, remedy 4, not IPG 2.5.');
  });

  test('in the language of their page, also in text that comes later and by names alone where the host says so', async () => {
    const { page } = await visit(
      `<p>IPG 2.3, or Wet Cards.</p><div></div>${line('data-watch data-cite-names')}`,
      { lang: 'ja' },
    );
    expect(await linksOf(page)).toEqual([
      ['IPG 2.3', at('ja/ipg/2.3/')],
      ['Wet Cards', at('ja/ipg/#s-2.5')],
    ]);
    await page.evaluate(() => document.querySelector('div')?.append('and IPG 2.4'));
    await page.clock.runFor(long);
    expect(await linksOf(page)).toHaveLength(3);
  });

  test('on a page of the site that shows it at work', async () => {
    const page = await open('zh/data/');
    await page.locator('[data-sample]').scrollIntoViewIfNeeded();
    await page.locator('[data-sample] a[data-cited]').first().focus();
    await opened(page);
  });
});

describe('the preview of a link', () => {
  test('comes from one small file for a pointer, which may go in; Esc closes it', async () => {
    const { page, previews } = await visit(`<p>See IPG 2.3, remedy 4.</p>${line('data-lang="en"')}`);
    await link(page).hover();
    await page.clock.runFor(long);
    await opened(page);
    expect(await frame(page).locator('p').innerText()).toMatch(/^If the soup should have been shown/u);
    expect(await frame(page).locator('a').getAttribute('href')).toBe(at('en/ipg/2.3/#remedy-4'));
    expect(await frame(page).locator('small').innerText()).toContain('Official text');
    expect(previews()).toEqual([at('linker/ipg/2.3.en.json')]);
    await frame(page).locator('p').hover();
    await page.clock.runFor(long);
    expect(await frame(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await preview(page).count()).toBe(0);
  });

  test('shows for the keyboard, is entered by Tab, closes when left, and axe finds nothing in it', async () => {
    const { page } = await visit(
      `<main><h1>Rulings</h1><p>See IPG 2.3.</p><button>next</button></main>${line('data-lang="zh"')}`,
    );
    await link(page).focus();
    await opened(page);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, 'colors')).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await frame(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await preview(page).count()).toBe(0);
  });

  test('is not changed by what a page says of all elements, not printed, and in a dialog is closed alone by Esc', async () => {
    const { page } = await visit(`<dialog><p>See IPG 2.3.</p></dialog>${line()}`);
    await link(page).waitFor({ state: 'attached' });
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await link(page).focus();
    await opened(page);
    const before = await frame(page).boundingBox();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        ':empty{display:none} div,a{margin:0;padding:0;max-width:200px} [popover]{width:100vw;border:9px solid}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const after = await frame(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    await page.emulateMedia({ media: 'print' });
    expect(await frame(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await preview(page).count()).toBe(0);
    expect(await hasFocus(link(page))).toBe(true);
    expect(await page.locator('dialog').isVisible()).toBe(true);
  });

  test('shows at each first tap; a second one leads to the clause', async () => {
    const { page } = await visit(
      `<h1>Elsewhere</h1><p>See IPG 2.3, or IPG 2.3, remedy 4.</p>${line('data-lang="ja"')}`,
      { device: handheld },
    );
    for (const cited of ['ipg/2.3/', 'ipg/2.3/', 'ipg/2.3/#remedy-4']) {
      await page.locator('h1').tap();
      expect(await preview(page).count()).toBe(0);
      await page.locator(`a[data-cited="${cited}"]`).tap();
      await opened(page);
      expect(page.url()).toBe(origin);
    }
    expect(await frame(page).getAttribute('lang')).toBe('ja');
    await page.locator('a[data-cited]').last().tap();
    await page.waitForURL(/\/ja\/ipg\/2\.3\/#remedy-4$/u);
  });

  test('that does not come makes a tap lead to the clause, but not once the reader has gone on', async () => {
    const { page } = await visit(`<p>See IPG 2.3.</p><h1>Elsewhere</h1>${line()}`, { device: handheld });
    await page.route('**/linker/**', () => undefined);
    await link(page).tap();
    await page.locator('h1').tap();
    await page.clock.runFor(long);
    expect(page.url()).toBe(origin);
    await link(page).tap();
    await page.clock.runFor(long);
    await page.waitForURL(/\/en\/ipg\/2\.3\/$/u);
  });
});
