// `npm run format`: lays out every file and repairs what can safely be repaired.

import { packageProgram, runNode } from './lib/run.ts';

const { code } = await runNode(
  [...packageProgram('@biomejs/biome', 'biome'), 'check', '--write', '.'],
  'show',
);
process.exitCode = code;
