import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/lib/run.ts';

/** A browser that the machine may have. */
interface Browser {
  readonly name: string;
  /** Its programs, and the command that installs them on Debian. */
  readonly needs: readonly string[];
  readonly install: string;
  start(): Promise<Driver>;
}

/** The commands of a browser's protocol that the checks need. */
export interface Driver {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, and awaits its promise; the result is a JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs actions of keys and pointer, which are the same in both protocols (W3C WebDriver, "Actions"). */
  perform(actions: readonly object[]): Promise<void>;
  /** Returns the open page as a PDF file; absent if the browser cannot print without a dialog. */
  print?(): Promise<Uint8Array>;
}

/** Firefox by WebDriver BiDi: commands and answers are JSON, over the WebSocket that it opens on this machine. */
const firefox: Browser = {
  name: 'Firefox',
  needs: ['/usr/bin/firefox-esr'],
  install: 'apt-get install firefox-esr',
  async start() {
    const profile = path.join(root, '.cache/firefox');
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile, { recursive: true });
    writeFileSync(path.join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
    const size = ['--width=1280', '--height=900'];
    const remote = ['--headless', '--remote-debugging-port=0', '--profile', profile];
    const child = startProgram('/usr/bin/firefox-esr', [...remote, ...size]);
    const send = await connect(`${await readOutput(child, /BiDi listening on (ws:\S+)/u)}/session`);
    await send('session.new', { capabilities: {} });
    // In the first tab keys go to the address bar.
    const { context } = await send('browsingContext.create', { type: 'tab' });
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
      async evaluate(asked) {
        const expression = `Promise.resolve(${asked}).then((value) => JSON.stringify(value ?? null))`;
        const script = { expression, target: { context }, awaitPromise: true };
        const { result, exceptionDetails } = await send('script.evaluate', script);
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value);
      },
      perform: (actions) => send('input.performActions', { context, actions }),
      print: async () => Buffer.from((await send('browsingContext.print', { context })).data, 'base64'),
    };
  },
};

/** WebKitGTK's MiniBrowser by WebDriver: commands are requests to its driver, which listens on this machine. */
const webkit: Browser = {
  name: 'WebKit',
  needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  install: 'apt-get install webkit2gtk-driver xvfb',
  async start() {
    const display = await readOutput(startProgram('/usr/bin/Xvfb', ['-displayfd', '1']), /^(\d+)\n/u);
    const port = await findFreePort();
    startProgram('/usr/bin/WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: `:${display}` });
    const url = `http://127.0.0.1:${port}`;
    // The driver prints nothing when it is ready.
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

/** The browsers that the machine has, and those that it lacks. */
export const { here: browsersHere = [], lacking: browsersLacking = [] } = Object.groupBy(
  [firefox, webkit],
  ({ needs }) => (needs.every((program) => existsSync(program)) ? 'here' : 'lacking'),
);

/** Ends all started programs, the last one first. */
export async function endPrograms(): Promise<void> {
  for (const child of started.splice(0).toReversed()) {
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  }
}

const started: ChildProcess[] = [];

function startProgram(program: string, parameters: readonly string[], environment = process.env) {
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** Waits for output that matches, and returns the first group of the pattern. */
function readOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, found] = pattern.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.on('exit', () => reject(new Error(output)));
  });
}

/** Returns a function that sends a command and returns its result; it rejects with the error of the browser. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}`));
  });
  // biome-ignore lint/suspicious/noExplicitAny: the standard defines the result of each command.
  const waiting: ((answer: any) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting[answer.id]?.(answer);
  };
  return async (method: string, params: object) => {
    const { promise, resolve } = Promise.withResolvers<Parameters<(typeof waiting)[number]>[0]>();
    const id = waiting.push(resolve) - 1;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await promise;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the standard defines the value of each command.
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
