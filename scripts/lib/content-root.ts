import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/records/content-folder.ts';
import { root } from './run.ts';
import { fail } from './terminal.ts';

/**
 * A folder whose `content` has the texts and decisions: the project, or one in `.cache` that leads to the folder that
 * CONTENT names. So paths and messages begin with `content/` wherever the texts are.
 */
export function contentRoot(): string {
  const folder = contentFolder(root);
  if (folder === path.join(root, 'content')) return root;
  if (!existsSync(folder)) fail(`CONTENT: there is no folder ${folder}.`, 'Make it, or correct the name.');
  const own = path.join(root, '.cache/content');
  const link = path.join(own, 'content');
  mkdirSync(own, { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  symlinkSync(folder, link, 'junction');
  return own;
}
