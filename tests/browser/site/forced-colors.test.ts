import { expect, test } from 'vitest';
import { open, phone } from '../lib/use.ts';

/* What a reader sees whose system sets the colors of every page. */

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
    return (inputs as HTMLInputElement[]).map(({ checked, nextElementSibling: sign }) => {
      const { borderBottomColor, backgroundColor: own } = getComputedStyle(sign as Element);
      return { checked, hasLine: borderBottomColor !== backgroundColor, isFilled: own !== backgroundColor };
    });
  });
  expect(turns).toEqual([
    { checked: true, hasLine: true, isFilled: true },
    { checked: false, hasLine: false, isFilled: expect.any(Boolean) },
    { checked: false, hasLine: false, isFilled: expect.any(Boolean) },
  ]);
});

test('found words look as marks do everywhere, with colors of our own and of the reader', async () => {
  const page = await open('en/ipg/2.3/', {
    before: () =>
      sessionStorage.setItem('sidejudge-found', JSON.stringify([location.pathname, '', 'en', 'player'])),
  });
  await page.waitForFunction(() => CSS.highlights.has('found'));
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const [found, mark] = await page.$eval('#definition-1 [data-text]', (text) => {
      const probe = document.createElement('mark');
      text.after(probe);
      return [getComputedStyle(text, '::highlight(found)'), getComputedStyle(probe)].map(
        ({ backgroundColor }) => backgroundColor,
      );
    });
    expect(found, forcedColors).toBe(mark);
  }
});
