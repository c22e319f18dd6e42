#!/usr/bin/env node
// @ts-check
// The way into every npm script: `node scripts/bootstrap.mjs <task> [arguments]`.
//
// 1. Installs the dependencies when they are missing or the lock file asks for others.
// 2. Finds a Node that is new enough, the running one or the one that npm installed.
// 3. Runs scripts/<task>.ts with it and ends as it ends.
//
// The one plain-JavaScript file here, because it runs on Node 20 before anything is installed.

import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const oldestStartingNode = [20, 0];
/** What Astro and Vitest ask for. */
const oldestWorkingNode = [22, 12];

/**
 * Whether what is installed is what the lock file asks for.
 *
 * `installed` is the list that npm itself leaves in node_modules at the very end of an install, so a
 * killed install leaves none (or an older one that differs). Optional packages of other platforms are
 * in the lock file only.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile | undefined} installed node_modules/.package-lock.json
 */
export function isInstallCurrent(lock, installed) {
  const wanted = lock.packages ?? {};
  const present = installed?.packages;
  if (!present) return false;
  const hasAllWanted = Object.entries(wanted).every(
    ([where, entry]) => where === '' || entry.optional || entry.devOptional || present[where] !== undefined,
  );
  const hasOnlyWanted = Object.entries(present).every(
    ([where, entry]) =>
      wanted[where]?.version === entry.version && wanted[where]?.integrity === entry.integrity,
  );
  return hasAllWanted && hasOnlyWanted;
}

/**
 * Whether a Node version is at least `[major, minor]`.
 *
 * @param {string} version such as `22.12.0`
 * @param {readonly number[]} least
 */
export function isAtLeast(version, [leastMajor = 0, leastMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * The flags with which a Node version runs `.ts` files without a warning.
 *
 * @param {string} version
 */
export function typeStrippingFlags(version) {
  const isOnByItself =
    isAtLeast(version, [23, 6]) || (version.startsWith('22.') && isAtLeast(version, [22, 18]));
  return [...(isOnByItself ? [] : ['--experimental-strip-types']), '--disable-warning=ExperimentalWarning'];
}

async function main() {
  const [task = '', ...taskArguments] = process.argv.slice(2);
  if (!isAtLeast(process.versions.node, oldestStartingNode)) {
    fail(`Sidejudge needs Node ${oldestStartingNode[0]} or newer; this is ${process.versions.node}.`);
  }
  if (!/^[a-z][a-z-]*$/.test(task) || !existsSync(taskFile(task))) {
    fail(`There is no task "${task}". Tasks: ${listTasks().join(', ')}.`);
  }

  const runsOnThisNode = isAtLeast(process.versions.node, oldestWorkingNode);
  const isReady = () => isInstalled() && (runsOnThisNode || existsSync(packagedNode()));
  if (!isReady()) {
    // An install deletes the packaged Node, also when it is the one that runs this.
    const needsPackagedNode = !runsOnThisNode || isInstalledNode(process.execPath);
    const waiting = 'Another installation is running here; waiting for it …';
    await withLock(path.join(root, '.cache/install.pid'), waiting, async (handOver) => {
      if (!isReady()) await installDependencies(needsPackagedNode, handOver);
    });
  }

  const node = runsOnThisNode
    ? { file: process.execPath, version: process.versions.node }
    : { file: packagedNode(), version: readJson(path.join(root, 'node_modules/node/package.json')).version };
  if (!existsSync(node.file)) {
    fail(
      `Node ${oldestWorkingNode.join('.')} or newer is needed to build; this is ${process.versions.node}, and npm`,
      'could not bring a newer one. Does it forbid install scripts (`npm config get ignore-scripts`)?',
      'Otherwise install Node 24 and try again.',
    );
  }

  const { code, signal } = await run(
    node.file,
    [...typeStrippingFlags(node.version), taskFile(task), ...taskArguments],
    { stdio: 'inherit', env: taskEnvironment(node.file) },
  );
  process.exitCode = code ?? 128 + (os.constants.signals[signal ?? 'SIGTERM'] ?? 0);
}

/** @param {string} task */
function taskFile(task) {
  return path.join(root, 'scripts', `${task}.ts`);
}

function listTasks() {
  return readdirSync(path.join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
}

function packagedNode() {
  return path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} file */
function isInstalledNode(file) {
  return file.startsWith(path.join(root, 'node_modules') + path.sep);
}

function isInstalled() {
  const lock = readJson(path.join(root, 'package-lock.json'));
  try {
    return isInstallCurrent(lock, readJson(path.join(root, 'node_modules/.package-lock.json')));
  } catch {
    return false;
  }
}

/**
 * Runs `npm ci`. Install scripts run only where they are needed: their one purpose here is to fetch
 * the newer Node, which the lock file does not cover.
 *
 * @param {boolean} withPackagedNode
 * @param {(pid: number) => void} onStart is told the process that installs
 */
async function installDependencies(withPackagedNode, onStart) {
  const started = Date.now();
  report('Installing dependencies …');
  stepAsideOnWindows();
  const npm = findNpm();
  const { code, errors } = await run(
    npm.file,
    [
      ...npm.before,
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // Whatever NODE_ENV or the user's settings leave out: all of it is needed.
      '--include=dev',
      '--include=optional',
      ...(withPackagedNode ? [] : ['--ignore-scripts']),
    ],
    {
      // Standard output is kept for the task itself.
      stdio: ['ignore', process.stderr.isTTY ? 2 : 'ignore', 'pipe'],
      cwd: root,
      shell: npm.isShellScript,
      // npm starts programs of its own, and when it is told to stop they must stop too.
      detached: process.platform !== 'win32',
    },
    onStart,
  );
  if (code === 0) return report(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(
    errors,
  );
  fail(
    `\`npm ci\` did not finish (${code === null ? 'it was stopped' : `exit code ${code}`}).`,
    isOffline
      ? 'The package registry could not be reached. Dependencies are fetched once; check the network and try again.'
      : 'Nothing was built. Try again, or run `npm ci` by itself to see more.',
  );
}

/**
 * Does something that two terminals must not do at once; the second waits for the first.
 *
 * @param {string} lockFile holds the process ID of whoever is at it
 * @param {string} waiting what to say to those who wait
 * @template Result
 * @param {(handOver: (pid: number) => void) => Promise<Result>} work may hand the lock over to a process
 *   that would outlive this one if this one were killed
 * @returns {Promise<Result>} what the work gives
 */
export async function withLock(lockFile, waiting, work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  for (let isFirstTry = true; !takeLock(lockFile); isFirstTry = false) {
    if (isFirstTry) report(waiting);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work((pid) => writeFileSync(lockFile, String(pid)));
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} lockFile
 * @returns {boolean}
 */
function takeLock(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // The holder may have been killed before it could let go.
    if (existsSync(lockFile) && isRunning(Number(readFileSync(lockFile, 'utf8')))) return false;
    rmSync(lockFile, { force: true });
    return takeLock(lockFile);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The npm that started this script if it did, otherwise the one on PATH. */
function findNpm() {
  const startedBy = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(startedBy)) {
    const node = process.env.npm_node_execpath ?? process.execPath;
    return { file: existsSync(node) ? node : process.execPath, before: [startedBy], isShellScript: false };
  }
  return { file: 'npm', before: [], isShellScript: process.platform === 'win32' };
}

/** Windows does not delete a running program, and `npm ci` deletes node_modules; but it lets it move. */
function stepAsideOnWindows() {
  if (process.platform !== 'win32' || !isInstalledNode(process.execPath)) return;
  const asideFolder = path.join(root, '.cache', 'old-node');
  rmSync(asideFolder, { recursive: true, force: true, maxRetries: 1 });
  mkdirSync(asideFolder, { recursive: true });
  renameSync(process.execPath, path.join(asideFolder, `node-${process.pid}.exe`));
}

/** @param {string} node */
function taskEnvironment(node) {
  // On Windows the variable may be spelled `Path`.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.join(root, 'node_modules/.bin'), path.dirname(node), process.env[name] ?? ''];
  return {
    // Stripped and compiled once: half of what a short task takes is loading its modules.
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    ...process.env,
    [name]: folders.join(path.delimiter),
  };
}

/**
 * Runs a program until it ends, passing on the signals that reach this process.
 *
 * @param {string} file
 * @param {string[]} programArguments
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, errors: string }>}
 */
function run(file, programArguments, options, onStart) {
  return new Promise((resolve) => {
    const child = spawn(file, programArguments, options);
    if (child.pid !== undefined) onStart?.(child.pid);
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
      process.stderr.write(chunk);
    });
    const stopWatching = watchForStop((signal) => {
      if (options.detached && child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid, signal);
      } else {
        child.kill(signal);
      }
    });
    child.on('error', (error) => fail(`${file} could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      stopWatching();
      resolve({ code, signal, errors });
    });
  });
}

/**
 * Calls back when this process is told to stop. A stopped npm tells the shell that it started, and the
 * shell ends without a word to its child; so the end of the parent is taken as an order to stop.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} ends the watch
 */
function watchForStop(stop) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const parent = process.ppid;
  const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
  const parentWatch = setInterval(() => {
    if (isStartedByNpm && process.ppid !== parent) {
      clearInterval(parentWatch);
      stop('SIGTERM');
    }
  }, 500);
  return () => {
    clearInterval(parentWatch);
    for (const signal of signals) process.off(signal, stop);
  };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
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

// Imported by its test, it does nothing.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
