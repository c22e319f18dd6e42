import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { addressOf, seeLeave, seeStep } from '../lib/read.ts';
import { inventedAddress, open, phone } from '../lib/use.ts';

/* The screen for a player: one text, large, in the player's language. */

const dialog = (page: Page) => page.locator('dialog.shown');
const button = (page: Page, id: string) => page.locator(`#${id} > .anchor [data-clause-menu]`);

async function show(page: Page, id: string): Promise<void> {
  await button(page, id).click();
  await page.locator('.clause-menu [data-action="show"]').click();
  await dialog(page).waitFor();
}

const choose = (page: Page, name: string, value: string) =>
  dialog(page).locator(`[name="${name}"][value="${value}"]`).check({ force: true });

test('shows a text in the chosen language with its citation, and the device remembers the language', async () => {
  const page = await open('zh/ipg/2.3/?with=', { viewport: phone });
  await show(page, 'remedy-2');
  const text = dialog(page).locator('section');
  // Before any choice, the language is that of the page.
  expect(await text.getAttribute('lang')).toBe('zh-Hans');
  await choose(page, 'near', 'ja');
  // The text can be shown even while its column is closed.
  const source = await page.locator('#remedy-2 [data-text][lang="ja"] p').textContent();
  expect(await text.textContent()).toContain(source?.trim());
  expect(await text.locator('h2').textContent()).toBe('IPG 2.3 · 追加措置2');
  await page.goto(inventedAddress('en/dawn/cards/kettle-song/'));
  await show(page, 'r1');
  expect(await text.getAttribute('lang')).toBe('ja');
  const name = await page.locator('.card-title .names [lang="ja"]').textContent();
  expect(await text.locator('h2').textContent()).toContain(name);
});

test('puts a warning, the translation of the newest text and the newest English before a text that is partly outdated', async () => {
  const page = await open('en/ipg/2.3/');
  await show(page, 'remedy-5');
  await choose(page, 'near', 'zh');
  expect(await dialog(page).locator('section > h2 + .overruled').textContent()).toMatch(
    /^△ .*部分不再适用$/u,
  );
  const shown = await dialog(page)
    .locator('section .text')
    .evaluateAll((parts) =>
      parts.map((part) => [
        part.closest<HTMLElement>('[lang]')?.lang,
        part.matches('[data-unofficial]') ? 'ours' : 'official',
        part.closest('details:not([open])') ? 'folded' : 'open',
      ]),
    );
  expect(shown).toEqual([
    ['zh-Hans', 'ours', 'open'],
    ['en', 'official', 'open'],
    ['zh-Hans', 'official', 'folded'],
  ]);
});

test('shows only official texts to a reader who hides translations', async () => {
  const page = await open('zh/ipg/2.4/', {
    before: () => localStorage.setItem('sidejudge-reader', 'unofficial=0'),
  });
  await show(page, 'remedy-1');
  expect(await dialog(page).locator('[name="near"]').count()).toBe(1);
  expect(await dialog(page).locator('section[lang="en"] p').first().isVisible()).toBe(true);
});

test('shows two players each their language, one half upside down, and the device remembers both; axe finds nothing', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  await show(page, 'remedy-5');
  await choose(page, 'players', 'both');
  await dialog(page).getByRole('button', { name: 'QR code' }).click();
  await dialog(page).locator('figure svg').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await choose(page, 'far', 'ja');
  await seeLeave(dialog(page), () => page.keyboard.press('Escape'));
  await show(page, 'remedy-5');
  const halves = await dialog(page)
    .locator('.half')
    .evaluateAll((all) =>
      all.map((half) => [half.querySelector('section')?.lang, getComputedStyle(half).rotate]),
    );
  expect(halves).toEqual([
    ['ja', '180deg'],
    ['en', 'none'],
  ]);
});

test('keeps the screen on while visible; Escape, Back and its button lead back to the place and the focus before', async () => {
  const page = await open('en/ipg/2.3/#remedy-4', {
    before: () => {
      const log: string[] = Object.assign(window, { log: [] }).log;
      const release = () => Promise.resolve(void log.push('released'));
      const request = () => Promise.resolve(log.push('held')).then(() => ({ release }));
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    },
  });
  const { href } = await addressOf(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog(page).locator('.close').click(),
  ]) {
    await button(page, 'remedy-4').press('Enter');
    await page.locator('.clause-menu [data-action="show"]').press('Enter');
    await dialog(page).waitFor();
    // A page that becomes visible again requests the lock again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seeStep(page, () => seeLeave(dialog(page), leave));
    const log = await page.evaluate(() => (window as unknown as { log: string[] }).log.splice(0));
    expect(log).toEqual(['held', 'held', 'released']);
    expect((await addressOf(page)).href).toBe(href);
    await page.waitForSelector('#remedy-4 [data-clause-menu]:focus');
  }
});

test('has a QR code of its link, which opens it on another device in the language chosen last', async () => {
  const page = await open('zh/ipg/2.3/?with=en');
  await show(page, 'remedy-4');
  await dialog(page).getByRole('button', { name: '二维码' }).click();
  await choose(page, 'near', 'ja');
  await dialog(page).locator('figcaption:lang(ja)').waitFor();
  const picture = sharp(await dialog(page).locator('figure svg').screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  await page.goto(decodeQR({ width: info.width, height: info.height, data }));
  await dialog(page).waitFor();
  expect(await dialog(page).locator('section').getAttribute('lang')).toBe('ja');
  expect(page.url()).toBe(inventedAddress('ja/ipg/2.3/#remedy-4'));
});
