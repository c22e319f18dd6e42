import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script of `pages/` with what it imports, minified as for a site. */
export async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      // One file: what a page loads later is not what is measured here.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: {
        entry: fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)),
        formats: ['es'],
        fileName: name,
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = outputs.filter((output) => output.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${name} was not bundled into one file.`);
  return chunk.code;
}

/** A page with the contract of our search page, and a script. */
export const pageWith = (script: string): string => `<!doctype html>
<html lang="zh-Hans"><meta charset="utf-8"><title>Search</title><link rel="icon" href="data:,">
<div data-search><input type="search"></div>
<p data-search-status data-state="idle"></p><ol data-search-results></ol>
<script type="module" src="/${script}"></script></html>
`;
