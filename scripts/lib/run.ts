import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = path.join(root, 'dist');

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** The arguments for Node to run a program of an installed package, on every platform. */
export function packageProgram(packageName: string, program = packageName): readonly string[] {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return [path.join(folder, typeof bin === 'string' ? bin : (bin[program] ?? ''))];
}

/** The arguments for Node to run scripts/<name>.ts with the flags of this process. */
export function siblingScript(name: string): readonly string[] {
  return [...process.execArgv, path.join(root, 'scripts', `${name}.ts`)];
}

/** Runs Node as a step. Shows the output on a terminal; in a pipe, in CI or beside another step only if it fails. */
export async function runStep(
  title: string,
  nodeArguments: readonly string[],
  isParallel = false,
): Promise<boolean> {
  const started = performance.now();
  const isWatched = process.stdout.isTTY === true && process.env.CI === undefined && !isParallel;
  if (isWatched) say(`\n── ${title}`);
  const { code, output } = await runNode(nodeArguments, isWatched ? 'show' : 'keep');
  // Some tools color their output even in a pipe.
  if (code !== 0) process.stdout.write(stripVTControlCharacters(output));
  say(`${code === 0 ? '✓' : '✗'} ${title} (${secondsSince(started)})`);
  return code === 0;
}

/** `secondsSince(performance.now() - 1234) // => '1.2 s'` */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Runs Node in the folder of the project. Shows its output, or keeps and returns it. */
export function runNode(
  nodeArguments: readonly string[],
  output: 'show' | 'keep',
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments, {
      cwd: root,
      // Vitest sets BASE_URL, which Astro would take for the base of the site.
      env: { ...process.env, BASE_URL: undefined, ASTRO_TELEMETRY_DISABLED: '1' },
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
      // If a person stops a step, the whole task stops.
      if (signal !== null && signals.some((name) => name === signal)) process.exit(130);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
