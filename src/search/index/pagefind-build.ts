import * as pagefind from 'pagefind';

/**
 * Builds Pagefind's index; returns its files by path. Pagefind gives each text an identifier. The number of the text
 * is its address, so that the file `fragment/…` connects the two. Throws with Pagefind's own message if Pagefind
 * reports an error.
 */
export async function makePagefind(contents: readonly string[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: language });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    // Pagefind adds records in the order in which they are sent.
    const adding = contents.map(async (content, number) => {
      const added = await index.addCustomRecord({ url: String(number), content, language });
      if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join('; ')}: ${content}`);
    });
    await Promise.all(adding);
    const written = await index.getFiles();
    if (written.errors.length > 0) throw new Error(`Pagefind wrote no index: ${written.errors.join('; ')}`);
    return new Map(written.files.map((file) => [file.path, file.content]));
  } finally {
    await pagefind.close();
  }
}

// With this language for all texts, Pagefind neither stems nor splits words. `records.ts` has already done both.
const language = 'und';
