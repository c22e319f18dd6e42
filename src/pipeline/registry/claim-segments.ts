import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { FindRow, Staged } from '../diagnostics.ts';
import { type Piece, slicePiece, sourceOffsetsOf } from '../text/flow.ts';
import { firstLineOfRef, resolveSegmentRef } from '../text/segment-ref.ts';
import { isBlank, lineRange, positionAt, type Range, type SourceText } from '../text/source-text.ts';

/** A text of the source that a registry row has to claim: its pieces, and its kind. */
export interface Candidate<Value> {
  /** `clause zh`, `annotation ja`, `note`, `ruling`: a claim takes only candidates of its own kind. */
  readonly kind: string;
  readonly pieces: readonly Piece[];
  readonly value: Value;
}

/** What a registry row says: its ID, its kind, and the lines that have its text. */
export interface Claim {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
}

/** A claim with the candidates it takes, in the order it names them. */
export interface Assigned<Value> {
  readonly value: Value;
  readonly pieces: readonly Piece[];
}

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * Gives every candidate of one source to the registry claim that names its lines. Claims of lines that do not exist
 * or are of another kind are reported at their line of the registry (`findRow`). Text without a claim or with two is
 * reported at its line of the source. `registryFile` is the file of the claims, for the messages.
 */
export const claimSegments = <Value>(
  source: SourceText,
  candidates: readonly Candidate<Value>[],
  claims: readonly Claim[],
  registryFile: string,
  findRow?: FindRow,
): Staged<ReadonlyMap<string, readonly Assigned<Value>[]>> => {
  const diagnostics: Diagnostic[] = [];
  const owner = ownersByOffset(source, candidates);
  const claimed = new Map<number, Claim>();
  const assigned = new Map<string, Assigned<Value>[]>();

  const report = (code: string, place: Place, message: string, hint: string): void => {
    diagnostics.push({ code: `registry/${code}`, severity: 'error', ...place, message, hint });
  };
  const inSource = (offset: number): Place => ({ file: source.file, ...positionAt(source, offset) });

  /** Reports a faulty row at its line of the registry, where it has to be corrected; the hint quotes the source. */
  const reportRow = (code: string, { id, at }: Claim, line: number, message: string, hint: string): void => {
    const place = { file: registryFile, ...findRow?.(registryFile, id, at) };
    report(code, place, message, `${hint} It names \`${at}\` of ${source.file}${wordsOfLine(source, line)}.`);
  };

  const claimRange = (claim: Claim, range: Range): void => {
    const found = candidatesIn(owner, candidates, range);
    const own = found.filter((candidate) => candidate.kind === claim.kind);
    if (own.length === 0) {
      const [code, message, hint] = faultOf(claim, found[0]);
      reportRow(code, claim, positionAt(source, range.start).line, message, hint);
      return;
    }
    for (const candidate of own) {
      const pieces = candidate.pieces.map((piece) => slicePiece(piece, range));
      assigned.set(claim.id, [...(assigned.get(claim.id) ?? []), { value: candidate.value, pieces }]);
      for (const offset of offsetsOf(pieces)) {
        const before = claimed.get(offset);
        if (before && before !== claim) {
          const message = `Both ${before.id} and ${claim.id} name this text.`;
          report('assigned-twice', inSource(offset), message, `Keep one of the two rows in ${registryFile}.`);
          return;
        }
        claimed.set(offset, claim);
      }
    }
  };

  for (const claim of claims) {
    const ranges = resolveSegmentRef(source, claim.at);
    if (ranges) for (const range of ranges) claimRange(claim, range);
    else
      reportRow(
        'points-nowhere',
        claim,
        firstLineOfRef(claim.at),
        `${claim.id} names lines or columns that the source does not have.`,
        `Correct the lines of the row: the source has ${source.lineStarts.length} lines.`,
      );
  }
  for (const candidate of candidates) {
    const free = offsetsOf(candidate.pieces).find(
      (offset) => !claimed.has(offset) && !isBlank(source.text.charAt(offset)),
    );
    if (free === undefined) continue;
    const words = source.text.slice(free, free + 16).replace(/\s+/gu, ' ');
    report(
      'unassigned',
      inSource(free),
      `“${words}…” (${candidate.kind}) is in no row of the registry.`,
      `Add its line to a row of ${registryFile}, or a new row with the next free number of its part.`,
    );
  }
  return { value: assigned, diagnostics };
};

/** Why a claim takes nothing of its lines: they have no text, or one of another kind. */
const faultOf = ({ id, kind }: Claim, other: Candidate<unknown> | undefined) =>
  other
    ? ([
        'wrong-kind',
        `${id} needs a text of the kind “${kind}”, but this line is “${other.kind}”.`,
        'Correct the lines of the row, or what content/structure says of this line.',
      ] as const)
    : ([
        'points-nowhere',
        `${id} names a line that has no text for it.`,
        'Correct the lines of the row.',
      ] as const);

/** Reports IDs that are used more than once. */
export const checkIds = (
  ids: readonly string[],
  registryFile: string,
  findRow: FindRow | undefined,
): readonly Diagnostic[] =>
  duplicatesOf(ids).map((id) => ({
    code: 'registry/duplicate-id',
    severity: 'error',
    file: registryFile,
    ...findRow?.(registryFile, id, ''),
    message: `The ID ${id} is used more than once.`,
    hint: 'IDs are never used again: give the later row the next free number.',
  }));

/** The items that are in a list more than once, each once. */
export const duplicatesOf = (items: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const item of items) (seen.has(item) ? twice : seen).add(item);
  return [...twice];
};

/** `, where there is “牌手在…”` */
const wordsOfLine = (source: SourceText, line: number): string => {
  const range = lineRange(source, line);
  const words = range ? source.text.slice(range.start, range.end).trim().slice(0, 16) : '';
  return words === '' ? '' : `, where there is “${words}…”`;
};

const offsetsOf = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap(({ flow }) => sourceOffsetsOf(flow));

const ownersByOffset = (source: SourceText, candidates: readonly Candidate<unknown>[]): Int32Array => {
  const owner = new Int32Array(source.text.length).fill(-1);
  candidates.forEach((candidate, index) => {
    for (const offset of offsetsOf(candidate.pieces)) owner[offset] = index;
  });
  return owner;
};

const candidatesIn = <Value>(
  owner: Int32Array,
  candidates: readonly Candidate<Value>[],
  range: Range,
): readonly Candidate<Value>[] => {
  const found = new Set<Candidate<Value>>();
  for (let offset = range.start; offset < range.end; offset += 1) {
    const candidate = candidates[owner[offset] ?? -1];
    if (candidate) found.add(candidate);
  }
  return [...found];
};
