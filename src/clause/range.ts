/** A range as the IDs that stand on a page, in reading order, and the ends that do not stand there. */
export interface ResolvedRange {
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
}

/** `toRange('remedy-1', 'remedy-3') // => 'remedy-1..remedy-3'`, `toRange('r2', 'r2') // => 'r2'` */
export function toRange(from: string, to: string): string {
  return from === to ? from : `${from}..${to}`;
}

/**
 * The IDs from one end of a range (`remedy-1..remedy-3`, without `#`, decoded) to the other, whichever comes first on
 * the page. Where one end is unknown, the other stands alone; where both are, or the hash is no range, nothing does.
 *
 * Anything may stand in an address: the ends are compared with IDs and shown as text, never built into a selector or
 * into HTML.
 */
export function resolveRange(hash: string, all: readonly string[]): ResolvedRange {
  const [, ...ends] = /^([^.]+)\.\.([^.]+)$/u.exec(hash) ?? ['', hash];
  const isRange = ends.length === 2;
  const unknown = ends.filter((id, index) => !(isRange && all.includes(id)) && ends.indexOf(id) === index);
  const places = isRange ? ends.map((id) => all.indexOf(id)).filter((place) => place !== -1) : [];
  if (places.length === 0) return { ids: [], unknown };
  return { ids: all.slice(Math.min(...places), Math.max(...places) + 1), unknown };
}
