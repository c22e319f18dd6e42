// Makes the packs of some parts in a thread of its own (see `buildRelease`) and posts them.

import { parentPort, workerData } from 'node:worker_threads';
import { type MadePack, makePack, type PartFiles } from './make-pack.ts';

const { folder, parts }: PackInput = workerData;
const made: Promise<MadePack>[] = [];
for (const part of parts) {
  made.push(makePack(folder, part));
  // One is compressed while the next is put together; more at once would only take memory.
  await made.at(-2);
}
parentPort?.postMessage(await Promise.all(made));

export interface PackInput {
  /** The folder of the built site. */
  readonly folder: string;
  readonly parts: readonly PartFiles[];
}
