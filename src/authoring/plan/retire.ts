import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { Published } from '../../pipeline/published.ts';
import { citablesIn, type PageRecords, pageOf } from '../../schema/citable.ts';
import { withPlaces } from '../write/yaml.ts';

/** A published ID or page that is gone: its file of decisions, the key there, and the address to which it redirects. */
interface Retired {
  readonly file: string;
  readonly id: string;
  readonly now: string;
}

/**
 * Finds published IDs and pages that are gone. An ID redirects to the row above it on its page, else to the page. A
 * page redirects to the chapter of rulings, else to the first chapter.
 */
export const findRetired = (
  before: PageRecords,
  after: PageRecords,
  published: Published,
): readonly Retired[] => {
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
 * Returns the file and key of a decision about an address. An ID of a section or chapter is in the file of its page;
 * a page, or an ID of a card, is in the file of the chapter of rulings, else of the first chapter.
 */
export const decisionsFor = (address: string, records: PageRecords): Omit<Retired, 'now'> => {
  const [document = '', page = '', rest = ''] = address.split('/');
  return rest.startsWith('#')
    ? { file: decisionsPath(document, page), id: rest.slice(1) }
    : { file: decisionsPath(document, homeOf(document, records) ?? page), id: address };
};

/** The chapter of rulings, else the first chapter. */
const homeOf = (document: string, { chapters }: PageRecords): string | undefined => {
  const own = chapters.filter((chapter) => chapter.document === document);
  return (own.find(({ groups }) => groups) ?? own[0])?.slug;
};

export const withRetired = (yaml: string, retired: readonly Retired[]): string | undefined =>
  withPlaces(
    yaml,
    retired.map(({ id, now }) => ({ path: ['retired', id], value: now })),
    retired.map(({ id }) => ({ path: ['retired', id], text: 'should its links lead to this address?' })),
  );
