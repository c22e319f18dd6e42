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
import { seeLeave } from '../lib/read.ts';
import { open, openNothing, phone, siteAddress } from '../lib/use.ts';

/* A page of another origin with linker.js, under a policy that allows nothing else. What is a citation is asked of docs/citing.md. */

let origin = '';
let body = '';
const server = createServer((_, response) => {
  const site = new URL(siteAddress('')).origin;
  const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src data:`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.end(
    `<!doctype html><html lang="en"><title>A forum</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
  );
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
  options: Parameters<typeof openNothing>[0] = {},
): Promise<{ page: Page; asked: string[] }> {
  body = text;
  const page = await openNothing({ locale: 'en-GB', mayComplain: true, ...options });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(siteAddress(''), '')));
  await page.goto(origin);
  return { page, asked };
}

const links = (page: Page) =>
  page
    .locator('a[data-cited]')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
const preview = (page: Page) => page.locator('#sidejudge-preview');
const at = (path: string) => siteAddress(path);
const names = openTable(makeTable(openContent(contentRoot())));
/** Where a section of the IPG is: its page, or its row in the contents. */
const sectionAt = (number: string) =>
  at(`en/${names.entries.find(({ document, section }) => document === 'ipg' && section === number)?.url}`);

test('citations become links, once, and nothing is loaded; what is a link, code or marked is left alone', async () => {
  const { page, asked } = await visit(
    `<p>See <b>IPG 2.3, remedy 4</b>, not IPG 2.5.</p><p><a href="#x">IPG 2.4</a> <code>IPG 2.4</code>
     <span data-no-cite>IPG 2.4</span></p><textarea>IPG 2.4</textarea><p>Version 2.3 of GRV costs $2.4.</p>${line()}${line()}`,
  );
  await expect
    .poll(() => links(page))
    .toEqual([
      ['IPG 2.3, remedy 4', at('en/ipg/2.3/#remedy-4')],
      ['IPG 2.5', sectionAt('2.5')],
    ]);
  expect(asked.filter((url) => url.includes('linker/'))).toEqual([]);
  expect(await page.locator('body').innerText()).toContain('See IPG 2.3, remedy 4, not IPG 2.5.');
});

test('whose languages the site has none of reads in the language of the page', async () => {
  const { page } = await visit(`<p>See IPG 2.3.</p>${line()}`, { locale: 'fr-FR' });
  await expect.poll(() => links(page)).toEqual([['IPG 2.3', at('en/ipg/2.3/')]]);
});

test('a citation may have elements in it, and ends where other things stand between its words', async () => {
  const { page } = await visit(
    `<p>The <b>IPG</b> 2.3, then <i>IPG <b>2.4</b></i>, and <em>HCE</em> <b>r4</b>.</p><p>IPG<br>2.3</p>
     <p>IPG <code>x</code> 2.3</p><ul><li>IPG</li><li>2.3</li></ul><p><b>See the IPG</b> 2.3 here.</p>${line()}`,
  );
  await expect
    .poll(() => page.locator('a[data-cited]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)))
    .toEqual([
      `<a href="${at('en/ipg/2.3/')}" data-cited="ipg/2.3/"><b>IPG</b> 2.3</a>`,
      `<a href="${at('en/ipg/2.4/')}" data-cited="ipg/2.4/">IPG <b>2.4</b></a>`,
      `<a href="${at('en/ipg/2.3/#remedy-4')}" data-cited="ipg/2.3/#remedy-4"><em>HCE</em> <b>r4</b></a>`,
    ]);
});

test('pointed at, a link shows the clause from one small file; the pointer may go in, Esc closes', async () => {
  const { page, asked } = await visit(`<p>See IPG 2.3, remedy 4.</p>${line('data-lang="en"')}`);
  await page.locator('a[data-cited]').hover();
  await expect.poll(() => preview(page).isVisible()).toBe(true);
  await expect.poll(() => preview(page).locator('p').innerText()).toMatch(/\w{4,}/u);
  expect(await preview(page).locator('a').getAttribute('href')).toBe(at('en/ipg/2.3/#remedy-4'));
  expect(await preview(page).locator('small').innerText()).toContain('Official text');
  const files = asked.filter((url) => url.startsWith('linker/'));
  expect(files).toEqual(['linker/preview.js', 'linker/ipg/2.3.en.json']);
  await page.clock.install();
  await preview(page).locator('p').hover();
  await page.clock.runFor(1_000);
  expect(await preview(page).isVisible()).toBe(true);
  await seeLeave(preview(page), () => page.keyboard.press('Escape'));
});

test.each(['light', 'dark'] as const)('axe finds nothing in a preview: %s', async (colorScheme) => {
  const { page } = await visit(
    `<main><h1>Rulings</h1><p>See IPG 2.3, remedy 4.</p></main>${line('data-lang="zh"')}`,
    {
      colorScheme,
    },
  );
  await page.locator('a[data-cited]').focus();
  await expect.poll(() => preview(page).isVisible()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
});

test('focused, it shows; Tab enters it, and leaving closes it', async () => {
  const { page } = await visit(`<p>See IPG 3.3 first.</p><button>next</button>${line()}`);
  await page.locator('a[data-cited]').focus();
  await expect.poll(() => preview(page).isVisible()).toBe(true);
  expect(await page.locator('a[data-cited]').getAttribute('aria-describedby')).toBe('sidejudge-preview');
  await page.keyboard.press('Tab');
  expect(await preview(page).isVisible()).toBe(true);
  await seeLeave(preview(page), () => page.keyboard.press('Tab'));
});

test('a first tap shows it with a link in it, which leads to the clause', async () => {
  const { page } = await visit(`<p>See IPG 2.3.</p>${line('data-lang="ja"')}`, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('a[data-cited]').tap();
  await expect.poll(() => preview(page).isVisible()).toBe(true);
  expect(page.url()).toBe(origin);
  expect(await preview(page).locator('div').getAttribute('lang')).toBe('ja');
  await preview(page).locator('a').tap();
  await page.waitForURL(/\/ja\/ipg\/2\.3\/$/u);
});

test('text that comes later is read where the host says so, and names alone where it says that', async () => {
  const { page } = await visit(`<p>A GRV here.</p><div></div>${line('data-watch data-cite-names')}`);
  await expect.poll(() => links(page)).toHaveLength(1);
  await page.evaluate(() => document.querySelector('div')?.append('and IPG 2.4'));
  await expect.poll(() => links(page)).toHaveLength(2);
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
  for (const path of ['linker.js', 'linker/preview.js', 'linker/ipg/2.3.zh.json']) {
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
  const cited = findCitations(names, linkerPageWords.zh.sample).length;
  expect(cited).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[data-sample] a[data-cited]').count()).toBe(cited);
  await page.locator('[data-sample] a[data-cited]').first().focus();
  await expect.poll(() => preview(page).isVisible()).toBe(true);
});
