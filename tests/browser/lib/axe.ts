import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what axe finds on a page as it is, and then in its colors with the dark theme, which stays. */
export async function findViolations(page: Page): Promise<string[]> {
  // The driver evaluates outside the policy of the page, so the policy needs no exception for axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const inLight = await run(page, { rules: { 'target-size': { enabled: true } } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const colors = ['color-contrast', 'link-in-text-block'];
  return [...inLight, ...(await run(page, { runOnly: { type: 'rule', values: colors } }))];
}

/** Returns the broken rules, each with the beginning of its elements. */
const run = (page: Page, rules: import('axe-core').RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // `preload: false`: none of these rules reads style sheets.
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...options,
    });
    return violations.flatMap(({ id, nodes }) => {
      // A finger touches the label of a language's checkbox, which fills the pill.
      const own = nodes.filter(({ html }) => id !== 'target-size' || !html.includes('data-toggle'));
      return own.length > 0 ? `${id}: ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}` : [];
    });
  }, rules);
