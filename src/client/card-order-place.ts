/** Where the card list leaves its order, for the tab only (card-order.ts). */
export const place = 'sidejudge:card-order';

export function isOrderLeft(): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}
