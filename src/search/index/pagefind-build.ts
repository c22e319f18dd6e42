import * as pagefind from 'pagefind';

/**
 * Pagefind's index of some texts, each given as the words it is to be found by: the files of its folder, by path. The
 * number of a text is its address, so `fragment/…` says whose identifier is whose. Throws with Pagefind's own words
 * when it refuses.
 */
export async function makePagefind(contents: readonly string[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: language });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    // It takes them one after the other, in the order in which they are sent.
    const adding = contents.map(async (content, number) => {
      const added = await index.addCustomRecord({ url: String(number), content, language });
      if (added.errors.length > 0) throw new Error(`Pagefind: ${added.errors.join('; ')}: ${content}`);
    });
    await Promise.all(adding);
    const written = await index.getFiles();
    if (written.errors.length > 0) throw new Error(`Pagefind wrote no index: ${written.errors.join('; ')}`);
    return new Map(
      written.files.filter(({ path }) => !unused.test(path)).map((file) => [file.path, file.content]),
    );
  } finally {
    await pagefind.close();
  }
}

// Pagefind's own interfaces, and the worker, which would be one more file before the first result.
const unused = /^pagefind-(?:(?:modular-|component-)?ui|highlight|worker)\b/u;

// One language for all texts: Pagefind then neither stems nor splits, which records.ts does.
const language = 'und';
