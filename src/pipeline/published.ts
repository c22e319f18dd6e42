import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Document } from '../schema/document.ts';
import type { ChapterRegistry, SectionRegistry } from '../schema/registry.ts';
import type { Retired } from '../schema/retired.ts';
import type { FindLine } from './diagnostics.ts';
import type { EditionInput } from './edition-input.ts';
import { retiredFile } from './published-inputs.ts';
import { registryPath } from './registry/find-row.ts';

/** An address that no longer exists, and the one that replaces it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** The registry file that lists it, and how. */
  readonly file: string;
  readonly now: string;
}

/** The retired IDs of all registries as addresses. An ID that contains a slash is an address already. */
export const redirectsOf = (
  sections: readonly SectionRegistry[],
  chapters: readonly ChapterRegistry[],
): readonly Redirect[] =>
  [
    ...sections.map(({ section, ...registry }) => ({ ...registry, name: section })),
    ...chapters.map(({ chapter, ...registry }) => ({ ...registry, name: chapter })),
  ].flatMap(({ document, name, retired }) => {
    const page = `${document}/${name}/`;
    const file = registryPath(document, name);
    return retired.map(({ id, now }) => ({ from: addressOn(page, id), to: addressOn(page, now), file, now }));
  });

/**
 * The addresses below a page or document that is withdrawn (`content/retired.yml`), with the other pages of a set. A card
 * that another set treats leads to its page there.
 */
export const withdrawalsOf = (
  retired: readonly Retired[],
  published: readonly string[],
  addresses: readonly string[],
): readonly Redirect[] => {
  const alive = new Set(addresses);
  const cards = new Map(
    addresses.flatMap((address) => {
      const name = /\/cards\/[^#]+\/$/u.exec(address)?.[0];
      return name === undefined ? [] : [[name, address] as const];
    }),
  );
  return retired.flatMap(({ what, now }) => {
    if (now === undefined) return [];
    const below = published.filter((address) => address.startsWith(what) && !alive.has(address));
    const isSet = below.some((address) => address.startsWith(`${what}cards/`));
    const others = isSet ? [what, `${what}cards/`, `${what}changed/`] : [what];
    return [...new Set([...others.filter((one) => !alive.has(one)), ...below])].map((from) => ({
      from,
      to: cards.get(/\/cards\/[^#]+\//u.exec(from)?.[0] ?? '') ?? now,
      file: retiredFile,
      now,
    }));
  });
};

/** Redirects that lead where the links of a place lead that is gone itself. */
export const followRedirects = (redirects: readonly Redirect[]): readonly Redirect[] => {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const end = (to: string, seen: readonly string[] = []): string => {
    const further = next.get(to);
    return further === undefined || seen.includes(to) ? to : end(further, [...seen, to]);
  };
  return redirects.map((redirect) => ({ ...redirect, to: end(redirect.to) }));
};

/** Reports published addresses that no longer exist and have no redirect, and redirects to addresses that do not exist. */
export const checkPublished = (
  published: readonly string[],
  addresses: readonly string[],
  redirects: readonly Redirect[],
  file: string,
  findLine: FindLine,
  documents: readonly Document[] = [],
): readonly Diagnostic[] => {
  const alive = new Set([...addresses, ...otherPages(documents)]);
  const redirected = new Set(redirects.map(({ from }) => from));
  const lost = redirects
    .filter(({ to }) => !alive.has(to))
    .map(
      ({ from, to, file: registry, now }): Diagnostic => ({
        code: 'published/redirect-nowhere',
        severity: 'error',
        ...findLine(registry, now),
        message: `${from} is redirected to ${to}, which does not exist.`,
        hint: 'Write an ID of this registry under `now`, or an address of this site.',
      }),
    );
  const vanished = published.flatMap((address, index): readonly Diagnostic[] => {
    if (alive.has(address) || redirected.has(address)) return [];
    return [
      {
        code: 'published/vanished',
        severity: 'error',
        file,
        line: index + 1,
        message: `${address} was published and no longer exists.`,
        hint: 'Put its ID back into the registry, or list it under `retired` with the ID that replaces it.',
      },
    ];
  });
  return [...lost, ...vanished];
};

/** The pages of the site that are not of a text or card. */
const otherPages = (documents: readonly Document[]): readonly string[] => [
  ...['', 'cards/', 'terms/', 'status/', 'data/', 'offline/', 'search/'],
  ...documents.flatMap(({ id, kind }) =>
    kind === 'set-faq' ? [`${id}/`, `${id}/cards/`, `${id}/changed/`] : [`${id}/`],
  ),
];

/** Reports addresses in the list of changes that do not exist. `alive` are all pages, anchors and redirects. */
export const checkChanges = (
  { changes, terms, documents }: Pick<EditionInput, 'changes' | 'terms' | 'documents'>,
  alive: readonly string[],
  findLine: FindLine,
): readonly Diagnostic[] => {
  const known = new Set([...alive, ...otherPages(documents), ...terms.map(({ id }) => `terms/#${id}`)]);
  return [...new Set(changes.flatMap(({ where }) => where))]
    .filter((address) => !known.has(address))
    .map((address) => ({
      code: 'changes/leads-nowhere',
      severity: 'error',
      ...findLine('content/changes.yml', address),
      message: `${address} is not an address of this site.`,
      hint: 'Write it like the addresses in content/published.txt: ipg/2.3/#remedy-1, m10/general-notes/, m10/cards/clone/#r2.',
    }));
};

const addressOn = (page: string, id: string): string => (id.includes('/') ? id : `${page}#${id}`);
