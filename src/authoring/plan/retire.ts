import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { Published } from '../../pipeline/published.ts';
import { citablesIn, type PageRecords, pageOf } from '../../schema/citable.ts';
import { withPlaces } from '../write/yaml.ts';

/** An ID that newer texts no longer have, with its key and redirect in the decisions of a page. */
export interface Retired {
  readonly file: string;
  readonly id: string;
  readonly now: string;
}

/**
 * Finds the published IDs that are gone. An ID redirects to the row above it on its page; without one, or for a whole
 * page, to the chapter of rulings, else the first chapter.
 */
export const retire = (before: PageRecords, after: PageRecords, published: Published): readonly Retired[] => {
  const old = citablesIn(before);
  const alive = new Set(citablesIn(after).map(({ address }) => address));
  return old.flatMap(({ document, page, address }, index) => {
    const own = pageOf(address);
    if (alive.has(address) || !published.has(address) || (address !== own && !alive.has(own))) return [];
    const row = old
      .slice(0, index)
      .findLast((one) => pageOf(one.address) === own && one.kind !== 'annotation' && alive.has(one.address));
    const home = homeOf(document, after) ?? page;
    return { ...decisionsFor(address, after), now: row?.address ?? `${document}/${home}/` };
  });
};

/**
 * The decision file and the key for a retired address. IDs of sections and chapters are in the file of their page;
 * cards, rulings and pages in that of a chapter.
 */
export const decisionsFor = (address: string, records: PageRecords): Omit<Retired, 'now'> => {
  const [document = '', page = '', rest = ''] = address.split('/');
  return rest.startsWith('#')
    ? { file: decisionsPath(document, page), id: rest.slice(1) }
    : { file: decisionsPath(document, homeOf(document, records) ?? page), id: address };
};

/** The chapter of rulings of a set, else its first chapter. */
const homeOf = (document: string, { chapters }: PageRecords): string | undefined => {
  const own = chapters.filter((chapter) => chapter.document === document);
  return (own.find(({ groups }) => groups) ?? own[0])?.slug;
};

/** Adds retired IDs to a file of decisions, each with a question. */
export const withRetired = (yaml: string, retired: readonly Retired[]): string | undefined =>
  withPlaces(
    yaml,
    retired.map(({ id, now }) => ({ path: ['retired', id], value: now })),
    retired.map(({ id }) => ({ path: ['retired', id], text: 'is this where its links should lead?' })),
  );
