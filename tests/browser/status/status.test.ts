import { expect, test } from 'vitest';
import { open } from '../lib/use.ts';

test('a section is a line until it is opened, without scripts too', async () => {
  const page = await open('en/status/', { javaScriptEnabled: false });
  const section = page.locator('[id="ipg-2.3"]');
  expect(await section.locator('a:visible').count()).toBe(0);
  await section.locator('summary').click();
  expect(await section.locator('a:visible').count()).toBeGreaterThan(3);
});
