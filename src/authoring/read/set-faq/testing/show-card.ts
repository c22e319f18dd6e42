import type { CardView } from '../../view-faq.ts';

/** A card in one line: name | English name | cost | type line | stats | text / text | ruling ; ruling */
export const showCard = (card: CardView): string =>
  [
    card.name ?? '(none)',
    card.nameEn ?? '',
    card.manaCost ?? '',
    card.typeLine ?? '',
    card.power === undefined ? (card.loyalty ?? '') : `${card.power}/${card.toughness}`,
    card.text.join(' / '),
    card.rulings.map(({ text }) => text.replaceAll('\n', ' > ')).join(' ; '),
  ].join(' | ');
