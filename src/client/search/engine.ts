import { manifest } from 'virtual:search-index';
import * as engine from '../../search/engine.ts';
import type { NameIndex } from '../../search/names.ts';
import { openNames } from '../../search/names-file.ts';
import type { Filters } from '../../search/record.ts';
import type { OpenIndex } from '../../search/text-index.ts';
import { indexFolder } from './folder.ts';
import { fetchRecords, openIndex } from './records.ts';

export type { Progress } from '../../search/engine.ts';

/** Loads what every search needs, before there is a query. Errors are left to the search that follows. */
export function warmUp(): void {
  getNames().catch(() => undefined);
  fetchRecords();
  getIndex().catch(() => undefined);
}

/** Answers a query from the files of this site (see src/search/engine.ts). After an error the next search begins anew. */
export async function search(
  typed: string,
  filters: Filters,
  report: (progress: engine.Progress) => void,
): Promise<engine.Progress> {
  try {
    return await engine.search({ names: getNames, index: getIndex }, typed, filters, report);
  } catch (error) {
    opened = undefined;
    named = undefined;
    throw error;
  }
}

let opened: Promise<OpenIndex> | undefined;
let named: Promise<NameIndex> | undefined;

function getIndex(): Promise<OpenIndex> {
  opened ??= openIndex(async () => (await getNames()).fold);
  return opened;
}

function getNames(): Promise<NameIndex> {
  named ??= loadNames();
  return named;
}

async function loadNames(): Promise<NameIndex> {
  const response = await fetch(`${indexFolder}names.json?v=${manifest.version}`, { priority: 'high' });
  if (!response.ok) throw new Error(`The file of names is not there: ${response.status}`);
  return openNames(await response.json());
}
