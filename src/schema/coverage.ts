import { z } from 'zod';
import { sourceSpanSchema } from './source.ts';

/** Why text of a source is on no page. The list is closed: there is no `other`. */
export const ledgerReasonSchema = z.enum(['furniture', 'repeated']);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

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
  ledger: z.strictObject({ furniture: z.int(), repeated: z.int() }),
});
export type SourceCoverage = z.infer<typeof sourceCoverageSchema>;

/** `content/coverage.json`: the account of each source, and all entries of the ledger. */
export const coverageSchema = z.strictObject({
  schemaVersion: z.literal(1),
  sources: z.array(sourceCoverageSchema),
  entries: z.array(ledgerEntrySchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
