import { unspaced } from '../text/normalize.ts';
import {
  type Cited,
  counters,
  endOfRange,
  fillByPrefix,
  type Groups,
  type Mode,
  ordinals,
  type Slot,
  sticky,
  withRange,
} from './read.ts';

/* Forms of whole queries: `2.3修4`, `2.3 F`. Prose is read without them, so linker.js does not contain this file. */

const noteWords = 'note|annotation|评注|評注|注釈|註釋|注释';

const slots: readonly Slot[] = [
  {
    pattern: sticky(`(?:${noteWords})[ -]?(?<note>\\d{1,2})`),
    fill: ({ number, ...cited }, { note }) =>
      cited.parts ? { ...cited, number: `${number ? `${number}-` : ''}note-${note}` } : null,
  },
  {
    pattern: sticky(`(?<prefix>[${unspaced}]{1,4})(?<number>\\d{1,2})(?!\\d)${counters}${endOfRange}`),
    fill: fillByPrefix,
  },
  {
    pattern: sticky(`${ordinals}+ ?(?<number>\\d{1,2})(?!\\d)${counters}`),
    fill: fillItem,
  },
  { pattern: sticky(`(?<number>\\d{1,2})(?![\\d.%])${counters}$`), fill: fillItem },
  {
    pattern: sticky('(?<number>[a-z])$'),
    fill: (cited, groups) =>
      cited.section && !cited.parts ? withRange({ ...cited, parts: ['examples'] }, groups) : null,
  },
  // A word that names no part is ignored: `2.3 word 4` cites every clause 4, and `IPG 2.3 word` cites the section.
  {
    pattern: sticky('(?<word>[^\\d.,]{1,20}?)(?: ?(?<number>\\d{1,2}))?$'),
    fill: (cited, { word = '', number }) => {
      const isSection = cited.section && !cited.parts && (cited.document || number);
      return isSection && /[\p{L}]/u.test(word) && !cited.named
        ? { ...cited, ...(number && { number }), parts: [] }
        : null;
    },
  },
];

export const asWhole: Mode = {
  isWhole: true,
  gap: sticky(
    `(?:'s(?![a-z])|[ ,/:#.(・_§¶~\\-[\\]()"'〔〕【】|]|(?:of|the|in|for|from|under|(?:section|part) of)(?![a-z])|[里中]?的|[里中]|の)*`,
  ),
  slots,
  accepts: () => true,
};

function fillItem(cited: Cited, { number }: Groups): Cited | null {
  return cited.section && !cited.parts && number ? { ...cited, parts: [], number } : null;
}
