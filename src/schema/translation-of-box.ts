import type { CardRecord } from './card.ts';
import type { FaqChapter } from './faq.ts';
import { languagesOf } from './language.ts';
import type { Unofficial } from './unofficial.ts';

/** The translations of a card that a chapter shows: those of the card's text, which a box may print otherwise. */
export function translationOfBox(
  { sections }: Pick<FaqChapter, 'sections'>,
  slug: string,
  card: Pick<CardRecord, 'texts' | 'unofficial'> | undefined,
): Unofficial | undefined {
  const boxes = sections.flatMap((section) => section.boxes).filter((box) => box.slug === slug);
  const isSame = boxes.every(({ texts }) =>
    languagesOf(texts).every(
      (each) => texts[each]?.printed.text.map(({ text }) => text).join() === card?.texts[each]?.text.join(),
    ),
  );
  return isSame ? card?.unofficial : undefined;
}
