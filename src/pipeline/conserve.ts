import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Flow } from './flow.ts';
import { isBlank, positionAt, type Range, type SourceText } from './source-text.ts';

/** Everything a structure places, found wherever it stands in the tree. */
export interface Placed {
  readonly flows: readonly Flow[];
  readonly markup: readonly Range[];
}

/**
 * Collects every flow and markup range of a structure, of whatever shape. The ledger's flows are among
 * them.
 */
export const collectPlaced = (structure: unknown): Placed => {
  const flows: Flow[] = [];
  const markup: Range[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'markup') for (const range of value as Range[]) markup.push(range);
      else if (isFlow(value)) flows.push(value);
      else visit(value);
    }
  };
  visit(structure);
  return { flows, markup };
};

/**
 * Proves that every non-blank character of the source is placed exactly once. Reports the first character
 * of each stretch that is placed nowhere or more than once.
 */
export const checkConservation = (source: SourceText, structure: unknown): readonly Diagnostic[] => {
  const counts = new Uint8Array(source.text.length);
  const { flows, markup } = collectPlaced(structure);
  const place = (offset: number): void => {
    if (offset >= 0) counts[offset] = Math.min(2, (counts[offset] ?? 0) + 1);
  };
  for (const flow of flows) flow.offsets.forEach(place);
  for (const range of markup) for (let at = range.start; at < range.end; at += 1) place(at);

  const diagnostics: Diagnostic[] = [];
  let open: 'lost' | 'doubled' | undefined;
  for (let offset = 0; offset < source.text.length; offset += 1) {
    if (isBlank(source.text.charAt(offset))) continue;
    const count = counts[offset] ?? 0;
    const state = count === 0 ? 'lost' : count > 1 ? 'doubled' : undefined;
    if (state && state !== open) {
      const excerpt = source.text.slice(offset, offset + 12).replace(/\s+/gu, ' ');
      diagnostics.push({
        code: `conserve/${state}`,
        severity: 'error',
        file: source.file,
        ...positionAt(source, offset),
        message: `“${excerpt}…” is ${state === 'lost' ? 'placed nowhere' : 'placed more than once'}.`,
        hint: 'This is a fault of the grammar: every character has to be in one block, in markup, or in the ledger.',
      });
    }
    open = state;
  }
  return diagnostics;
};

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'offsets' in value && 'text' in value;
