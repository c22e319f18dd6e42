/** Corrects a hash that is nearly an ID: `mendHash('Remedy-4。') // => 'remedy-4'`. Of several clauses, keeps the first. */
export const mendHash = (hash: string): string =>
  hash
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.\..*$|[^a-z0-9]+$/u, '');
