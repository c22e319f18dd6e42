import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Place, toCaddyfile, toNginx } from '../../src/hosting/servers.ts';
import type { RunningSite } from '../lib/serve.ts';

// Debian puts nginx where only root's PATH looks.
const programs: Readonly<Record<string, string>> = { nginx: '/usr/sbin/nginx' };

// Real servers, where they are installed (Debian: nginx-light, caddy). They need no rights: a free port on this
// machine, a folder of their own.
const servers: readonly Server[] = [
  {
    name: 'nginx',
    write: (place, folder) => {
      writeFileSync(path.join(folder, 'site.conf'), toNginx(place).replace('listen ', 'listen 127.0.0.1:'));
      cpSync('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; error_log stderr; pid ${folder}/pid; events {}
http { access_log off; default_type application/octet-stream; include site.conf;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')} }`,
      );
    },
    arguments: (folder) => ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
  },
  {
    name: 'caddy',
    write: (place, folder) => {
      const text = toCaddyfile(place).replace(/^:(\d+) \{$/mu, '{\n\tadmin off\n}\nhttp://127.0.0.1:$1 {');
      writeFileSync(path.join(folder, 'Caddyfile'), text);
    },
    arguments: (folder) => ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
  },
];

export const serverNames: readonly string[] = servers.map(({ name }) => name);

/**
 * Serves a built site by a real server, with the configuration that we write for it, on a free port of this machine.
 * Rejects when there is no such server here, or it does not answer.
 *
 * @param name one of `serverNames`
 * @param site the built site, such as dist/, for the base path `base` (a slash at both ends)
 */
export async function startServer(name: string, site: string, base: string): Promise<RunningSite> {
  const server = servers.find((each) => each.name === name);
  if (!server) throw new Error(`${name}: there are ${serverNames.join(' and ')}.`);
  const own = mkdtempSync(path.join(os.tmpdir(), `sidejudge-${name}-`));
  const folder = path.join(own, 'site');
  // Below a base path the site lies in the folder of that name.
  const below = path.join(folder, base).replace(/\/$/u, '');
  mkdirSync(path.dirname(below), { recursive: true });
  symlinkSync(site, below);
  const port = await freePort();
  server.write({ folder, base, port }, own);
  // Started by root, nginx hands over to a user who has to get in.
  execFileSync('chmod', ['-R', 'a+rX', own]);
  const child = spawn(programs[name] ?? name, server.arguments(own), {
    stdio: 'ignore',
    env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
  });
  // One that could not be started has ended, which is seen below.
  child.on('error', () => undefined);
  const close = async (): Promise<void> => {
    const hasEnded = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await hasEnded;
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}${base}`;
  try {
    await untilAnswers(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, port, close };
}

export function isInstalled(name: string): boolean {
  try {
    execFileSync(programs[name] ?? name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** However long that takes; rejects when the server has ended. */
async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const isUp = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Server {
  readonly name: string;
  write(place: Place, folder: string): void;
  arguments(folder: string): readonly string[];
}
