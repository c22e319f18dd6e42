import type { CardRecord } from '../schema/card.ts';

/** A card that another card's rulings name, and which of them do. */
export interface Mention {
  readonly slug: string;
  readonly rulings: readonly string[];
}

/**
 * Which cards the rulings of each card name, by its ID (`m10/cards/clone`): the other side of `mentionedIn`. A mention in a card's
 * own head or text has no ruling.
 */
export function mentionsByCard(
  cards: readonly Pick<CardRecord, 'slug' | 'mentionedIn'>[],
): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const { slug, mentionedIn } of cards) {
    for (const [by, rulings] of rulingsByCard(mentionedIn)) {
      mentions.set(by, [...(mentions.get(by) ?? []), { slug, rulings }]);
    }
  }
  return mentions;
}

/** `['ipg/2.3/#example-c', 'm10/cards/clone/#r1']` -> `m10/cards/clone => ['r1']` */
function rulingsByCard(paths: readonly string[]): ReadonlyMap<string, string[]> {
  const rulings = new Map<string, string[]>();
  for (const path of paths) {
    const [, card, ruling] = /^([^/]+\/cards\/[^/]+)\/(?:#(.+))?$/u.exec(path) ?? [];
    if (card) rulings.set(card, [...(rulings.get(card) ?? []), ...(ruling ? [ruling] : [])]);
  }
  return rulings;
}
