import { createHash } from 'node:crypto';
import type { Localized } from '../schema/language.ts';
import type { DataFile, DataIndex } from '../schema/published.ts';
import type { SourceEntry, SourceKind } from '../schema/source.ts';
import { type Product, type PublishedFile, stability } from './catalog.ts';
import { license } from './rights.ts';

/** `/data/index.json`: the files, the sources, and whose they are. */
export const toDataIndex = (
  files: readonly PublishedFile[],
  products: readonly Product[],
  sources: readonly SourceEntry[],
  notice: Localized,
  name: string,
): DataIndex => ({
  schemaVersion: 2,
  name,
  notice,
  license,
  stability,
  sources: sources.map((source) => ({
    ...source,
    kind: publishedKinds[source.kind],
    date: latestDateOf(source),
  })),
  files: files.map((file) => toEntry(file, products)),
});

const publishedKinds = {
  guide: 'ipg',
  'guide-annotated': 'ipg-annotated',
  'set-faq': 'set-faq',
} as const satisfies Record<SourceKind, string>;

const latestDateOf = ({ editions }: SourceEntry): string | null =>
  Object.values(editions)
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1) ?? null;

const toEntry = ({ path, product, bytes }: PublishedFile, products: readonly Product[]): DataFile => {
  const known = products.find((each) => each.path === product);
  if (!known) throw new Error(`${path} is not in the catalog of /data.`);
  return {
    path,
    what: known.what,
    mediaType: known.mediaType,
    ...(known.schema === undefined ? {} : { schema: `schema/${known.schema}.json` }),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
};
