import { contentTypeOf } from '../hosting/headers.ts';
import { hashOf } from '../records/read-file.ts';
import type { DataIndex } from '../schema/published.ts';
import { toReadableJson } from './json.ts';
import { indexProduct, listProducts, officialPlaces, type Product, stability } from './products.ts';
import { license, type PublishInput } from './rights.ts';

interface PublishedFile {
  readonly path: string;
  readonly product: Product;
  /** UTF-8. Bytes are outside the JavaScript heap, which the strings of thousands of files would fill. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All files of `/data`, the index first. */
export const publishFiles = (input: PublishInput): readonly PublishedFile[] => {
  const files = listProducts(input.documents).flatMap((product) =>
    product.files(input).map(([path, make]) => toFile(product, path, make(input))),
  );
  const index = toReadableJson(toDataIndex(files, input));
  return [toFile(indexProduct, indexProduct.path, index), ...files];
};

const toFile = (product: Product, path: string, text: string): PublishedFile => ({
  path,
  product,
  bytes: new TextEncoder().encode(text),
});

const toDataIndex = (
  files: readonly PublishedFile[],
  { documents, sources, notice, site }: PublishInput,
): DataIndex => ({
  schemaVersion: 3,
  name: site.name,
  notice,
  license,
  stability,
  documents: documents.map((document) => ({
    ...document,
    ...officialPlaces(document, document.elsewhere),
  })),
  sources: [...sources],
  files: files.map(({ path, bytes, product: { what, schema } }) => ({
    path,
    what,
    mediaType: mediaTypeOf(path),
    ...(schema === undefined ? {} : { schema: `schema/${schema}.json` }),
    bytes: bytes.length,
    sha256: hashOf(bytes),
  })),
});

const mediaTypeOf = (path: string): string =>
  path.startsWith('schema/')
    ? 'application/schema+json'
    : (contentTypeOf(path)?.replace(/;.*$/u, '') ?? 'application/json');
