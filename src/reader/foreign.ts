/** The keys of an address that say how a reader reads (`layout` in older ones alone); a copied link has them. */
export const readingKeys = ['with', 'columns', 'show', 'layout', 'notes'] as const;

/** What of the search part of an address is not about how a reader reads. `foreign('?q=x&notes=0') // => 'q=x'` */
export function foreign(address: string): string {
  const others = new URLSearchParams(address);
  for (const key of readingKeys) others.delete(key);
  return others.toString();
}
