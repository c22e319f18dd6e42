import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A browser of the machine that the checks run in. */
export interface Browser {
  readonly name: string;
  /** The programs that it takes, and the command that installs them on Debian. */
  readonly needs: readonly string[];
  readonly install: string;
  start(): Promise<Driver>;
}

/** What the checks need of a browser's protocol. */
export interface Driver {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, and awaits its promise; the result comes as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs keys and presses of the pointer, which both protocols write alike (W3C WebDriver, "Actions"). */
  perform(actions: readonly object[]): Promise<void>;
  /** The open page as a PDF file, where the protocol can print. */
  print?(): Promise<Uint8Array>;
}

const started: ChildProcess[] = [];

export function startProgram(program: string, parameters: readonly string[], environment = process.env) {
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** Waits until a program has written what matches, and returns what the first group has caught. */
export function readOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, found] = pattern.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.on('exit', () => reject(new Error(output)));
  });
}

/** Ends all programs that were started, the last one first. */
export async function endPrograms(): Promise<void> {
  for (const child of started.splice(0).toReversed()) {
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  }
}
