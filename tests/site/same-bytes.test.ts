import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';
import { checksums } from './lib/checksums.ts';

const dist = path.join(root, 'dist');

test('a second build gives the same files with the same bytes', async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/again-'));
  try {
    // `--force` forgets what the first build has kept of the content.
    const { code, output } = await runNode(
      [...packageProgram('astro'), 'build', '--force', '--outDir', folder],
      'keep',
    );
    expect(code, output).toBe(0);
    expect(checksums(folder)).toEqual(checksums(dist));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
