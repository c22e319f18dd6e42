import { expect, test } from 'vitest';
import { boxOf } from '../lib/read.ts';
import { onInventedSite, open, phone } from '../lib/use.ts';

onInventedSite();

test('fields have 16 px or more, or an iPhone zooms in on them and stays so, lying on its side too', async () => {
  const page = await open('zh/dawn/cards/', {
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('header input').tap();
  await page.locator('dialog.quick input').waitFor();
  const sizes = await page.$$eval('input:not([type="checkbox"]), select', (fields) =>
    fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('the page fills the screen of a phone, and nothing is under its notch, corners or bar', async () => {
  const insets = { top: 20, bottom: 34, left: 47, right: 47 };
  const page = await open('zh/ipg/2.4/', {
    viewport: { width: 844, height: 390 },
    prepare: async (own) => {
      const protocol = await own.context().newCDPSession(own);
      await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
    },
  });
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('viewport-fit=cover');
  const [brand, theme] = [await boxOf(page, 'header .brand'), await boxOf(page, 'header .to-menu')];
  expect(brand.left).toBeGreaterThanOrEqual(insets.left);
  expect(brand.top).toBeGreaterThanOrEqual(insets.top);
  expect(theme.right).toBeLessThanOrEqual(844 - insets.right);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await boxOf(page, 'footer summary');
  expect(foot.left).toBeGreaterThanOrEqual(insets.left);
  expect(foot.bottom).toBeLessThanOrEqual(390 - insets.bottom);
  await page.setViewportSize(phone);
  await page.locator('.to-menu').click();
  const last = await page.locator('#menu :is(a, button):visible').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(phone.height - insets.bottom);
});
