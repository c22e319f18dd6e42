import * as pagefind from 'pagefind';

/**
 * Builds Pagefind's index of texts, each given as its words: the files of its folder, by path. The address of each text
 * is its number, so that `fragment/…` tells which identifier belongs to which text. Throws with Pagefind's own message
 * if it refuses.
 */
export async function makePagefind(contents: readonly string[]): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: language });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    // Pagefind adds them one after the other, in the order in which they were sent.
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

// Pagefind's own interfaces, and its worker, which would be one more file before the first result.
const unused = /^pagefind-(?:(?:modular-|component-)?ui|highlight|worker)\b/u;

// One language for all texts: Pagefind then neither stems nor splits, which records.ts does.
const language = 'und';
