import { expect, inject, test } from 'vitest';
import { clipboard } from './lib/read.ts';
import { openNothing } from './lib/use.ts';

// The published site; all other browser tests use the invented one.
test('by the keyboard alone: a clause is searched, opened, a second language opened, its link copied', async () => {
  const site = inject('publishedUrl');
  expect(site, 'There is no built site in dist/: run `npm run build` first.').not.toBe('');
  const page = await openNothing({ locale: 'zh' });
  await page.goto(`${site}zh/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('2.3 remedy 4');
  await page.locator('dialog.quick ol a').first().waitFor();
  await expect
    .poll(() => page.locator('dialog.quick ol a').first().getAttribute('href'))
    .toContain('ipg/2.3/#remedy-4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
  const japanese = page.locator('#remedy-4 [data-text][lang="ja"]');
  expect(await japanese.isVisible()).toBe(false);
  await page.locator('[data-toggle="ja"]').focus();
  await page.keyboard.press('Space');
  expect(await japanese.isVisible()).toBe(true);
  await page.locator('#remedy-4 [data-clause-menu]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-action="link"]').waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => clipboard(page))
    .toMatch(new RegExp(`^${site}zh/ipg/2\\.3/\\?.*ja.*#remedy-4$`, 'u'));
});
