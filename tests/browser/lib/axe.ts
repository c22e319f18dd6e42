import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on colors, which are the same in every language of the interface. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands, each with the beginning of the elements concerned.
 *
 * @param only ask of colors alone, or of everything else; of both where nothing is said
 * @param leaveOut a selector of what it need not look at
 */
export async function findViolations(
  page: Page,
  only?: 'colors' | 'others',
  leaveOut?: string,
): Promise<string[]> {
  // The protocol evaluates outside the policy of the page, so axe needs no exception in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const off = only === 'others' ? ofColors.map((rule) => [rule, { enabled: false }]) : [];
  const options = {
    resultTypes: ['violations'],
    ...(only === 'colors'
      ? { runOnly: { type: 'rule', values: ofColors } }
      : { rules: Object.fromEntries([['target-size', { enabled: true }], ...off]) }),
  };
  return page.evaluate(
    async ([asked, without]) => {
      const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
      // axe refuses a selector that finds nothing.
      const isThere = without !== undefined && document.querySelector(without) !== null;
      const where = isThere ? { include: [['html']], exclude: [[without]] } : document;
      const { violations } = await run.run(where, asked as import('axe-core').RunOptions);
      return violations.flatMap(({ id, nodes }) => {
        // A finger meets the label of the box of a language, which is as large as its pill.
        const own = nodes.filter(({ html }) => id !== 'target-size' || !html.includes('data-toggle'));
        return own.length > 0 ? `${id}: ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}` : [];
      });
    },
    [options, leaveOut] as const,
  );
}
