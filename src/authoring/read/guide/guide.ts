/**
 * The grammar of a section of a guide: the IPG and texts like it.
 *
 *   section   = [ site ] [ title ] { [ heading ] paragraph { paragraph } } [ site ]
 *   site      = banner | navigation                            -> left out
 *   title     = [ number ] name { name }                       one name for each language
 *   heading   = word { word } [ ":" ]                          one word for each language
 *   paragraph = [ bullet ] [ letter ] line
 *   clause    = paragraph
 *
 *   title       zh  2.3 Hidden Card Error 非公开牌张失误
 *               en  IPG 2.3 Game Play Error — Hidden Card Error
 *               ja  IPG 2.3 ゲーム上の誤り ─ 非公開カードに関する誤り
 *   navigation  zh  2.3. 游戏行动失误~额外抓牌 | 返回IPG目录 | 2.5. 游戏行动失误~违反游戏规则
 *   heading     zh  Penalty 处罚                 升级:如果在游戏中发现…
 *               en  Additional Remedy
 *               ja  追加措置:
 *   penalty     zh  Warning 警告                 en  Game Loss                 ja  懲罰: – 【警告】
 *   example     zh  D. 牌手的手牌数量比其应有的数量多。
 *               en    • D. A player has more cards in their hand than can be accounted for.
 *               ja  (D) プレイヤーが手札に本来持っているべき枚数より多いカードを持っていた。
 *
 * Each paragraph and each list item is a clause. A bullet becomes markup; a number stays in the text, because
 * sentences refer to it.
 *
 * Without headings, wide gaps separate the parts, in their fixed order. Without wide gaps, the boundaries are
 * guessed and reported. A section without headings, penalty and lettered examples, like those of the MTR, has no
 * fixed parts: all of it is the part `text`. Every non-blank character is in one block, in `leftOut` or in `markup`.
 * No input makes `readGuide` throw.
 *
 * An annotated section has commentary between the official paragraphs. `voices.ts` tells the two apart. An annotation
 * belongs to the official paragraph before it, unless it names an example (`例(C)は、…`) or several (`この例のいくつかは…`).
 */

import type { Staged } from '../../../pipeline/diagnostics.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import type { Segment } from '../lines/segment.ts';
import { endsWithColon } from '../lines/sentence.ts';
import { toDiagnostics } from '../problems.ts';
import type { GuideStructure } from '../structure.ts';
import { toEntries } from './entries.ts';
import { checkParts, reportHeadings } from './findings.ts';
import { isLettered, type Paragraph } from './line.ts';
import { orderParts, type PartOrder } from './part-order.ts';
import { createLanguageTeller } from './printed.ts';
import { type Entry, readSection, type SectionReading } from './read-section.ts';
import { hasFixedParts } from './title.ts';
import { type KnownVoices, tellVoices } from './voices.ts';

export interface GuideOptions extends KnownVoices {
  readonly languages?: readonly Language[];
  readonly isAnnotated?: boolean;
  /** Whether the section has parts. If undefined, its headings, penalty and lettered examples decide. */
  readonly hasParts?: boolean | undefined;
  /** Returns the part that a paragraph has in an older edition of the text. */
  readonly partOf?: ((text: string) => Part | undefined) | undefined;
}

/**
 * Reads a section: lines -> headings and paragraphs -> voices -> parts -> blocks. Reports an empty file, a text
 * without clauses, missing parts, lines that can be headings, and guesses about parts and voices.
 */
export const readGuide = (
  source: SourceText,
  segments: readonly Segment[],
  { languages, isAnnotated = false, hasParts, partOf, ...known }: GuideOptions = {},
): Staged<GuideStructure> => {
  const none: GuideStructure = { kind: 'guide', section: null, blocks: [], leftOut: [], markup: [] };
  if (segments.length === 0)
    return { value: none, diagnostics: toDiagnostics(source.file, [{ code: 'structure/empty', line: 1 }]) };
  const tell = createLanguageTeller(source.text, languages);
  const reading = readSection(segments, tell);
  const paragraphs = reading.items.filter((item) => 'lang' in item);

  const { attributions, problems } = isAnnotated
    ? tellVoices(paragraphs, known)
    : { attributions: undefined, problems: [] };
  const canBegin = (paragraph: Paragraph): boolean => attributions?.get(paragraph)?.voice !== 'note';
  const ordered = orderPartsOf(reading, paragraphs, canBegin, { hasParts, partOf });
  const entries = reading.items.flatMap((item) => {
    if ('lang' in item)
      return toEntries(item, attributions?.get(item), ordered.parts.get(item) ?? 'definition', tell);
    return ordered.isText ? withoutPart(item) : item;
  });

  const blocks = entries.map(({ block }) => block);
  const lastLine = segments.at(-1)?.line ?? 1;
  return {
    value: { ...none, section: reading.section, blocks, leftOut: reading.leftOut },
    diagnostics: toDiagnostics(source.file, [
      ...problems,
      ...(ordered.isGuess
        ? [{ code: 'structure/part-guess', line: paragraphs[0]?.number ?? 1 } as const]
        : []),
      ...reportHeadings(entries),
      ...checkParts(ordered.hasParts, entries, lastLine),
    ]),
  };
};

/**
 * A section is divided into parts if it prints a part heading or, where `hasFixedParts`, a penalty or lettered
 * examples. `Examples` alone below other text does not count, because rules without parts have examples, too.
 */
const orderPartsOf = (
  { section, items }: SectionReading,
  paragraphs: readonly Paragraph[],
  canBegin: (paragraph: Paragraph) => boolean,
  { hasParts: known, partOf }: Pick<GuideOptions, 'hasParts' | 'partOf'>,
): PartOrder & { readonly hasParts: boolean; readonly isText: boolean } => {
  const headed = new Set(paragraphs.flatMap(({ headed: part }) => part ?? []));
  const isHeaded = [...headed].some((part) => part !== 'examples') || paragraphs[0]?.headed !== undefined;
  const hasPenalty = items.some((item) => 'block' in item && item.block.part === 'penalty');
  const isDivided = isHeaded || (hasFixedParts(section) && (hasPenalty || hasExamples(paragraphs)));
  const isText = known === undefined ? !isDivided : !known;
  const hasParts = !isText && hasFixedParts(section);
  if (isText || !isDivided) {
    const part = isText ? 'text' : 'definition';
    const parts = new Map(paragraphs.map((paragraph) => [paragraph, part] as const));
    return { parts, isGuess: false, hasParts, isText };
  }
  return { ...orderParts(paragraphs, canBegin, partOf), hasParts, isText };
};

/** In a section without parts, `Examples` is a heading inside the text. */
const withoutPart = (entry: Entry): Entry =>
  entry.block.role === 'heading'
    ? { ...entry, block: { ...entry.block, part: 'text', inside: true } }
    : entry;

/** The letter of an example is a capital. Lettered paragraphs below a colon are items of a list. */
const hasExamples = (paragraphs: readonly Paragraph[]): boolean => {
  const first = paragraphs.findIndex(isLettered);
  const [lead, example] = [paragraphs[first - 1]?.flow.text ?? '', paragraphs[first]?.flow.text ?? ''];
  return first >= 0 && /^[^\p{L}]*\p{Lu}/u.test(example) && !endsWithColon(lead);
};
