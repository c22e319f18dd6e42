import type { Diagnostic } from '../../schema/diagnostic.ts';

/** Where something is written, for a diagnostic. */
export const placeOf = (file = 'content', line?: number): Pick<Diagnostic, 'file' | 'line'> =>
  line === undefined ? { file } : { file, line };
