import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { type DumpFile, dumpPipeline } from './dump.ts';
import { listDifferences, writeDump } from './dump-folder.ts';

test('a dump is the same twice, has the fixtures of forms too, and a line that changes is a difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-test-'));
  const write = (name: string, files: readonly DumpFile[]): string => {
    writeDump(join(folder, name), files);
    return join(folder, name);
  };
  try {
    const files = dumpPipeline(root);
    expect(files.map(([path]) => path)).toContain('read/forms/2-headings.txt');
    const before = write('before', files);
    expect(listDifferences(before, write('again', dumpPipeline(root)))).toEqual([]);
    const changed = files.map(
      ([path, text]): DumpFile => [
        path,
        path === 'read/ipg-2.3.zh.txt' ? text.replace('clause definition', 'clause philosophy') : text,
      ],
    );
    expect(listDifferences(before, write('changed', changed))).toEqual(['read/ipg-2.3.zh.txt']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
