import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a file may take: bytes of memory, and milliseconds of the processor, which others may keep busy. */
export const mostMemory = 500_000_000;
export const mostTime = 30_000;

/** The text of a file, or why there is none and what to do. */
export type TakenText =
  | { readonly text: string }
  | { readonly code: string; readonly message: string; readonly hint: string };

/** Takes the text of a file in a program of its own; what takes too much is stopped and says so. */
export const takeText = (path: string): TakenText => {
  const script = fileURLToPath(new URL('take-text.ts', import.meta.url));
  const { stdout, stderr, error, signal } = spawnSync(process.execPath, [script, path], {
    encoding: 'utf8',
    timeout: mostTime * 10,
    killSignal: 'SIGKILL',
    maxBuffer: mostMemory,
  });
  if (signal === 'SIGTERM' || (error && 'code' in error && error.code === 'ETIMEDOUT'))
    return { ...tooMuch, message: `The file is still not read after ${mostTime / 1000} seconds.` };
  if (signal === 'SIGKILL')
    return {
      ...tooMuch,
      message: `To read the file takes more than ${mostMemory / 1_000_000} MB of memory.`,
    };
  try {
    return JSON.parse(stdout ?? '');
  } catch {
    // It ended before it had said anything, or all of it.
    const [said] = (stderr ?? '').trim().split('\n');
    return { ...tooMuch, message: `The file stopped its reader (${said}).` };
  }
};

const tooMuch = {
  code: 'too-much',
  hint: 'Save the part that is needed as a file of its own, without its pictures, or give its text.',
};
