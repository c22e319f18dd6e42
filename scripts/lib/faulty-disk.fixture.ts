import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** A call that changes the disk, or checks access to it. */
interface DiskCall {
  readonly name: (typeof names)[number];
  readonly paths: readonly string[];
}
type Fault = (call: DiskCall) => void;

const names = ['accessSync', 'cpSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync'] as const;
const real = { ...fs };

/** Does some work, and gives each disk call to `fault` first. If `fault` throws, the call is not made. */
export const withFaults = <Result>(fault: Fault, work: () => Result): Result => {
  for (const name of names) {
    const call = real[name] as (...args: unknown[]) => unknown;
    fs[name] = ((...args: unknown[]) => {
      const places = name === 'cpSync' || name === 'renameSync' ? 2 : 1;
      fault({ name, paths: args.slice(0, places).map(String) });
      return call(...args);
    }) as never;
  }
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    for (const name of names) fs[name] = real[name] as never;
    syncBuiltinESMExports();
  }
};

/**
 * Does some work as if the process were killed in the middle of call number `last`: the file being written is cut,
 * and all later calls fail. Returns false if the work has fewer calls.
 */
export const killAt = (last: number, work: () => unknown, fault: Fault = () => undefined): boolean => {
  let count = 0;
  const kill: Fault = (call) => {
    count += 1;
    if (count < last) return fault(call);
    const file = call.paths.at(-1) ?? '';
    if (count === last && (call.name === 'writeFileSync' || call.name === 'cpSync'))
      real.writeFileSync(file, 'cut');
    throw new Error('killed');
  };
  try {
    withFaults(kill, work);
  } catch (error) {
    if (count < last) throw error;
  }
  return count >= last;
};

/** The error of the system for a call. */
export const systemError = (code: 'ENOSPC' | 'EROFS' | 'EXDEV', { name, paths }: DiskCall): Error =>
  Object.assign(new Error(`${code}, ${name}`), {
    code,
    errno: -os.constants.errno[code],
    syscall: name,
    // A full disk is detected only after the file is open, so the error has no path.
    ...(code === 'ENOSPC' ? {} : { path: paths[0], dest: paths[1] }),
  });

/** Refuses to move files into or out of a folder, as if the folder were on a disk of its own. */
export const ownDisk =
  (folder: string): Fault =>
  (call) => {
    const [isFrom, isTo] = call.paths.map((file) => file.startsWith(folder));
    if (call.name === 'renameSync' && isFrom !== isTo) throw systemError('EXDEV', call);
  };

/** Every file below a folder, with its text. */
export const textsIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')]),
  );
