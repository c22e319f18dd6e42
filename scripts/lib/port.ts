import type { Server } from 'node:http';
import { fail } from './terminal.ts';

/** Where the site is served when nobody says otherwise. */
const defaultPort = 4321;

/** The port to serve on, from `PORT`; a wrong value ends the process with a message. */
export function readPort(environment: { readonly PORT?: string | undefined }): WantedPort {
  const port = parsePort(environment.PORT);
  if (port === undefined) fail(`PORT must be a whole number from 1 to 65535, not "${environment.PORT}".`);
  return port;
}

/**
 * Reads the value of `PORT`; `undefined` when it is no port.
 *
 * `parsePort('8080') // => { number: 8080, isFixed: true }`, `parsePort('http') // => undefined`
 */
export function parsePort(value: string | undefined): WantedPort | undefined {
  if (value === undefined || value === '') return { number: defaultPort, isFixed: false };
  const number = Number(value);
  const isPort = /^\d{1,5}$/.test(value) && number >= 1 && number <= 65_535;
  return isPort ? { number, isFixed: true } : undefined;
}

/**
 * Starts a server on this machine only and returns the port it got.
 *
 * A port that somebody asked for by number is that one or an error; the default one gives way to the
 * next free one. Throws what `listen` reports.
 */
export async function listenOn(server: Server, wanted: WantedPort): Promise<number> {
  const lastTry = wanted.isFixed ? wanted.number : wanted.number + 20;
  for (let port = wanted.number; ; port += 1) {
    try {
      return await listenOnce(server, port);
    } catch (error) {
      if (!isBusy(error) || port >= lastTry) throw error;
    }
  }
}

/** Whether an error of `listen` says that the port is taken or not ours to take. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
  );
}

function listenOnce(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

export interface WantedPort {
  readonly number: number;
  /** Somebody asked for this very port. */
  readonly isFixed: boolean;
}
