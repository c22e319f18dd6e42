import type { Page } from 'playwright-core';

/** Types a query into the open search page, and returns the results once the search is done. */
export async function ask(page: Page, query: string) {
  await page.locator('[data-search] input[type="search"]').fill(query);
  await page.waitForFunction((asked) => {
    const { state = '', query: answered } =
      document.querySelector<HTMLElement>('[data-search-status]')?.dataset ?? {};
    return answered === asked && ['done', 'empty', 'error'].includes(state);
  }, query.trim());
  return page.$$eval('[data-search-results] > li', (items) =>
    items.map((item) => ({
      /** The address without base and language: `ipg/2.3/#definition-2`. */
      url: item.querySelector('a')?.href.replace(/^.*?\/(?:zh|ja|en)\//u, '') ?? '',
      lang: (item as HTMLElement).dataset.lang,
      text: item.textContent,
      marked: [...item.querySelectorAll('mark')].map((mark) => mark.textContent),
    })),
  );
}
