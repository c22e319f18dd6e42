import type { Browser, BrowserContext } from 'playwright-core';

/** What pages did that none may do, since the last look: a breach of the policy, a request elsewhere, an error. */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** Watches every page that this browser will open. */
export function watchForFaults(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  // `newPage` makes its own context by this method.
  browser.newContext = async (options) => watchContext(await newContext(options));
  return browser;
}

const faults: string[] = [];

function watchContext(context: BrowserContext): BrowserContext {
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy|Permissions[- ]Policy/iu.test(message.text())) {
      faults.push(`policy: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && hostname !== '127.0.0.1') faults.push(`request: ${request.url()}`);
  });
  return context;
}
