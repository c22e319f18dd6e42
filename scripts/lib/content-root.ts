import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../src/records/read-file.ts';
import { fail, root } from './run.ts';

/**
 * The folder with `content`: the project or, if CONTENT names another folder, one in `.cache` with a link to it, so
 * that all paths and messages begin with `content/`. Each folder has a link of its own, so that two commands with
 * different texts can run at once.
 */
export function contentRoot(): string {
  const texts = path.resolve(root, process.env.CONTENT || 'content');
  if (texts === path.join(root, 'content')) return root;
  if (!existsSync(texts)) fail(`CONTENT: there is no folder ${texts}.`, 'Make it, or correct the name.');
  if (!statSync(texts).isDirectory())
    fail(`CONTENT: ${texts} is not a folder.`, 'Name the folder of the texts.');
  const real = realpathSync(texts);
  const name = hashOf(real).slice(0, 16);
  const own = path.join(root, '.cache/content-elsewhere', name);
  mkdirSync(own, { recursive: true });
  link(real, path.join(own, 'content'));
  return own;
}

/** The files that a build of the site reads besides the content. */
export const builtFrom = [
  'LICENSE',
  'src',
  'public',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
] as const;

/** Adds the other files of a site build to the content root: as copies, because Vite would resolve links. */
export function siteRoot(): string {
  const own = contentRoot();
  if (own === root) return root;
  link(path.join(root, 'node_modules'), path.join(own, 'node_modules'));
  for (const name of builtFrom) {
    rmSync(path.join(own, name), { recursive: true, force: true });
    cpSync(path.join(root, name), path.join(own, name), { recursive: true });
  }
  return own;
}

/** A junction needs no special rights on Windows. An existing link leads to the same folder, so it stays. */
function link(folder: string, place: string): void {
  try {
    symlinkSync(folder, place, 'junction');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
