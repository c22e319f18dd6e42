import { expect, inject, test } from 'vitest';
import { browser } from './lib/browser.ts';

const site = inject('siteUrl');

test.each(['zh', 'ja', 'en'])(
  'on the landing page of %s every example of a search finds something',
  async (lang) => {
    const page = await browser.newPage();
    await page.goto(`${site}${lang}/`);
    const examples = await page
      .locator('.opening .meta a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(examples).toHaveLength(4);
    for (const example of examples) {
      await page.goto(example);
      await page.locator('[data-search-status]:is([data-state=done], [data-state=empty])').waitFor();
      expect(await page.locator('[data-search-results] > li').count(), example).toBeGreaterThan(0);
    }
    await page.close();
  },
);

test.each(['zh', 'ja', 'en'])(
  'the clause that the landing page of %s shows is the one it links to',
  async (lang) => {
    const page = await browser.newPage();
    await page.goto(`${site}${lang}/`);
    const shown = await page.locator('.sample-texts p').allTextContents();
    expect(shown).toHaveLength(3);
    await page.locator('.sample .meta a').click();
    const clause = page.locator('[data-clause]:target');
    for (const text of shown) await expect.poll(() => clause.textContent()).toContain(text.trim());
    await page.close();
  },
);
