/** The ID that a hash nearly names. `mendHash('Remedy-4。') // => 'remedy-4'`; of several clauses it is the first. */
export const mendHash = (hash: string): string =>
  hash
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.\..*$|[^a-z0-9]+$/u, '');
