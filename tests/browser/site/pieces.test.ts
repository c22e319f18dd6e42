import { afterAll, beforeAll, expect, test } from 'vitest';
import { layoutShift } from '../lib/read.ts';
import { servePieces } from '../lib/serve-pieces.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

/** A text, a list that is filtered, a list that waits for its script, and a page for three languages. */
const addresses = [
  'zh/ipg/2.3/?with=ja,en',
  'zh/dawn/cards/?color=R',
  'en/search/?q=draw',
  'zh/no/such/page/',
];

/** The two windows have different cuts, too. */
const readers = [
  { viewport: phone, first: 0.3 },
  { viewport: desktop, first: 0.8 },
];
let servers: Awaited<ReturnType<typeof servePieces>>[] = [];
beforeAll(async () => {
  servers = await Promise.all(readers.map(({ first }) => servePieces(siteAddress(''), first)));
});
afterAll(() => {
  for (const server of servers) server.close();
});

test.each(addresses)('a page that comes in pieces does not move under its reader: /%s', async (address) => {
  const shifts = readers.map(async ({ viewport }, index) => {
    // An animation may hide what moves.
    const page = await open(new URL(address, servers[index]?.url).href, {
      viewport,
      reducedMotion: 'no-preference',
    });
    // What waits for a script has come when it has ended.
    await page.waitForSelector(':root:not(:has([data-late], [data-unfiltered]))');
    return await layoutShift(page);
  });
  expect(await Promise.all(shifts)).toEqual([0, 0]);
});
