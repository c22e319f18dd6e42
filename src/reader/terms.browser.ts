import { prepareSwitch } from './switch.browser.ts';

/** Marks the terms of a text, or not. A mark that is not shown is no link, so that the tab key passes it over. */
export const prepareTerms = (): void =>
  prepareSwitch('[data-terms-toggle]', 'terms', ['data-terms', 'off'], (isOn) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
      link.dataset.href ??= link.getAttribute('href') ?? '';
      if (isOn) link.setAttribute('href', link.dataset.href);
      else link.removeAttribute('href');
    }
  });
