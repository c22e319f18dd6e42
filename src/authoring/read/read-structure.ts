import type { Staged } from '../../pipeline/diagnostics.ts';
import type { FaqStructure, GuideStructure } from '../../pipeline/structure/structure.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import type { Quoting, SourceKind } from '../../schema/source.ts';
import { readGuide } from './guide/guide.ts';
import type { KnownHeadings } from './guide/inner-headings.ts';
import { mendBrokenWords } from './lines/broken-words.ts';
import type { StructuralHints } from './lines/hints.ts';
import { findLeftMarkup } from './lines/left-markup.ts';
import { joinLoneMarks, type Segment, segmentSource, takeOutInvisible } from './lines/segment.ts';
import { readSetFaq } from './set-faq/set-faq.ts';

/** What a grammar may be told besides the text. */
export interface GrammarOptions {
  /** Languages whose texts of record the source carries; the first decides where nothing else does. */
  readonly languages: readonly Language[];
  readonly hints: StructuralHints;
  /** Whether a section has parts, where that is known; else its headings, penalty and letters say. */
  readonly hasParts?: boolean;
  /** Lines (1-based) that are headings inside of parts, if they look like any; or that no line is. */
  readonly headings?: KnownHeadings | undefined;
  /** What the marks of an annotated text set apart. */
  readonly quoted?: Quoting | undefined;
  /** The official text of an annotated section alone. */
  readonly plain?: string | undefined;
}

type Grammar = (
  source: SourceText,
  segments: readonly Segment[],
  options: GrammarOptions,
) => Staged<GuideStructure | FaqStructure>;

/** One grammar for each kind of source text. */
const grammars = {
  guide: (source, segments, options) => readGuide(source, segments, options),
  'guide-annotated': (source, segments, options) =>
    readGuide(source, segments, { ...options, isAnnotated: true }),
  'set-faq': (source, segments, { hints }) => readSetFaq(source, segments, hints),
} as const satisfies Record<SourceKind, Grammar>;

/** Segments a source and finds its structure with the grammar of its kind; words broken at line ends become whole. */
export const readStructure = (
  source: SourceText,
  kind: SourceKind,
  options: GrammarOptions,
): Staged<GuideStructure | FaqStructure> => {
  const { segments, markup } = takeOutInvisible(segmentSource(source));
  const structured = grammars[kind](source, joinLoneMarks(segments), options);
  const whole = { ...structured.value, markup: [...structured.value.markup, ...markup] };
  const mended = mendBrokenWords(source, whole);
  return {
    value: mended.value,
    diagnostics: [...structured.diagnostics, ...mended.diagnostics, ...findLeftMarkup(source, mended.value)],
  };
};
