/** `mendHash('Remedy-4。') // => 'remedy-4'`, `mendHash('remedy-1..remedy-3') // => 'remedy-1'` */
export const mendHash = (hash: string): string =>
  hash
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.\..*$|[^a-z0-9]+$/u, '');
