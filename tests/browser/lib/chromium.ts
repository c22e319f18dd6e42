import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/**
 * Starts a real Chromium: the one that `CHROMIUM_PATH` names, or the first that starts of those
 * installed, Playwright's own, and the one that comes with the npm packages (Linux x64).
 * Throws with every reason when none starts; there is no test run without a browser.
 *
 * @param fontConfig a file for fontconfig that says which fonts it sees; those of the machine where none is given
 * @param more flags beside those that are always given
 */
export async function launchChromium(fontConfig?: string, more: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH: named } = process.env;
  const reasons: string[] = [];
  // Falling back from the one that somebody named would hide the mistake.
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

// No sandbox, because containers have none to offer; nothing that talks to the network by itself.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, once a version.
 *
 * The package unpacks into the folder for temporary files and takes what it finds there for complete,
 * also when it is another version's or half of one. So each version gets a folder of its own.
 */
async function unpackChromium(): Promise<LaunchOptions> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const packageFile = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    // Two test files may begin at once on a new checkout: each unpacks for itself, and the first to end names the folder.
    mkdirSync(path.dirname(folder), { recursive: true });
    const part = mkdtempSync(`${folder}-`);
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      // With this name in the environment it unpacks the system libraries that Chromium needs as well.
      env: { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    try {
      renameSync(part, folder);
    } catch {
      rmSync(part, { recursive: true });
    }
  }
  // The fonts of the machine, which may have Chinese and Japanese; and its own, because without any it shows no page.
  const fonts = path.join(folder, 'fonts-of-both.conf');
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
