/** The list of terms: filter by any name, sort by a language; the choice stands in the address. */

import { hashTarget } from '../site/hash.browser.ts';
import { lang, replaceAddress } from '../site/helpers.browser.ts';
import { createNameFilter, sayCount } from '../site/name-filter.browser.ts';
import { nameToKey } from '../site/name-filter.ts';
import { termCountWords } from './words.ts';

const form = document.querySelector<HTMLFormElement>('[data-term-filter]');
const list = document.querySelector<HTMLTableSectionElement>('[data-term-rows]');
const shown = document.querySelector<HTMLElement>('[data-term-count]');

/** How each language is sorted: Chinese by sound, Japanese by kana, which the rows carry. */
const collations: Readonly<Record<string, string>> = { zh: 'zh-Hans-u-co-pinyin', ja: 'ja', en: 'en' };

/** What does not stand in the address. */
const defaults: Readonly<Record<string, string>> = { q: '', sort: 'subject' };

if (form && list) start(form, list);

function start(filter: HTMLFormElement, body: HTMLTableSectionElement): void {
  const rows = [...body.rows];
  const named = rows.map((row) => ({ row, keys: keysOf(row) }));
  const byName = createNameFilter(named, 'term');
  const apply = () => {
    const values = new FormData(filter);
    byName(String(values.get('q') ?? ''), (found, sayNear) => {
      const kept = new Set(found.map(({ row }) => row));
      for (const row of rows) row.hidden = !kept.has(row);
      if (shown) shown.textContent = sayCount(termCountWords[lang], kept.size, sayNear);
      delete filter.dataset.unfiltered;
    });
    sortRows(body, rows, String(values.get('sort') ?? ''));
  };
  // The form holds what the address asks for (client/early.ts), or what was chosen before this script came.
  const sort = filter.elements.namedItem('sort');
  if (sort instanceof HTMLSelectElement && sort.selectedIndex < 0) sort.selectedIndex = 0;
  filter.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('input', () => {
    apply();
    writeAddress(filter);
  });
  // A link to a term that the filter hides has the last word.
  addEventListener('hashchange', () => {
    const row = hashTarget();
    if (!(row instanceof HTMLTableRowElement) || !row.hidden) return;
    filter.reset();
    apply();
    row.scrollIntoView();
  });
  apply();
  const asked = new URLSearchParams(location.search);
  const isAsked = ([key, value]: [string, unknown]) => value === (asked.get(key) ?? defaults[key]);
  if (![...new FormData(filter)].every(isAsked)) writeAddress(filter);
}

function keysOf({ dataset }: HTMLTableRowElement): string[] {
  const { zh = '', ja = '', en = '', also = '' } = dataset;
  return [zh, ja, en, also].map(nameToKey);
}

function sortRows(body: HTMLTableSectionElement, rows: readonly HTMLTableRowElement[], sort: string): void {
  const collator = collations[sort] && new Intl.Collator(collations[sort], { sensitivity: 'base' });
  const sorted = collator
    ? rows.toSorted((a, b) => collator.compare(a.dataset[sort] ?? '', b.dataset[sort] ?? ''))
    : rows;
  if (sorted.some((row, index) => body.rows[index] !== row)) body.append(...sorted);
}

function writeAddress(filter: HTMLFormElement): void {
  const address = new URL(location.href);
  const values = [...new FormData(filter)].map(([key, value]): [string, string] => [key, String(value)]);
  address.search = new URLSearchParams(values.filter(([key, value]) => value !== defaults[key])).toString();
  replaceAddress(address);
}
