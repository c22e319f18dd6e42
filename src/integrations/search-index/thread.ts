// Makes what grows with the records and is on no page, in a thread of its own (see `searchIndex`): the search index, and
// the table by which pages show their Chinese in Traditional characters. Writes the files, and posts how many there are;
// or posts them where it is not told where to.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { strings } from '../../i18n/strings.ts';
import { baseOf, readShards } from '../../lib/address/shards.ts';
import { chineseIn } from '../../lib/reading/chinese-in.ts';
import { makeHantTable } from '../../lib/reading/hant-table.ts';
import { contentOf } from '../../search/sub-sites/content-of.ts';
import { buildIndex } from './build-index.ts';
import { readSearchedContent } from './read-searched-content.ts';

const { root, base, folder }: SearchIndexInput = workerData;
const shards = readShards(process.env.SHARDS);
const isHere = (document: string) => baseOf(`data/${document}`, shards, base) === base;
const content = readSearchedContent(root);
const index = await buildIndex(contentOf(content, isHere));
const { sections, chapters, cards, facts } = content;
const chinese = [...sections, ...chapters, ...cards, ...facts, strings.zh.parts].flatMap(chineseIn);
const files = new Map([
  ...[...index].map(([name, bytes]): [string, Uint8Array] => [`pagefind/${name}`, bytes]),
  ['hant.json', new TextEncoder().encode(JSON.stringify(makeHantTable(chinese)))],
]);
for (const [name, bytes] of folder === undefined ? [] : files) {
  const file = path.join(folder ?? '', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
parentPort?.postMessage(folder === undefined ? files : files.size);

export interface SearchIndexInput {
  /** The folder of the project. */
  readonly root: string;
  /** The base path of the site, with a slash at its end. */
  readonly base: string;
  /** The folder of the site, in which these files are not yet. */
  readonly folder?: string;
}
