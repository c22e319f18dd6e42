import { type Command, misused } from './command.ts';
import { readSource } from './read-source.ts';

export const text: Command = {
  usage: 'text FILE',
  does: 'prints the text of a PDF, DOCX, HTML or text file, as the other commands read it',
  run: (args, shell) => {
    const [path, ...more] = args;
    if (path === undefined || more.length > 0) return misused;
    const source = readSource(path, shell);
    if (!source) return 2;
    shell.print(source.text.replace(/\n$/u, ''));
    return 0;
  },
};
