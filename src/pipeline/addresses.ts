import { isAddress } from '../schema/address.ts';
import type { Citable } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { expandTarget } from '../schema/later-change.ts';
import type { Redirect } from '../schema/redirect.ts';
import type { Content } from './content.ts';
import { errorAt } from './diagnostics.ts';
import { otherPages } from './published.ts';
import { valuesIn } from './values-at.ts';

export interface WrittenAddress {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** As written in the file: the address itself, or the run (`#r1..6`) that contains it. */
  readonly written: string;
  readonly address: string;
}

/** The addresses among the keys and values of files; for a run, each of its addresses. */
export const addressesIn = (
  files: readonly { readonly file: string; readonly value: unknown }[],
): readonly WrittenAddress[] =>
  files.flatMap(({ file, value }) =>
    valuesIn(value)
      // A key under `retired` is an address that no longer exists.
      .filter(({ written, path, isKey }) => isAddress(written) && !(isKey && path.at(-2) === 'retired'))
      .flatMap(({ path, written }) =>
        expandTarget(written).map((address) => ({ file, path, written, address })),
      ),
  );

/** All existing addresses: pages, the texts on them, terms, and the sections that the contents of guides list. */
export const knownAddresses = (
  citables: readonly Citable[],
  { documents, contents, terms }: Pick<Content, 'documents' | 'contents' | 'terms'>,
): ReadonlySet<string> =>
  new Set([
    ...citables.map(({ address }) => address),
    ...otherPages(documents),
    ...terms.map(({ id }) => `terms/#${id}`),
    ...contents.flatMap(({ document, chapters }) =>
      chapters.flatMap(({ sections }) => sections.map(({ number }) => `${document}/#s-${number}`)),
    ),
  ]);

/** Reports addresses that do not exist; of a run, only the first. */
export const checkAddresses = (
  written: readonly WrittenAddress[],
  known: ReadonlySet<string>,
  redirects: readonly Redirect[],
): readonly Diagnostic[] => {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const named = Map.groupBy(written, ({ file, path }) => [file, ...path].join('\n'));
  return [...named.values()].flatMap((own) =>
    own
      .filter(({ address }) => !known.has(address))
      .slice(0, 1)
      .map(({ file, path, address }) => {
        const now = moved.get(address);
        return errorAt(
          'address/unknown',
          { file, path, about: address },
          `There is no ${address}.`,
          now !== undefined && known.has(now)
            ? `It is retired and redirects to ${now}: write that address, or delete the entry.`
            : 'Write an existing address, as in content/published.txt, or delete the entry.',
        );
      }),
  );
};
