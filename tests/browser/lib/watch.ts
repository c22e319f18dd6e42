import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/**
 * Returns the faults of all pages since the last call: errors, warnings, breaches of the policy, requests to other
 * hosts.
 */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** Collects the faults of all pages of a context. While `mayComplain`, the console may have all but policy breaches. */
export function watchContext(context: BrowserContext, mayComplain: () => boolean): void {
  context.on('console', (message) => {
    const isSaid = mayComplain() && !/policy/iu.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isSaid && !isOfTest(message))
      faults.push(`${message.type()}: ${message.text() || '(no text)'} (${message.location().url})`);
  });
  context.on('weberror', (fault) => {
    const error = fault.error();
    // An error of the browser itself has no stack.
    faults.push(`error: ${error.stack || `${error.name}: ${error.message}`} (${fault.page()?.url() ?? ''})`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && hostname !== '127.0.0.1') faults.push(`request: ${request.url()}`);
  });
}

const faults: string[] = [];

/**
 * Whether a message is about the test, not the page: the test cuts a connection or opens a wrong address, or the
 * machine is so slow that a preloaded file is used seconds later.
 */
function isOfTest(message: ConsoleMessage): boolean {
  const isPageItself = message.location().url === message.page()?.url();
  return (
    /^Failed to load resource: net::/u.test(message.text()) ||
    /was preloaded using link preload but not used/u.test(message.text()) ||
    (isPageItself && / status of 404 /u.test(message.text()))
  );
}
