import type { Page } from 'playwright-core';

/** Runs in a page before its scripts: keeps what it says last in its status line, for `lastSaid`. */
export function keepSaid(): void {
  document.addEventListener('readystatechange', () => {
    const line = document.querySelector('[data-copy-status]');
    if (line && document.readyState === 'interactive') {
      const keep = () => line.textContent && Object.assign(window, { lastSaid: line.textContent });
      new MutationObserver(keep).observe(line, { childList: true });
    }
  });
}

/** What a page has said last. The page takes it back after 4 s, in which a busy machine may not have asked. */
export const lastSaid = (page: Page) =>
  page.evaluate(() => (window as unknown as { lastSaid?: string }).lastSaid ?? '');
