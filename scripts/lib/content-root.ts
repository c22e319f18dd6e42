import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './run.ts';

/**
 * The folder whose `content` has the texts: the project, or, if CONTENT names another folder, one in `.cache` that leads
 * there. So every path and message begins with `content/`, wherever the texts are.
 */
export function contentRoot(): string {
  const texts = path.resolve(root, process.env.CONTENT || 'content');
  if (texts === path.join(root, 'content')) return root;
  if (!existsSync(texts)) fail(`CONTENT: there is no folder ${texts}.`, 'Make it, or correct the name.');
  const own = path.join(root, '.cache/content-elsewhere');
  mkdirSync(own, { recursive: true });
  link(texts, path.join(own, 'content'));
  return own;
}

/** The same folder with all that a build of the site reads. Copies, since Vite would look for links where they lead. */
export function siteRoot(): string {
  const own = contentRoot();
  if (own === root) return root;
  link(path.join(root, 'node_modules'), path.join(own, 'node_modules'));
  for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    rmSync(path.join(own, name), { recursive: true, force: true });
    cpSync(path.join(root, name), path.join(own, name), { recursive: true });
  }
  return own;
}

/** Junctions need no rights that other links would need on Windows. One that is right stays: others may be reading there. */
function link(folder: string, place: string): void {
  const isThere = lstatSync(place, { throwIfNoEntry: false }) !== undefined;
  if (isThere && readlinkSync(place) === folder) return;
  if (isThere) rmSync(place);
  symlinkSync(folder, place, 'junction');
}
