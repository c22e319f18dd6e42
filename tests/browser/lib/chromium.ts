import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/**
 * Starts a real Chromium: that of `CHROMIUM_PATH` if set, else the first of these that starts: an installed one,
 * Playwright's own, that of the npm package (Linux x64). If none starts, throws with all reasons.
 *
 * @param fontConfig a fontconfig file with the fonts that the browser sees; by default those of the machine
 * @param more further flags
 */
export async function launchChromium(fontConfig?: string, more: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH: named } = process.env;
  const reasons: string[] = [];
  // There is no second choice after a named one: it would hide a wrong path.
  for (const find of named ? [() => ({ executablePath: named })] : candidates) {
    try {
      const { env = process.env, ...found }: LaunchOptions = await find();
      const fonts = fontConfig === undefined ? {} : { FONTCONFIG_FILE: fontConfig };
      return await chromium.launch({ args: [...flags, ...more], ...found, env: { ...env, ...fonts } });
    } catch (error) {
      reasons.push(String(error));
    }
  }
  throw new Error(['No Chromium could be started. Name one with CHROMIUM_PATH.', ...reasons].join('\n\n'));
}

const candidates: readonly (() => LaunchOptions | Promise<LaunchOptions>)[] = [
  () => ({ executablePath: '/usr/bin/chromium' }),
  () => ({ executablePath: '/usr/bin/chromium-browser' }),
  () => ({ channel: 'chrome' }),
  () => ({}),
  ...(process.platform === 'linux' && process.arch === 'x64' ? [unpackChromium] : []),
];

// No sandbox, because containers have none; no requests of the browser itself.
const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * Unpacks the Chromium of `@sparticuz/chromium` into a folder for each version. The package itself unpacks into the
 * folder for temporary files, and uses what is there, even if it is incomplete or of another version.
 */
async function unpackChromium(): Promise<LaunchOptions> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const packageFile = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    // Two processes may unpack at once in a new checkout: the first to end renames its folder.
    mkdirSync(path.dirname(folder), { recursive: true });
    const part = mkdtempSync(`${folder}-`);
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      // With this variable the package also unpacks the system libraries that Chromium needs.
      env: { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    try {
      renameSync(part, folder);
    } catch {
      rmSync(part, { recursive: true });
    }
  }
  // The fonts of the machine, and those of the package: without any font Chromium shows no page.
  const fonts = path.join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}/fonts</dir></fontconfig>\n`,
  );
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? fonts,
    },
  };
}
