import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands, each with the beginning of the elements concerned. */
export async function findViolations(page: Page): Promise<string[]> {
  // The protocol evaluates outside the policy of the page, so axe needs no exception in it.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}
