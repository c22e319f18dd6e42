import { sitePath } from './site-path.ts';
import { viewParameters } from './view.ts';

const originals = new WeakMap<HTMLAnchorElement, string>();

/**
 * Gives a link to another page of the site the open columns, layout and notes of this one, at the moment it is
 * reached for: so it holds for a new tab too, and the page's own links stay as short as they are.
 */
export function prepareLinks(): void {
  // Listening twice with one function is listening once.
  for (const type of ['pointerdown', 'focusin', 'click']) document.addEventListener(type, carry, true);
}

function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // The links to the other languages swap columns, which is another thing (page.ts).
  if (!link || link.dataset.language || link.getAttribute('href')?.startsWith('#')) return;
  if (!/^(?:zh|ja|en)\//u.test(sitePath(link) ?? '')) return;
  const original = originals.get(link) ?? link.search;
  originals.set(link, original);
  const own = new URLSearchParams(original);
  const carried = viewParameters().filter((each) => !own.has(each.replace(/=.*$/u, '')));
  const search = [original.replace(/^\?/u, ''), ...carried].filter((each) => each !== '').join('&');
  if (link.search.replace(/^\?/u, '') !== search) link.search = search;
}
