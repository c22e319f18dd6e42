import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtFrom } from '../../../scripts/lib/content-root.ts';
import { packageProgram, root, runNode } from '../../../scripts/lib/run.ts';

/** A copy of all that a build of the site reads, without the content, for a test to change; it keeps what Astro keeps. */
export function copyProject(): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/copy-'));
  for (const name of builtFrom) cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** Builds the site of a copy into its own `dist`; throws with what was printed if that fails. */
export async function buildSite(copy: string): Promise<void> {
  await runOrThrow([...packageProgram('astro'), 'build', '--root', copy, '--force']);
}

export async function runOrThrow(nodeArguments: readonly string[]): Promise<string> {
  const { code, output } = await runNode(nodeArguments, 'keep');
  if (code !== 0) throw new Error(output);
  return output;
}
