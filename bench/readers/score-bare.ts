import type { TextBlock } from '../../src/authoring/read/structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import { cardsOf } from './show-reading.ts';
import type { TextToTry } from './texts.ts';

/**
 * Takes the bullets off set FAQs, as programs do that take the text out of a file, and says of how many cards the rulings
 * still begin where they did. The words that tell rulings from rules text (`read/set-faq/first-ruling.ts`) are measured so.
 */
export const scoreWithoutBullets = (texts: readonly TextToTry[]): readonly string[] => {
  const rows = texts
    .filter(({ kind }) => kind === 'set-faq')
    .map((text) => {
      const cards = [...entriesOf(text)].filter(([, { rulings }]) => rulings.length > 0);
      const bare = entriesOf({
        ...text,
        source: createSourceText(text.source.file, text.source.text.replace(bullets, '')),
      });
      const right = cards.filter(([name, card]) => wordsOf(bare.get(name)) === wordsOf(card)).length;
      return { name: text.name, right, all: cards.length };
    });
  const sum = (of: 'right' | 'all'): number => rows.reduce((total, row) => total + row[of], 0);
  return rows.length === 0
    ? []
    : [
        `rulings without their bullets: begin right on ${sum('right')} of ${sum('all')} cards`,
        ...rows.map(({ name, right, all }) => `  ${name} ${right} of ${all}`),
      ];
};

/** Not the dots of modes, which have no blank: they are rules text. */
const bullets = /^[ \t]*(?:[*•]|- \*)[ \t]+/gmu;

/** The entries by their names. */
const entriesOf = (text: TextToTry) =>
  new Map(cardsOf(text).entries.flatMap((card) => (card.name ? [[card.name.flow.text, card] as const] : [])));

const wordsOf = (card: { readonly text: readonly TextBlock[] } | undefined): string | undefined =>
  card?.text
    .map(({ flow }) => flow.text)
    .join('')
    .replace(/\s/gu, '');
