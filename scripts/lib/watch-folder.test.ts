import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-watch-'));
  mkdirSync(path.join(folder, 'sources/ipg'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('files that change together are work once, those that do not count none', async () => {
  const work = vi.fn();
  const end = watchFolder(folder, (name) => !name.startsWith('docs/'), work);
  writeFileSync(path.join(folder, 'sources/ipg/a.txt'), 'a');
  writeFileSync(path.join(folder, 'sources/ipg/b.txt'), 'b');
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/a.mdx'), 'a');
  writeFileSync(path.join(folder, 'sources/ipg/a.txt'), 'aa');
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  end();
  writeFileSync(path.join(folder, 'sources/ipg/a.txt'), 'aaa');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(work).toHaveBeenCalledTimes(2);
});
