import { type Language, languages } from '../../schema/language.ts';
import { type Kind, kinds, partOfAnchor, type RecordPlace, type SearchRecord } from '../text/record.ts';

/** What is known of a record without its words. */
export interface TableRow extends RecordPlace {
  /** The languages of its passages. */
  readonly langs: readonly Language[];
  /** How many characters its longest passage has, to a power of two. */
  readonly length: number;
}

/**
 * Where all records stand, by their numbers, as a file has it: a line a page, with its address and its records in a
 * row. `ipg/2.3/ Szje4 Cz7#definition-1` is the page, found by headings of 16 characters in three languages, and a
 * clause of 128 in Chinese. Throws where a record does not come back from it as it was.
 */
export function writeTable(records: readonly SearchRecord[]): string {
  let page = '';
  const written = records.map((record) => {
    const [path = '', id] = record.url.split('#');
    const langs = languages.filter((lang) => record.passages.some((passage) => passage.lang === lang));
    const longest = Math.max(1, ...record.passages.map(({ text }) => text.length));
    const row = [
      kindLetters[kinds.indexOf(record.kind)],
      ...langs.map((lang) => lang.charAt(0)),
      Math.round(Math.log2(longest)),
      ...(id === undefined ? [] : ['#', id]),
    ].join('');
    const start = path === page ? ' ' : `\n${path} `;
    page = path;
    return start + row;
  });
  const table = written.join('').trim();
  readTable(table).forEach((row, number) => {
    const { url, section, anchor, part } = records[number] ?? {};
    const isSame = row.url === url && row.section === section && row.anchor === anchor && row.part === part;
    if (!isSame) throw new Error(`${url}: the table of the search index would not say where it stands.`);
  });
  return table;
}

export function readTable(table: string): TableRow[] {
  return table.split('\n').flatMap((line) => {
    const [path = '', ...rows] = line.split(' ');
    return rows.map((row) => readRow(path, row));
  });
}

function readRow(path: string, row: string): TableRow {
  const [, letter = '', langs = '', length, id] = /^([A-Z])([a-z]*)(\d+)(?:#(.*))?$/u.exec(row) ?? [];
  const kind = kinds[kindLetters.indexOf(letter)] as Kind;
  const [document = '', ...folders] = path.split('/').filter(Boolean);
  // Terms, and cards without a page, stand in a list under their own names.
  const isListed = id !== undefined && (kind === 'term' || /\/cards\/$/u.test(path));
  const anchor = isListed ? undefined : id;
  return {
    url: id === undefined ? path : `${path}#${id}`,
    kind,
    document,
    section: (isListed ? id : folders.at(-1)) ?? '',
    ...(anchor !== undefined && { anchor }),
    ...((kind === 'clause' || kind === 'annotation') && { part: partOfAnchor(anchor ?? '') }),
    langs: languages.filter((lang) => langs.includes(lang.charAt(0))),
    length: 2 ** Number(length),
  };
}

// In the order of `kinds`.
const kindLetters = 'CARKNSTO';

/** Texts by record, cut into files of about as many characters: what is read together stands together. */
export function cutIntoPacks(records: readonly SearchRecord[]): PackedRecord[][] {
  const packs: PackedRecord[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { titles, passages, isOutdated, beside } of records) {
    const packed = { titles, passages, ...(isOutdated && { isOutdated }), ...(beside && { beside }) };
    if (size > packSize) packs.push([]);
    size = size > packSize ? 0 : size;
    size += JSON.stringify(packed).length;
    packs.at(-1)?.push(packed);
  }
  return packs;
}

/** What a pack has of a record; the table has the rest. */
export type PackedRecord = Omit<SearchRecord, keyof RecordPlace>;

// About 6 kB compressed: less is more files to ask for, more is more to wait for before the first words.
const packSize = 14_000;
