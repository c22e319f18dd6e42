import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';

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
});

function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const entries = files.map((file): [string, string] => {
    const full = path.join(file.parentPath, file.name);
    return [path.relative(folder, full), createHash('sha256').update(readFileSync(full)).digest('hex')];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
