import { ledgerReasonSchema, perReason } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Staged } from '../diagnostics.ts';
import { isBlank, positionAt, type SourceText } from './source-text.ts';

/** Where a source character can be. */
const destinations = ['nowhere', 'page', 'markup', 'replaced', ...ledgerReasonSchema.options] as const;
export type Destination = (typeof destinations)[number];

/** Source characters (UTF-16 offsets, -1 for a character of ours) and where they are. */
export interface Placement {
  readonly offsets: readonly number[];
  readonly to: Destination;
}

/**
 * Counts the non-blank characters (code points) of a source by where they are, and reports the first character of each
 * run that is nowhere or in two places. `stage` is the first part of the codes.
 */
export const tallyPlacements = (
  source: SourceText,
  placements: readonly Placement[],
  stage: Stage,
): Staged<Readonly<Record<Destination, number>>> => {
  const book = enterPlacements(source, placements);
  const sums = { nowhere: 0, page: 0, markup: 0, replaced: 0, ...perReason(() => 0) };
  const diagnostics: Diagnostic[] = [];
  let last: Fault | undefined;
  let offset = 0;
  for (const character of source.text) {
    if (!isBlank(character)) {
      const destination = destinations[book.went[offset] ?? 0] ?? 'nowhere';
      sums[destination] += 1;
      const fault = faultOf(destination, book.twice.has(offset));
      if (fault && fault !== last) diagnostics.push(toDiagnostic(source, offset, fault, stage));
      last = fault;
    }
    offset += character.length;
  }
  return { value: sums, diagnostics };
};

type Fault = 'lost' | 'doubled';

/** `read`: a structure is proposed; `account`: the pages are made. */
type Stage = 'read' | 'account';

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
  account: 'A fault of the build: the rows of the marked text give every character one place. Report it.',
} as const;

const toDiagnostic = (source: SourceText, offset: number, fault: Fault, stage: Stage): Diagnostic => {
  const words = source.text.slice(offset, offset + 12).replace(/\s+/gu, ' ');
  return {
    code: `${stage}/${fault}`,
    severity: 'error',
    file: source.file,
    ...positionAt(source, offset),
    message: `“${words}…” ${messages[fault]}`,
    hint: hints[stage],
  };
};
