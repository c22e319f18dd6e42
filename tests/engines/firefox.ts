import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { type Browser, readOutput, startProgram } from './browser.ts';

const program = '/usr/bin/firefox-esr';
const profile = path.join(root, '.cache/firefox');

/** Firefox by WebDriver BiDi: commands and answers are JSON, over the WebSocket that it opens on this machine. */
export const firefox: Browser = {
  name: 'Firefox',
  needs: [program],
  install: 'apt-get install firefox-esr',
  async start() {
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile, { recursive: true });
    writeFileSync(path.join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
    const size = ['--width=1280', '--height=900'];
    const remote = ['--headless', '--remote-debugging-port=0', '--profile', profile];
    const child = startProgram(program, [...remote, ...size]);
    const send = await connect(`${await readOutput(child, /BiDi listening on (ws:\S+)/u)}/session`);
    await send('session.new', { capabilities: {} });
    // In the tab that is there at the start, keys go to the field of the address.
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

/** Returns the function that sends a command and gives its result; it rejects with what the browser says is wrong. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}`));
  });
  // biome-ignore lint/suspicious/noExplicitAny: what a result has is said by the standard, command by command.
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
