import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { open, phone, siteAddress } from '../lib/use.ts';

let page: Page;

beforeAll(async () => {
  // What is tested here needs no scripts.
  page = await open('', { javaScriptEnabled: false });
});

test('the source’s own reading is hidden until it is opened, by the keyboard too', async () => {
  await page.goto(siteAddress('zh/m10/introduction/#introduction-6'));
  const correction = page.locator('#introduction-6 [data-correction]');
  expect(await correction.locator('del').isVisible()).toBe(false);
  const mark = page.locator('#introduction-6 .remarks summary');
  expect(await mark.ariaSnapshot()).toContain('来源有误，已订正');
  await mark.focus();
  await page.keyboard.press('Enter');
  expect(await correction.locator('del').isVisible()).toBe(true);
  expect(await page.locator('#introduction-6 [data-corrected]').isVisible()).toBe(true);
});

test('where a language lacks a clause, its buttons show the languages that have it', async () => {
  const window = await open('zh/ipg/2.3/#definition-2', { viewport: { width: 390, height: 844 } });
  const buttons = window.locator('#definition-2 [data-reveal]:visible');
  expect(await buttons.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.reveal))).toEqual(
    ['ja', 'en'],
  );
  expect(await window.locator('#definition-2 [data-other-texts]:visible').count()).toBe(0);
});

test('without scripts, links lead to the languages that have it', async () => {
  const window = await open('zh/ipg/2.3/#definition-2', { javaScriptEnabled: false });
  const links = window.locator('#definition-2 [data-other-texts] a:visible');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
    ),
  ).toEqual([
    ['ja', expect.stringMatching(/\/ja\/ipg\/2\.3\/#definition-2$/u)],
    ['en', expect.stringMatching(/\/en\/ipg\/2\.3\/#definition-2$/u)],
  ]);
});

test('a mark stands behind the last word of its text, not on a line of its own', async () => {
  await page.goto(siteAddress('zh/ipg/2.3/'));
  const bottoms = await page.locator('#definition-1 > .row > .cell[data-column="zh"]').evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell.querySelector('[data-text]') ?? cell);
    const [text, mark] = [
      [...words.getClientRects()].at(-1),
      cell.querySelector('summary')?.getBoundingClientRect(),
    ];
    return { text: text?.top ?? 0, mark: mark?.bottom ?? 0, lineEnd: text?.bottom ?? 0 };
  });
  expect(bottoms.mark).toBeGreaterThan(bottoms.text);
  expect(bottoms.mark).toBeLessThan(bottoms.lineEnd + (bottoms.lineEnd - bottoms.text) / 2);
});

test('folded examples open for a link to one of them, and are printed', async () => {
  const window = await open('en/ipg/2.3/', { viewport: { width: 390, height: 844 } });
  await window.locator('.examples > summary').click();
  expect(await window.locator('#example-b').isVisible()).toBe(false);
  await window.emulateMedia({ media: 'print' });
  expect(await window.locator('#example-b [data-text]').first().isVisible()).toBe(true);
  await window.emulateMedia({ media: 'screen' });
  await window.evaluate(() => {
    location.hash = 'example-b';
  });
  await expect.poll(() => window.locator('#example-b').isVisible()).toBe(true);
});

test.each(['ja/m10/cards/ajani-goldmane/', 'ja/m10/card-rulings/', 'zh/m10/card-rulings/'])(
  'no type line, name or count breaks where it fits in a line: %s',
  async (address) => {
    const page = await open(address, { viewport: { width: 320, height: 900 } });
    const pieces = page.locator('.types span, .cards :is(.count, .other-names span)');
    const broken = await pieces.evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { height } = range.getBoundingClientRect();
        const isBroken = height > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight);
        return isBroken && (each.textContent ?? '').trim().length < 16 ? [each.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('quotation marks of English are no wider than its letters', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  const width = await page.locator('#main').evaluate((main) => {
    const probe = document.createElement('span');
    probe.lang = 'en';
    probe.textContent = '“’”';
    main.append(probe);
    return probe.getBoundingClientRect().width / 16;
  });
  expect(width).toBeLessThan(1.8);
});
