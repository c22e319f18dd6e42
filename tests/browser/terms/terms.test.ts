import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parameter } from '../lib/read.ts';
import { open, phone } from '../lib/use.ts';

describe('the list of terms', () => {
  const shown = (page: Page) =>
    page.$$eval('[data-term-rows] tr', (rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.id),
    );

  test('is filtered by a name in any language', async () => {
    const page = await open('ja/terms/');
    for (const name of ['系命', '絆魂', 'はんこん', 'LIFEL']) {
      await page.locator('[data-term-filter] input').fill(name);
      expect(await shown(page)).toEqual(['lifelink']);
      expect(await parameter(page, 'q')).toBe(name);
    }
  });

  test('is filtered by what the search box knows, too', async () => {
    const page = await open('ja/terms/?q=ximing');
    // All are there until the filter has answered.
    await expect.poll(async () => (await shown(page)).length).toBeLessThan(4);
    expect(await shown(page)).toContain('lifelink');
    await page.locator('[data-term-filter] input').fill('zzzz');
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test('finds abbreviations and aliases, and says how many there are', async () => {
    const page = await open('en/terms/');
    await page.locator('[data-term-filter] input').fill('hce');
    expect(await shown(page)).toEqual(['hidden-card-error']);
    expect(await page.locator('[data-term-count]').textContent()).toBe('1 term shown');
  });

  test('is sorted by a language, and comes back so from its address', async () => {
    const page = await open('en/terms/');
    const before = await shown(page);
    await page.locator('[data-term-filter] select').selectOption('en');
    const sorted = await shown(page);
    expect(sorted).not.toEqual(before);
    expect(sorted[0]).toBe('action');
    await page.reload();
    expect(await shown(page)).toEqual(sorted);
  });
});

describe('terms in a text', () => {
  test('are marked on a wide window, not on a phone, and as the reader left it', async () => {
    const wide = await open('en/ipg/2.3/');
    const links = (page: Page) => page.locator('a.term[href]').count();
    expect(await links(wide)).toBeGreaterThan(50);
    await wide.locator('[data-settings-button]').click();
    await wide.locator('[data-terms-toggle]').uncheck();
    expect(await links(wide)).toBe(0);
    await wide.reload();
    expect(await links(wide)).toBe(0);
    const onPhone = await open('en/ipg/2.3/', { viewport: phone });
    expect(await links(onPhone)).toBe(0);
    await onPhone.locator('[data-settings-button]').click();
    await onPhone.locator('[data-terms-toggle]').check();
    expect(await links(onPhone)).toBeGreaterThan(50);
  });

  test('leave what is said and what is copied as it was', async () => {
    const page = await open('zh/ipg/2.3/');
    await page.locator('a.term:visible').first().waitFor();
    const texts = () =>
      page.$$eval('[data-text], [data-annotation]', (all) => all.map((one) => one.textContent));
    const marked = await texts();
    const copied = await page.evaluate(() => {
      const clause = document.querySelector('#remedy-1 [data-text]');
      if (!clause) throw new Error('No clause');
      getSelection()?.selectAllChildren(clause);
      const data = new DataTransfer();
      clause.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      return { html: data.getData('text/html'), text: data.getData('text/plain') };
    });
    expect(copied.html).not.toContain('class="term"');
    expect(copied.text).toContain('如果违规发生后立即将受影响牌叠中的牌张移至已知位置');
    await page.locator('[data-settings-button]').click();
    await page.locator('[data-terms-toggle]').uncheck();
    expect(await texts()).toEqual(marked);
  });

  test('can be marked in a chapter too', async () => {
    const page = await open('ja/m10/rules-changes/');
    await page.waitForSelector('[data-note] a.term');
    expect(await page.locator('[data-note] a.term').count()).toBeGreaterThan(50);
  });
});
