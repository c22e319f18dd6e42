import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { explainDiskError } from './disk-error.ts';
import { formatDuration, isWatched, say } from './terminal.ts';

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The arguments with which Node runs a program of an installed package, whatever the platform. */
export function packageProgram(packageName: string, program = packageName): readonly string[] {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[program];
  if (file === undefined) throw new Error(`Package ${packageName} has no program ${program}.`);
  return [path.join(folder, file)];
}

/** The arguments with which Node runs scripts/<name>.ts the way this script is run. */
export function siblingScript(name: string): readonly string[] {
  return [...process.execArgv, path.join(root, 'scripts', `${name}.ts`)];
}

/**
 * Runs one step of a task with the Node that runs this script, and says how long it took.
 *
 * On a terminal the step's own output is shown; in a pipe it is shown only when the step fails.
 */
export async function runStep(title: string, nodeArguments: readonly string[]): Promise<StepResult> {
  const started = performance.now();
  if (isWatched) say(`\n── ${title}`);
  const { code, output } = await runNode(nodeArguments, isWatched ? 'show' : 'keep');
  const milliseconds = performance.now() - started;
  // Some tools color their output whatever it goes to.
  if (code !== 0) process.stdout.write(stripVTControlCharacters(output));
  const refusal = code === 0 ? undefined : explainDiskError(output);
  if (refusal !== undefined) say(refusal);
  say(`${code === 0 ? '✓' : '✗'} ${title} (${formatDuration(milliseconds)})`);
  return { title, isOk: code === 0, milliseconds };
}

/** Runs the steps one after another and ends the process at the first that fails. */
export async function runStepsOrExit(
  steps: readonly (readonly [string, readonly string[]])[],
): Promise<void> {
  for (const [title, nodeArguments] of steps) {
    const { isOk } = await runStep(title, nodeArguments);
    if (!isOk) process.exit(1);
  }
}

/** Runs Node with these arguments in the project's folder; its output is shown, or kept and returned. */
export function runNode(
  nodeArguments: readonly string[],
  output: 'show' | 'keep',
  environment: Readonly<Record<string, string>> = {},
): Promise<NodeResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments, {
      cwd: root,
      // Vitest has a BASE_URL of its own, which Astro would take for the site's.
      env: { ...process.env, BASE_URL: undefined, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const passSignalOn = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, passSignalOn);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passSignalOn);
      // A person who stops a step wants the whole task to stop.
      if (signal !== null && signals.some((name) => name === signal)) process.exit(130);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

export interface StepResult {
  readonly title: string;
  readonly isOk: boolean;
  readonly milliseconds: number;
}

export interface NodeResult {
  readonly code: number;
  readonly output: string;
}
