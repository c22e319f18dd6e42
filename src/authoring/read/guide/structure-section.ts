import type { Staged } from '../../../pipeline/diagnostics.ts';
import type { GuideStructure } from '../../../pipeline/structure/structure.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import type { Segment } from '../lines/segment.ts';
import { checkParts } from './check-parts.ts';
import { tellVoices } from './commentary.ts';
import { labelCounted, labelCountedParagraphs } from './counted-examples.ts';
import { toEntries } from './entries.ts';
import { report } from './findings.ts';
import { gatherLists } from './gather-lists.ts';
import { readInnerHeadings } from './inner-headings.ts';
import { findMarkOfComments } from './looks-annotated.ts';
import type { Paragraph } from './paragraph.ts';
import { orderParts } from './part-order.ts';
import { readQuotations } from './quotations.ts';
import { type ReadingItem, readSection } from './read-section.ts';
import { setRepeatsAside } from './repeats.ts';
import { createLanguageTeller } from './script.ts';
import { hasFixedParts } from './section-number.ts';
import { findUnfinished } from './unfinished.ts';
import type { Voice } from './voice-labels.ts';

/** Languages a source is known to carry, and whether it has commentary between the official paragraphs. */
export interface SectionOptions {
  readonly languages?: readonly Language[] | undefined;
  readonly isAnnotated: boolean;
}

/** The way of an IPG section: lines -> headings and paragraphs -> who speaks -> parts -> blocks. */
export const structureSection = (
  source: SourceText,
  segments: readonly Segment[],
  { languages, isAnnotated }: SectionOptions,
): Staged<GuideStructure> => {
  if (segments.length === 0) {
    return {
      value: { kind: 'guide', section: null, blocks: [], ledger: [], markup: [] },
      diagnostics: [report(source, 'structure/empty', 1)],
    };
  }
  const tell = createLanguageTeller(source.text, languages);
  const printed = readSection(segments, tell, { isAnnotated });
  const reading = isAnnotated ? readQuotations(printed) : printed;
  const read = reading.items.flatMap((item) => (item.type === 'paragraph' ? [item.paragraph] : []));
  const paragraphs = labelCountedParagraphs(read);
  const items = withParagraphs(reading.items, paragraphs);

  const told = isAnnotated ? tellVoices(source, paragraphs) : { voices: [], diagnostics: [] };
  const voices = paragraphs.map((_, index) => told.voices[index] ?? 'official');

  const ordered = orderPartsOf(reading.section, paragraphs, voices);
  const entries = labelCounted(toEntries(items, voices, ordered.parts, tell));

  const { kept, ledger } = setRepeatsAside(source, entries);
  const headed = readInnerHeadings(source, kept, tell);
  const gathered = gatherLists(headed.entries);
  const blocks = gathered.map(({ block }) => block);
  const commented = isAnnotated ? undefined : findMarkOfComments(paragraphs);
  const lastLine = segments.at(-1)?.line ?? 1;
  const guess = ordered.isGuess ? [report(source, 'structure/part-guess', paragraphs[0]?.line ?? 1)] : [];
  return {
    value: {
      kind: 'guide',
      section: reading.section,
      blocks,
      ledger: [...reading.ledger, ...ledger],
      markup: [],
    },
    diagnostics: [
      ...told.diagnostics,
      ...guess,
      ...(commented ? [report(source, 'structure/looks-annotated', commented.line)] : []),
      ...headed.diagnostics,
      ...findUnfinished(source, gathered, new Set(headed.diagnostics.map(({ line = 0 }) => line))),
      ...checkParts(source, reading.section, headed.entries, lastLine),
    ],
  };
};

/** The items of a reading with other paragraphs in the places of theirs. */
const withParagraphs = (
  items: readonly ReadingItem[],
  paragraphs: readonly Paragraph[],
): readonly ReadingItem[] => {
  let index = -1;
  return items.map((item) => {
    if (item.type !== 'paragraph') return item;
    index += 1;
    return { ...item, paragraph: paragraphs[index] ?? item.paragraph };
  });
};

const orderPartsOf = (
  section: string | null,
  paragraphs: readonly Paragraph[],
  voices: readonly Voice[],
): { readonly parts: readonly Part[]; readonly isGuess: boolean } => {
  if (!hasFixedParts(section) && paragraphs.every(({ headed }) => headed === undefined)) {
    return { parts: paragraphs.map(() => 'definition'), isGuess: false };
  }
  return orderParts(
    paragraphs.map((paragraph, index) => ({
      paragraph,
      canBeginPart: voices[index] === 'official' && !paragraph.isPenaltyRemark,
    })),
  );
};
