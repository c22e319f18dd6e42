import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { statusWords } from '../../../src/text/status-words.ts';
import { findViolations } from '../lib/axe.ts';
import { addressOf, seeLeave, seeStep } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

/* A text alone on the screen, for a player who reads another language. */

const dialog = (page: Page) => page.locator('dialog.shown');
const button = (page: Page, id: string) => page.locator(`#${id} > .anchor [data-clause-menu]`);

async function show(page: Page, id: string): Promise<void> {
  await button(page, id).click();
  await page.locator('.clause-menu [data-action="show"]').click();
  await dialog(page).waitFor();
}

const choose = (page: Page, lang: string) =>
  dialog(page).locator(`[name="player"][value="${lang}"]`).check({ force: true });

/** What stands on the screen, from the top, with whether it has to be opened. */
const readScreen = (page: Page) =>
  dialog(page)
    .locator('section')
    .evaluate((section) =>
      [...section.querySelectorAll<HTMLElement>('.overruled, .text')].map((part) => ({
        lang: part.closest<HTMLElement>('[lang]')?.lang,
        isOurs: part.matches('[data-unofficial]'),
        isFolded: part.closest('details:not([open])') !== null,
        words: part.textContent ?? '',
      })),
    );

test('stands alone in the language that is chosen, with where it is from, and the device remembers the language', async () => {
  const page = await open('zh/ipg/2.3/?with=', { viewport: phone });
  await show(page, 'remedy-2');
  const text = dialog(page).locator('section');
  expect(await text.getAttribute('lang')).toBe('zh-Hans');
  await choose(page, 'ja');
  // What is in no open column is shown all the same.
  const source = await page.locator('#remedy-2 [data-text][lang="ja"] p').textContent();
  expect(await text.textContent()).toContain(source?.trim());
  expect(await text.locator('h2').textContent()).toBe('IPG 2.3 · 追加措置2');
  await page.goto(siteAddress('en/dawn/cards/kettle-song/'));
  await show(page, 'r1');
  expect(await text.getAttribute('lang')).toBe('ja');
  // The card by the name that the player knows.
  const name = await page.locator('.card-title .names [lang="ja"]').textContent();
  expect(await text.locator('h2').textContent()).toContain(name);
  // Whoever has chosen none sees first what the judge reads.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await show(page, 'r1');
  expect(await text.getAttribute('lang')).toBe('en');
});

describe('a text that no longer holds', () => {
  test('comes after the translation of the newest text and the newest English', async () => {
    const page = await open('en/ipg/2.3/');
    const texts = await page.locator('#remedy-5').evaluate((row) => {
      const words = (selector: string) => row.querySelector(selector)?.textContent?.trim();
      return [
        words('[data-column="zh"] [data-newer] .body p'),
        words('[data-text][lang="en"] p'),
        words('[data-text][lang="zh-Hans"] p'),
      ];
    });
    await show(page, 'remedy-5');
    await choose(page, 'zh');
    const [warning, ...shown] = await readScreen(page);
    expect(warning?.words).toMatch(/^△ .*部分不再适用$/u);
    expect(shown.map(({ lang, isOurs, isFolded }) => [lang, isOurs, isFolded])).toEqual([
      ['zh-Hans', true, false],
      ['en', false, false],
      ['zh-Hans', false, true],
    ]);
    for (const [index, { words }] of shown.entries()) expect(words).toContain(texts[index]);
    expect(shown[0]?.words).toMatch(/2025-03-03 版.*非官方译文/u);
  });

  test('comes after our summary of the change where no source has the newest text', async () => {
    const page = await open('en/ipg/2.4/');
    const account = await page.locator('#remedy-1 [data-column="ja"] [data-newer] p').first().textContent();
    await show(page, 'remedy-1');
    await choose(page, 'ja');
    const [warning, summary, older] = await readScreen(page);
    expect(warning?.words).toMatch(/^△ .*失効$/u);
    expect([summary?.isFolded, summary?.isOurs, older?.isFolded]).toEqual([false, true, true]);
    expect(summary?.words).toContain(account?.trim());
  });

  test('stays unfolded where part of it holds and nothing else says which', async () => {
    const page = await open('zh/dawn/cards/marta-of-the-hearth/');
    await show(page, 'r2');
    await choose(page, 'en');
    const [, changed, ruling] = await readScreen(page);
    expect(changed).toMatchObject({ lang: 'en', isOurs: true });
    expect(ruling).toMatchObject({ lang: 'en', isFolded: false });
  });

  test('but whose words alone are older stays, and says so in a line', async () => {
    const page = await open('zh/ipg/2.3/');
    await show(page, 'remedy-2');
    const shown = await readScreen(page);
    expect(shown.map(({ isOurs, isFolded }) => [isOurs, isFolded])).toEqual([[false, false]]);
    expect(shown[0]?.words).toContain(statusWords.zh.changed);
  });
});

test('is an official one where the reader wants those alone', async () => {
  const page = await open('zh/ipg/2.4/', {
    before: () => localStorage.setItem('sidejudge-reader', 'unofficial=0'),
  });
  await show(page, 'remedy-1');
  expect(await dialog(page).locator('[name="player"]').count()).toBe(1);
  expect(await dialog(page).locator('section[lang="en"] p').first().isVisible()).toBe(true);
});

test('faces two players at once, each in their language, and the device remembers both', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  await show(page, 'remedy-5');
  await dialog(page).locator('[name="two"]').check({ force: true });
  for (const lang of ['ja', 'en']) await choose(page, lang);
  await seeLeave(dialog(page), () => page.keyboard.press('Escape'));
  await show(page, 'remedy-5');
  const halves = await dialog(page)
    .locator('.page')
    .evaluateAll((pages) =>
      pages.map((half) => ({
        lang: half.querySelector('section')?.lang,
        isTurned: half.closest('.opposite') !== null,
        // The newest wording comes first in both.
        first: half.querySelector('.text')?.closest('details') === null,
      })),
    );
  expect(halves).toEqual([
    { lang: 'ja', isTurned: true, first: true },
    { lang: 'en', isTurned: false, first: true },
  ]);
});

test.each(['Escape', 'back', 'button'])(
  'is left by %s for the place and the focus that the reader came from',
  async (way) => {
    const page = await open('en/ipg/2.3/#remedy-4');
    const before = await page.evaluate(() => ({ steps: history.length, address: location.href }));
    await button(page, 'remedy-4').focus();
    await page.keyboard.press('Enter');
    await page.locator('.clause-menu [data-action="show"]').press('Enter');
    await dialog(page).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before.steps + 1);
    await seeStep(page, () => {
      if (way === 'Escape') return page.keyboard.press('Escape');
      return way === 'back' ? page.goBack() : dialog(page).locator('.close').click();
    });
    expect(await dialog(page).count()).toBe(0);
    expect((await addressOf(page)).href).toBe(before.address);
    const focused = await page.evaluate(() => document.activeElement?.closest('[data-clause]')?.id);
    expect(focused).toBe('remedy-4');
  },
);

test('has a code of its link, which shows it on another device in its language', async () => {
  const page = await open('zh/ipg/2.3/?with=en');
  await show(page, 'remedy-4');
  await choose(page, 'ja');
  await dialog(page).getByRole('button', { name: '二维码' }).click();
  await dialog(page).locator('figure svg').waitFor();
  await page.goto(await readCode(page));
  // On the other device the same stands alone, over the page in that language, at whose address it is.
  await dialog(page).waitFor();
  expect(await dialog(page).locator('section').getAttribute('lang')).toBe('ja');
  expect(page.url()).toBe(siteAddress('ja/ipg/2.3/#remedy-4'));
});

test('turns around and goes dark without the page, with no barrier that a program can find', async () => {
  const page = await open('en/ipg/2.4/', { viewport: phone });
  await show(page, 'remedy-1');
  await dialog(page).getByRole('button', { name: 'QR code' }).click();
  await dialog(page).locator('figure svg').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const ground = () => dialog(page).evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const light = await ground();
  await dialog(page).locator('[name="dark"]').check({ force: true });
  expect(await ground()).not.toBe(light);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  expect(await findViolations(page, 'colors')).toEqual([]);
  await dialog(page).locator('[name="turned"]').check({ force: true });
  const turned = dialog(page).locator('.halves');
  expect(await turned.evaluate((text) => getComputedStyle(text).rotate)).toBe('180deg');
});

test('keeps the screen on while it is open and seen, and asks again when it is seen again', async () => {
  const page = await open('zh/ipg/2.3/', { before: countLocks });
  const held = () => page.evaluate(() => (window as unknown as { held: number }).held);
  const see = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show(page, 'remedy-4');
  expect(await held()).toBe(1);
  await see('hidden');
  await page.evaluate(() => Object.assign(window, { held: 0 }));
  await see('visible');
  expect(await held()).toBe(1);
  await seeLeave(dialog(page), () => page.keyboard.press('Escape'));
  expect(await held()).toBe(0);
});

/** For `before`: a device that counts the locks that are held. */
function countLocks(): void {
  const counted = Object.assign(window, { held: 0 });
  const request = () => {
    counted.held += 1;
    return Promise.resolve({
      release: () => {
        counted.held -= 1;
        return Promise.resolve();
      },
    });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

/** What is read from the code as it is drawn, at four points a module. */
async function readCode(page: Page): Promise<string> {
  const drawing = dialog(page).locator('figure svg');
  const [box = '', path = ''] = await drawing.evaluate((svg) => [
    svg.getAttribute('viewBox') ?? '',
    svg.querySelector('path')?.getAttribute('d') ?? '',
  ]);
  const size = Number(box.split(' ')[2]) * 4;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/gu))
    for (let row = 0; row < 4; row += 1) {
      const start = ((Number(y) * 4 + row) * size + Number(x) * 4) * 4;
      for (let point = 0; point < 4; point += 1) data.fill(0, start + point * 4, start + point * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}
