import { recall } from '../site/helpers.browser.ts';

/**
 * On the page of a card the reading desk comes when it is needed: at once where the address or the device asks for other
 * columns than the page came with, else with the first touch. What is chosen meanwhile, it follows.
 */
export function prepareDesk(): void {
  const frame = document.querySelector<HTMLElement>('[data-columns] [data-late-desk]');
  if (!frame) return;
  const isOfficialOnly = document.documentElement.hasAttribute('data-official-only');
  if (location.search !== '' || isOfficialOnly || recall('reader') !== null) {
    load();
    return;
  }
  for (const event of ['pointerdown', 'focusin', 'change']) frame.addEventListener(event, load);
}

const load = () => import('./desk.browser.ts');
