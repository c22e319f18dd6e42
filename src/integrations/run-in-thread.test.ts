import { expect, test } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

test('a thread gets its input and its answer comes back', async () => {
  const code = `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData * 2);`;
  await expect(runInThread(module(code), 21)).resolves.toBe(42);
});

test.each([
  ['throws', `throw new Error('No such text');`, 'No such text'],
  ['ends', '', 'ended without an answer'],
])('a thread that %s before it has an answer is an error', async (_, code, message) => {
  await expect(runInThread(module(code), 0)).rejects.toThrow(message);
});
