/** The list of terms: filter by any name, sort by a language; the choice stands in the address. */

import { hashTarget } from './hash.ts';

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
  // The form holds what the address asks for (client/early.ts), or what was chosen before this script came.
  const sort = filter.elements.namedItem('sort');
  if (sort instanceof HTMLSelectElement && sort.selectedIndex < 0) sort.selectedIndex = 0;
  filter.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('input', () => {
    apply(filter, body, rows);
    writeAddress(filter);
  });
  // A link to a term that the filter hides has the last word.
  addEventListener('hashchange', () => {
    const row = hashTarget();
    if (!(row instanceof HTMLTableRowElement) || !row.hidden) return;
    filter.reset();
    apply(filter, body, rows);
    row.scrollIntoView();
  });
  apply(filter, body, rows);
  const asked = new URLSearchParams(location.search);
  const isAsked = ([key, value]: [string, unknown]) => value === (asked.get(key) ?? defaults[key]);
  if (![...new FormData(filter)].every(isAsked)) writeAddress(filter);
  delete filter.dataset.unfiltered;
}

function apply(
  filter: HTMLFormElement,
  body: HTMLTableSectionElement,
  rows: readonly HTMLTableRowElement[],
): void {
  const values = new FormData(filter);
  const wanted = fold(String(values.get('q') ?? ''));
  const sort = String(values.get('sort') ?? '');
  let count = 0;
  for (const row of rows) {
    const { zh = '', ja = '', en = '', also = '' } = row.dataset;
    row.hidden = !fold([zh, ja, en, also].join('\n')).includes(wanted);
    if (!row.hidden) count += 1;
  }
  const collator = collations[sort] && new Intl.Collator(collations[sort], { sensitivity: 'base' });
  const sorted = collator
    ? rows.toSorted((a, b) => collator.compare(a.dataset[sort] ?? '', b.dataset[sort] ?? ''))
    : rows;
  if (sorted.some((row, index) => body.rows[index] !== row)) body.append(...sorted);
  if (shown) {
    const { one = '', many = '', none = '' } = shown.dataset;
    shown.textContent = count === 0 ? none : (count === 1 ? one : many).replace('#', String(count));
  }
}

function writeAddress(filter: HTMLFormElement): void {
  const address = new URL(location.href);
  const values = [...new FormData(filter)].map(([key, value]): [string, string] => [key, String(value)]);
  address.search = new URLSearchParams(values.filter(([key, value]) => value !== defaults[key])).toString();
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event('addresschange'));
}

/** Width, case, and the difference between katakana and hiragana do not matter for finding a term. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30A1-\u30F6]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .trim();
}
