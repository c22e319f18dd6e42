import { describe, expect, test } from 'vitest';
import { browser } from './lib/browser.ts';
import { desktop, openTexts, phone, read } from './lib/read.ts';

describe('columns', () => {
  test.each([
    { address: 'zh/ipg/2.3/', viewport: phone, open: ['zh-Hans'] },
    { address: 'ja/ipg/2.3/', viewport: phone, open: ['ja'] },
    { address: 'zh/ipg/2.3/', viewport: desktop, open: ['zh-Hans', 'en'] },
    { address: 'en/ipg/2.3/', viewport: desktop, open: ['en', 'zh-Hans'] },
    { address: 'zh/ipg/2.3/?with=ja', viewport: phone, open: ['zh-Hans', 'ja'] },
    { address: 'zh/ipg/2.3/?with=ja,en', viewport: desktop, open: ['zh-Hans', 'ja', 'en'] },
    { address: 'zh/ipg/2.3/?with=en,ja', viewport: desktop, open: ['zh-Hans', 'en', 'ja'] },
    { address: 'zh/ipg/2.3/?columns=ja,en', viewport: desktop, open: ['ja', 'en'] },
    { address: 'zh/ipg/2.3/?with=', viewport: desktop, open: ['zh-Hans'] },
    { address: 'zh/ipg/2.3/?with=%3Cscript%3E,zh,xx', viewport: desktop, open: ['zh-Hans'] },
    { address: 'ja/ipg/2.4/', viewport: phone, open: [] },
  ])('$address at $viewport.width px opens $open', async ({ address, viewport, open }) => {
    expect(await read(browser, address, { viewport }, (page) => openTexts(page))).toEqual(open);
  });

  test('one tap on a phone opens the second column, and the address says so', async () => {
    await read(browser, 'zh/ipg/2.3/#remedy-4', { viewport: phone }, async (page) => {
      await page.locator('[data-pill="ja"] label').click();
      expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
      expect(await page.evaluate(() => location.search + location.hash)).toBe('?with=ja#remedy-4');
    });
  });

  test('columns stand in the order in which they are opened, and close again', async () => {
    await read(browser, 'zh/ipg/2.3/', { viewport: desktop }, async (page) => {
      const toggle = (lang: string) => page.locator(`[data-toggle="${lang}"]`);
      await toggle('ja').check();
      expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
      await toggle('en').uncheck();
      expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
      await toggle('ja').uncheck();
      expect(await openTexts(page)).toEqual(['zh-Hans']);
      expect(await page.evaluate(() => location.search)).toBe('?with=');
    });
  });

  test.each([phone, desktop])(
    'without scripts the toggles open columns and close annotations ($width px)',
    async (viewport) => {
      await read(browser, 'zh/ipg/2.3/', { viewport, javaScriptEnabled: false }, async (page) => {
        await page.locator('[data-toggle="ja"]').check();
        expect(await page.locator('#definition-1 [data-text][lang="ja"]').isVisible()).toBe(true);
        const note = page.locator('#definition-1-note-1');
        expect(await note.isVisible()).toBe(false);
        await page.locator('#definition-1 .annotation > summary').click();
        expect(await note.isVisible()).toBe(true);
        await page.locator('[data-settings-button]').click();
        await page.locator('[name="notes"][value="hidden"]').check();
        expect(await note.isVisible()).toBe(false);
      });
    },
  );

  test('annotations stay closed at notes=0, and a link to one opens it', async () => {
    await read(browser, 'ja/ipg/2.3/?notes=0', { viewport: phone }, async (page) => {
      expect(await page.locator('#definition-1-note-1').isVisible()).toBe(false);
    });
    await read(browser, 'zh/ipg/2.3/?notes=0#definition-1-note-1', { viewport: phone }, async (page) => {
      expect(await page.locator('#definition-1-note-1').isVisible()).toBe(true);
    });
  });
});

describe('place', () => {
  test('changing the language keeps the clause and the columns', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en#remedy-4', { viewport: desktop }, async (page) => {
      await page.locator('a[data-language="en"]').click();
      await page.waitForURL('**/en/ipg/2.3/**');
      expect(new URL(page.url()).hash).toBe('#remedy-4');
      expect(await openTexts(page, 'remedy-4')).toEqual(['en', 'ja', 'zh-Hans']);
      const top = () =>
        page.locator('#remedy-4').evaluate((row) => Math.round(row.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(300);
    });
  });

  test('a reader who only scrolled keeps the clause at the top of the window', async () => {
    await read(browser, 'zh/ipg/2.3/', { viewport: phone }, async (page) => {
      await page.locator('#philosophy-3').evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
      await page.locator('a[data-language="ja"]').evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL('**/ja/ipg/2.3/**');
      expect(new URL(page.url()).hash).toMatch(/^#philosophy-[23]/u);
    });
  });

  test('a slash goes to the search box, but not while typing', async () => {
    await read(browser, 'zh/ipg/2.3/', { viewport: desktop }, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('a/b');
      expect(await page.locator('dialog input').inputValue()).toBe('a/b');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/zh/search/?q=a%2Fb');
    });
  });
});
