// `node take-text.ts FILE`: prints the text of a PDF, DOCX or HTML file, or why there is none, as JSON. It is a program of
// its own so that a file can take no more time and memory than its caller (commands/read-source.ts) gives it.

import { readFileSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { textOfFile } from '../../src/authoring/files/text-of-file.ts';
import { UnreadableFile } from '../../src/authoring/files/unreadable-file.ts';
import { mostMemory, type TakenText } from './taken-text.ts';

const [file = ''] = process.argv.slice(2);

const watch = (): Worker =>
  new Worker(
    `setInterval(() => process.memoryUsage.rss() > ${mostMemory} && process.kill(process.pid, 'SIGKILL'), 50)`,
    { eval: true },
  );

const take = async (): Promise<TakenText> => {
  try {
    return { text: await textOfFile(readFileSync(file), file) };
  } catch (error) {
    if (error instanceof UnreadableFile)
      return { code: error.code, message: error.message, hint: error.hint };
    const { code, hint } = new UnreadableFile('damaged', '');
    return {
      code,
      message: `The file cannot be read (${error instanceof Error ? error.message : error}).`,
      hint,
    };
  }
};

watch();
const answer = await take();
writeSync(1, JSON.stringify(answer));
process.exit();
