import { z } from 'zod';
import { sourceSpanSchema } from './source.ts';

/** Why a row of a marked text is on no page. The list is closed: there is no `other`. */
export const leftOutReasonSchema = z.enum(['furniture', 'repeated']);
export type LeftOutReason = z.infer<typeof leftOutReasonSchema>;
export const leftOutReasons: readonly LeftOutReason[] = leftOutReasonSchema.options;

/** `perReason(() => 0) // => { furniture: 0, repeated: 0 }` */
export const perReason = <Value>(toValue: (reason: LeftOutReason) => Value): Record<LeftOutReason, Value> =>
  Object.fromEntries(leftOutReasons.map((reason) => [reason, toValue(reason)])) as Record<
    LeftOutReason,
    Value
  >;

export const leftOutSchema = z.strictObject({
  reason: leftOutReasonSchema,
  text: z.string(),
  source: sourceSpanSchema,
});

/** Row counts of a source; `rows` is the sum of the others. */
export const sourceCoverageSchema = z.strictObject({
  file: z.string(),
  rows: z.int(),
  onPages: z.int(),
  leftOut: z.strictObject(perReason(() => z.int())),
});

export const coverageSchema = z.strictObject({
  schemaVersion: z.literal(2),
  sources: z.array(sourceCoverageSchema),
  leftOut: z.array(leftOutSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
