import { remember } from '../site/helpers.browser.ts';

/** Keeps which section of a guide was read last; the front page offers it (LastRead.astro). */
export function keepLastRead(): void {
  const { document: guide, section } =
    document.querySelector<HTMLElement>('article[data-section]')?.dataset ?? {};
  if (guide && section) remember('last', `${guide}/${section}/`);
}
