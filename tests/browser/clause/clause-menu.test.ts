import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { menuWords } from '../../../src/reader/menu/menu-words.ts';
import { clipboard, lastSaid, refuseClipboard, seeLeave } from '../lib/read.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

onInventedSite();

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

  test('has the link to its clause and its terms, which the tab key does not stop at', async () => {
    const page = await open('en/ipg/2.3/?with=');
    const stops = page.locator('#definition-1 :is(a.term, .anchor > a)');
    expect(
      new Set(await stops.evaluateAll((all) => all.map((each) => (each as HTMLElement).tabIndex))),
    ).toEqual(new Set([-1]));
    await menuOf(page, 'definition-1').click();
    expect(await panel(page).locator('a').getAttribute('href')).toBe('#definition-1');
    await panel(page).locator('[data-link="term"]').first().press('Enter');
    await page.locator('[data-entry]').waitFor();
  });

  test('closes by a second press, by one beside it, when the tab key leaves it, and where another opens', async () => {
    const page = await open('zh/dawn/rules-changes/');
    // The panel of the first covers the next ones.
    const [first, , , , , second] = await page.locator('[data-clause-menu]').all();
    if (!first || !second) throw new Error('There are no menus.');
    const last = panel(page).locator(':is(button, a)').last();
    for (const leave of [
      () => first.click(),
      () => page.mouse.click(5, 5),
      () => last.focus().then(() => page.keyboard.press('Tab')),
      () => second.click(),
    ]) {
      await first.click();
      await seeLeave(panel(page), leave);
    }
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
  test('a citation has the texts shown, before an outdated one the newest, and what dates each', async () => {
    const page = await open('en/ipg/2.3/?with=zh');
    await act(page, 'definition-1', 'citation');
    await expect
      .poll(() => clipboard(page))
      .toMatch(
        /^IPG 2\.3, Definition 1 \(en, zh: unofficial translation, ja, zh: △ partly outdated\) — A player hides .* \/ 牌手在对局.* — en: [^;—]*2025-03[^;—]*; zh: [^;—]*2025-03-03; ja: [^;—]*; zh: [^;—]* — http[^ \n]*\?with=zh#definition-1$/u,
      );
  });

  test('the text is that of the languages shown, without anything of ours', async () => {
    const page = await open('zh/dawn/rules-changes/');
    const [line] = await page.locator('#rules-changes-2 [data-official] .body').allInnerTexts();
    expect(await page.locator('#rules-changes-2 [data-correction] del').count()).toBeGreaterThan(0);
    await act(page, 'rules-changes-2', 'text');
    await expect.poll(() => lastSaid(page)).toBe('已复制文字');
    expect(await clipboard(page)).toBe(line?.trim());
  });

  test('a part is that of one language, each clause under its name, the newest wording first', async () => {
    const page = await open('en/ipg/2.3/?with=zh');
    await act(page, 'definition-3', 'part');
    await expect.poll(() => lastSaid(page)).toBe('Text copied');
    const copied = await clipboard(page);
    expect(copied).toMatch(/^IPG 2\.3\n\nDefinition 1\nA player hides .*\n\nDefinition 2\n/u);
    expect(copied).not.toMatch(/\p{Script=Han}/u);
  });

  test('where the clipboard refuses, the text stands selected in a field', async () => {
    const page = await open('en/ipg/2.3/#remedy-4', {
      before: refuseClipboard,
      viewport: { width: 390, height: 600 },
    });
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
  });

  test.each(['remedy-99', 'philosophy-6-note-9'])(
    'of a place that the page lacks is named, until one that it has is gone to: %s',
    async (hash) => {
      const page = await open(`en/ipg/2.3/#${hash}`);
      const notice = page.locator('[data-unknown-place]');
      await notice.waitFor();
      expect(await notice.textContent()).toContain(hash);
      await seeLeave(notice, () => page.evaluate(() => location.assign('#remedy-3')));
    },
  );
});

describe('sharing', () => {
  const sharing = () => {
    navigator.share = (data) => {
      Object.assign(window, { given: data });
      return Promise.resolve();
    };
  };

  test('gives the link that opens with what one sees', async () => {
    const page = await open('zh/ipg/2.3/?with=ja&notes=0', { before: sharing });
    await act(page, 'remedy-4', 'share');
    expect(await page.evaluate(() => (window as unknown as { given: ShareData }).given.url)).toBe(
      siteAddress('zh/ipg/2.3/?with=ja&notes=0#remedy-4'),
    );
  });

  test('is not offered where the device cannot', async () => {
    const cannot = () => Reflect.deleteProperty(Navigator.prototype, 'share');
    const page = await open('zh/ipg/2.3/', { before: cannot });
    await menuOf(page, 'remedy-4').click();
    await panel(page).locator('[data-action="show"]').waitFor();
    expect(await panel(page).locator('[data-action="share"]').count()).toBe(0);
  });
});
