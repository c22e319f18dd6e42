import { recall } from '../site/helpers.browser.ts';

/** Listens for the button that turns to Traditional characters; what does that is loaded when it is asked for. */
export function prepareScript(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-script]')) load().then(({ toggleScript }) => toggleScript());
  });
  const isAsked = /\bscript=hant/u.test(`${location.search} ${recall('reader')}`);
  if (isAsked && document.querySelector('[data-script]')) load().then(({ applyScript }) => applyScript());
}

const load = () => import('./traditional-choice.browser.ts');
