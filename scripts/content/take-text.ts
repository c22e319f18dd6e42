import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOfFile } from '../../src/authoring/files/text-of-file.ts';
import { UnreadableFile } from '../../src/authoring/files/unreadable-file.ts';

export type TakenText =
  | { readonly text: string }
  | { readonly code: string; readonly message: string; readonly hint: string };

/** Extracts the text of a PDF, DOCX or HTML file. A separate process limits this to a minute and 500 MB. */
export const takeText = (path: string): TakenText => {
  const { stdout } = spawnSync(process.execPath, ['--max-old-space-size=500', program, path], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
    maxBuffer: 100_000_000,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return {
      code: 'too-much',
      message: 'Reading the file takes more than a minute or 500 MB of memory.',
      hint: 'Save the needed part as a separate file without pictures, or use a text file.',
    };
  }
};

const program = fileURLToPath(import.meta.url);

const read = async (path: string): Promise<TakenText> => {
  try {
    return { text: await textOfFile(readFileSync(path), path) };
  } catch (error) {
    const { code, message, hint } =
      error instanceof UnreadableFile
        ? error
        : new UnreadableFile(
            'damaged',
            `The file cannot be read (${error instanceof Error ? error.message : error}).`,
          );
    return { code, message, hint };
  }
};

if (process.argv[1] === program) {
  const answer = await read(process.argv[2] ?? '');
  // Ends the process only after all output is written.
  process.stdout.write(JSON.stringify(answer), () => process.exit());
}
