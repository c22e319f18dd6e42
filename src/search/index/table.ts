import { type Language, languages } from '../../schema/language.ts';
import {
  type Kind,
  type Passage,
  partOfAnchor,
  type RecordPlace,
  type SearchRecord,
} from '../text/record.ts';

/** A record without its words. */
export interface TableRow extends RecordPlace {
  readonly number: number;
  /** The languages of its passages. */
  readonly langs: readonly Language[];
}

/** The places of all records, as columns; everything that can be derived is left out. */
export interface Table {
  readonly url: readonly string[];
  readonly kind: readonly Kind[];
  /** `zh ja en` */
  readonly langs: readonly string[];
}

/** Throws if a record cannot be restored from the table. */
export function writeTable(records: readonly SearchRecord[]): Table {
  const inOrder = (passages: readonly Passage[]) =>
    languages.filter((each) => passages.some(({ lang }) => lang === each));
  const table: Table = {
    url: records.map(({ url }) => url),
    kind: records.map(({ kind }) => kind),
    langs: records.map(({ passages }) => inOrder(passages).join(' ')),
  };
  readTable(table).forEach(({ section, anchor, part }, number) => {
    const { url, ...record } = records[number] as SearchRecord;
    if (section !== record.section || anchor !== record.anchor || part !== record.part)
      throw new Error(`${url}: the table of the search index would not say where it stands.`);
  });
  return table;
}

export const readTable = ({ url: urls, kind: kinds, langs }: Table): TableRow[] =>
  urls.map((url, at) => {
    const kind = kinds[at] as Kind;
    // Former wordings of a section are on its history page.
    const [path = '', id] = url.split(/(?:history\/)?#/u);
    const [document = '', ...folders] = path.split('/').filter(Boolean);
    // Terms, and cards without a page, are rows of a list, with their names as IDs.
    const isListed = id !== undefined && (kind === 'term' || path.endsWith('/cards/'));
    const anchor = isListed ? undefined : id;
    return {
      number: at,
      url,
      kind,
      document,
      section: (isListed ? id : folders.at(-1)) ?? '',
      ...(anchor !== undefined && { anchor }),
      ...((kind === 'clause' || kind === 'annotation') && { part: partOfAnchor(anchor ?? '') }),
      langs: languages.filter((each) => langs[at]?.includes(each)),
    };
  });

/** Cuts the texts into files of about equal length; texts that are read together stay together. */
export function cutIntoPacks(records: readonly SearchRecord[]): PackedRecord[][] {
  const packs: PackedRecord[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { titles, passages, status, beside, repeated } of records) {
    const packed = {
      titles,
      passages,
      ...(status && { status }),
      ...(beside && { beside }),
      ...(repeated && { repeated }),
    };
    if (size > packSize) packs.push([]);
    size = size > packSize ? 0 : size;
    size += JSON.stringify(packed).length;
    packs.at(-1)?.push(packed);
  }
  return packs;
}

/** A record in a pack; the table has the rest. */
export type PackedRecord = Omit<SearchRecord, keyof RecordPlace>;

// About 6 kB compressed. Smaller packs mean more requests, larger ones a longer wait for the first words.
const packSize = 14_000;
