/** The keys of an address that say how a reader reads (state.ts). */
const keys = ['with', 'columns', 'show', 'layout', 'notes'];

/** What of the search part of an address is not about how a reader reads. `foreign('?q=x&notes=0') // => 'q=x'` */
export function foreign(address: string): string {
  const others = new URLSearchParams(address);
  for (const key of keys) others.delete(key);
  return others.toString();
}
