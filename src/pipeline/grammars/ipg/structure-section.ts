import type { Part } from '../../../schema/ipg.ts';
import type { Language } from '../../../schema/language.ts';
import type { Staged } from '../../diagnostics.ts';
import type { Segment } from '../../segment.ts';
import type { SourceText } from '../../source-text.ts';
import type { IpgStructure } from '../../structure.ts';
import { checkParts } from './check-parts.ts';
import { tellVoices } from './commentary.ts';
import { toEntries } from './entries.ts';
import { report } from './findings.ts';
import { gatherLists } from './gather-lists.ts';
import type { Paragraph } from './paragraph.ts';
import { orderParts } from './part-order.ts';
import { readSection } from './read-section.ts';
import { setRepeatsAside } from './repeats.ts';
import { createLanguageTeller } from './script.ts';
import { hasFixedParts } from './section-number.ts';
import { findUnknownHeadings } from './unknown-headings.ts';
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
): Staged<IpgStructure> => {
  if (segments.length === 0) {
    return {
      value: { kind: 'ipg', section: null, blocks: [], ledger: [] },
      diagnostics: [report(source, 'structure/empty', 1)],
    };
  }
  const tell = createLanguageTeller(source.text, languages);
  const reading = readSection(segments, tell, { isAnnotated });
  const paragraphs = reading.items.flatMap((item) => (item.type === 'paragraph' ? [item.paragraph] : []));

  const told = isAnnotated ? tellVoices(source, paragraphs) : { voices: [], diagnostics: [] };
  const voices = paragraphs.map((_, index) => told.voices[index] ?? 'official');

  const ordered = orderPartsOf(reading.section, paragraphs, voices);
  const entries = toEntries(reading.items, voices, ordered.parts, tell);

  const { kept, ledger } = setRepeatsAside(source, entries);
  const blocks = gatherLists(kept).map(({ block }) => block);
  const lastLine = segments.at(-1)?.line ?? 1;
  const guess = ordered.isGuess ? [report(source, 'structure/part-guess', paragraphs[0]?.line ?? 1)] : [];
  return {
    value: { kind: 'ipg', section: reading.section, blocks, ledger: [...reading.ledger, ...ledger] },
    diagnostics: [
      ...told.diagnostics,
      ...guess,
      ...findUnknownHeadings(source, kept),
      ...checkParts(source, reading.section, kept, lastLine),
    ],
  };
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
