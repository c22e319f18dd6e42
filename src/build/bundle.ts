import path from 'node:path';
import { build } from 'vite';

/**
 * Bundles a script with everything that it imports into one classic script: module workers need newer browsers than
 * we promise. `constants` maps names to the JSON that the bundler puts in their place.
 */
export async function bundle(
  root: string,
  entry: string,
  constants: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: constants,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, entry), output: { format: 'iife', minify: true } },
    },
  });
  const [script, ...more] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || more.length > 0)
    throw new Error(`The build split ${entry} into several files.`);
  return script.code;
}
