import { describe, expect, test } from 'vitest';
import { openTexts } from '../lib/read.ts';
import { desktop, open, phone } from '../lib/use.ts';

describe('columns', () => {
  test.each([
    { address: 'zh/ipg/2.3/', viewport: phone, langs: ['zh-Hans'] },
    { address: 'ja/ipg/2.3/', viewport: phone, langs: ['ja'] },
    { address: 'zh/ipg/2.3/', viewport: desktop, langs: ['zh-Hans', 'en'] },
    { address: 'en/ipg/2.3/', viewport: desktop, langs: ['en', 'zh-Hans'] },
    { address: 'zh/ipg/2.3/?with=ja', viewport: phone, langs: ['zh-Hans', 'ja'] },
    { address: 'zh/ipg/2.3/?with=ja,en', viewport: desktop, langs: ['zh-Hans', 'ja', 'en'] },
    { address: 'zh/ipg/2.3/?with=en,ja', viewport: desktop, langs: ['zh-Hans', 'en', 'ja'] },
    { address: 'zh/ipg/2.3/?columns=ja,en', viewport: desktop, langs: ['ja', 'en'] },
    { address: 'zh/ipg/2.3/?with=', viewport: desktop, langs: ['zh-Hans'] },
    { address: 'zh/ipg/2.3/?with=%3Cscript%3E,zh,xx', viewport: desktop, langs: ['zh-Hans'] },
    { address: 'ja/ipg/2.4/', viewport: phone, langs: [] },
  ])('$address at $viewport.width px opens $langs', async ({ address, viewport, langs }) => {
    const page = await open(address, { viewport });
    expect(await openTexts(page)).toEqual(langs);
  });

  test('one tap on a phone opens the second column, and the address says so', async () => {
    const page = await open('zh/ipg/2.3/#remedy-4', { viewport: phone });
    await page.locator('[data-pill="ja"] label').click();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
    expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=ja#remedy-4');
  });

  test('columns stand in the order in which they are opened, and close again', async () => {
    const page = await open('zh/ipg/2.3/', { viewport: desktop });
    const toggle = (lang: string) => page.locator(`[data-toggle="${lang}"]`);
    await toggle('ja').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
    await toggle('en').uncheck();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
    await toggle('ja').uncheck();
    expect(await openTexts(page)).toEqual(['zh-Hans']);
    expect(await page.evaluate(() => location.search)).toBe('?with=');
  });

  test('annotations stay closed at notes=0, and a link to one opens it', async () => {
    {
      const page = await open('ja/ipg/2.3/?notes=0', { viewport: phone });
      expect(await page.locator('#definition-1-note-1').isVisible()).toBe(false);
    }
    {
      const page = await open('zh/ipg/2.3/?notes=0#definition-1-note-1', { viewport: phone });
      expect(await page.locator('#definition-1-note-1').isVisible()).toBe(true);
    }
  });
});

describe('place', () => {
  test('changing the language keeps the clause and the columns', async () => {
    const page = await open('zh/ipg/2.3/?with=ja,en#remedy-4', { viewport: desktop });
    await page.locator('a[data-language="en"]').click();
    await page.waitForURL('**/en/ipg/2.3/**');
    expect(new URL(page.url()).hash).toBe('#remedy-4');
    expect(await openTexts(page, 'remedy-4')).toEqual(['en', 'ja', 'zh-Hans']);
    const top = () =>
      page.locator('#remedy-4').evaluate((row) => Math.round(row.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(300);
  });

  test('a reader who only scrolled keeps the clause at the top of the window', async () => {
    const page = await open('zh/ipg/2.3/', { viewport: phone });
    await page.locator('#philosophy-3').evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
    await page.locator('a[data-language="ja"]').evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL('**/ja/ipg/2.3/**');
    expect(new URL(page.url()).hash).toMatch(/^#philosophy-[23]/u);
  });
});
