import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dist, root } from '../../../scripts/lib/run.ts';
import { normalizeBase, serveSite } from '../../../scripts/lib/serve.ts';
import { inventedRoot } from '../../lib/invented.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the front page of the published site; empty if it is not built. */
    publishedUrl: string;
    /** The URL of the front page of the invented site. */
    inventedUrl: string;
    /** A fontconfig file with the fonts that the browser sees. */
    fontConfig: string;
  }
}

/** Serves both sites on free ports while tests run in browsers, and writes a font configuration for Chromium. */
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
 * Writes a fontconfig file with the fonts of the tests (Latin, Chinese, Japanese) and none of the machine, so that
 * pages have the same height on every Linux. Returns the file, for `FONTCONFIG_FILE`.
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
