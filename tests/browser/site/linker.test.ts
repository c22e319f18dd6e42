import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentRoot } from '../../../scripts/lib/content-root.ts';
import { makeTable } from '../../../src/linker/build.ts';
import { openTable } from '../../../src/linker/table.ts';
import { linkerPageWords } from '../../../src/linker/words.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { findCitations } from '../../../src/search/cite/find.ts';
import { findViolations } from '../lib/axe.ts';
import { open, openNothing, phone, siteAddress } from '../lib/use.ts';

/* A page of another origin with linker.js, under a policy that allows nothing else. What is a citation, `find.test.ts` and docs/citing.md ask. */

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

/** A page of the other site. It asks our server, which to this suite is another host: it is no fault here. */
async function visit(
  text: string,
  { lang = 'en', ...options }: Parameters<typeof openNothing>[0] & { readonly lang?: string } = {},
): Promise<{ page: Page; asked: string[] }> {
  html = `<!doctype html><html lang="${lang}"><title>A forum</title><link rel="icon" href="data:,"><body>${text}</body></html>`;
  const page = await openNothing({ locale: 'en-GB', mayComplain: true, ...options });
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(siteAddress(''), '')));
  await page.goto(origin);
  return { page, asked };
}

/** The links of a page: it makes all at once. */
async function linksOf(page: Page): Promise<[text: string | null, address: string | null][]> {
  const all = page.locator('a[data-cited]');
  await all.first().waitFor();
  return all.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}
const link = (page: Page) => page.locator('a[data-cited]').first();
const preview = (page: Page) => page.locator('#sidejudge-preview');
const frame = (page: Page) => preview(page).locator('div');
/** A preview is open when its link says so. */
const opened = (page: Page) => page.locator('a[aria-describedby="sidejudge-preview"]').waitFor();
/** Longer than a pointer may be elsewhere, or a tap waits. */
const long = 1500;
const at = (path: string) => siteAddress(path);
const names = openTable(makeTable(openContent(contentRoot())));
/** Where a section of the IPG is: its page, or its row in the contents. */
const sectionAt = (number: string) =>
  at(`en/${names.entries.find(({ document, section }) => document === 'ipg' && section === number)?.url}`);
const handheld = { viewport: phone, hasTouch: true, isMobile: true };

test('citations become links, once, and nothing is loaded; what is a link, code, pressed or marked is left alone', async () => {
  const { page, asked } = await visit(
    `<p>See <b>IPG 2.3, remedy 4</b>, not IPG 2.5.</p><p><a href="#x">IPG 2.4</a> <code>IPG 2.4</code>
     <span data-no-cite>IPG 2.4</span></p><textarea>IPG 2.4</textarea><p>Version 2.3 of GRV costs $2.4.</p>
     <label>IPG 2.4 <input type="checkbox"></label><details><summary>IPG 2.4</summary></details>${line()}${line()}`,
  );
  expect(await linksOf(page)).toEqual([
    ['IPG 2.3, remedy 4', at('en/ipg/2.3/#remedy-4')],
    ['IPG 2.5', sectionAt('2.5')],
  ]);
  expect(asked.filter((url) => url.startsWith('linker/'))).toEqual([]);
  expect(await page.locator('body').innerText()).toContain('See IPG 2.3, remedy 4, not IPG 2.5.');
});

test('whose languages the site has none of reads in the language of the page, or else in English', async () => {
  const { page } = await visit(`<p>See IPG 2.3.</p>${line()}`, { locale: 'fr-FR' });
  expect(await linksOf(page)).toEqual([['IPG 2.3', at('en/ipg/2.3/')]]);
  const other = await visit(`<p>Voir IPG 2.3.</p>${line()}`, { locale: 'fr-FR', lang: 'fr' });
  expect(await linksOf(other.page)).toEqual([['IPG 2.3', at('en/ipg/2.3/')]]);
});

test('a citation may have elements in it, and ends where other things stand between its words', async () => {
  const { page } = await visit(
    `<p>The <b>IPG</b> 2.3, then <i>IPG <b>2.4</b></i>, and <em>IPG 2.3</em> <b>r4</b>.</p><p>IPG<br>2.3</p>
     <p>IPG <code>x</code> 2.3</p><ul><li>IPG</li><li>2.3</li></ul><p><b>See the IPG</b> 2.3 here.</p>${line()}`,
  );
  await link(page).waitFor();
  expect(
    await page.locator('a[data-cited]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)),
  ).toEqual([
    `<a href="${at('en/ipg/2.3/')}" data-cited="ipg/2.3/"><b>IPG</b> 2.3</a>`,
    `<a href="${at('en/ipg/2.4/')}" data-cited="ipg/2.4/">IPG <b>2.4</b></a>`,
    `<a href="${at('en/ipg/2.3/#remedy-4')}" data-cited="ipg/2.3/#remedy-4"><em>IPG 2.3</em> <b>r4</b></a>`,
  ]);
});

test('a paragraph with thousands of citations gets its links', async () => {
  const count = 10_000;
  const { page } = await visit(`<p>${'See IPG 2.3, then. '.repeat(count)}</p>${line()}`);
  await page.locator('a[data-cited]').last().waitFor();
  expect(await page.locator('a[data-cited]').count()).toBe(count);
});

test('pointed at, a link shows the clause from one small file; the pointer may go in, Esc closes', async () => {
  const { page, asked } = await visit(`<p>See IPG 2.3, remedy 4.</p>${line('data-lang="en"')}`);
  await link(page).hover();
  await page.clock.runFor(long);
  await opened(page);
  expect(await frame(page).locator('p').innerText()).toMatch(/\w{4,}/u);
  expect(await frame(page).locator('a').getAttribute('href')).toBe(at('en/ipg/2.3/#remedy-4'));
  expect(await frame(page).locator('small').innerText()).toContain('Official text');
  expect(asked.filter((url) => url.startsWith('linker/'))).toEqual(['linker/ipg/2.3.en.json']);
  await frame(page).locator('p').hover();
  await page.clock.runFor(long);
  expect(await frame(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await preview(page).count()).toBe(0);
});

test.each(['light', 'dark'] as const)('axe finds nothing in a preview: %s', async (colorScheme) => {
  const { page } = await visit(
    `<main><h1>Rulings</h1><p>See IPG 2.3, remedy 4.</p></main>${line('data-lang="zh"')}`,
    {
      colorScheme,
    },
  );
  await link(page).focus();
  await opened(page);
  expect(await findViolations(page)).toEqual([]);
});

test('focused, it shows; Tab enters it, and leaving closes it', async () => {
  const { page } = await visit(`<p>See IPG 3.3 first.</p><button>next</button>${line()}`);
  await link(page).focus();
  await opened(page);
  await page.keyboard.press('Tab');
  expect(await frame(page).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await preview(page).count()).toBe(0);
});

test('Esc in a preview closes it alone, and gives the focus back to its link', async () => {
  const { page } = await visit(`<dialog><p>See IPG 2.3.</p></dialog>${line()}`);
  await link(page).waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await link(page).focus();
  await opened(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await preview(page).count()).toBe(0);
  expect(await link(page).evaluate((own) => own === document.activeElement)).toBe(true);
  expect(await page.locator('dialog').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').isVisible()).toBe(false);
});

test('what a page says of all elements, popovers and its direction does not change a preview, and no sheet of paper has it', async () => {
  const { page } = await visit(`<p>See IPG 2.3.</p>${line()}`);
  await link(page).focus();
  await opened(page);
  const before = await frame(page).boundingBox();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':empty{display:none} span{max-width:100px} *{margin:0;padding:0;max-width:200px} [popover]{width:100vw;border:9px solid}',
    );
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dir = 'rtl';
  });
  const after = await frame(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await frame(page).evaluate((own) => getComputedStyle(own).direction)).toBe('ltr');
  await page.emulateMedia({ media: 'print' });
  expect(await frame(page).isVisible()).toBe(false);
});

test('a preview that has no room above nor below is cut to the larger one, not over its link', async () => {
  const { page } = await visit(`<p><br><br><br><br><br><br>See IPG 2.3.</p>${line()}`, {
    viewport: { width: 320, height: 240 },
  });
  await link(page).focus();
  await opened(page);
  const [own, shown] = [await link(page).boundingBox(), await frame(page).boundingBox()];
  if (!own || !shown) throw new Error('Nothing is shown.');
  expect(shown.y).toBeGreaterThanOrEqual(0);
  expect(shown.y + shown.height).toBeLessThanOrEqual(own.y);
});

test('each first tap shows it, a second one leads to the clause', async () => {
  const { page } = await visit(
    `<h1>Elsewhere</h1><p>See IPG 2.3, or IPG 2.3, remedy 4.</p>${line('data-lang="ja"')}`,
    handheld,
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

test('a tap leads where the file of the preview does not come; not once the reader has gone on', async () => {
  const { page } = await visit(`<p>See IPG 2.3.</p><h1>Elsewhere</h1>${line()}`, handheld);
  await page.route('**/linker/**', () => undefined);
  await link(page).tap();
  await page.locator('h1').tap();
  await page.clock.runFor(long);
  expect(page.url()).toBe(origin);
  await link(page).tap();
  await page.clock.runFor(long);
  await page.waitForURL(/\/en\/ipg\/2\.3\/$/u);
});

test('text that comes later is read where the host says so, and names alone where it says that', async () => {
  const { page } = await visit(`<p>A GRV here.</p><div></div>${line('data-watch data-cite-names')}`);
  expect(await linksOf(page)).toEqual([['GRV', sectionAt('2.5')]]);
  await page.evaluate(() => document.querySelector('div')?.append('and IPG 2.4'));
  await page.clock.runFor(long);
  expect(await linksOf(page)).toHaveLength(2);
});

/** 12 kB with the texts that are here. Each further section is there, with the clauses of its text and the names of an infraction. */
const infractions = names.entries.filter(({ titles }) => Object.keys(titles).length > 0).length;
const texts = names.entries.filter(({ anchors }) => anchors).length;
const mostBytes =
  12_000 +
  5 * Math.max(0, names.entries.length - 30) +
  20 * Math.max(0, texts - 2) +
  100 * Math.max(0, infractions - 30);

test('the script is small, and other sites may read it', async () => {
  const page = await open('en/privacy/');
  for (const path of ['linker.js', 'linker/ipg/2.3.zh.json']) {
    const response = await page.request.get(at(path));
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    expect(gzipSync(await response.body()).length).toBeLessThanOrEqual(
      path === 'linker.js' ? mostBytes : 15_000,
    );
  }
});

test('a page of the site shows it at work', async () => {
  const page = await open('zh/data/');
  await page.locator('[data-sample]').scrollIntoViewIfNeeded();
  const sample = page.locator('[data-sample] a[data-cited]');
  await sample.first().waitFor();
  expect(await sample.count()).toBe(findCitations(names, linkerPageWords.zh.sample).length);
  await sample.first().focus();
  await opened(page);
});
