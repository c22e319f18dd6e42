import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what axe finds on a page as it stands, in light and in dark. What is not of colors is the same in dark. */
export async function findViolationsInBoth(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await findViolations(page, 'colors'))];
}

/**
 * Returns what axe finds on a page as it stands, each with the beginning of the elements concerned.
 *
 * @param only the rules about colors alone, for a page that has been asked of everything in other colors
 */
export async function findViolations(page: Page, only?: 'colors'): Promise<string[]> {
  // The protocol evaluates outside the policy of the page, so axe needs no exception in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options = {
    resultTypes: ['violations'],
    // No rule that is asked reads style sheets.
    preload: false,
    ...(only === 'colors'
      ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
      : { rules: { 'target-size': { enabled: true } } }),
  };
  return page.evaluate(async (asked) => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, asked as import('axe-core').RunOptions);
    return violations.flatMap(({ id, nodes }) => {
      // A finger meets the label of the box of a language, which is as large as its pill.
      const own = nodes.filter(({ html }) => id !== 'target-size' || !html.includes('data-toggle'));
      return own.length > 0 ? `${id}: ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}` : [];
    });
  }, options);
}
