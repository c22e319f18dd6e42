import { base } from '../../site/base-path.ts';
import type { Bindings } from './pagefind.ts';
import { bindingsFile, programFile } from './program.ts';

export const indexFolder = `${base}pagefind/`;

export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(indexFolder + file, options);
  if (!response.ok) throw new Error(`${indexFolder}${file}: ${response.status}`);
  return response;
}

export function loadProgram(options: RequestInit): readonly [Promise<Bindings>, Promise<Response>] {
  const program = [
    import(/* @vite-ignore */ indexFolder + bindingsFile) as Promise<Bindings>,
    loadFile(programFile, options),
  ] as const;
  // The caller handles the errors when it awaits; until then they must not count as unhandled rejections.
  for (const each of program) each.catch(() => undefined);
  return program;
}
