import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, phone } from '../lib/use.ts';

describe('fields have 16 px or more, or an iPhone zooms in on them and stays so', () => {
  const small = (page: Page) =>
    page.$$eval('input:not([type="checkbox"], [type="file"]), select, textarea', (fields) =>
      fields
        .map((field) => ({ name: (field as HTMLInputElement).name, size: getComputedStyle(field).fontSize }))
        .filter(({ size }) => Number.parseFloat(size) < 16),
    );

  test.each(['zh/search/', 'zh/m10/cards/', 'zh/terms/'])('%s', async (address) => {
    expect(await small(await open(address, { viewport: phone }))).toEqual([]);
  });

  test('in the search box, on a phone that lies on its side too', async () => {
    const page = await open('zh/ipg/2.3/', {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('header input').tap();
    await page.locator('dialog.quick input').waitFor();
    expect(await small(page)).toEqual([]);
  });
});

describe('the page fills the screen, and nothing is under its notch, corners or bar', () => {
  const insets = { top: 20, bottom: 34, left: 47, right: 47 };
  const openWithInsets = (address: string, viewport: { width: number; height: number }) =>
    open(address, {
      viewport,
      prepare: async (page) => {
        const protocol = await page.context().newCDPSession(page);
        await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
      },
    });
  const edgesOf = (page: Page, selector: string) =>
    page.$$eval(selector, (all) => {
      const boxes = all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });

  test('lying on its side', async () => {
    const page = await openWithInsets('zh/ipg/2.3/', { width: 844, height: 390 });
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toMatch(
      /viewport-fit=cover/u,
    );
    const head = await edgesOf(page, 'header :is(a, button, input)');
    expect(head.left).toBeGreaterThanOrEqual(insets.left);
    expect(head.right).toBeLessThanOrEqual(844 - insets.right);
    expect(head.top).toBeGreaterThanOrEqual(insets.top);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await edgesOf(page, 'footer :is(a, summary)');
    expect(foot.left).toBeGreaterThanOrEqual(insets.left);
    expect(foot.bottom).toBeLessThanOrEqual(390 - insets.bottom);
  });

  test('in a sheet at the foot', async () => {
    const page = await openWithInsets('zh/', phone);
    await page.locator('.to-menu').click();
    const sheet = await edgesOf(page, '#menu :is(a, button)');
    expect(sheet.bottom).toBeLessThanOrEqual(phone.height - insets.bottom);
  });
});
