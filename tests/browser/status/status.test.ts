import { expect, test } from 'vitest';
import { languages } from '../../../src/schema/language.ts';
import { open } from '../lib/use.ts';

test.each(languages)('all of it opened, the page is no wider than a window of 320 px: %s', async (lang) => {
  const page = await open(`${lang}/status/`, { viewport: { width: 320, height: 700 } });
  const width = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    return document.scrollingElement?.scrollWidth;
  });
  expect(width).toBe(320);
});

test('a section is a line until it is opened, without scripts too', async () => {
  const page = await open('en/status/', { javaScriptEnabled: false });
  const section = page.locator('[id="ipg-2.3"]');
  expect(await section.locator('a:visible').count()).toBe(0);
  await section.locator('summary').click();
  expect(await section.locator('a:visible').count()).toBeGreaterThan(3);
});

test('the files of a section are links that stand apart', async () => {
  const page = await open('en/ipg/2.3/');
  const gaps = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const links = [...(document.querySelector('[data-files]')?.querySelectorAll('a') ?? [])].slice(1);
    const boxes = links.map((link) => link.getBoundingClientRect());
    return boxes.slice(1).flatMap((box, index) => {
      const before = boxes[index];
      return before && before.top === box.top ? [box.left - before.right] : [];
    });
  });
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
