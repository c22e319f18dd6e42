import { refuseSystemError } from '../lib/system-error.ts';
import { align } from './commands/align.ts';
import { answer } from './commands/answer.ts';
import { build } from './commands/build.ts';
import { cards } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { type Command, misused, type Shell } from './commands/command.ts';
import { differences } from './commands/differences.ts';
import { exportTranslations } from './commands/export.ts';
import { importTranslation } from './commands/import.ts';
import { parse } from './commands/parse.ts';
import { rename } from './commands/rename.ts';
import { schema } from './commands/schema.ts';
import { show } from './commands/show.ts';
import { text } from './commands/text.ts';
import { add, update } from './commands/texts.ts';
import { finishChanges } from './write-files.ts';

const commands: Readonly<Record<string, Command>> = {
  build,
  check,
  show,
  text,
  parse,
  align,
  add,
  update,
  answer,
  cards,
  rename,
  export: exportTranslations,
  import: importTranslation,
  differences,
  schema,
};

/** Runs a command and returns its exit code: 2, with a message, for a wrong call or an error of the file system. */
export const runCommand = (name: string, args: readonly string[], shell: Shell): number => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = name === '--help';
    if (!isAsked && name !== '') shell.complain(`${name}: there is no such command`);
    (isAsked ? shell.print : shell.complain)(listOfCommands());
    return isAsked ? 0 : 2;
  }
  if (args.includes('--help')) {
    shell.print(`usage: ${prefix} ${command.usage}\n${command.does}`);
    return 0;
  }
  let isExplained = false;
  const complain = (text: string): void => {
    isExplained = true;
    shell.complain(text);
  };
  const code = runOrRefuse(command, args, { ...shell, complain });
  if (code !== misused) return code;
  shell.complain(`usage: ${prefix} ${isExplained ? `${name} --help` : command.usage}`);
  return 2;
};

const prefix = 'npm run -s content --';

/** First finishes the writes of an interrupted command. An unknown flag (`parseArgs` throws) is a wrong call. */
const runOrRefuse = ({ run }: Command, args: readonly string[], shell: Shell): ReturnType<Command['run']> => {
  try {
    if (finishChanges(shell.root))
      shell.complain('An interrupted command had left unfinished writes. They are complete now.');
    return run(args, shell);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      return refuseSystemError(error, shell);
    shell.complain(error.message);
    return misused;
  }
};

const listOfCommands = (): string =>
  ['usage:', ...Object.values(commands).map(({ usage, does }) => `  ${prefix} ${usage}\n      ${does}`)].join(
    '\n',
  );
