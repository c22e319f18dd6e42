import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const files = [
  '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf',
  '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf',
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  '@expo-google-fonts/kosugi/Kosugi_400Regular.ttf',
];

/**
 * Writes a configuration for fontconfig that knows the fonts of the tests and none of the machine: a Latin, a
 * Chinese and a Japanese one. So pages are as high on every Linux, also on one without any font. A character that
 * none of them has is shown as a box; no test depends on one.
 *
 * @returns the file to name in `FONTCONFIG_FILE`
 */
export function writeFontConfig(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = fileURLToPath(new URL('../../../.cache/test-fonts', import.meta.url));
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
