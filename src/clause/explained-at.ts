import type { Validity } from '../schema/validity.ts';

/**
 * Which text of a page, before this one, explains the same changes already; undefined where this one has to. Only
 * where the outcome is the same: what no longer holds is said in full beside each text.
 */
export function explainedAt(
  id: string,
  texts: readonly { readonly id: string; readonly validity: Validity }[],
): string | undefined {
  const own = texts.find((text) => text.id === id)?.validity;
  if (own?.state !== 'still-true' || own.changes.length === 0 || own.notes !== undefined) return undefined;
  const first = texts.find(({ validity }) =>
    own.changes.every((change) => validity.changes.includes(change)),
  );
  return first === undefined || first.id === id ? undefined : first.id;
}
