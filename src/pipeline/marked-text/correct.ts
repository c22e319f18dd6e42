import type { AppliedCorrection, Correction, CorrectionFile } from '../../schema/correction.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import { type Flow, rangeOfFlow, sliceFlow } from '../text/flow.ts';
import { positionAt, type Range } from '../text/source-text.ts';
import { cardLines, type RowName } from './margin.ts';
import type { Paragraph } from './paragraphs.ts';

/** A correction with the source offsets of its reading (`start === end` where something is missing), and its line there. */
export interface Edit extends Range {
  readonly line: number;
  readonly correction: Correction;
  readonly index: number;
}

/** Whether a correction is about the structure (a missing bullet, a lost head) and not about wording. */
export const isStructural = ({ kind }: Correction): boolean =>
  kind === 'missing-bullet' || kind === 'lost-head';

/** The file of the corrections of a source. */
export const correctionsPath = (source: string): string =>
  `content/corrections/${source.replace(/\.txt$/u, '')}.yml`;

/** Where a correction is written. */
export const placeOfCorrection = (source: string, index: number): Pick<Diagnostic, 'file' | 'path'> => ({
  file: correctionsPath(source),
  path: ['corrections', index],
});

/**
 * Finds each correction in its text. Reports one whose text does not exist, or does not have its context exactly once, and
 * one that overlaps another. A structural correction is at the beginning of its text.
 */
export const locateCorrections = (
  paragraphs: readonly Paragraph[],
  written: CorrectionFile | undefined,
): Staged<readonly Edit[]> => {
  const diagnostics: Diagnostic[] = [];
  const edits: Edit[] = [];
  if (!written) return { value: edits, diagnostics };
  const named = nameTexts(paragraphs);
  for (const [index, correction] of written.corrections.entries()) {
    const { id, lang, before, reading, after } = correction;
    const at = placeOf(correction);
    const report = (code: string, message: string, hint: string): void => {
      diagnostics.push(errorAt(`correct/${code}`, placeOfCorrection(written.source, index), message, hint));
    };
    const own = (named.get(nameOfCorrected(correction)) ?? [])
      .filter(({ name }) => name.lang === lang)
      .flatMap(({ piece }) => piece ?? []);
    const [first] = own;
    const places = isStructural(correction)
      ? own.slice(0, 1).map(({ flow }) => rangeIn(flow, 0, 0))
      : own.flatMap(({ flow }) => rangesOfReading(flow, correction));
    const [place] = places;
    const other = place && edits.find(({ start, end }) => start < place.end && place.start < end);
    if (!first)
      report(
        'no-text',
        `Correction ${id} is for ${at} in ${lang}, which ${written.source} does not have.`,
        'Write the address of the text, and the language of its text; for a line of a card the address of the card, and `line`.',
      );
    else if (!place)
      report(
        'context-not-found',
        `Correction ${id}: ${at} does not have “${before + reading + after}”.`,
        'Copy `before`, `reading` and `after` from the source, one after the other as it has them; remove the correction if the text is right now.',
      );
    else if (places.length > 1)
      report(
        'context-not-found',
        `Correction ${id}: ${at} has “${before + reading + after}” ${places.length} times.`,
        'Put more of the unchanged text into `before` and `after`, so that only one place has it.',
      );
    else if (other)
      report(
        'overlap',
        `Corrections ${other.correction.id} and ${id} correct the same characters.`,
        'Merge the two.',
      );
    else edits.push({ ...place, line: positionAt(first.source, place.start).line, correction, index });
  }
  return { value: edits, diagnostics };
};

/** `m10/cards/clone/ stats`, as messages have it. */
const placeOf = ({ at, line }: Correction): string => (line === undefined ? at : `${at} ${line}`);

/** `{ at: 'm10/cards/clone/', line: 'stats' } // => 'clone/stats'`, `{ at: 'ipg/2.3/#remedy-4' } // => 'remedy-4'` */
export const nameOfCorrected = ({ at, line }: Pick<Correction, 'at' | 'line'>): string => {
  const [page = '', id] = at.split('#');
  const [own = '', above] = page.split('/').toReversed().slice(1);
  return above === 'cards' ? `${own}/${id ?? line ?? 'name'}` : (id ?? line ?? own);
};

/** The texts of a source by their names: `remedy-4`, `combat-7`, `clone/r1`, `clone/stats`. */
export const nameTexts = (paragraphs: readonly Paragraph[]): ReadonlyMap<string, readonly Paragraph[]> => {
  let [card, ruling] = ['', ''];
  return Map.groupBy(paragraphs, ({ name: { is, id, part } }) => {
    if (is === 'card') card = id;
    if (is === 'ruling') ruling = id;
    return nameOfText(is, id || (part ?? ''), card, ruling);
  });
};

const nameOfText = (is: RowName['is'], id: string, card: string, ruling: string): string => {
  if (is === 'card') return `${card}/name`;
  if (is === 'ruling' || is === 'item' || is === 'step') return `${card}/${ruling}`;
  if (cardLines.some((line) => line === is)) return `${card}/${is}`;
  return is === 'heading' || is === 'subheading' ? `${is} ${id}` : id || is;
};

const rangesOfReading = (flow: Flow, { before, reading, after }: Correction): readonly Range[] => {
  const context = before + reading + after;
  const ranges: Range[] = [];
  if (context === '') return ranges;
  for (let at = flow.text.indexOf(context); at >= 0; at = flow.text.indexOf(context, at + 1))
    ranges.push(rangeIn(flow, at + before.length, at + before.length + reading.length));
  return ranges;
};

/** The range of a slice of a flow in the source; of an empty one the place where something is missing. */
const rangeIn = (flow: Flow, from: number, to: number): Range => {
  const range = rangeOfFlow(sliceFlow(flow, from, to));
  if (range) return range;
  const previous = flow.offsets[from - 1] ?? -1;
  const start = previous >= 0 ? previous + 1 : (flow.offsets.slice(from).find((offset) => offset >= 0) ?? 0);
  return { start, end: start };
};

export const toAppliedCorrection = ({
  line,
  correction,
}: Pick<Edit, 'line' | 'correction'>): AppliedCorrection => {
  const { id, kind, reading, text, effect, reason } = correction;
  return { id, line, kind, reading, text, effect, reason };
};

/** The indexes of an edit's reading in a flow; undefined unless the flow has the whole reading. */
export const findEdit = (flow: Flow, edit: Edit): { from: number; to: number } | undefined => {
  if (edit.start < edit.end) {
    const from = flow.offsets.indexOf(edit.start);
    const to = from + edit.end - edit.start;
    return from < 0 || flow.offsets[to - 1] !== edit.end - 1 ? undefined : { from, to };
  }
  // Something is missing: it goes after the character before it or, at the start of a line, before the next one.
  const shift = edit.correction.before === '' ? 0 : 1;
  const index = flow.offsets.indexOf(edit.start - shift);
  return index < 0 ? undefined : { from: index + shift, to: index + shift };
};
