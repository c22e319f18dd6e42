import { type LedgerReason, perReason } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import { isBlank, positionAt, type SourceText } from './source-text.ts';

type Destination = 'page' | 'markup' | 'replaced' | LedgerReason;

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
  stage: keyof typeof hints,
): Staged<Readonly<Record<Destination | 'nowhere', number>>> => {
  const went = new Map<number, Destination>();
  const twice = new Set<number>();
  for (const { offsets, to } of placements)
    for (const offset of offsets) {
      if (went.has(offset)) twice.add(offset);
      went.set(offset, to);
    }
  const sums = { nowhere: 0, page: 0, markup: 0, replaced: 0, ...perReason(() => 0) };
  const diagnostics: Diagnostic[] = [];
  let last: Fault | undefined;
  let offset = 0;
  for (const character of source.text) {
    if (!isBlank(character)) {
      const destination = went.get(offset) ?? 'nowhere';
      sums[destination] += 1;
      const fault = faultOf(destination, twice.has(offset));
      if (fault && fault !== last) diagnostics.push(toDiagnostic(source, offset, fault, stage));
      last = fault;
    }
    offset += character.length;
  }
  return { value: sums, diagnostics };
};

type Fault = keyof typeof messages;

const faultOf = (destination: Destination | 'nowhere', isTwice: boolean): Fault | undefined => {
  if (destination === 'nowhere') return 'lost';
  return isTwice ? 'doubled' : undefined;
};

const messages = {
  lost: 'is nowhere: on no page, in no mark-up, not in the ledger.',
  doubled: 'is in two places.',
};

/** `read`: a structure is proposed; `account`: the pages are made. */
const hints = {
  read: 'A fault of the reader: every character belongs to one block, to mark-up, or to the ledger.',
  account: 'A fault of the build: the rows of the marked text give every character one place. Report it.',
};

const toDiagnostic = (
  source: SourceText,
  offset: number,
  fault: Fault,
  stage: keyof typeof hints,
): Diagnostic => {
  const words = source.text.slice(offset, offset + 12).replace(/\s+/gu, ' ');
  const place = { file: source.file, ...positionAt(source, offset) };
  return errorAt(`${stage}/${fault}`, place, `“${words}…” ${messages[fault]}`, hints[stage]);
};
