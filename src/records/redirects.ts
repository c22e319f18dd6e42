import { pageOf } from '../schema/citable.ts';
import type { Redirect } from '../schema/redirect.ts';

/**
 * The retired IDs that redirect within their page, by target:
 * `formerIds([{ from: 'ipg/9.1/#remedy-2', to: 'ipg/9.1/#remedy-1' }]).get('ipg/9.1/#remedy-1') // => ['remedy-2']`
 */
export const formerIds = (redirects: readonly Redirect[]): ReadonlyMap<string, readonly string[]> => {
  const within = redirects.filter(({ from, to }) => from.includes('#') && pageOf(from) === pageOf(to));
  return new Map(
    Array.from(
      Map.groupBy(within, ({ to }) => to),
      ([place, moved]) => [place, moved.map(({ from }) => from.replace(/^.*#/u, ''))],
    ),
  );
};

/**
 * The redirect of each page that no longer exists. A page without a redirect of its own redirects to the page to
 * which its first anchor redirects. `pages` are the existing pages.
 */
export const movedPages = (redirects: readonly Redirect[], pages: ReadonlySet<string>): Redirect[] => {
  const gone = new Set(redirects.map(({ from }) => pageOf(from)).filter((page) => !pages.has(page)));
  return [...gone].flatMap((page) => {
    const own = redirects.find(({ from }) => from === page);
    const first = own ?? redirects.find(({ from }) => pageOf(from) === page);
    return first ? [{ from: page, to: own ? own.to : pageOf(first.to) }] : [];
  });
};
