import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, readOutput, startProgram } from './browser.ts';

const program = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** WebKitGTK's MiniBrowser by WebDriver: commands are requests to its driver, which listens on this machine. */
export const webkit: Browser = {
  name: 'WebKit',
  needs: [program, screen],
  install: 'apt-get install webkit2gtk-driver xvfb',
  async start() {
    const display = await readOutput(startProgram(screen, ['-displayfd', '1']), /^(\d+)\n/u);
    const port = await findFreePort();
    startProgram(program, [`--port=${port}`], { ...process.env, DISPLAY: `:${display}` });
    const url = `http://127.0.0.1:${port}`;
    // It says nowhere that it listens.
    while (!(await fetch(`${url}/status`).catch(() => undefined))) await pause(50);
    const { sessionId } = await send(`${url}/session`, { capabilities: {} });
    const session = `${url}/session/${sessionId}`;
    await send(`${session}/window/rect`, { width: 1280, height: 900 });
    return {
      open: (address) => send(`${session}/url`, { url: address }),
      back: () => send(`${session}/back`, {}),
      evaluate: (asked) => send(`${session}/execute/sync`, { script: `return ${asked}`, args: [] }),
      perform: (actions) => send(`${session}/actions`, { actions }),
    };
  },
};

// biome-ignore lint/suspicious/noExplicitAny: what a value has is said by the standard, command by command.
async function send(url: string, body: object): Promise<any> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${url}: ${value?.error}, ${value?.message}`);
  return value;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
