import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isBusy, listenOn, parsePort } from './port.ts';

describe('parsePort', () => {
  test.each([
    [undefined, { number: 4321, isFixed: false }],
    ['', { number: 4321, isFixed: false }],
    ['8080', { number: 8080, isFixed: true }],
    ['0', undefined],
    ['65536', undefined],
    ['-1', undefined],
    ['80.5', undefined],
    ['1e3', undefined],
    ['http', undefined],
  ])('PORT=%s gives %j', (value, wanted) => {
    expect(parsePort(value)).toEqual(wanted);
  });
});

describe('listenOn', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  const newServer = () => {
    const server = createServer();
    servers.push(server);
    return server;
  };
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test('leaves a busy default port for the next free one', async () => {
    const busy = await listenOn(newServer(), { number: 0, isFixed: true });
    const port = await listenOn(newServer(), { number: busy, isFixed: false });
    expect(port).toBeGreaterThan(busy);
  });

  test('reports a busy port that was asked for by number', async () => {
    const busy = await listenOn(newServer(), { number: 0, isFixed: true });
    const error = await listenOn(newServer(), { number: busy, isFixed: true }).catch(
      (reason: unknown) => reason,
    );
    expect(isBusy(error)).toBe(true);
  });
});
