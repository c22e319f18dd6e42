import type { Page } from 'playwright-core';

/** What the search page shows for a query. */
export interface Shown {
  readonly query: string;
  readonly state: string;
  readonly status: string;
  /** Addresses without base and interface language: `ipg/2.3/#definition-2`. */
  readonly results: readonly ShownResult[];
  readonly suggestions: readonly string[];
  /** From the input event to the last state, in milliseconds. */
  readonly time: number;
}

export interface ShownResult {
  readonly url: string;
  /** The addresses of what is linked inside of it. */
  readonly inside: readonly string[];
  readonly kind: string;
  readonly lang: string;
  readonly text: string;
  readonly marked: readonly string[];
}

/** Types queries into the box of an open search page, one after another, and reads what each one shows. */
export function askAll(page: Page, queries: readonly string[]): Promise<Shown[]> {
  return page.evaluate(async (all) => {
    const box = document.querySelector<HTMLInputElement>('[data-search] input[type="search"]');
    const status = document.querySelector<HTMLElement>('[data-search-status]');
    if (!box || !status) throw new Error('This is not the search page.');
    const shown: Shown[] = [];
    const placeOf = (link: HTMLAnchorElement | null) => link?.href.replace(/^.*?\/(?:zh|ja|en)\//u, '') ?? '';
    for (const query of all) {
      const start = performance.now();
      box.value = query;
      box.dispatchEvent(new InputEvent('input'));
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(look);
        function look(): void {
          const { state = '', query: answered } = status?.dataset ?? {};
          if (!['done', 'empty', 'error'].includes(state) || answered !== query.trim()) return;
          observer.disconnect();
          resolve();
        }
        observer.observe(status, { attributes: true, childList: true });
        look();
      });
      const items = [...document.querySelectorAll<HTMLLIElement>('[data-search-results] > li')];
      const suggested = [...document.querySelectorAll('[data-search-suggestions] :is(a, button)')];
      shown.push({
        query,
        state: status.dataset.state ?? '',
        status: status.textContent ?? '',
        results: items.map((item) => ({
          url: placeOf(item.querySelector('a')),
          inside: [...item.querySelectorAll<HTMLAnchorElement>('[data-in-head]')].map(placeOf),
          kind: item.dataset.kind ?? '',
          lang: item.dataset.lang ?? '',
          text: item.textContent ?? '',
          marked: [...item.querySelectorAll('mark')].map((mark) => mark.textContent ?? ''),
        })),
        suggestions: suggested
          .filter((each) => (each as HTMLElement).checkVisibility())
          .map((each) => each.textContent ?? ''),
        time: performance.now() - start,
      });
    }
    return shown;
  }, queries);
}

/** Types one query, and reads what is shown. */
export async function ask(page: Page, query: string): Promise<Shown> {
  const [shown] = await askAll(page, [query]);
  if (!shown) throw new Error(`No answer to ${query}.`);
  return shown;
}
