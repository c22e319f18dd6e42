import { ledgerReasonSchema, perReason } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Staged } from '../diagnostics.ts';
import { isBlank, positionAt, type Range, type SourceText } from './source-text.ts';

/** Where a source character can be. */
const destinations = ['nowhere', 'page', 'markup', ...ledgerReasonSchema.options] as const;
export type Destination = (typeof destinations)[number];

/** Source characters (UTF-16 offsets, -1 for a character of ours) and where they are. */
export interface Placement {
  readonly offsets: readonly number[];
  readonly to: Destination;
}

/**
 * Counts the non-blank characters (code points) of a source by where they are, and reports the first character of each
 * run that is nowhere or in two places. `stage` is the first part of the codes; `placesAt` says which rows name a
 * character.
 */
export const tallyPlacements = (
  source: SourceText,
  placements: readonly Placement[],
  stage: Stage,
  placesAt: PlacesAt = () => [],
): Staged<Readonly<Record<Destination, number>>> => {
  const book = enterPlacements(source, placements);
  const sums = { nowhere: 0, page: 0, markup: 0, ...perReason(() => 0) };
  const diagnostics: Diagnostic[] = [];
  let last: Fault | undefined;
  let offset = 0;
  for (const character of source.text) {
    if (!isBlank(character)) {
      const destination = destinations[book.went[offset] ?? 0] ?? 'nowhere';
      sums[destination] += 1;
      const fault = faultOf(destination, book.twice.has(offset));
      if (fault && fault !== last) diagnostics.push(toDiagnostic(source, offset, fault, stage, placesAt));
      last = fault;
    }
    offset += character.length;
  }
  return { value: sums, diagnostics };
};

/** The places of the rows that name a character of a source: `content/structure/ipg/ipg-2.3.zh.yml:15`. */
export type PlacesAt = (offset: number) => readonly string[];

/** Every offset of a range. */
export const offsetsOfRange = ({ start, end }: Range): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

type Fault = 'lost' | 'doubled';

/** `read`: a structure is proposed; `structure`: the build has taken what is committed; `account`: the pages are made. */
type Stage = 'read' | 'structure' | 'account';

const enterPlacements = (
  source: SourceText,
  placements: readonly Placement[],
): { readonly went: Uint8Array; readonly twice: ReadonlySet<number> } => {
  const went = new Uint8Array(source.text.length);
  const twice = new Set<number>();
  for (const { offsets, to } of placements) {
    const destination = destinations.indexOf(to);
    for (const offset of offsets) {
      if (offset < 0) continue;
      if (went[offset] !== 0) twice.add(offset);
      went[offset] = destination;
    }
  }
  return { went, twice };
};

const faultOf = (destination: Destination, isTwice: boolean): Fault | undefined => {
  if (destination === 'nowhere') return 'lost';
  return isTwice ? 'doubled' : undefined;
};

const messages = {
  lost: 'is nowhere: on no page, in no mark-up, not in the ledger.',
  doubled: 'is in two places.',
} as const satisfies Record<Fault, string>;

const hints = {
  read: 'A fault of the reader: every character belongs to one block, to mark-up, or to the ledger.',
  structure:
    'Give its line one row in content/structure, or list it under `ledger` in content/registry; `content -- propose` says what the reader takes it for.',
  account: 'See which registry row should give it a place, or take it away from one of the two.',
} as const;

const toDiagnostic = (
  source: SourceText,
  offset: number,
  fault: Fault,
  stage: Stage,
  placesAt: PlacesAt,
): Diagnostic => {
  const places = fault === 'doubled' ? placesAt(offset) : [];
  const [message, hint] =
    places.length > 0
      ? [`is named by ${places.join(' and by ')}.`, 'Take it out of all of these rows but one.']
      : [messages[fault], hints[stage]];
  const words = source.text.slice(offset, offset + 12).replace(/\s+/gu, ' ');
  return {
    code: `${stage}/${fault}`,
    severity: 'error',
    file: source.file,
    ...positionAt(source, offset),
    message: `“${words}…” ${message}`,
    hint,
  };
};
