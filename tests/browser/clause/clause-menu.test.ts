import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedListWords, savingWords } from '../../../src/reader/menu/saved/words.ts';
import { clipboard, hasFocus, lastSaid, seeLeave } from '../lib/read.ts';
import { inventedAddress, open } from '../lib/use.ts';

const menuOf = (page: Page, id: string) => page.locator(`#${id} > .anchor [data-clause-menu]`);
// A panel is removed a moment after it has closed.
const panel = (page: Page) => page.locator('.clause-menu:popover-open');

/** Opens the menu of a clause and presses one of its buttons. */
async function act(page: Page, id: string, action: string): Promise<void> {
  await menuOf(page, id).click();
  await panel(page).locator(`[data-action="${action}"]`).click();
}

test('the menu opens by the keyboard, leads to the clause and its terms, and Esc gives the focus back', async () => {
  const page = await open('en/ipg/2.3/');
  const button = menuOf(page, 'definition-1');
  await button.press('Enter');
  await page.waitForSelector('[data-action="link"]:focus');
  expect(await panel(page).getAttribute('aria-label')).toBe('Definition 1');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await hasFocus(panel(page).locator('[data-action="citation"]'))).toBe(true);
  expect(await panel(page).locator('a').getAttribute('href')).toBe('#definition-1');
  await seeLeave(panel(page), () => page.keyboard.press('Escape'));
  expect(await hasFocus(button)).toBe(true);
  await button.click();
  await panel(page).locator('[data-link="term"]').first().press('Enter');
  await page.locator('[data-entry]').waitFor();
});

test('the menu closes on a second press, when Tab leaves it, and when another menu opens', async () => {
  const page = await open('zh/dawn/rules-changes/');
  // The panel of the first menu covers the next buttons.
  const buttons = page.locator('[data-clause-menu]');
  const [first, second] = [buttons.first(), buttons.nth(5)];
  const last = panel(page).locator(':is(button, a)').last();
  for (const leave of [() => first.click(), () => last.press('Tab'), () => second.click()]) {
    await first.click();
    await seeLeave(panel(page), leave);
    await first.and(page.locator('[aria-expanded="false"]')).waitFor();
  }
  await second.and(page.locator('[aria-expanded="true"]')).waitFor();
});

// src/reader/menu/citation.test.ts tests the form of a citation.
test('the menu copies a text as shown, a citation with its editions, and a part in one language; if copying is refused, the link is selected and can be shared', async () => {
  const page = await open('zh/dawn/rules-changes/');
  const [line] = await page.locator('#rules-changes-2 [data-official] .body').allInnerTexts();
  await act(page, 'rules-changes-2', 'text');
  await expect.poll(() => lastSaid(page)).toBe('已复制文字');
  expect(await clipboard(page)).toBe(line?.trim());
  await page.goto(inventedAddress('en/ipg/2.3/?with=zh'));
  await act(page, 'definition-1', 'citation');
  // An outdated text comes after the newest texts.
  await expect
    .poll(() => clipboard(page))
    .toMatch(
      /^IPG 2\.3, Definition 1 \(en, zh: unofficial translation, ja, zh: △ partly outdated\) — A player hides .* \/ 牌手在对局.* — en: [^;—]*2025-03[^;—]*; zh: [^;—]*2025-03-03; ja: [^;—]*; zh: [^;—]* — http[^ \n]*\?with=zh#definition-1$/u,
    );
  await act(page, 'definition-3', 'part');
  await expect
    .poll(() => clipboard(page))
    .toMatch(/^IPG 2\.3\n\nDefinition 1\nA player hides .*\n\nDefinition 2\n\P{Script=Han}*$/u);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    navigator.share = (data) => Promise.resolve(void Object.assign(window, { given: data?.url }));
  });
  await act(page, 'remedy-4', 'link');
  const field = panel(page).locator('textarea');
  await field.waitFor();
  expect(await hasFocus(field)).toBe(true);
  const link = inventedAddress('en/ipg/2.3/?with=zh#remedy-4');
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await seeLeave(panel(page), () => panel(page).locator('[data-action="share"]').click());
  expect(await page.evaluate(() => (window as unknown as { given: string }).given)).toBe(link);
});

test('an unknown place in an address is named until the reader goes to a known place', async () => {
  const page = await open('en/ipg/2.3/#remedy-99');
  const notice = page.locator('[data-unknown-place]');
  await notice.getByText('remedy-99').waitFor();
  await seeLeave(notice, () => page.evaluate(() => location.assign('#remedy-3')));
});

test('saved texts are one list for all languages, and can be removed', async () => {
  const page = await open('zh/ipg/2.3/');
  await act(page, 'remedy-4', 'save');
  await expect.poll(() => lastSaid(page)).toBe(savingWords.zh.saved);
  await page.goto(inventedAddress('ja/dawn/cards/smoke-giant/'));
  await act(page, 'r1', 'save');
  await page.locator('[data-save-card]').click();
  await page.locator('[data-save-card][aria-pressed="true"]').waitFor();
  await page.goto(inventedAddress('en/saved/'));
  const items = page.locator('saved-list li');
  const paths = items.evaluateAll((all) => all.map((item) => item.getAttribute('data-path')));
  expect(await paths).toEqual(['dawn/cards/smoke-giant/', 'dawn/cards/smoke-giant/#r1', 'ipg/2.3/#remedy-4']);
  // The name and the words of a clause are as saved, and its link leads to the language of the list.
  const clause = items.last().locator('a');
  expect(await clause.textContent()).toBe('IPG 2.3，进一步的修正 4');
  expect(await clause.getAttribute('lang')).toBe('zh-Hans');
  expect(await clause.getAttribute('href')).toMatch(/\/en\/ipg\/2\.3\/#remedy-4$/u);
  expect(await items.last().locator('.words').textContent()).toMatch(/^如果该汤/u);
  expect(await items.last().locator('[data-unofficial]').count()).toBe(0);
  expect(await items.nth(1).locator('[data-unofficial]').textContent()).toContain(
    savedListWords.en.unofficial,
  );
  for (const left of [2, 1, 0]) {
    await items.last().getByRole('button').click();
    expect(await items.count()).toBe(left);
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(savedListWords.en.empty);
  await page.reload();
  expect(await page.getByText(savedListWords.en.empty).isVisible()).toBe(true);
});

test('if the browser refuses to store, the page says so', async () => {
  const page = await open('en/ipg/2.4/');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError');
    };
  });
  await act(page, 'remedy-1', 'save');
  await expect.poll(() => lastSaid(page)).toBe(savingWords.en.unstored);
});
