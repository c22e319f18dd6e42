import { expect, test } from 'vitest';
import { open, siteAddress } from '../lib/use.ts';

const pages = [
  'en/ipg/2.3/',
  'zh/m10/cards/',
  'zh/terms/',
  'en/search/',
  'zh/%3Cimg%20src=x%20onerror=alert(1)%3E/',
  'zh/%E0%A4%A/',
];
const values = [
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  "javascript:alert(1)]')};alert(1)//",
  '__proto__,constructor,zh',
  '<img src=x onerror=alert(1)>..remedy-1',
  `\u202e\u0000\ud800%E0%A4%A${'牌'.repeat(100)}`,
];
const names = 'with notes script q lang kind doc color text'.split(' ');

// Policy breaches, requests elsewhere and errors fail the test by themselves (`lib/watch.ts`).
test.each(pages)(
  'nothing that stands in the address of /%s is run, and the page stays whole',
  async (address) => {
    const page = await open(address);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const whole = await page.locator('main').evaluate((main) => main.querySelectorAll('[id]').length);
    for (const value of values) {
      const query = names.map((name) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
      await page.goto(siteAddress(`${address}?${query}#${encodeURIComponent(value.toWellFormed())}`));
      expect(
        await page.locator('main').evaluate((main) => main.querySelectorAll('[id]').length),
      ).toBeGreaterThanOrEqual(address === 'en/search/' ? 0 : whole);
      expect(await page.locator('main [onerror]').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
  },
);
