import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for the browser to paint what it has. On a busy machine it may paint less often; it then sees less. */
const milliseconds = 40;

/** Of the main part of a page. */
const count = 14;

/**
 * Serves the site as a slow network does: each page comes in pieces, with a pause after each. It is always cut in its
 * header and in its footer, and between them into pieces of one size, of which the first is cut at `first` (0 to 1).
 */
export async function servePieces(siteUrl: string, first: number): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const got = await fetch(new URL(url, siteUrl), { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await got.arrayBuffer());
    const type = got.headers.get('content-type') ?? '';
    answer.writeHead(got.status, { 'content-type': type });
    const cuts = type.startsWith('text/html') ? cutsOf(body, first) : [];
    let start = 0;
    for (const end of cuts) {
      answer.write(body.subarray(start, end));
      start = end;
      // The first picture takes longest.
      await pause(start === cuts[0] ? 5 * milliseconds : milliseconds);
    }
    answer.end(body.subarray(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(new URL(siteUrl).pathname, `http://127.0.0.1:${port}`).href,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function cutsOf(body: Buffer, first: number): number[] {
  const header = body.indexOf('<header');
  const [main, footer] = [body.indexOf('<main'), body.indexOf('<footer')];
  const inHeader = ['data-language="ja"', 'data-language="en"', 'class="pages"'].map((mark) =>
    body.indexOf(mark, header),
  );
  const inMain = Array.from({ length: count }, (_, index) =>
    endOfWord(body, Math.round(main + ((footer - main) * (index + first)) / count)),
  );
  const inFooter = ['</p>', '<ul', '</footer'].map((mark) => body.indexOf(mark, footer));
  return [...inHeader, ...inMain, ...inFooter].filter((cut) => cut > 0).toSorted((a, b) => a - b);
}

/** Half of the one word of a button is less wide than the button. */
function endOfWord(body: Buffer, from: number): number {
  let end = from;
  while (/[a-z]/iu.test(String.fromCharCode(body[end] ?? 0))) end += 1;
  return end;
}
