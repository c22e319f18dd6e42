import type { Language } from '../../schema/language.ts';
import type { SourceKind } from '../../schema/source.ts';
import type { Staged } from '../diagnostics.ts';
import { structureIpg } from '../grammars/ipg.ts';
import { structureIpgAnnotated } from '../grammars/ipg-annotated.ts';
import { structureSetFaq } from '../grammars/set-faq.ts';
import { mendBrokenWords } from '../text/broken-words.ts';
import { takeOutInvisible } from '../text/invisible.ts';
import { findLeftMarkup } from '../text/left-markup.ts';
import { joinLoneMarks } from '../text/lone-marks.ts';
import { type Segment, segmentSource } from '../text/segment.ts';
import type { SourceText } from '../text/source-text.ts';
import type { FaqStructure, IpgStructure, StructuralHints } from './structure.ts';

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
