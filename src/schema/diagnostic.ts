import { z } from 'zod';

const severitySchema = z.enum(['error', 'warning', 'info']);

/** A typed message about content. Errors stop the build. */
const diagnosticSchema = z.strictObject({
  /** The stage and the fault: `registry/unassigned`. */
  code: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/u),
  severity: severitySchema,
  file: z.string(),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  message: z.string(),
  /** What to do about it. */
  hint: z.string(),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;
