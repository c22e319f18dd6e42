import path from 'node:path';
import { build } from 'vite';

/** The worker in one classic script: module workers are newer than the browsers we promise. */
export async function bundleWorker(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // Workbox says what it does, step by step, unless it is told that this is no development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/client/offline/worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [script, ...more] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The worker is more than one script.');
  return script.code;
}
