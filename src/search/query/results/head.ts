import type { InterfaceLanguage } from '../../../schema/language.ts';
import type { TextIndex } from '../../index/open.ts';
import type { TableRow } from '../../index/table.ts';
import { beginning } from '../../text/excerpt.ts';
import { isHead, isText } from '../../text/record.ts';
import type { Head, Result } from '../result.ts';

/** The result that gets a head: the first section or card with a page, if it is among the first three results. */
export const headOf = (results: readonly Result[]): Result | undefined =>
  results.slice(0, maxRank).find(({ record }) => !record.isListed && isHead(record));

/**
 * Reads the head of a result, in the reader's language if possible. If the score has chosen texts (`inside`), the
 * head links only these.
 *
 * @param found the addresses of the texts found, best first; they come first among the links, or are the only ones
 */
export async function readHead(
  index: TextIndex,
  { record: { url }, inside, sentenceIn }: Result,
  reader: InterfaceLanguage | undefined,
  found: readonly string[],
): Promise<Head> {
  const places = placesIn(index.rows, url, reader);
  const lead = leading.map((part) => places.find((row) => row.part === part)).find(Boolean);
  const all = linked.map((isOne) => places.filter(isOne)).find(hasSome) ?? [];
  const rank = (row: TableRow) => (found.includes(row.url) ? found.indexOf(row.url) : found.length);
  const asked =
    inside ?? (all.length > 0 ? all.toSorted((a, b) => rank(a) - rank(b)).map(({ url }) => url) : found);
  // An annotation is replaced by its clause.
  const urls = new Set(asked.map((one) => one.replace(/-note-\d+$/u, '')));
  const links = [...urls]
    .flatMap((one) => readable(index.rows, (row) => row.url === one, reader))
    .slice(0, maxLinks);
  const read = async (some: readonly TableRow[]) =>
    (await index.read(some)).flatMap(({ passages, status, ...record }) => {
      const passage = passages.find(({ lang }) => lang === reader) ?? passages[0];
      const text = passage && {
        ...passage,
        text: beginning(passage.text, sentenceIn?.(record.url, passage.text)),
        ...(status && { status }),
      };
      return text ? { ...record, passage: text } : [];
    });
  const [[penalty], [definition], linkedTexts] = await Promise.all([
    read(places.filter(({ part }) => part === 'penalty').slice(0, 1)),
    read(lead ? [lead] : []),
    read(links),
  ]);
  return {
    ...(penalty && { penalty: penalty.passage }),
    ...(penalty?.repeated && { repeated: penalty.repeated }),
    ...(definition && { lead: definition.passage }),
    links: linkedTexts,
  };
}

function placesIn(
  rows: readonly TableRow[],
  head: string,
  reader: InterfaceLanguage | undefined,
): TableRow[] {
  const inside = head.includes('#') ? `${head}-` : `${head}#`;
  return readable(rows, ({ url }) => url.startsWith(inside), reader);
}

function readable(
  rows: readonly TableRow[],
  isWanted: (row: TableRow) => boolean,
  reader: InterfaceLanguage | undefined,
): TableRow[] {
  const all = rows.filter((row) => isWanted(row) && isLinked(row));
  return [...Map.groupBy(all, ({ url }) => url).values()].flatMap(
    (same) => same.find(({ langs }) => langs.some((lang) => lang === reader)) ?? same[0] ?? [],
  );
}

const hasSome = (places: readonly TableRow[]) => places.length > 0;
const isLinked = (row: TableRow) => row.kind === 'section' || (isText(row) && row.kind !== 'annotation');
const leading = ['definition', 'text'] as const;
/** The kinds of links, best first. A head uses the first kind that its section or card has. */
const linked: readonly ((row: TableRow) => boolean)[] = [
  ({ part }) => part === 'remedy',
  ({ part }) => part === 'text',
  ({ kind }) => kind === 'ruling',
  ({ kind }) => kind === 'section',
  ({ kind }) => kind === 'note',
];
const maxLinks = 3;
const maxRank = 3;
