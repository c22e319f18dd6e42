import { packageProgram } from './run.ts';

/** Lint rules and layout of every file; a warning fails as well. */
export const lintStep = [
  'Lint and format',
  [...packageProgram('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
] as const;

/** Types of every `.astro`, `.ts` and `.mjs` file, and of the content collections. */
export const typeStep = [
  'Types',
  [...packageProgram('astro'), 'check', '--minimumFailingSeverity', 'hint'],
] as const;
