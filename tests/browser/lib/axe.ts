import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For `prepare`: the window has axe in every page that it loads. To send it for each takes as long as a small page. */
export const loadAxe = (page: Page) => page.addInitScript(axe);

/** What depends on colors, which are the same in every language of the interface. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands, each with the beginning of the elements concerned.
 *
 * @param only ask of colors alone, or of everything else; of both where nothing is said
 * @param rows of the rows of lists, which of those that are built alike are looked at; all where nothing is said
 */
export async function findViolations(
  page: Page,
  only?: 'colors' | 'others',
  rows: 'all' | 'first of a kind' = 'all',
): Promise<string[]> {
  // The protocol evaluates outside the policy of the page, so axe needs no exception in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const isMarked = rows !== 'all' && (await page.evaluate(markRowsAlike));
  const off = only === 'others' ? ofColors.map((rule) => [rule, { enabled: false }]) : [];
  const options = {
    resultTypes: ['violations'],
    // No rule that is asked reads style sheets.
    preload: false,
    ...(only === 'colors'
      ? { runOnly: { type: 'rule', values: ofColors } }
      : { rules: Object.fromEntries([['target-size', { enabled: true }], ...off]) }),
  };
  return page.evaluate(
    async ([asked, without]) => {
      const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
      // axe refuses a selector that finds nothing.
      const where = without ? { include: [['html']], exclude: [['[data-alike]']] } : document;
      const { violations } = await run.run(where, asked as import('axe-core').RunOptions);
      return violations.flatMap(({ id, nodes }) => {
        // A finger meets the label of the box of a language, which is as large as its pill.
        const own = nodes.filter(({ html }) => id !== 'target-size' || !html.includes('data-toggle'));
        return own.length > 0 ? `${id}: ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}` : [];
      });
    },
    [options, isMarked] as const,
  );
}

/** Runs in the page: marks each row of a list that has the elements and classes of one above it; says whether there are any. */
function markRowsAlike(): boolean {
  const seen = new Set<string>();
  const buildOf = (element: Element): string =>
    `${element.tagName}.${element.className}(${[...element.children].map(buildOf).join()})`;
  for (const row of document.querySelectorAll('tbody tr')) {
    const build = buildOf(row);
    row.toggleAttribute('data-alike', seen.has(build));
    seen.add(build);
  }
  return document.querySelector('[data-alike]') !== null;
}
