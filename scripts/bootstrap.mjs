#!/usr/bin/env node
// @ts-check
// The entry point of the npm scripts: `node scripts/bootstrap.mjs <task> [arguments]`.
//
// 1. Installs the dependencies if they are missing or differ from the lock file.
// 2. Finds a Node that is new enough, the running one or the one that npm installed.
// 3. Runs scripts/<task>.ts with it, and exits with its code.
//
// It is plain JavaScript, because it runs on Node 20 before anything is installed.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const onWindows = process.platform === 'win32';

/**
 * Whether all packages of the lock file are installed. npm writes its list of installed packages last, so an
 * interrupted install leaves no list or an older one. Optional packages of other platforms are only in the lock file.
 *
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} installed of node_modules/.package-lock.json
 */
export function isInstallCurrent(wanted, installed) {
  return Object.entries(wanted).every(([where, { version, optional, devOptional }]) => {
    const mayBeMissing = where === '' || optional || devOptional;
    return installed[where] ? installed[where].version === version : mayBeMissing;
  });
}

/**
 * Whether a version of Node runs `.ts` files by itself: from 22.18 on, except 23.0 to 23.5.
 *
 * @param {string} version such as `22.18.0`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 23 ? minor >= 6 : major > 22 || (major === 22 && minor >= 18);
}

function main() {
  const [task = '', ...taskArguments] = process.argv.slice(2);
  if (Number.parseInt(process.versions.node, 10) < 20) fail('Sidejudge needs Node 20 or newer.');

  const runsHere = runsTypeScript(process.versions.node);
  const packagedNode = path.join(root, 'node_modules/node/bin', onWindows ? 'node.exe' : 'node');
  if (!isInstalled() || (!runsHere && !existsSync(packagedNode))) {
    // An install deletes the packaged Node, even if this process runs in it.
    const needsPackagedNode = !runsHere || process.execPath.startsWith(path.join(root, 'node_modules'));
    install(needsPackagedNode);
  }
  const node = runsHere ? process.execPath : packagedNode;
  if (!existsSync(node)) {
    fail(
      `Node 22.18 or newer is needed to build; this is ${process.versions.node}, and npm could not install a newer one.`,
      'Are install scripts forbidden (`npm config get ignore-scripts`)? Otherwise install Node 24 and try again.',
    );
  }
  runTask(node, path.join(root, 'scripts', `${task}.ts`), taskArguments);
}

function isInstalled() {
  const packagesOf = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  const list = 'node_modules/.package-lock.json';
  return (
    existsSync(path.join(root, list)) && isInstallCurrent(packagesOf('package-lock.json'), packagesOf(list))
  );
}

/**
 * Runs `npm ci`. Install scripts run only if the packaged Node is needed, because an install script fetches it. The
 * output of npm goes to standard error, because standard output belongs to the task.
 *
 * @param {boolean} withPackagedNode
 */
function install(withPackagedNode) {
  report('Installing dependencies …');
  // All packages are needed, even if NODE_ENV or the settings of the user exclude some.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  if (!withPackagedNode) flags.push('--ignore-scripts');
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: onWindows };
  const { status } = spawnSync(
    'npm',
    ['ci', ...flags],
    /** @type {import('node:child_process').SpawnSyncOptions} */ (options),
  );
  if (status === 0) return;
  fail(
    '`npm ci` did not finish. Nothing was built. Check the network, or read what npm says above, and try again.',
  );
}

/**
 * Runs a script with a cache of compiled code. Passes signals on to it, and exits with its code.
 *
 * @param {string} node
 * @param {string} file
 * @param {string[]} taskArguments
 */
function runTask(node, file, taskArguments) {
  process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node');
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...taskArguments], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  // When npm is stopped, it signals only its shell, which ends without a signal to this process.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  child.on('close', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? 128 + (os.constants.signals[signal ?? 'SIGTERM'] ?? 0);
  });
}

/** @param {string} line */
function report(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * @param {string[]} lines
 * @returns {never}
 */
function fail(...lines) {
  for (const line of lines) report(line);
  process.exit(1);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
