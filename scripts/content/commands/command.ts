import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { formatDiagnostics } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type SourceKind, sourceKindSchema } from '../../../src/schema/document-kind.ts';
import { type Language, languageSchema } from '../../../src/schema/language.ts';

export interface Shell {
  readonly root: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

export interface Command {
  /** The arguments after `content --`. */
  readonly usage: string;
  readonly does: string;
  /** Returns the exit code, 1 or 2 for errors, or `misused` for a wrong call. May throw like `parseArgs`. */
  readonly run: (args: readonly string[], shell: Shell) => number | typeof misused;
}

export const misused = 'misused';

/** Throws for unknown flags. */
export const parseCall = <Flags extends ParseArgsOptionsConfig>(args: readonly string[], flags: Flags) =>
  parseArgs({ args: [...args], options: flags, allowPositionals: true });

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** Prints diagnostics; errors, including questions, come first. Returns whether there are errors. */
export const report = ({ complain }: Shell, diagnostics: readonly Diagnostic[]): boolean => {
  const { error = [], other = [] } = Object.groupBy(diagnostics, ({ severity }) =>
    severity === 'error' ? severity : 'other',
  );
  for (const said of formatDiagnostics([...error, ...other])) complain(said);
  return error.length > 0;
};

/** Like `report`, but unless `isAll` is set, only counts the warnings about unchanged committed files. */
export const reportBuild = (shell: Shell, diagnostics: readonly Diagnostic[], isAll = false): boolean => {
  const changed = isAll ? undefined : changedFiles(shell.root);
  const isOld = ({ severity, file }: Diagnostic): boolean =>
    severity !== 'error' && changed !== undefined && !changed.has(file);
  const hasError = report(
    shell,
    diagnostics.filter((one) => !isOld(one)),
  );
  const old = diagnostics.filter(isOld);
  const counts = Array.from(
    Map.groupBy(old, ({ code }) => code),
    ([code, those]) => `${those.length} ${code}`,
  );
  if (old.length > 0)
    shell.complain(
      `Older warnings about unchanged files: ${counts.join(', ')}. \`content -- check --all\` shows them.`,
    );
  return hasError;
};

/** A file of `content` in the last commit; undefined if it is not there, or without git. */
export const committed = (root: string, file: string): string | undefined => {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path.relative('content', file)}`], {
    cwd: path.join(root, 'content'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout : undefined;
};

/** The files of `content` that differ from the last commit; undefined without a commit or git. */
const changedFiles = (root: string): ReadonlySet<string> | undefined => {
  // Runs inside `content`, which can be a link into another repository.
  const git = (...args: readonly string[]): string[] | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: path.join(root, 'content'), encoding: 'utf8' });
    return status === 0 ? stdout.split('\0').map((file) => `content/${file}`) : undefined;
  };
  const changed = git('diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.');
  return changed && new Set([...changed, ...(git('ls-files', '--others', '--exclude-standard', '-z') ?? [])]);
};

/** Like `report`, for errors only. */
export const reportErrors = (shell: Shell, diagnostics: readonly Diagnostic[]): boolean =>
  report(
    shell,
    diagnostics.filter(({ severity }) => severity === 'error'),
  );

export const toSourceKind = (name: string | undefined): SourceKind | undefined =>
  sourceKindSchema.safeParse(name).data;

export const toLanguage = (name: string): Language | undefined => languageSchema.safeParse(name).data;
