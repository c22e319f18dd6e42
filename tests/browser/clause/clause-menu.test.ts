import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { menuWords } from '../../../src/reader/menu/menu-words.ts';
import { clipboard, lastSaid, refuseClipboard, seeLeave, settled, topOf } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

const menuOf = (page: Page, id: string) => page.locator(`#${id} > .anchor [data-clause-menu]`);
const panel = (page: Page) => page.locator('.clause-menu');
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: now } = document;
    return now?.getAttribute('data-action') ?? now?.getAttribute('aria-label');
  });

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
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    expect(await focused(page)).toMatch(/^Additional Remedy 4/u);
    expect(await menuOf(page, 'remedy-4').getAttribute('aria-expanded')).toBe('false');
  });

  test('closes by a second press, by one beside it, when the tab key leaves it, and where another opens', async () => {
    const page = await open('zh/m10/rules-changes/');
    // The panel of the first covers the next ones.
    const [first, , , , , second] = await page.locator('[data-clause-menu]').all();
    if (!first || !second) throw new Error('There are no menus.');
    await first.click();
    await seeLeave(panel(page), () => first.click());
    await first.click();
    await seeLeave(panel(page), () => page.mouse.click(5, 5));
    await first.click();
    await panel(page).locator(':is(button, a)').last().focus();
    await seeLeave(panel(page), () => page.keyboard.press('Tab'));
    await first.click();
    await seeLeave(panel(page), () => second.click());
    await panel(page).waitFor();
    expect(await first.getAttribute('aria-expanded')).toBe('false');
    expect(await second.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('copying', () => {
  test('the link names no languages that nobody has chosen, and nothing strange', async () => {
    const page = await open('zh/ipg/2.3/?utm=1&notes=%3Cb%3E#penalty');
    await act(page, 'remedy-4', 'link');
    await expect.poll(() => lastSaid(page)).toBe('已复制链接');
    expect(await clipboard(page)).toBe(siteAddress('zh/ipg/2.3/#remedy-4'));
  });

  // How each is written is asked of src/reader/menu/citation.test.ts.
  test.each([
    {
      address: 'en/ipg/2.3/?with=zh',
      id: 'definition-1',
      citation:
        /^IPG 2\.3, Definition 1 \(en, zh: unofficial translation, zh: △ partly outdated\) — A player commits an error .* \/ 牌手在游戏中.* \/ 牌手在游戏中.* — en: [^;—]*2024-04[^;—]*; zh: [^;—]*2024-09-23; zh: [^;—]*2019-07[^;—]* — http[^ \n]*\?with=zh#definition-1$/u,
    },
    {
      // Definition 2 is younger than the Chinese text: its translation has the date of the English that it was made from.
      address: 'zh/ipg/2.3/?with=zh',
      id: 'definition-2',
      citation:
        /^IPG 2\.3，定义 2 \(zh: 非官方译文\) — 如果对手.* — 2024-04[^;—]* — http[^ \n]*#definition-2$/u,
    },
    {
      address: 'ja/m10/cards/ajani-goldmane/',
      id: 'r2',
      citation:
        /^M10 FAQ、黄金のたてがみのアジャニ、裁定2 \(ja: 非公式訳, zh\) — .* — .*2009.* — http.*#r2$/u,
    },
  ])(
    'a citation of $id at $address has its languages, texts, and what dates them',
    async ({ address, id, citation }) => {
      const page = await open(address);
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
    },
    { refusal: 'refuses', before: refuseClipboard },
  ])('where the clipboard $refusal, the text stands selected in a field', async ({ before }) => {
    const page = await open('en/ipg/2.3/#remedy-4', { before, viewport: { width: 390, height: 600 } });
    await act(page, 'remedy-4', 'link');
    const field = panel(page).locator('textarea');
    await field.waitFor();
    const selected = await field.evaluate((area: HTMLTextAreaElement) => ({
      text: area.value.slice(area.selectionStart, area.selectionEnd),
      isInWindow: area.getBoundingClientRect().bottom < innerHeight,
      hasFocus: area === document.activeElement,
    }));
    const text = siteAddress('en/ipg/2.3/#remedy-4');
    expect(selected).toEqual({ text, isInWindow: true, hasFocus: true });
    expect(await panel(page).locator('label').textContent()).toContain(menuWords.en.refused);
  });
});

describe('an address', () => {
  test('of several clauses, as older links have it, leads to the first', async () => {
    const page = await open('en/ipg/2.3/?with=zh#remedy-1..remedy-3');
    await page.waitForURL(/#remedy-1$/u);
    await settled(page);
    const top = await topOf(page, '#remedy-1');
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(300);
  });

  test.each(['remedy-99', 'remedy-98..remedy-99', 'philosophy-6-note-9'])(
    'of a place that the page lacks is named, until one that it has is gone to: %s',
    async (hash) => {
      const page = await open(`en/ipg/2.3/#${hash}`);
      const notice = page.locator('[data-unknown-place]');
      await notice.waitFor();
      expect(await notice.textContent()).toContain(hash);
      await seeLeave(notice, () => page.evaluate(() => location.assign('#remedy-3')));
      await page.waitForURL(/#remedy-3$/u);
    },
  );
});
