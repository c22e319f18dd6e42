import type { RootContent } from 'mdast';
import { toMdx } from './mdx.ts';

/** A page: its record, and what writes the MDX file that has the record as frontmatter. */
export interface EmittedPage<Record> {
  readonly document: string;
  /** Path under `content/docs`. */
  readonly path: string;
  readonly record: Record;
  /** Written when it is asked for: most of what is built is only checked. */
  readonly mdx: () => string;
}

/** The page with a record; `page` is `2.3`, `general-notes`, `cards/clone`, and `written` what its file has of the record. */
export const toPage = <Record extends { readonly document: string }>(
  record: Record,
  page: string,
  body: () => readonly RootContent[],
  written: (record: Record) => object = (whole) => whole,
): EmittedPage<Record> => ({
  document: record.document,
  path: `${record.document}/${page}.mdx`,
  record,
  mdx: () => toMdx(written(record), body()),
});
