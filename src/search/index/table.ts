import { type Language, languages } from '../../schema/language.ts';
import type { NameEntry } from '../names/name-row.ts';
import { type Entries, severalBuilds } from '../names/names-file.ts';
import { type Kind, partOfAnchor, type RecordPlace, type SearchRecord } from '../text/record.ts';

export interface TableRow extends RecordPlace {
  readonly number: number;
  readonly langs: readonly Language[];
}

/**
 * Completes the files of names: the languages of the records, and the places without a name. All other places follow
 * from the names, which are loaded anyway. A list of all addresses would be much larger.
 */
export interface Table {
  /** The build of the names that the table belongs to. */
  readonly names: string;
  /** The languages of the records of one place: `zh ja en` is one record in three languages, `zh|ja` two records. */
  readonly shapes: readonly string[];
  /** For each place of the names, the index of its shape. */
  readonly places: readonly number[];
  /** All other places, such as remarks and former wordings, each with the index of its shape. */
  readonly others: readonly (readonly [url: string, kind: Kind, shape: number])[];
}

/** Makes the table, and sorts the records like its rows: by language, so that most packs have one language. */
export function writeTable(
  records: readonly SearchRecord[],
  names: Entries,
): { readonly table: Table; readonly records: SearchRecord[] } {
  const byPlace = Map.groupBy(records, keyOf);
  const take = (place: Place) => {
    const own = byPlace.get(keyOf(place)) ?? [];
    byPlace.delete(keyOf(place));
    return { place, own };
  };
  const named = placesOf(names.entries).map(take);
  const others = [...byPlace.values()].flatMap(([first]) => (first ? take(first) : []));
  const shapeOf = ({ own }: { readonly own: readonly SearchRecord[] }) => own.map(langsOf).join('|');
  const shapes = [...new Set([...named, ...others].map(shapeOf))];
  const table: Table = {
    names: names.build,
    shapes,
    places: named.map((each) => shapes.indexOf(shapeOf(each))),
    others: others.map((each) => [each.place.url, each.place.kind, shapes.indexOf(shapeOf(each))]),
  };
  const all = [...named, ...others].flatMap(({ own }) => own);
  return { table, records: byLanguage(all, langsOf) };
}

/** Makes the rows of a table. Throws if the table is of another build than the names. */
export function readTable({ shapes, places, others, ...table }: Table, names: Entries): TableRow[] {
  if (table.names !== names.build) throw new Error(severalBuilds);
  const all = [
    ...placesOf(names.entries).map((place, at) => ({ ...place, shape: places[at] ?? 0 })),
    ...others.map(([url, kind, shape]) => ({ url, kind, shape })),
  ];
  const rows = all.flatMap(({ url, kind, shape }) =>
    (shapes[shape]?.match(/[^|]+/gu) ?? []).map((langs) => ({ url, kind, langs })),
  );
  return byLanguage(rows, ({ langs }) => langs).map(toRow);
}

type Place = Pick<RecordPlace, 'url' | 'kind'>;

const keyOf = ({ url, kind }: Place) => `${kind} ${url}`;

/** The places in the order of `Table.places`: each entry, then its IDs. */
function placesOf(entries: readonly NameEntry[]): Place[] {
  return entries.flatMap(({ url, kind, anchor, anchors = [] }) => [
    { url, kind },
    ...anchors.map((id) => ({ url: `${url.replace(/#.*$/u, '')}#${id}`, kind: kindOf(kind, anchor, id) })),
  ]);
}

function kindOf(kind: Kind, anchor: string | undefined, id: string): Kind {
  if (kind === 'card') return 'ruling';
  if (anchor !== undefined) return 'note';
  return id.includes('-note-') ? 'annotation' : 'clause';
}

const langsOf = ({ passages }: SearchRecord) =>
  languages.filter((each) => passages.some(({ lang }) => lang === each)).join(' ');

function byLanguage<Row>(rows: readonly Row[], langsOf: (row: Row) => string): Row[] {
  const order = (row: Row) => {
    const at = (languages as readonly string[]).indexOf(langsOf(row));
    return at < 0 ? languages.length : at;
  };
  return rows.toSorted((a, b) => order(a) - order(b));
}

function toRow({ url, kind, langs }: Place & { readonly langs: string }, number: number): TableRow {
  // Former wordings of a section are on its history page.
  const [path = '', id] = url.split(/(?:history\/)?#/u);
  const [document = '', ...folders] = path.split('/').filter(Boolean);
  // Terms, and cards without a page, are rows of a list; the ID of the row is their `section`.
  const isListed = id !== undefined && (kind === 'term' || path.endsWith('/cards/'));
  const anchor = isListed ? undefined : id;
  return {
    number,
    url,
    kind,
    document,
    section: (isListed ? id : folders.at(-1)) ?? '',
    ...(anchor !== undefined && { anchor }),
    ...((kind === 'clause' || kind === 'annotation') && { part: partOfAnchor(anchor ?? '') }),
    langs: languages.filter((each) => langs.includes(each)),
  };
}

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

export type PackedRecord = Omit<SearchRecord, keyof RecordPlace>;

// In characters; about 6 kB when compressed. Smaller packs mean more requests, larger ones a longer wait.
const packSize = 14_000;
