import { z } from 'zod';

/**
 * Where text is in its source: `8`, `51-56`, `29:1-53` (columns 1 to 53 of line 29), several joined by `, `
 * (`47, 48`: two paragraphs of one clause).
 */
export const segmentRefSchema = z
  .string()
  .regex(
    /^\d+(?:-\d+)?(?::\d+-\d+)?(?:, \d+(?:-\d+)?(?::\d+-\d+)?)*$/u,
    'Write lines: "8", "51-56"; with columns: "29:1-53"; several: "47, 48".',
  );
