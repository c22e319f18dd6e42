import type { Staged } from '../../pipeline/diagnostics.ts';
import type { FaqStructure, IpgStructure, StructuralHints } from '../../pipeline/structure/structure.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import type { SourceKind } from '../../schema/source.ts';
import { structureIpg } from './guide/ipg.ts';
import { structureIpgAnnotated } from './guide/ipg-annotated.ts';
import { mendBrokenWords } from './lines/broken-words.ts';
import { takeOutInvisible } from './lines/invisible.ts';
import { findLeftMarkup } from './lines/left-markup.ts';
import { joinLoneMarks } from './lines/lone-marks.ts';
import { type Segment, segmentSource } from './lines/segment.ts';
import { structureSetFaq } from './set-faq/set-faq.ts';

/** What a grammar may be told besides the text. */
export interface GrammarOptions {
  /** Languages whose texts of record the source carries; the first decides where nothing else does. */
  readonly languages: readonly Language[];
  readonly hints: StructuralHints;
}

type Grammar = (
  source: SourceText,
  segments: readonly Segment[],
  options: GrammarOptions,
) => Staged<IpgStructure | FaqStructure>;

/** One grammar for each kind of source text. */
const grammars = {
  ipg: (source, segments, { languages }) => structureIpg(source, segments, { languages }),
  'ipg-annotated': (source, segments, { languages }) =>
    structureIpgAnnotated(source, segments, { languages }),
  'set-faq': (source, segments, { hints }) => structureSetFaq(source, segments, { hints }),
} as const satisfies Record<SourceKind, Grammar>;

/** Segments a source and finds its structure with the grammar of its kind; words broken at line ends become whole. */
export const structureSource = (
  source: SourceText,
  kind: SourceKind,
  options: GrammarOptions,
): Staged<IpgStructure | FaqStructure> => {
  const { segments, markup } = takeOutInvisible(segmentSource(source));
  const structured = grammars[kind](source, joinLoneMarks(segments), options);
  const whole = { ...structured.value, markup: [...structured.value.markup, ...markup] };
  const mended = mendBrokenWords(source, whole);
  return {
    value: mended.value,
    diagnostics: [...structured.diagnostics, ...mended.diagnostics, ...findLeftMarkup(source, mended.value)],
  };
};
