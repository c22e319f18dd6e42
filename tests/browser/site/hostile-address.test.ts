import { expect, test } from 'vitest';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

onInventedSite();

const values = [
  '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  "javascript:alert(1)]')};alert(1)//",
  '__proto__,constructor,zh',
  `\u202e\u0000\ud800%E0%A4%A${'牌'.repeat(100)}`.toWellFormed(),
];
const names = ['with', 'notes', 'script', 'q', 'lang', 'kind', 'color'];
const asked = values.map((value) => {
  const encoded = encodeURIComponent(value);
  return `?${names.map((name) => `${name}=${encoded}`).join('&')}#${encoded}`;
});

// Policy breaches, requests elsewhere and errors fail the test by themselves (`lib/watch.ts`).
test.each([
  ['en/ipg/2.3/', ...asked],
  ['en/search/', ...asked],
  ['zh/%3Cimg%20src=x%20onerror=alert(1)%3E/', '', asked[0]],
])('nothing that stands in the address of /%s is run, and the page stays whole', async (address, ...more) => {
  const page = await open(address);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const ids = () => page.locator('main').evaluate((main) => main.querySelectorAll('[id]').length);
  const whole = await ids();
  for (const query of more) {
    await page.goto(siteAddress(`${address}${query}`));
    expect(await ids()).toBeGreaterThanOrEqual(whole);
    expect(await page.locator('main [onerror]').count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
});
