import { expect, test } from 'vitest';
import { onInventedSite, open, phone } from '../lib/use.ts';

/* What a reader sees whose system sets the colors of every page. */

onInventedSite();

test('the words in which a text differs are seen', async () => {
  const page = await open('zh/ipg/2.3/?with=ja,en', { forcedColors: 'active', colorScheme: 'dark' });
  const colors = await page.$$eval('mark[data-differing]', (marks) =>
    marks.map((mark) => getComputedStyle(mark).color),
  );
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(new Set(colors)).toEqual(new Set([text]));
});

test('on a phone a line stands below the chosen language alone', async () => {
  const page = await open('zh/ipg/2.3/', { viewport: phone, forcedColors: 'active' });
  await page.locator('#definition-3 .turns').waitFor();
  const turns = await page.$$eval('#definition-3 .turns input', (inputs) => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return (inputs as HTMLInputElement[]).map(({ checked, nextElementSibling: sign }) => ({
      checked,
      hasLine: getComputedStyle(sign as Element).borderBottomColor !== backgroundColor,
    }));
  });
  expect(turns).toEqual([
    { checked: true, hasLine: true },
    { checked: false, hasLine: false },
    { checked: false, hasLine: false },
  ]);
});
