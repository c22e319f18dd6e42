import type { CardRecord } from '../schema/card.ts';

/**
 * The cards that the rulings of a card (`m10/cards/clone`) name, each with these rulings: the other side of `mentionedIn`. What
 * its own head or text names has no ruling.
 */
export const mentionsOf = <Entry extends { readonly data: Pick<CardRecord, 'mentionedIn'> }>(
  id: string,
  cards: readonly Entry[],
) =>
  cards.flatMap((card) => {
    const places = card.data.mentionedIn.filter((place) => place.startsWith(`${id}/`));
    return places.length === 0
      ? []
      : [{ ...card, rulings: places.flatMap((place) => place.split('#')[1] ?? []) }];
  });
