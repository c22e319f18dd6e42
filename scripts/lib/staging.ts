import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// Replaces files and folders all at once or not at all. They are first written to a staging folder. Then a journal
// lists where each of them goes, and they are moved. A command that ends before it has written the journal has
// changed nothing. If it ends later, the next command finishes the moves.

/** A staged file or folder and its place; without `from`, a file to remove. */
interface Move {
  readonly from?: string;
  readonly to: string;
}

/** Creates an empty staging folder, after finishing the moves in an existing one. Returns its path. */
export const openStaging = (staging: string): string => {
  recoverStaging(staging);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
};

/** Moves staged files to their places. Throws like `node:fs`. Checks access before the first move. */
export const commitStaging = (staging: string, moves: readonly Move[]): void => {
  for (const folder of new Set(moves.map(({ to }) => path.dirname(to)))) {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  }
  const draft = path.join(staging, 'draft.json');
  writeFileSync(draft, JSON.stringify(moves));
  renameSync(draft, journalIn(staging));
  recoverStaging(staging);
};

/** Finishes the moves of an interrupted command. Returns whether there were any. */
export const recoverStaging = (staging: string): boolean => {
  const journal = journalIn(staging);
  if (!existsSync(journal)) return false;
  for (const { from, to } of JSON.parse(readFileSync(journal, 'utf8')) as readonly Move[])
    if (from === undefined) rmSync(to, { force: true });
    else if (existsSync(from)) move(from, to);
  rmSync(journal);
  rmSync(staging, { recursive: true });
  return true;
};

const journalIn = (staging: string): string => path.join(staging, 'journal.json');

const move = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    // A folder cannot replace another one, so the old one is moved aside.
    if (existsSync(to) && statSync(from).isDirectory()) renameSync(to, `${from}.old`);
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // A move to another disk is a copy, which an interrupted command can leave incomplete.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
};
