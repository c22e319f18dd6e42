// `node take-text.ts FILE`: prints the text of a PDF, DOCX or HTML file, or why there is none, as JSON. It is a program of
// its own so that a file can take no more time and memory than its caller (commands/read-source.ts) gives it.

import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { textOfFile } from '../../src/authoring/files/text-of-file.ts';
import { UnreadableFile } from '../../src/authoring/files/unreadable-file.ts';
import { mostMemory, mostTime, type TakenText } from './taken-text.ts';

const [file = ''] = process.argv.slice(2);

const watch = (): Worker =>
  new Worker(
    `const { user, system } = process.cpuUsage();
    setInterval(() => {
      const used = process.cpuUsage({ user, system });
      if (process.memoryUsage.rss() > ${mostMemory}) process.kill(process.pid, 'SIGKILL');
      if ((used.user + used.system) / 1000 > ${mostTime}) process.kill(process.pid, 'SIGTERM');
    }, 50)`,
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
// All of it is out before the end.
process.stdout.write(JSON.stringify(answer), () => process.exit());
