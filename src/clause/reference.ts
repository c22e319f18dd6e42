/** What a link in a text refers to, where a popover can show it. */
export interface Reference {
  readonly kind: 'card' | 'term';
  /** Slug of the card, ID of the term. */
  readonly id: string;
}

/**
 * Reads the path and hash of an address below the site's base; null for what is followed as a link.
 * `toReference('zh/m10/cards/clone/') // => { kind: 'card', id: 'clone' }`, `'en/terms/#library'`
 */
export function toReference(path: string): Reference | null {
  const [, card, term] =
    /^(?:zh|ja|en)\/(?:m10\/cards\/#?([a-z][a-z0-9-]*)\/?|terms\/#([a-z][a-z0-9-]*))$/u.exec(path) ?? [];
  if (card !== undefined) return { kind: 'card', id: card };
  return term === undefined ? null : { kind: 'term', id: term };
}
