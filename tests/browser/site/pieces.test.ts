import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layoutShift } from '../lib/read.ts';
import { desktop, inventedAddress, open, phone } from '../lib/use.ts';

/** Long enough for the browser to paint. On a busy machine it paints less often, and the test sees fewer shifts. */
const milliseconds = 40;

/** The site on a slow network: each page comes in pieces, cut in its header and footer, and 14 times between them. */
const server = createServer(async ({ url = '/' }, answer) => {
  const got = await fetch(new URL(url, inventedAddress('')), { headers: { 'accept-encoding': 'identity' } });
  const type = got.headers.get('content-type') ?? '';
  const body = Buffer.from(await got.arrayBuffer());
  answer.writeHead(got.status, { 'content-type': type });
  let start = 0;
  for (const end of type.startsWith('text/html') ? cutsOf(body) : []) {
    answer.write(body.subarray(start, end));
    // The first paint takes longest.
    await pause(start === 0 ? 5 * milliseconds : milliseconds);
    start = end;
  }
  answer.end(body.subarray(start));
});

function cutsOf(body: Buffer): number[] {
  const [main, footer] = [body.indexOf('<main'), body.indexOf('<footer')];
  const inHeader = ['data-language="ja"', 'class="pages"'].map((mark) => body.indexOf(mark));
  const inMain = Array.from({ length: 14 }, (_, index) =>
    // Before a tag, because half a word can be narrower than the whole word.
    body.indexOf('<', main + ((footer - main) * (index + 0.5)) / 14),
  );
  const inFooter = ['<ul', '</footer'].map((mark) => body.indexOf(mark, footer));
  return [...inHeader, ...inMain, ...inFooter].filter((cut) => cut > 0).toSorted((a, b) => a - b);
}

let slow = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  slow = new URL(new URL(inventedAddress('')).pathname, `http://127.0.0.1:${port}`).href;
});
afterAll(() => server.close().closeAllConnections());

// A text, a filtered list, a search, and a page for three languages.
test.each([
  'zh/ipg/2.3/?with=ja,en',
  'zh/dawn/cards/?color=R',
  'zh/search/?q=最上面的四把勺子',
  'zh/no/such/page/',
])('a page that arrives in pieces does not shift: /%s', async (address) => {
  const shifts = [phone, desktop].map(async (viewport) => {
    // Without animations some shifts cannot happen.
    const page = await open(new URL(address, slow).href, { viewport, reducedMotion: 'no-preference' });
    // The scripts have finished.
    await page.waitForSelector(':root:not(:has([data-late], [data-unfiltered]))');
    return layoutShift(page);
  });
  expect(await Promise.all(shifts)).toEqual([0, 0]);
});
