/** What a link in a text refers to, where a popover can show it. */
export interface Reference {
  readonly kind: 'card' | 'term';
  /** Set and slug of the card (`m10/cards/clone`), ID of the term. */
  readonly id: string;
}

/**
 * Reads the path and hash of an address below the site's base; null for what is followed as a link.
 * `toReference('zh/m10/cards/clone/') // => { kind: 'card', id: 'm10/cards/clone' }`, `'en/terms/#library'`
 */
export function toReference(path: string): Reference | null {
  const [, cards, slug, term] =
    /^(?:zh|ja|en)\/(?:([a-z][a-z0-9-]*\/cards\/)#?([a-z][a-z0-9-]*)\/?|terms\/#([a-z][a-z0-9-]*))$/u.exec(
      path,
    ) ?? [];
  if (cards !== undefined) return { kind: 'card', id: `${cards}${slug}` };
  return term === undefined ? null : { kind: 'term', id: term };
}
