import { describe, expect, test } from 'vitest';
import { open } from '../lib/use.ts';

const phone = { width: 390, height: 844 };

describe('unofficial translations', () => {
  test('a card is read in English, marked, and the official Chinese is one tap away', async () => {
    const page = await open('en/m10/cards/ajani-goldmane/', { viewport: phone });
    const translation = page.locator('#r1 [data-unofficial][lang="en"]');
    expect(await translation.innerText()).toContain('Unofficial translation');
    expect(await page.locator('#r1 [data-official]').isVisible()).toBe(false);
    await page.locator('[data-pill="zh"] label').click();
    await expect.poll(() => page.locator('#r1 [data-official]').isVisible()).toBe(true);
    expect(await translation.isVisible()).toBe(true);
  });

  test('can be hidden, on every page, and come back', async () => {
    const page = await open('en/m10/rules-changes/', { viewport: phone });
    const official = page.locator('#combat-1 [data-official]');
    const translation = page.locator('#combat-1 [data-unofficial][lang="en"]');
    await page.locator('[data-unofficial-notice] summary').click();
    await page.locator('[data-show-unofficial]').uncheck();
    expect([await official.isVisible(), await translation.isVisible()]).toEqual([true, false]);
    await page.goto(page.url().replace('rules-changes', 'general-notes'));
    const next = page.locator('#planeswalkers-1');
    expect(await next.locator('[data-official]').isVisible()).toBe(true);
    expect(await next.locator('[data-unofficial][lang="en"]').isVisible()).toBe(false);
    await page.locator('[data-unofficial-notice] summary').click();
    await page.locator('[data-show-unofficial]').check();
    expect(await next.locator('[data-unofficial][lang="en"]').isVisible()).toBe(true);
  });

  test('an annotation and its translations begin at one height in the columns of their languages', async () => {
    const viewport = { width: 1280, height: 900 };
    const page = await open('zh/ipg/2.3/?with=ja,en&notes=1', { viewport });
    const cells = page.locator('#definition-1 .annotation .cell');
    const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
    const rows = page.locator('#definition-1 > .row > .cell');
    const clause = await Promise.all((await rows.all()).map((cell) => cell.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const [at, box] of boxes.entries())
      expect(Math.abs((box?.x ?? 0) - (clause[at]?.x ?? 1000))).toBeLessThan(8);
  });
});
