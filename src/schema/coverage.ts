import { z } from 'zod';
import { sourceSpanSchema } from './source.ts';

/** Why a row of a marked text is on no page. The list is closed: there is no `other`. */
const meanings = { furniture: 'it is not part of the text', repeated: 'it is printed twice' };
export type LeftOutReason = keyof typeof meanings;
export const leftOutReasons = Object.keys(meanings) as LeftOutReason[];

/** `Write ${leftOutHint()}.`, for messages. `but` is a reason that does not apply. */
export const leftOutHint = (but?: LeftOutReason): string =>
  leftOutReasons
    .filter((reason) => reason !== but)
    .map((reason) => `\`${reason}\` if ${meanings[reason]}`)
    .join(', or ');

/** `perReason(() => 0) // => { furniture: 0, repeated: 0 }` */
export const perReason = <Value>(toValue: (reason: LeftOutReason) => Value): Record<LeftOutReason, Value> =>
  Object.fromEntries(leftOutReasons.map((reason) => [reason, toValue(reason)])) as Record<
    LeftOutReason,
    Value
  >;

export const leftOutSchema = z.strictObject({
  reason: z.enum(leftOutReasons),
  text: z.string(),
  source: sourceSpanSchema,
});

/** Row counts of a source; `rows` is the sum of the other counts. */
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
