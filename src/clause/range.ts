/** What the hash of an address asks for: a range of clauses, by the IDs of its ends. */
export interface ClauseRange {
  readonly from: string;
  readonly to: string;
}

/** A range as the IDs that stand on a page, in reading order, and the ends that do not stand there. */
export interface ResolvedRange {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Reads `remedy-1..remedy-3` (without `#`, decoded); null for what is not a range.
 *
 * Anything may stand in an address: the ends are compared with IDs and shown as text, never built into a
 * selector or into HTML.
 */
export function parseRange(hash: string): ClauseRange | null {
  const [, from, to] = /^([^.]+)\.\.([^.]+)$/u.exec(hash) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * A hash with its IDs as the page writes them, whatever their letters' case; one that is not there stays as it is.
 * `toPageIds('REMEDY-1..Remedy-3', ['remedy-1', 'remedy-3']) // => 'remedy-1..remedy-3'`
 */
export function toPageIds(hash: string, all: readonly string[]): string {
  const find = (id: string) => all.find((each) => each.toLowerCase() === id.toLowerCase()) ?? id;
  const range = parseRange(hash);
  return range ? `${find(range.from)}..${find(range.to)}` : find(hash);
}

/** `toRange('remedy-1', 'remedy-3') // => 'remedy-1..remedy-3'`, `toRange('r2', 'r2') // => 'r2'` */
export function toRange(from: string, to: string): string {
  return from === to ? from : `${from}..${to}`;
}

/**
 * The IDs from one end to the other, whichever comes first on the page. Where one end is unknown, the other
 * stands alone; where both are, nothing does.
 */
export function resolveRange({ from, to }: ClauseRange, all: readonly string[]): ResolvedRange {
  const ends = [from, to];
  const unknown = ends.filter((id, index) => !all.includes(id) && ends.indexOf(id) === index);
  const places = ends.map((id) => all.indexOf(id)).filter((place) => place !== -1);
  if (places.length === 0) return { ids: [], unknown };
  return { ids: all.slice(Math.min(...places), Math.max(...places) + 1), unknown };
}
