// Makes the files that come from the records and are on no page, in a thread of its own (see `recordFiles`). Writes them,
// and posts how many there are; or posts them where it is not told where to.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fanContentNotice } from '../../i18n/notice.ts';
import { strings } from '../../i18n/strings.ts';
import { baseOf, readShards } from '../../lib/address/shards.ts';
import { chineseIn } from '../../lib/reading/chinese-in.ts';
import { makeHantTable } from '../../lib/reading/hant-table.ts';
import { publishFiles } from '../../publish/files.ts';
import { findTerms, indexTerms } from '../../publish/find-terms.ts';
import { listPageTerms } from '../../publish/page-terms.ts';
import { listTextPlaces } from '../../publish/text-places.ts';
import { contentOf } from '../../search/sub-sites/content-of.ts';
import { readPublishedContent } from '../read-records.ts';
import { buildIndex } from '../search-index/build-index.ts';

const { root, base, site, folder }: RecordFilesInput = workerData;
const shards = readShards(process.env.SHARDS);
const isHere = (document: string) => baseOf(`data/${document}`, shards, base) === base;
const address = (file: string) => {
  const rooted = `${baseOf(file, shards, base)}${file}`;
  return site === undefined ? rooted : new URL(rooted, site).href;
};
const content = readPublishedContent(root);
const own = contentOf(content, isHere);
const terms = indexTerms(content.terms);
const made = new Set<string>();
const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The files by their paths below the site, kind by kind, so that not all of them are in memory at once. */
const kinds: readonly (() => Promise<Files> | Files)[] = [makeData, makePageTerms, makeSearchIndex, makeHant];
const kept = new Map<string, Uint8Array>();
let count = 0;
for (const make of kinds) {
  for (const [name, bytes] of await make()) {
    count += 1;
    if (folder === undefined) kept.set(name, bytes);
    else write(path.join(folder, name), bytes);
  }
}
parentPort?.postMessage(folder === undefined ? kept : count);

function makeData(): Files {
  const termPlaces = findTerms(terms, listTextPlaces(content));
  const files = publishFiles({
    ...content,
    termPlaces,
    notice: fanContentNotice,
    front: address(''),
    schemaBase: address('data/schema/'),
    isMade: (product) => isHere(product.replace(/[/.].*$/u, '')),
  });
  return files.map(({ path: file, bytes }) => [`data/${file}`, bytes]);
}

function makePageTerms(): Files {
  return listPageTerms(terms, own.sections, own.chapters).map(([page, of]) => [
    `terms/${page}.json`,
    toBytes(of),
  ]);
}

async function makeSearchIndex(): Promise<Files> {
  return [...(await buildIndex(own))].map(([name, bytes]) => [`pagefind/${name}`, bytes]);
}

/** Pages show what other sub-sites have too, so that all of it is in the table. */
function makeHant(): Files {
  const { sections, chapters, cards, facts } = content;
  const chinese = [...sections, ...chapters, ...cards, ...facts, strings.zh.parts].flatMap(chineseIn);
  return [['hant.json', toBytes(makeHantTable(chinese))]];
}

function write(file: string, bytes: Uint8Array): void {
  const parent = path.dirname(file);
  if (!made.has(parent)) mkdirSync(parent, { recursive: true });
  made.add(parent);
  writeFileSync(file, bytes);
}

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

export interface RecordFilesInput {
  /** The folder of the project. */
  readonly root: string;
  /** The base path of the site, with a slash at its end. */
  readonly base: string;
  /** The origin of the site, where it is known. */
  readonly site?: string | undefined;
  /** The folder of the site, in which these files are not yet. */
  readonly folder?: string | undefined;
}
