import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * The flags that a script was called with.
 *
 * `--help` prints the usage and ends the process with 0; a flag the script does not have, or one that lacks its
 * value, prints what is wrong and the usage, and ends it with 2.
 */
export function readFlags<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const result = parseFlags(process.argv.slice(2), options);
  if ('wrong' in result) refuse(usage, result.wrong);
  if (!('help' in result.flags)) return result.flags;
  return showUsage(usage);
}

/** Prints the usage, and ends the process with 0. */
export function showUsage(usage: string): never {
  process.stdout.write(`usage: ${usage}\n`);
  process.exit(0);
}

/** Whole numbers above 0 from the value of a flag (`300,1000`), or nothing where one of them is not. */
export function toWholeNumbers(value: string): readonly number[] | undefined {
  const words = value.split(',');
  return words.every((word) => /^[1-9]\d{0,14}$/u.test(word)) ? words.map(Number) : undefined;
}

/** Prints what is wrong with the call, and its usage, and ends the process with 2. */
export function refuse(usage: string, wrong: string): never {
  process.stderr.write(`${wrong}\nusage: ${usage}\n`);
  process.exit(2);
}

/** The values of the flags, or what is wrong with the call. */
export function parseFlags<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    const { values } = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } });
    return { flags: values };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return { wrong: error.message };
    throw error;
  }
}
