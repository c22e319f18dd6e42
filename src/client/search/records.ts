import { exchanged, type NamesHead, type TextsHead } from '../../search/index-files.ts';
import type { FoldHan } from '../../search/texts/han.ts';
import type { OpenIndex } from '../../search/texts/text-index.ts';
import { loadFile } from './folder.ts';

/** Asks for the texts before there is a query; what comes is kept until it is opened. It may have failed. */
export function fetchTexts(cache: RequestCache): Promise<TextsHead | undefined> {
  asked ??= load(cache).catch(() => undefined);
  return asked;
}

/**
 * Opens the index: few texts as one file, or by Pagefind where it does not come; many by the index in files. What
 * is not needed is not loaded. Rejects where Pagefind's index does not come either, and with `exchanged` where the
 * texts are of another build than the names.
 */
export async function openIndex(
  head: NamesHead,
  fold: () => Promise<FoldHan>,
  cache: RequestCache,
): Promise<OpenIndex> {
  const texts = await fetchTexts(cache);
  // Whoever comes again asks again.
  asked = undefined;
  if (!texts) return (await import('./pagefind.ts')).openPagefind(head.version);
  if (texts.version !== head.version) throw exchanged;
  if ('records' in texts) return (await program()).indexRecords(texts.records, await fold());
  return (await import('./files.ts')).openFiles(texts);
}

let asked: Promise<TextsHead | undefined> | undefined;

// On a slow line two files at once share it: the names are small and answer most queries, so they go first.
const headStart = 120;

async function load(cache: RequestCache): Promise<TextsHead> {
  await new Promise((resolve) => setTimeout(resolve, headStart));
  // What answers from the texts comes beside them: names are answered without it.
  program().catch(() => undefined);
  return (await loadFile('texts.json', { priority: 'low', cache })).json();
}

const program = () => import('../../search/texts/text-index.ts');
