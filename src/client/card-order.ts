/**
 * The order in which a reader left the card list, for the way from card to card. It is kept for the tab only,
 * and a card that it does not hold keeps its neighbours by number.
 */

import { place } from './card-order-place.ts';

/** What the list leaves behind: its query, its language, and the shown cards that have a page, in order. */
export interface LeftOrder {
  readonly query: string;
  readonly lang: string;
  readonly cards: readonly (readonly [address: string, name: string, lang: string])[];
}

/** Keeps the order of the list; nothing where the reader has chosen nothing. */
export function rememberOrder(query: string, rows: readonly (HTMLElement | undefined)[]): void {
  const links = rows.flatMap((row) => row?.querySelector<HTMLAnchorElement>('a[data-card-name]') ?? []);
  const order: LeftOrder = {
    query,
    lang: document.documentElement.lang,
    cards: links.map((link) => [
      link.pathname,
      link.textContent?.trim() ?? '',
      link.lang || document.documentElement.lang,
    ]),
  };
  try {
    if (query === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(order));
  } catch {
    // A browser that keeps nothing: then the cards go by number.
  }
}

/** The order that the list left behind; null where there is none, or one that cannot be read. */
export function recallOrder(): LeftOrder | null {
  try {
    const order: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isLeftOrder(order) && order.lang === document.documentElement.lang ? order : null;
  } catch {
    return null;
  }
}

function isLeftOrder(value: unknown): value is LeftOrder {
  if (typeof value !== 'object' || value === null || !('cards' in value)) return false;
  const isCard = (card: unknown) => Array.isArray(card) && card.every((part) => typeof part === 'string');
  return (
    'query' in value &&
    typeof value.query === 'string' &&
    'lang' in value &&
    Array.isArray(value.cards) &&
    value.cards.every(isCard)
  );
}
