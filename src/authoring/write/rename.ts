import { isMap, isScalar, parseDocument } from 'yaml';
import type { WrittenAddress } from '../../pipeline/addresses.ts';
import type { Citable } from '../../schema/citable.ts';
import { expandTarget } from '../../schema/later-change.ts';
import { nameOf, withNewNames } from './edit-marked-text.ts';
import type { PlannedFile } from './planned-files.ts';
import { toYaml } from './yaml.ts';

/** Maps old addresses to new ones. */
export type Renamed = ReadonlyMap<string, string>;

/**
 * If an address is renamed, addresses that add one of these endings to it change, too: anything for a page or card,
 * `-note-1` (an annotation) for a clause, `-1` (a note) for a section.
 */
const changesWith: Readonly<Record<Citable['kind'], RegExp>> = {
  page: /^/u,
  card: /^/u,
  clause: /^(?:-note-\d+)?$/u,
  section: /^(?:-\d+)?$/u,
  annotation: /^$/u,
  note: /^$/u,
  ruling: /^$/u,
};

/** Renames an address and all addresses that change with it. */
export const renamedWith = (
  { kind, address: old }: Pick<Citable, 'kind' | 'address'>,
  to: string,
  addresses: readonly string[],
): Renamed =>
  new Map(
    addresses
      .filter((address) => address.startsWith(old) && changesWith[kind].test(address.slice(old.length)))
      .map((address) => [address, to + address.slice(old.length)]),
  );

/** Whether two addresses differ only in their last name. */
export const isBeside = (one: string, other: string): boolean => {
  const withoutName = (address: string): string => address.slice(0, address.lastIndexOf(nameOf(address)));
  return nameOf(other) !== '' && withoutName(one) === withoutName(other);
};

/** The first run of addresses (`#r1..6`) that would no longer contain a renamed address. */
export const findBrokenRun = (
  written: readonly WrittenAddress[],
  renamed: Renamed,
): WrittenAddress | undefined =>
  written.find((one) => {
    const now = renamed.get(one.address);
    return now !== undefined && !expandTarget(withAddresses(one.written, renamed)).includes(now);
  });

/**
 * Applies new addresses to a file. In a file of the document, changes the margins, or the keys and the path of
 * decisions and translations. In any other file, changes only addresses, also in comments.
 */
export const renameIn = ({ path, text }: PlannedFile, document: string, renamed: Renamed): PlannedFile => {
  const {
    room,
    own,
    page = '',
  } = /^content\/(?<room>[a-z]+)\/(?<own>[^/]+)\/(?<page>.+)\.\w+$/u.exec(path)?.groups ?? {};
  if (own !== document) return { path, text: withAddresses(text, renamed) };
  if (room === 'texts') return { path, text: withNewNames(text, document, renamed) };
  const address = `${document}/${page}/`;
  const now = renamed.get(address) ?? address;
  return {
    path: `content/${room}/${now.slice(0, -1)}.yml`,
    text: withNewKeys(withAddresses(text, renamed), document, address, renamed),
  };
};

export const withAddresses = (text: string, renamed: Renamed): string =>
  text.replace(
    /(?<![\w./-])[a-z][a-z0-9-]*\/(?:[a-z0-9][a-z0-9.-]*\/)*(?:#[a-z][a-z0-9-]*(?:\.\d+)?)?/gu,
    (address) => renamed.get(address) ?? address,
  );

const withNewKeys = (yaml: string, document: string, page: string, renamed: Renamed): string => {
  const edited = parseDocument(yaml);
  const newName = (row: unknown): unknown => {
    const addresses = [`${page}#${row}`, `${document}/cards/${row}/`, `${document}/${row}/`];
    const [now] = addresses.flatMap((address) => renamed.get(address) ?? []);
    return now === undefined ? row : nameOf(now);
  };
  for (const key of ['clauses', 'sections', 'groups', 'names', 'after', 'texts']) {
    const rows = edited.get(key);
    for (const row of isMap<unknown, unknown>(rows) ? rows.items : []) {
      if (isScalar(row.key)) row.key.value = newName(row.key.value);
      if (key === 'after' && isScalar(row.value)) row.value.value = newName(row.value.value);
    }
  }
  return toYaml(edited);
};
