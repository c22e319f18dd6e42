import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { folder as contentFolder } from './lib/data.ts';
import { buildSite, copyProject, removeCopy } from './lib/project-copy.ts';

/** The text that is changed, if the content has it. */
const changed = {
  file: 'docs/ipg/2.4.mdx',
  before: 'Players may continue',
  after: 'Players may well continue',
};
const isThere = existsSync(path.join(contentFolder, changed.file));

test('a second build gives the same files with the same bytes, but for those that show a text that was changed', async () => {
  const copy = copyProject();
  try {
    // Its files, and not a link to where they lie.
    cpSync(realpathSync(contentFolder), path.join(copy, 'content'), { recursive: true });
    if (isThere) {
      const file = path.join(copy, 'content', changed.file);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(changed.before, changed.after));
    }
    await buildSite(copy);
    const [first, second] = [checksums(path.join(root, 'dist')), checksums(path.join(copy, 'dist'))];
    const others = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
      (name) => first[name] !== second[name],
    );
    expect(others).toEqual(
      expect.arrayContaining(isThere ? ['en/ipg/2.4/index.html', 'pagefind/texts.json'] : []),
    );
    // Pages and data of the section; what is said of all files; the index; the copy without a network.
    const showing =
      /^(?:..\/ipg\/(?:2\.4|2\.4\/history|all)\/index\.(?:html|md)|data\/(?:index\.json|ipg\.tmx|ipg\/2\.4\..+)|linker\/ipg\/2\.4\.en\.json|pagefind\/.+|offline\/.+|sw\.js)$/u;
    expect(others.filter((name) => !(isThere && showing.test(name)))).toEqual([]);
  } finally {
    removeCopy(copy);
  }
}, 600_000);

/** The sha256 of every file of a folder, by its path in it. */
function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Object.fromEntries(
    files.map((file): [string, string] => {
      const full = path.join(file.parentPath, file.name);
      return [path.relative(folder, full), createHash('sha256').update(readFileSync(full)).digest('hex')];
    }),
  );
}
