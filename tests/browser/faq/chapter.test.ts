import { expect, test } from 'vitest';
import { open, siteAddress } from '../lib/use.ts';

test('on a wide window the ID of a note stands in the margin, on a narrow one above its text', async () => {
  const page = await open('zh/m10/rules-changes/', { viewport: { width: 1280, height: 900 } });
  const left = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('#battlefield-1 > .anchor')).toBeLessThan(
    await left('#battlefield-1 [data-official] .body'),
  );
  await page.setViewportSize({ width: 390, height: 900 });
  const [anchor, body] = await Promise.all(
    ['> .anchor', '[data-official] .body'].map((part) =>
      page.locator(`#battlefield-1 ${part}`).boundingBox(),
    ),
  );
  expect((anchor?.y ?? 0) + (anchor?.height ?? 0)).toBeLessThanOrEqual((body?.y ?? 0) + 1);
  expect(body?.width).toBeGreaterThan(0.9 * 390);
});

test('the links to the sections of a chapter, and the cards of its list, stand apart', async () => {
  const page = await open('ja/m10/rules-changes/', { viewport: { width: 1280, height: 900 } });
  const gaps = await page.locator('.jump a').evaluateAll((links) =>
    links.slice(1).map((link, index) => {
      const before = (links[index] as Element).getBoundingClientRect();
      const own = link.getBoundingClientRect();
      return own.top > before.top ? Number.POSITIVE_INFINITY : own.left - before.right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  await page.goto(siteAddress('ja/m10/card-rulings/'));
  expect(
    await page
      .locator('.cards')
      .first()
      .evaluate((list) => getComputedStyle(list).listStyleType),
  ).toBe('none');
});
