import { z } from 'zod';
import { sourceSpanSchema } from './source.ts';

/** Why a stretch of a source is on no page. A closed list: there is no `other`. */
export const ledgerReasonSchema = z.enum(['furniture', 'repeated']);
export type LedgerReason = z.infer<typeof ledgerReasonSchema>;

/** One stretch of source text that is on no page. */
export const ledgerEntrySchema = z.strictObject({
  reason: ledgerReasonSchema,
  text: z.string(),
  source: sourceSpanSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The account of one source in non-blank characters: `total` is the sum of the rest. */
export const sourceCoverageSchema = z.strictObject({
  file: z.string(),
  total: z.int(),
  onPages: z.int(),
  markup: z.int(),
  ledger: z.strictObject({ furniture: z.int(), repeated: z.int() }),
});
export type SourceCoverage = z.infer<typeof sourceCoverageSchema>;

/** What `/data/coverage.json` serves; the ledger's entries stand beside the sums. */
export const coverageSchema = z.strictObject({
  schemaVersion: z.literal(1),
  sources: z.array(sourceCoverageSchema),
  entries: z.array(ledgerEntrySchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
