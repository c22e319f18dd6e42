import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/content/commands/build.ts';
import { builtFrom } from '../../scripts/lib/content-root.ts';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';

/** The folder of the invented `content` as people write it, without MDX. */
export const inventedSource = path.join(root, 'tests/invented');

/** Copies the program and the invented content into a folder, by default a new one, and returns the folder. */
export function copyProject(copy = newFolder()): string {
  mkdirSync(copy, { recursive: true });
  for (const name of builtFrom) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  cpSync(path.join(inventedSource, 'content'), path.join(copy, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

function newFolder(): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  return mkdtempSync(path.join(root, '.cache/copy-'));
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** Runs `content -- build` in a copy. Returns its output; throws with it if the command fails. */
export function buildContent(copy: string, command = build): readonly string[] {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  if (command.run([], { root: copy, print: say, complain: say }) !== 0) throw new Error(lines.join('\n'));
  return lines;
}

/** Builds the site of a copy into its `dist`; throws with the output if that fails. */
export async function buildSite(copy: string): Promise<void> {
  const program = [...packageProgram('astro'), 'build', '--root', copy, '--force'];
  const { code, output } = await runNode(program, 'keep');
  if (code !== 0) throw new Error(output);
}
