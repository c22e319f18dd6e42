import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The flags that a script was called with; a wrong one ends the process with 2 and prints the usage. */
export function readFlags<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\nusage: ${usage}\n`);
    process.exit(2);
  }
}
