/** Whether a person is watching: long steps then show their own output; in a pipe they stay quiet. */
export const isWatched = process.stdout.isTTY === true && process.env.CI === undefined;

/** Prints one line for the reader of the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a message on standard error and ends the process with exit code 1. */
export function fail(...lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/**
 * A duration as people read it.
 *
 * `formatDuration(1234) // => '1.2 s'`, `formatDuration(83_000) // => '1 min 23 s'`
 */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
