import { expect, test } from 'vitest';
import { languages } from '../../../src/schema/language.ts';
import { open } from '../lib/use.ts';

test.each(languages.map((lang) => ({ lang, width: 320 })))(
  'with 32 sections, and parts of 40 clauses, the page is no wider than a window of $width px: $lang',
  async ({ lang, width }) => {
    const page = await open(`${lang}/status/`, { viewport: { width, height: 700 } });
    const widths = await page.evaluate(() => {
      const section = document.querySelector<HTMLDetailsElement>('[id="ipg-2.3"]');
      for (const row of section?.querySelectorAll('.map-row') ?? []) {
        const [, ...cells] = row.children;
        for (let count = cells.length; count < 40; count += 1) row.append(cells[0]?.cloneNode(true) ?? '');
      }
      for (let count = 1; count < 32; count += 1) section?.after(section.cloneNode(true));
      for (const details of document.querySelectorAll('details')) details.open = true;
      return {
        cells: document.querySelectorAll('[data-cell]').length,
        page: document.scrollingElement?.scrollWidth,
      };
    });
    expect(widths.cells).toBeGreaterThan(32 * 40);
    expect(widths.page).toBe(width);
  },
);

test('a section is a line until it is opened, without scripts too', async () => {
  const page = await open('en/status/', { javaScriptEnabled: false });
  const section = page.locator('[id="ipg-2.3"]');
  expect(await section.locator('[data-cell]:visible').count()).toBe(0);
  await section.locator('summary').click();
  expect(await section.locator('[data-cell]:visible').count()).toBeGreaterThan(3);
});

test.each(['zh/status/', 'en/ipg/2.3/'])(
  'the files of a section are links that stand apart: %s',
  async (address) => {
    const page = await open(address);
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
  },
);
