import type { Page } from 'playwright-core';

/** Types a query into the box of an open search page, and reads what is shown for it. */
export async function ask(page: Page, query: string) {
  await page.locator('[data-search] input[type="search"]').fill(query);
  await page.waitForFunction((asked) => {
    const { state = '', query: answered } =
      document.querySelector<HTMLElement>('[data-search-status]')?.dataset ?? {};
    return answered === asked && ['done', 'empty', 'error'].includes(state);
  }, query.trim());
  return page.evaluate(() => {
    const status = document.querySelector<HTMLElement>('[data-search-status]');
    const suggestions = document.querySelectorAll('[data-search-suggestions] :is(a, button)');
    return {
      state: status?.dataset.state,
      status: status?.textContent ?? '',
      results: [...document.querySelectorAll<HTMLElement>('[data-search-results] > li')].map((item) => ({
        /** Without base and interface language: `ipg/2.3/#definition-2`. */
        url: item.querySelector('a')?.href.replace(/^.*?\/(?:zh|ja|en)\//u, '') ?? '',
        lang: item.dataset.lang,
        text: item.textContent,
        marked: [...item.querySelectorAll('mark')].map((mark) => mark.textContent),
      })),
      suggestions: [...suggestions].filter((each) => each.checkVisibility()).map((each) => each.textContent),
    };
  });
}
