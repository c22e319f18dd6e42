import type { Staged } from '../../pipeline/diagnostics.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { SourceKind } from '../../schema/document-kind.ts';
import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { type GuideOptions, readGuide } from './guide/guide.ts';
import { type Segment, segmentSource } from './lines/segment.ts';
import { readSetFaq } from './set-faq/set-faq.ts';
import type { Structure } from './structure.ts';

interface GrammarOptions extends Omit<GuideOptions, 'isAnnotated'> {
  readonly languages: readonly Language[];
}

type Grammar = (
  source: SourceText,
  segments: readonly Segment[],
  options: GrammarOptions,
) => Staged<Structure>;

const grammars = {
  guide: (source, segments, options) => readGuide(source, segments, options),
  'guide-annotated': (source, segments, options) =>
    readGuide(source, segments, { ...options, isAnnotated: true }),
  'set-faq': (source, segments) => readSetFaq(source, segments),
} as const satisfies Record<SourceKind, Grammar>;

/** Reads the structure of a source with the grammar of its kind. Reports what is missing, doubtful or guessed. */
export const readStructure = (
  source: SourceText,
  kind: SourceKind,
  options: GrammarOptions,
): Staged<Structure> => {
  const { segments, markup } = segmentSource(source);
  const { value, diagnostics } = grammars[kind](source, segments, options);
  return { value: { ...value, markup: [...value.markup, ...markup] }, diagnostics };
};

export interface TextToRead extends Omit<GrammarOptions, 'hasParts'> {
  readonly source: SourceText;
  readonly kind: SourceKind;
}

/**
 * Reads texts together, because either all texts of a section have parts or none. The parts of existing rows
 * (`known`) decide. Without existing rows, the texts have parts if one of them prints a part heading or a penalty,
 * or if none is read as the part `text`.
 */
export const readTexts = <Text extends TextToRead>(
  texts: readonly Text[],
  known: ReadonlySet<Part> = new Set(),
): readonly (Text & Staged<Structure>)[] => {
  const read = (text: Text, hasParts?: boolean): Text & Staged<Structure> => ({
    ...text,
    ...readStructure(text.source, text.kind, { ...text, hasParts }),
  });
  const alone = texts.map((text) => read(text));
  const hasParts =
    known.size > 0
      ? [...known].some((part) => part !== 'text')
      : alone.some(({ value }) => printsParts(value)) || alone.every(({ value }) => !isText(value));
  return alone.map((own) => (isText(own.value) === hasParts ? read(own, hasParts) : own));
};

const isText = (structure: Structure): boolean =>
  structure.kind === 'guide' && structure.blocks.some(({ part }) => part === 'text');

const printsParts = (structure: Structure): boolean =>
  structure.kind === 'guide' &&
  structure.blocks.some(
    ({ role, part, inside }) => role === 'penalty' || (role === 'heading' && part !== null && !inside),
  );
