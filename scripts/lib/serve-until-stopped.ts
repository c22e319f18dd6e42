import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBusy, type WantedPort } from './port.ts';
import { root } from './run.ts';
import { normalizeBase, serveSite } from './serve.ts';
import { fail, say } from './terminal.ts';

/** Serves dist/ and prints its address; ends when the process is told to stop. */
export async function serveUntilStopped(wanted: WantedPort): Promise<void> {
  const folder = path.join(root, 'dist');
  if (!existsSync(path.join(folder, 'index.html'))) {
    fail('There is no built site in dist/. `npm run build` makes it; `npm start` builds and serves.');
  }
  const site = await serveSite(folder, normalizeBase(process.env.BASE_PATH), wanted).catch(
    (error: unknown) => {
      if (!isBusy(error)) throw error;
      fail(
        `Port ${wanted.number} is in use or not allowed. Choose another with PORT, for example PORT=${wanted.number + 1}.`,
      );
    },
  );
  if (site.port !== wanted.number) say(`Port ${wanted.number} is in use; taking ${site.port}.`);
  say(`Sidejudge is at ${site.url} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void site.close().then(() => process.exit(0)));
  }
}
