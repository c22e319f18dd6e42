import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/**
 * What pages did that none may do, since the last look: an error, a warning, a breach of the policy, a request
 * elsewhere, a file that the site does not have.
 */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** @param mayComplain tells whether scripts may, at this moment, write to the console what went wrong. */
export function watchContext(context: BrowserContext, mayComplain: () => boolean): void {
  context.on('console', (message) => {
    const isSaid = mayComplain() && !/policy/iu.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isSaid && !isOfTest(message))
      faults.push(`${message.type()}: ${message.text() || '(no text)'} (${message.location().url})`);
  });
  context.on('weberror', (fault) => {
    const error = fault.error();
    // One that a browser makes itself has no stack.
    faults.push(`error: ${error.stack || `${error.name}: ${error.message}`} (${fault.page()?.url() ?? ''})`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && hostname !== '127.0.0.1') faults.push(`request: ${request.url()}`);
  });
}

const faults: string[] = [];

/**
 * Whether the browser complains of what a test does: it cuts a connection, or opens an address that leads nowhere; or
 * of a slow machine, where what is fetched ahead is used some seconds later.
 */
function isOfTest(message: ConsoleMessage): boolean {
  const isPageItself = message.location().url === message.page()?.url();
  return (
    /^Failed to load resource: net::/u.test(message.text()) ||
    /was preloaded using link preload but not used/u.test(message.text()) ||
    (isPageItself && / status of 404 /u.test(message.text()))
  );
}
