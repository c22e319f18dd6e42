import type { AppliedCorrection, Correction, CorrectionFile } from '../../schema/correction.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import type { Piece } from '../text/flow.ts';
import { positionAt } from '../text/source-text.ts';
import { cardLines, type RowName } from './margin.ts';
import type { Paragraph } from './paragraphs.ts';

/**
 * `from` and `to` enclose the reading; they are equal for an omission. `index` is the position in the file of
 * corrections.
 */
export interface Edit {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly correction: Correction;
  readonly index: number;
}

export const isStructural = ({ kind }: Correction): boolean =>
  kind === 'missing-bullet' || kind === 'lost-head';

export const correctionsPath = (source: string): string =>
  `content/corrections/${source.replace(/\.txt$/u, '')}.yml`;

export const placeOfCorrection = (source: string, index: number): Pick<Diagnostic, 'file' | 'path'> => ({
  file: correctionsPath(source),
  path: ['corrections', index],
});

/**
 * Locates each correction in its text, structural ones at the beginning. Reports a correction if its text does not
 * exist, if its context does not occur exactly once, or if it overlaps another correction.
 */
export const locateCorrections = (
  paragraphs: readonly Paragraph[],
  { source, corrections }: CorrectionFile,
): Staged<readonly Edit[]> => {
  const diagnostics: Diagnostic[] = [];
  const edits: Edit[] = [];
  const named = nameTexts(paragraphs);
  for (const [index, correction] of corrections.entries()) {
    const { id, lang, before, reading, after } = correction;
    const at = placeOf(correction);
    const report = (code: string, message: string, hint: string): void => {
      diagnostics.push(errorAt(`correct/${code}`, placeOfCorrection(source, index), message, hint));
    };
    const own = (named.get(nameOfCorrected(correction)) ?? [])
      .filter(({ name }) => name.lang === lang)
      .flatMap(({ piece }) => piece ?? []);
    const places = isStructural(correction)
      ? own.slice(0, 1).map((piece) => ({ piece, from: 0, to: 0 }))
      : own.flatMap((piece) => placesOfReading(piece, correction));
    const [place] = places;
    const other =
      place &&
      edits.find(({ piece, from, to }) => piece === place.piece && from < place.to && place.from < to);
    if (own.length === 0)
      report(
        'no-text',
        `Correction ${id} is for ${at} in ${lang}, which ${source} does not have.`,
        'Write the address and language of the text; for a line of a card, the address of the card and `line`.',
      );
    else if (!place)
      report(
        'context-not-found',
        `Correction ${id}: ${at} does not have “${before + reading + after}”.`,
        'Copy `before`, `reading` and `after` from the source, where they must follow one another directly. Delete the correction if the source is no longer damaged.',
      );
    else if (places.length > 1)
      report(
        'context-not-found',
        `Correction ${id}: ${at} has “${before + reading + after}” ${places.length} times.`,
        'Copy more of the unchanged text into `before` and `after`, until only one place matches.',
      );
    else if (other)
      report(
        'overlap',
        `Corrections ${other.correction.id} and ${id} correct the same characters.`,
        'Merge the two.',
      );
    else edits.push({ ...place, line: lineOf(place), correction, index });
  }
  return { value: edits, diagnostics };
};

/** `m10/cards/clone/ stats`, in messages. */
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

type Place = Pick<Edit, 'piece' | 'from' | 'to'>;

const placesOfReading = (piece: Piece, { before, reading, after }: Correction): readonly Place[] => {
  const { text } = piece.flow;
  const context = before + reading + after;
  const places: Place[] = [];
  if (context === '') return places;
  for (let at = text.indexOf(context); at >= 0; at = text.indexOf(context, at + 1)) {
    const from = at + before.length;
    places.push({ piece, from, to: from + reading.length });
  }
  return places;
};

/** The source line of a reading; for an omission, the line of the character before it. */
const lineOf = ({ piece: { source, flow }, from, to }: Place): number => {
  const first = from === to ? Math.max(0, from - 1) : from;
  return positionAt(source, flow.offsets.slice(first).find((offset) => offset >= 0) ?? 0).line;
};

export const toAppliedCorrection = ({
  line,
  correction,
}: Pick<Edit, 'line' | 'correction'>): AppliedCorrection => {
  const { id, kind, reading, text, effect, reason } = correction;
  return { id, line, kind, reading, text, effect, reason };
};
