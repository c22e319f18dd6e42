import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';
import { checksums } from './lib/checksums.ts';

test('a second build gives the same files with the same bytes, but for those that show a text that was changed', async () => {
  const [before, after] = ['Players may continue', 'Players may well continue'];
  const folder = copySite();
  try {
    const file = path.join(folder, 'content/docs/ipg/2.4.mdx');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));
    const { code, output } = await runNode(
      [...packageProgram('astro'), 'build', '--root', folder, '--force'],
      'keep',
    );
    expect(code, output).toBe(0);
    const [first, second] = [checksums(path.join(root, 'dist')), checksums(path.join(folder, 'dist'))];
    const others = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
      (name) => first[name] !== second[name],
    );
    expect(others).toEqual(expect.arrayContaining(['en/ipg/2.4/index.html', 'pagefind/texts.json']));
    // Pages and data of the section; what is said of all files; the index; the copy without a network.
    const showing =
      /^(?:..\/ipg\/2\.4\/index\.html|data\/(?:index\.json|ipg\.tmx|ipg\/2\.4\..+)|pagefind\/.+|offline\/.+|sw\.js)$/u;
    expect(others.filter((name) => !showing.test(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);

/** A copy that keeps for itself what Astro keeps of a build. */
function copySite(): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/rebuild-'));
  for (const name of ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
