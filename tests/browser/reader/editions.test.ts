import { expect, test } from 'vitest';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

onInventedSite();

test('an old link to an edition leads to what the editions of the section have changed', async () => {
  const page = await open('en/ipg/9.1/?with=zh&edition=ipg-9.1.en#remedy-1');
  await page.waitForURL(/\/en\/ipg\/9\.1\/history\/#remedy-1$/u);
  expect(await page.locator('#remedy-1 del').allTextContents()).toEqual(['under']);
});

test('the search finds a wording that is gone, marked as earlier', async () => {
  const page = await open('en/search/?q=moved+under+the+table');
  await page.locator('[data-search-status][data-state="done"]').waitFor();
  const first = page.locator('[data-search-results] > li').first();
  expect(await first.locator('a').first().getAttribute('href')).toContain('ipg/9.1/#remedy-1');
  expect(await first.innerText()).toContain('edition of 2020-01-01 (earlier)');
  // One of a clause that is gone leads to the history of its section.
  await page.goto(siteAddress('en/search/?q=bowl+of+soup'));
  const gone = page.locator('[data-search-results] > li a[href*="#example-b"]').first();
  expect(await gone.getAttribute('href')).toContain('ipg/9.1/history/#example-b');
});
