import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildContent, buildSite, copyProject, removeCopy } from '../lib/project-copy.ts';
import { dist } from './lib/pages.ts';

/** The text that is changed. */
const changed = {
  file: 'content/unofficial/ipg/2.4.yml',
  before: '牌手可以在对局之后吃完',
  after: '牌手可以在对局之后再吃完',
};

test('a second build writes the same bytes, except in files that show a changed text', async () => {
  const copy = copyProject();
  try {
    const file = path.join(copy, changed.file);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(changed.before, changed.after));
    buildContent(copy);
    await buildSite(copy);
    const [first, second] = [checksums(dist), checksums(path.join(copy, 'dist'))];
    const others = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
      (name) => first[name] !== second[name],
    );
    expect(others).toEqual(expect.arrayContaining(['zh/ipg/2.4/index.html', 'pagefind/texts.json']));
    // Pages and data of the section and its guide; the list of all files; the search index; the offline copy.
    const showing =
      /^(?:..\/ipg\/(?:2\.4|2\.4\/history|all)\/index\.(?:html|md)|data\/(?:index\.json|ipg\.tmx|ipg\/2\.4\..+)|linker\/ipg\/2\.4\.zh\.json|pagefind\/.+|offline\/.+|sw\.js)$/u;
    expect(others.filter((name) => !showing.test(name))).toEqual([]);
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
