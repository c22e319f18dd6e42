import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { searchWords } from '../../../src/search/ui/words.ts';
import { ask, askAll } from '../lib/ask.ts';
import { open, phone } from '../lib/use.ts';
import { queryGroups } from '../search-queries.ts';

/* What the page shows of an answer. What is found, and in which order, is asked of the same index in `src/search/answers*`. */

const content = openContent(fileURLToPath(new URL('../../..', import.meta.url)));

let page: Page;

beforeAll(async () => {
  page = await open('zh/search/', { viewport: phone });
});

test('one query of each group is answered as the index alone answers it', async () => {
  const firsts = queryGroups(content).flatMap(({ first, queries: [wanted] }) =>
    wanted ? [{ first, ...wanted }] : [],
  );
  const shown = await askAll(
    page,
    firsts.map(({ query }) => query),
  );
  const missed = firsts.filter(({ first, places }, index) => {
    const urls = shown[index]?.results.slice(0, first).flatMap(({ url, inside }) => [url, ...inside]) ?? [];
    return !urls.some((url) => places.some((place) => url.startsWith(place)));
  });
  expect(missed).toEqual([]);
});

describe('a query', () => {
  test('a match is marked whole, in the language it was found in', async () => {
    const shown = await ask(page, 'カード群に');
    expect(shown.results.length).toBeGreaterThan(0);
    for (const { lang, marked } of shown.results) {
      expect(lang).toBe('ja');
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.every((mark) => mark === 'カード群に')).toBe(true);
    }
  });

  test('what was typed of a name is marked in its title', async () => {
    await ask(page, '安全出');
    expect(await page.innerText('[data-search-results] > li a mark')).toBe('安全出');
  });

  test('with nothing to be found says so, and leads on', async () => {
    const shown = await ask(page, '宇宙船');
    expect(shown.state).toBe('empty');
    expect(shown.status).toContain('宇宙船');
    expect(shown.suggestions.length).toBeGreaterThan(0);
  });

  test('with some of its words in the texts brings those', async () => {
    const { results } = await ask(page, '先手第一回合摸牌了 宇宙船');
    // The section that says most of it links the text.
    const [first] = results;
    expect(first?.inside.join(' ')).toContain('ipg/2.3/#example-f');
  });

  test('of which the texts say too little is answered under “maybe”, said once', async () => {
    const { results } = await ask(page, '堆叠中的宇宙船');
    expect(results.map(({ text }) => text.includes(searchWords.zh.maybe))).toEqual(
      results.map((_, at) => at === 0),
    );
    expect(results.flatMap(({ marked }) => marked).join(' ')).toContain('堆叠');
  });

  test('of thousands of characters is answered, and named by its beginning', async () => {
    const shown = await ask(page, '宇'.repeat(3000));
    expect(shown.state).toBe('empty');
    expect(shown.status.length).toBeLessThan(100);
  });

  test('of a citation shows the clause with its beginning in the language of the interface', async () => {
    const [shown] = (await ask(page, '2.3 remedy 4')).results;
    const clause = content.sections
      .find(({ section }) => section === '2.3')
      ?.clauses.find(({ id }) => id === 'remedy-4');
    expect(shown?.text).toContain(clause?.texts.zh?.text.slice(0, 10));
  });

  test('of a term brings what another language has for it, marked as such, after what was typed', async () => {
    await ask(page, 'infraction');
    const more = page.locator('[data-search-more]');
    const items = page.locator('[data-search-results] > li');
    while (await more.isVisible()) {
      await more.click();
      await page.waitForSelector('[data-search-results][aria-busy="false"]');
    }
    const shown = await items.evaluateAll((all) =>
      all.map((item) => ({ data: { ...(item as HTMLElement).dataset }, text: item.textContent ?? '' })),
    );
    const firstVia = shown.findIndex(({ data }) => 'viaTerm' in data);
    const found = shown.some(
      ({ data, text }) => 'viaTerm' in data && data.lang === 'zh' && text.includes('违规'),
    );
    expect(found).toBe(true);
    expect(firstVia).toBeGreaterThan(shown.findLastIndex(({ data }) => data.tier === 'literal'));
  });
});
