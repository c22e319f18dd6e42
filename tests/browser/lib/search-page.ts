import type { Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { askAll, type Shown } from './ask.ts';
import { browser } from './browser.ts';
import { phone } from './read.ts';

/*
 * The search page as most tests use it. To import this has every test of a file see that no page opened here
 * reported an error, a warning or a breach of its policy meanwhile.
 */

const problems: string[] = [];

afterEach(() => {
  expect(problems.splice(0), 'what the pages reported').toEqual([]);
});

interface Opening {
  /** Where the browser itself complains, because a test takes something away. */
  readonly mayComplain?: boolean;
  /** Has the page before it is opened: routes set while it loads can leave its requests unanswered. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens the search page of a language on a phone. `search` is the query part of its address (`?q=draw`). */
export async function openSearchPage(
  lang: string,
  search = '',
  { mayComplain = false, prepare }: Opening = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: phone });
  if (!mayComplain) {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
  }
  await prepare?.(page);
  await page.goto(`${inject('siteUrl')}${lang}/search/${search}`);
  return page;
}

/** Types one query, and reads what is shown. */
export async function ask(page: Page, query: string): Promise<Shown> {
  const [shown] = await askAll(page, [query]);
  if (!shown) throw new Error(`No answer to ${query}.`);
  return shown;
}
