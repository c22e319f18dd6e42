import { base } from '../../site/base-path.ts';
import type { Bindings } from './pagefind.ts';
import { bindingsFile, programFile } from './program.ts';

/** The folder of the index files. */
export const indexFolder = `${base}pagefind/`;

/** Loads a file of an index; rejects if it does not exist. */
export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(indexFolder + file, options);
  if (!response.ok) throw new Error(`${indexFolder}${file}: ${response.status}`);
  return response;
}

/** Loads Pagefind's program. */
export function loadProgram(options: RequestInit): readonly [Promise<Bindings>, Promise<Response>] {
  const program = [
    import(/* @vite-ignore */ indexFolder + bindingsFile) as Promise<Bindings>,
    loadFile(programFile, options),
  ] as const;
  // The caller handles errors when it awaits; until then they must not count as unhandled rejections.
  for (const each of program) each.catch(() => undefined);
  return program;
}
