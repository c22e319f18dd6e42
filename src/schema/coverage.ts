import { z } from 'zod';
import { sourceSpanSchema } from './source.ts';

/** Why text of a source is on no page. The list is closed: there is no `other`. */
export const ledgerReasonSchema = z.enum(['furniture', 'repeated']);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;
export const ledgerReasons: readonly LedgerReason[] = ledgerReasonSchema.options;

/** A value for each reason. `perReason(() => 0) // => { furniture: 0, repeated: 0 }` */
export const perReason = <Value>(toValue: (reason: LedgerReason) => Value): Record<LedgerReason, Value> =>
  Object.fromEntries(ledgerReasons.map((reason) => [reason, toValue(reason)])) as Record<LedgerReason, Value>;

/** The characters of a source that are on no page. */
export const sumOfLedger = (ledger: Readonly<Record<LedgerReason, number>>): number =>
  Object.values(ledger).reduce((sum, count) => sum + count, 0);

/** Text of a source that is on no page. */
export const ledgerEntrySchema = z.strictObject({
  reason: ledgerReasonSchema,
  text: z.string(),
  source: sourceSpanSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The account of one source, in non-blank characters. `total` is the sum of the others. */
export const sourceCoverageSchema = z.strictObject({
  file: z.string(),
  total: z.int(),
  onPages: z.int(),
  markup: z.int(),
  ledger: z.strictObject(perReason(() => z.int())),
});
export type SourceCoverage = z.infer<typeof sourceCoverageSchema>;

/** The account of each source, and all entries of the ledger. */
export const coverageSchema = z.strictObject({
  schemaVersion: z.literal(1),
  sources: z.array(sourceCoverageSchema),
  entries: z.array(ledgerEntrySchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
