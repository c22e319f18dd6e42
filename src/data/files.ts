import { createHash } from 'node:crypto';
import { type DataIndex, publishedKinds } from '../schema/published.ts';
import type { SourceEntry } from '../schema/source.ts';
import { listProducts, type Product, stability } from './catalog.ts';
import { toReadableJson } from './json.ts';
import { license, ofDocument, type PublishInput } from './rights.ts';

/** A file below `/data`. */
interface PublishedFile {
  readonly path: string;
  readonly product: Product;
  /** Its text as UTF-8: thousands of them wait until they are served, and as strings they would fill the heap. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All files of `/data`, in the order of the catalog, the index first. */
export const publishFiles = (input: PublishInput): readonly PublishedFile[] => {
  const products = listProducts(input.documents);
  const files = products.flatMap((product) => {
    const { make, document, path } = product;
    const made = make(document ? ofDocument(input, document.id) : input, document?.id ?? '');
    const own = typeof made === 'string' ? [[{}, made] as const] : made;
    return own.map(([blanks, text]) => toFile(product, fillPath(path, blanks), text));
  });
  const index = toReadableJson(toDataIndex(files, input));
  return products
    .slice(0, 1)
    .map((product) => toFile(product, product.path, index))
    .concat(files);
};

const toFile = (product: Product, path: string, text: string): PublishedFile => ({
  path,
  product,
  bytes: new TextEncoder().encode(text),
});

/** `fillPath('ipg/{section}.json', { section: '2.3' }) // => 'ipg/2.3.json'` */
const fillPath = (path: string, blanks: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/gu, (_, name: string) => blanks[name] ?? '');

/** `/data/index.json`: the files, the sources, and whose they are. */
const toDataIndex = (
  files: readonly PublishedFile[],
  { sources, notice, site }: PublishInput,
): DataIndex => ({
  schemaVersion: 2,
  name: site.name,
  notice,
  license,
  stability,
  sources: sources.map((source) => ({
    ...source,
    kind: publishedKinds[source.kind],
    date: latestDateOf(source),
  })),
  files: files.map(({ path, bytes, product: { what, mediaType, schema } }) => ({
    path,
    what,
    mediaType,
    ...(schema === undefined ? {} : { schema: `schema/${schema}.json` }),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })),
});

const latestDateOf = ({ editions }: SourceEntry): string | null =>
  Object.values(editions)
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1) ?? null;
