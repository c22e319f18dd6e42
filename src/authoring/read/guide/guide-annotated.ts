/**
 * The grammar of an annotated IPG section: like the plain one (`ipg.ts`), with commentary between the official
 * paragraphs. Nothing need mark it; these tell it, the first that the text has:
 *
 *   label        zh  【注】此句说明…           en  Note: This covers …        ja  ※この文は…
 *   quotation    en  > A player draws …     ja  「プレイヤーが…引いた。」   official; the rest is commentary
 *   brackets     en  [This is why …]                                           commentary, also behind a sentence
 *   emphasis     en  **A player …** official, *This is why …* commentary
 *   indentation  en      This is why …                                        commentary stands further in
 *   style        ja  …場合にのみ適用される。 official, …に注意しましょう。 commentary
 *   wording      zh  牌手… official, 我们… commentary
 *                en  A player … official, You should … commentary
 *
 * A label that has its line for itself holds for the paragraphs below it, down to the last one before the next
 * label, which that one speaks of, or, where comments stand close to their clauses, to the next blank line.
 *
 * An annotation speaks of the official paragraph before it, unless it names an example (`例(C)は、…`) or all of
 * them (`この例のいくつかは…`).
 */

import type { Staged } from '../../../pipeline/diagnostics.ts';
import type { GuideStructure } from '../../../pipeline/structure/structure.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import type { Segment } from '../lines/segment.ts';
import { structureSection } from './structure-section.ts';

/**
 * Structures an IPG section with commentary. Reports what the plain grammar reports, and
 * `structure/annotation-guess` where it is a guess which paragraph is commentary.
 */
export const readAnnotatedGuide = (
  source: SourceText,
  segments: readonly Segment[],
  options: { readonly languages?: readonly Language[] } = {},
): Staged<GuideStructure> => structureSection(source, segments, { ...options, isAnnotated: true });
