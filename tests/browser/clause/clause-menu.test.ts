import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { menuWords } from '../../../src/clause/menu-words.ts';
import { fill } from '../../../src/schema/words.ts';
import { addressOf, boxOf, clipboard, lastSaid, refuseClipboard, topOf } from '../lib/read.ts';
import { open, phone, siteAddress } from '../lib/use.ts';

const menuOf = (page: Page, id: string) => page.locator(`#${id} > .anchor [data-clause-menu]`);
const panel = (page: Page) => page.locator('.clause-menu');
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: now } = document;
    return now?.getAttribute('data-action') ?? now?.getAttribute('aria-label');
  });
const marked = (page: Page) => page.$$eval('[data-in-range]', (rows) => rows.map(({ id }) => id));
const isClosed = (page: Page) => expect.poll(() => panel(page).count()).toBe(0);

/** Opens the menu of a clause and presses one of its buttons. */
async function act(page: Page, id: string, action: string): Promise<void> {
  await menuOf(page, id).click();
  await panel(page).locator(`[data-action="${action}"]`).click();
}

describe('the menu of a clause', () => {
  test('opens by the keyboard, and gives the focus back by Esc', async () => {
    const page = await open('en/ipg/2.3/');
    await menuOf(page, 'remedy-4').focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    expect(await panel(page).getAttribute('aria-label')).toBe('Additional Remedy 4');
    expect(await menuOf(page, 'remedy-4').getAttribute('aria-expanded')).toBe('true');
    expect(await focused(page)).toBe('link');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('citation');
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await focused(page)).toMatch(/^Additional Remedy 4/u);
    expect(await menuOf(page, 'remedy-4').getAttribute('aria-expanded')).toBe('false');
  });

  test('closes by a second press, by one beside it, when the tab key leaves it, and where another opens', async () => {
    const page = await open('zh/m10/rules-changes/');
    // The panel of the first covers the next ones.
    const [first, , , , , second] = await page.locator('[data-clause-menu]').all();
    if (!first || !second) throw new Error('There are no menus.');
    await first.click();
    await panel(page).waitFor();
    await first.click();
    await isClosed(page);
    await first.click();
    await panel(page).waitFor();
    await page.mouse.click(5, 5);
    await isClosed(page);
    await first.click();
    await panel(page).locator(':is(button, a)').last().focus();
    await page.keyboard.press('Tab');
    await isClosed(page);
    for (const button of [first, second]) {
      await button.click();
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
      // The browser tells of the one that it has closed a little later.
      await expect.poll(() => panel(page).count()).toBe(1);
    }
  });
});

describe('copying', () => {
  test('the link names the languages that are open without being asked for, and nothing strange', async () => {
    const page = await open('zh/ipg/2.3/?utm=1&layout=%3Cb%3E#penalty');
    await act(page, 'remedy-4', 'link');
    await expect.poll(() => lastSaid(page)).toBe('已复制链接');
    expect(await clipboard(page)).toBe(siteAddress('zh/ipg/2.3/?with=en#remedy-4'));
  });

  // How each is written is asked of src/clause/citation.test.ts.
  test.each([
    {
      address: 'en/ipg/2.3/?with=zh',
      id: 'definition-1',
      citation:
        /^IPG 2\.3, Definition 1 \(en, zh\) — A player commits an error .* \/ 牌手在游戏中.* — en: [^;—]*2024-04[^;—]*; zh: [^;—]*2019-07[^;—]* — http[^ \n]*\?with=zh#definition-1$/u,
    },
    {
      // Definition 2 is younger than the Chinese text: its translation has the date of the English that it was made from.
      address: 'zh/ipg/2.3/?with=zh',
      id: 'definition-2',
      citation:
        /^IPG 2\.3, 定义 2 \(zh: 非官方译文\) — 如果对手.* — 2024-04[^;—]* — http[^ \n]*#definition-2$/u,
    },
    {
      address: 'zh/ipg/2.3/?with=zh#definition-1..definition-2',
      id: 'definition-2',
      citation: / ¶ .* — 2019-07[^;—]* \/ 2024-04[^;—]* — http/u,
    },
    {
      address: 'ja/m10/cards/ajani-goldmane/',
      id: 'r2',
      citation:
        /^M10 FAQ, 黄金のたてがみのアジャニ, 裁定2 \(ja: 非公式訳, zh\) — .* — .*2009.* — http.*#r2$/u,
    },
    {
      address: 'en/ipg/2.3/?with=zh#remedy-1..remedy-3',
      id: 'remedy-2',
      citation: /^IPG 2\.3, Additional Remedy 1–3 \(en, zh\) — .+ ¶ .+ \/ .*\?with=zh#remedy-1\.\.remedy-3$/u,
    },
  ])(
    'a citation of $id at $address has its languages, texts, and what dates them',
    async ({ address, id, citation }) => {
      const page = await open(address);
      if (address.includes('..'))
        await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(1);
      await act(page, id, 'citation');
      await expect.poll(() => clipboard(page)).toMatch(citation);
    },
  );

  test('the text is that of the languages shown, without anything of ours', async () => {
    const page = await open('zh/m10/introduction/');
    const [line] = await page.locator('#introduction-6 [data-official] .body').allInnerTexts();
    expect(await page.locator('#introduction-6 [data-correction] del').count()).toBe(1);
    await act(page, 'introduction-6', 'text');
    await expect.poll(() => lastSaid(page)).toBe('已复制文字');
    expect(await clipboard(page)).toBe(line?.trim());
  });

  test.each([
    {
      refusal: 'is not there',
      before: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      copy: (page: Page) => act(page, 'remedy-4', 'link'),
    },
    {
      refusal: 'refuses, by its key too',
      before: refuseClipboard,
      copy: (page: Page) => page.keyboard.press('c'),
    },
  ])('where the clipboard $refusal, the text stands selected in a field', async ({ before, copy }) => {
    const page = await open('en/ipg/2.3/#remedy-4', { before, viewport: { width: 390, height: 600 } });
    await copy(page);
    const field = panel(page).locator('textarea');
    await field.waitFor();
    const selected = await field.evaluate((area: HTMLTextAreaElement) => ({
      text: area.value.slice(area.selectionStart, area.selectionEnd),
      isInWindow: area.getBoundingClientRect().bottom < innerHeight,
      hasFocus: area === document.activeElement,
    }));
    const text = siteAddress('en/ipg/2.3/?with=#remedy-4');
    expect(selected).toEqual({ text, isInWindow: true, hasFocus: true });
    expect(await panel(page).locator('label').textContent()).toContain(menuWords.en.refused);
  });
});

describe('a range', () => {
  // What an address means is asked of src/clause/range.test.ts.
  test('is marked, shown, said with its clauses, and goes when another place is gone to', async () => {
    const page = await open('en/ipg/2.3/#definition-1..remedy-3');
    await expect.poll(() => marked(page)).toContain('examples');
    const top = await topOf(page, '#definition-1');
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(300);
    // The row that holds commentary on a part is no clause.
    const count = (await marked(page)).length - 1;
    const name = 'Definition 1–Additional Remedy 3';
    expect(await lastSaid(page)).toBe(fill(menuWords.en.range, { name, count }));
    await page.locator('#remedy-1 > .anchor a').click();
    await expect.poll(() => marked(page)).toEqual([]);
  });

  test.each([
    ['remedy-1..remedy-99', ['remedy-1'], 'remedy-99'],
    ['philosophy-6-note-9', [], 'philosophy-6-note-9'],
  ])(
    'or a place that the page lacks is named, until one that it has is gone to (%#)',
    async (hash, ids, said) => {
      const page = await open(`en/ipg/2.3/#${hash}`);
      const notice = page.locator('[data-range-status]');
      await notice.waitFor();
      expect(await notice.textContent()).toContain(said);
      expect(await marked(page)).toEqual(ids);
      await page.evaluate(() => location.assign('#remedy-3'));
      await page.waitForURL(/#remedy-3$/u);
      await expect.poll(() => notice.count()).toBe(0);
    },
  );

  test('is seen, as what is said, where the reader has colors of their own', async () => {
    const page = await open('en/ipg/2.3/#remedy-1..remedy-3', { forcedColors: 'active' });
    const row = page.locator('#remedy-2 > .row');
    await expect.poll(() => row.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
    // What asks for an answer stays until it has one.
    await act(page, 'remedy-2', 'range');
    const toast = page.locator('[data-copy-status]');
    expect(await toast.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('1px');
  });

  test('is chosen by the menu and then the button of its end, by the keyboard alone', async () => {
    const page = await open('en/ipg/2.3/');
    await menuOf(page, 'remedy-3').focus();
    await page.keyboard.press('Enter');
    await panel(page).locator('[data-action="range"]').focus();
    await page.keyboard.press('Enter');
    const start = 'Additional Remedy 3';
    await expect.poll(() => lastSaid(page)).toContain(fill(menuWords.en.pickEnd, { start }));
    await menuOf(page, 'remedy-1').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(page)).toEqual(['remedy-1', 'remedy-2', 'remedy-3']);
    expect((await addressOf(page)).hash).toBe('#remedy-1..remedy-3');
  });

  test('that is being chosen has frames about names and buttons, and none on a letter', async () => {
    const page = await open('zh/ipg/2.3/?with=', { viewport: phone });
    await act(page, 'remedy-1', 'range');
    const rooms = await page.$$eval('.clause > .anchor', (anchors) =>
      anchors.map((anchor) => {
        const [name, button] = [...anchor.querySelectorAll('a, .bare')].map((each) => {
          const { outlineOffset, outlineWidth } = getComputedStyle(each);
          const { left, right } = each.getBoundingClientRect();
          const [offset, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)];
          return { left: left - offset - width, inside: right + offset, right: right + offset + width };
        });
        const letters = document.createRange();
        letters.selectNodeContents(anchor.querySelector('a') ?? anchor);
        const { right } = letters.getBoundingClientRect();
        return Math.min((name?.inside ?? 0) - right, (button?.left ?? 0) - (name?.right ?? 0));
      }),
    );
    expect(Math.min(...rooms)).toBeGreaterThan(0);
  });

  test('that is being chosen is given up by Esc, or by a button as large as a finger needs', async () => {
    const page = await open('zh/ipg/2.3/', { viewport: phone, hasTouch: true });
    await act(page, 'remedy-1', 'range');
    await page.keyboard.press('Escape');
    await menuOf(page, 'remedy-3').click();
    await panel(page).waitFor();
    expect(await marked(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await act(page, 'remedy-1', 'range');
    const button = page.locator('[data-copy-status] button');
    const { width, height } = await boxOf(page, '[data-copy-status] button');
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lastSaid(page)).toBe('已取消选取');
    expect(await focused(page)).toMatch(/^进一步的修正 1/u);
    expect(await page.locator('[data-selecting]').count()).toBe(0);
  });
});
