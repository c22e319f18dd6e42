import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own while Astro goes on: for what is made from the records alone and not from
 * pages. The module finds `input` in `workerData` and posts its answer, once. Rejects with the error that the
 * thread ends with.
 */
export function runInThread<Answer>(module: URL, input: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(module, { workerData: input, execArgv: typeStrippingFlags });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error(`${module.href} ended without an answer.`)));
  });
}

/** Node 22.12 to 22.17 read TypeScript only when they are told to. */
const typeStrippingFlags = process.features.typescript
  ? []
  : ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
