import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dist, root } from '../../../scripts/lib/run.ts';
import { normalizeBase, serveSite } from '../../../scripts/lib/serve.ts';
import { inventedRoot } from '../../lib/invented.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the published site's front page, with a slash at the end; empty where it has not been built. */
    publishedUrl: string;
    /** That of the invented site. */
    inventedUrl: string;
    /** The fonts that the browser sees, as a file for fontconfig. */
    fontConfig: string;
  }
}

/** Serves both sites on free ports while the browser tests run, and writes which fonts they see; they `inject` all three. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const base = normalizeBase(process.env.BASE_PATH);
  const invented = await serveSite(path.join(inventedRoot, 'dist'), base);
  const published = existsSync(path.join(dist, 'index.html')) ? await serveSite(dist, base) : undefined;
  project.provide('inventedUrl', invented.url);
  project.provide('publishedUrl', published?.url ?? '');
  project.provide('fontConfig', writeFontConfig());
  return async () => {
    await invented.close();
    await published?.close();
  };
}

/**
 * Writes a configuration for fontconfig that knows the fonts of the tests and none of the machine: a Latin, a
 * Chinese and a Japanese one. So pages are as high on every Linux, also on one without any font. A character that
 * none of them has is shown as a box; no test depends on one.
 *
 * @returns the file to name in `FONTCONFIG_FILE`
 */
function writeFontConfig(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = path.join(root, '.cache/test-fonts');
  const file = path.join(folder, 'fonts.conf');
  const escapeXml = (name: string) => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const folders = files.map((name) => `  <dir>${escapeXml(path.dirname(resolve(name)))}</dir>`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.join('\n')}
  <cachedir>${escapeXml(folder)}</cachedir>
</fontconfig>
`,
  );
  return file;
}

const files = [
  '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf',
  '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf',
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  '@expo-google-fonts/kosugi/Kosugi_400Regular.ttf',
];
