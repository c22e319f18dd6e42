import type { Paragraph } from './paragraph.ts';
import { isSetInQuotes } from './quotations.ts';
import { readVoiceLabel } from './voice-labels.ts';

/**
 * The first paragraph of a text read as plain that bears the marks of an annotated one, or undefined: a label
 * in brackets alone in its line, three comments with a label, or quoted paragraphs among others, the first of the text quoted. One `注：` can be official.
 */
export const findMarkOfComments = (paragraphs: readonly Paragraph[]): Paragraph | undefined => {
  const alone = paragraphs.find(({ text }) => {
    const label = readVoiceLabel(text);
    return label?.voice === 'note' && label.rest.text === '' && !/^\p{L}/u.test(text.text);
  });
  if (alone) return alone;
  const labeled = paragraphs.filter(({ text }) => readVoiceLabel(text)?.voice === 'note');
  const quoted = paragraphs.filter(({ text, traits }) => traits.has('quoted') || isSetInQuotes(text.text));
  const isMixed = quoted.length >= 2 && paragraphs.length - quoted.length >= 2;
  if (isMixed && quoted[0] === paragraphs[0]) return quoted[0];
  return labeled.length >= 3 ? labeled[0] : undefined;
};
