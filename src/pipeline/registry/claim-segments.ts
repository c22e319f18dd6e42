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

  const report = (
    code: string,
    at: { line: number; column?: number },
    message: string,
    hint: string,
  ): void => {
    diagnostics.push({
      code: `registry/${code}`,
      severity: 'error',
      file: source.file,
      ...at,
      message,
      hint,
    });
  };

  /** Reports a faulty row at its line of the registry, where it has to be corrected; the hint quotes the source. */
  const reportRow = (code: string, { id, at }: Claim, line: number, message: string, hint: string): void => {
    diagnostics.push({
      code: `registry/${code}`,
      severity: 'error',
      file: registryFile,
      ...findRow?.(registryFile, id, at),
      message,
      hint: `${hint} It names \`${at}\` of ${source.file}${wordsOfLine(source, line)}.`,
    });
  };

  const claimRange = (claim: Claim, range: Range): void => {
    const { line } = positionAt(source, range.start);
    const found = candidatesIn(owner, candidates, range);
    const own = found.filter((candidate) => candidate.kind === claim.kind);
    if (own.length === 0) {
      const [other] = found;
      if (other)
        reportRow(
          'wrong-kind',
          claim,
          line,
          `${claim.id} needs a text of the kind “${claim.kind}”, but this line is “${other.kind}”.`,
          'Correct the lines of the row, or what content/structure says of this line.',
        );
      else
        reportRow(
          'points-nowhere',
          claim,
          line,
          `${claim.id} names a line that has no text for it.`,
          'Correct the lines of the row.',
        );
      return;
    }
    for (const candidate of own) {
      const pieces = candidate.pieces.map((piece) => slicePiece(piece, range));
      const list = assigned.get(claim.id) ?? [];
      list.push({ value: candidate.value, pieces });
      assigned.set(claim.id, list);
      for (const offset of offsetsOf(pieces)) {
        const before = claimed.get(offset);
        if (!before || before === claim) claimed.set(offset, claim);
        else {
          const hint = `Keep one of the two rows in ${registryFile}.`;
          report(
            'assigned-twice',
            positionAt(source, offset),
            `Both ${before.id} and ${claim.id} name this text.`,
            hint,
          );
          return;
        }
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
    const hint = `Add its line to a row of ${registryFile}, or a new row with the next free number of its part.`;
    report(
      'unassigned',
      positionAt(source, free),
      `“${words}…” (${candidate.kind}) is in no row of the registry.`,
      hint,
    );
  }
  return { value: assigned, diagnostics };
};

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
