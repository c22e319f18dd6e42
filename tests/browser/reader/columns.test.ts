import { describe, expect, test } from 'vitest';
import { openTexts } from '../lib/read.ts';
import { desktop, open, phone } from '../lib/use.ts';

describe('columns', () => {
  // What each address opens is asked of `readState` (src/reader/state.test.ts).
  test.each([
    { address: 'zh/ipg/2.3/', viewport: phone, langs: ['zh-Hans'] },
    { address: 'zh/ipg/2.3/', viewport: desktop, langs: ['zh-Hans', 'en'] },
    { address: 'zh/ipg/2.3/?with=en,ja', viewport: desktop, langs: ['zh-Hans', 'en', 'ja'] },
    { address: 'zh/ipg/2.3/?columns=ja,en', viewport: desktop, langs: ['ja', 'en'] },
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
});
