import type { RedirectFile } from '../schema/redirect.ts';

/**
 * The IDs whose links lead to a place now, of those that stood on the same page before.
 *
 * `formerIds([{ from: 'ipg/9.1/#remedy-2', to: 'ipg/9.1/#remedy-1' }], 'ipg/9.1/#remedy-1') // => ['remedy-2']`
 */
export const formerIds = (redirects: RedirectFile, place: string): string[] =>
  redirects
    .filter(({ to }) => to === place)
    .map(({ from }) => from.split('#'))
    .flatMap(([page, id]) => (id !== undefined && page === place.split('#')[0] ? [id] : []));

/**
 * The pages that are gone, each with the place that its links lead to: a page of its own redirect, or else where
 * the first of its anchors has gone. `pages` are those that there are.
 *
 * `movedPages([{ from: 'ipg/9.1/', to: 'ipg/9.2/' }], new Set(['ipg/9.2/'])) // => [{ from: 'ipg/9.1/', … }]`
 */
export const movedPages = (redirects: RedirectFile, pages: ReadonlySet<string>): RedirectFile => {
  const pageOf = (address: string) => address.replace(/#.*$/u, '');
  const gone = new Set(redirects.map(({ from }) => pageOf(from)).filter((page) => !pages.has(page)));
  return [...gone].flatMap((page) => {
    const own = redirects.find(({ from }) => from === page);
    const first = own ?? redirects.find(({ from }) => pageOf(from) === page);
    return first ? [{ from: page, to: own ? own.to : pageOf(first.to) }] : [];
  });
};
