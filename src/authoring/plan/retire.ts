import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { Published } from '../../pipeline/published.ts';
import { citablesIn, type PageRecords, pageOf } from '../../schema/citable.ts';
import { withPlaces } from '../write/yaml.ts';

/** An ID that newer texts no longer have: its key in the decisions of a page, and where its links lead. */
export interface Retired {
  readonly file: string;
  readonly id: string;
  readonly now: string;
}

/**
 * Finds the published IDs that are gone. Their links lead to the row before them on the page, or to the page. Links to
 * a page that is gone, and to its rows, lead to the chapter of rulings, or to the first chapter.
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
 * The decision file and the key for a retired address: an ID in the decisions of its page; a card, ruling or page in
 * those of a chapter.
 */
export const decisionsFor = (address: string, records: PageRecords): Omit<Retired, 'now'> => {
  const [document = '', page = '', rest = ''] = address.split('/');
  return rest.startsWith('#')
    ? { file: decisionsPath(document, page), id: rest.slice(1) }
    : { file: decisionsPath(document, homeOf(document, records) ?? page), id: address };
};

/** The chapter of the rulings of a set, or its first one. */
const homeOf = (document: string, { chapters }: PageRecords): string | undefined => {
  const own = chapters.filter((chapter) => chapter.document === document);
  return (own.find(({ groups }) => groups) ?? own[0])?.slug;
};

/** A file of decisions with more retired IDs, and a question about each. */
export const withRetired = (yaml: string, retired: readonly Retired[]): string | undefined =>
  withPlaces(
    yaml,
    retired.map(({ id, now }) => ({ path: ['retired', id], value: now })),
    retired.map(({ id }) => ({ path: ['retired', id], text: 'is this where its links should lead?' })),
  );
