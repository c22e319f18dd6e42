import { fill } from '../schema/words.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { find, hashTarget, replaceAddress } from './helpers.browser.ts';
import { filterNamed, type Named, nameToKey } from './name-filter.ts';

/**
 * `<filtered-list>`: a table that a form filters and sorts (FilteredList.astro). What is chosen stands in the address. A row
 * has `data-values`, what the fields of the form choose from (`color=W type=land`); its other `data-*` are its names, one
 * a line, by which it is found, and sorted where the form says so.
 */
class FilteredList extends HTMLElement {
  readonly #form = find<HTMLFormElement>('form', this);
  readonly #output = find('output', this);
  readonly #reset = find('[data-reset]', this);
  readonly #body = find<HTMLTableSectionElement>('tbody', this);
  readonly #items = [...this.#body.rows].map(rowToItem);
  /** The latest name that was asked for: an answer to another comes too late. */
  #asked = '';

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('input', () => this.#apply());
    this.#reset.addEventListener('click', () => {
      this.#clear();
      // The button goes with what it has cleared, so the focus needs another place.
      find('[name="q"]', this.#form).focus();
    });
    // A link to a row that the filter hides has the last word.
    addEventListener('hashchange', () => {
      const row = hashTarget();
      if (!(row instanceof HTMLTableRowElement) || !row.hidden) return;
      this.#clear();
      row.scrollIntoView();
    });
    // The form holds what the address asks for (reader/early.ts), or what was chosen before this script came.
    for (const select of this.querySelectorAll('select')) {
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    this.#apply();
  }

  #clear(): void {
    this.#form.reset();
    this.#apply();
  }

  #apply(): void {
    const entries = [...new FormData(this.#form)].map(([name, value]) => [name, String(value).trim()]);
    const chosen = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    const { q = '', sort = '', ...values } = chosen;
    const address = new URL(location.href);
    address.search = new URLSearchParams(chosen).toString();
    replaceAddress(address);
    this.#reset.hidden = address.search === '';
    this.#sort(sort);
    const wanted = Object.entries(values).map((entry) => entry.join('='));
    this.#asked = q;
    const named = filterNamed(this.#items, q);
    if (named.length > 0) this.#show(named, wanted);
    else this.#showNear(q, wanted);
  }

  /** No name has what was typed: shows what is like it (pinyin, romaji, Traditional characters, typing errors). */
  async #showNear(query: string, wanted: readonly string[]): Promise<void> {
    let near: readonly Item[] = [];
    let say: ((count: number) => string) | undefined;
    try {
      const { findNames, sayNear } = await import('./near-names.browser.ts');
      const names = await findNames(query, this.dataset.kind as NameEntry['kind']);
      near = this.#items.filter(({ keys }) => names.some((name) => keys.includes(name)));
      say = sayNear;
    } catch {
      // Without the names of the search, what the list finds by itself has to do.
    }
    if (query === this.#asked) this.#show(near, wanted, say);
  }

  #show(named: readonly Item[], wanted: readonly string[], sayNear?: (count: number) => string): void {
    const shown = new Set(named.filter(({ values }) => wanted.every((value) => values.includes(value))));
    for (const item of this.#items) item.row.hidden = !shown.has(item);
    const { shown: said = '', none = '' } = this.dataset;
    const say = sayNear ?? ((count: number) => fill(said, { count }));
    this.#output.textContent = shown.size === 0 ? none : say(shown.size);
    delete this.#form.dataset.unfiltered;
  }

  #sort(by: string): void {
    const option = this.querySelector<HTMLOptionElement>('[name="sort"] option:checked');
    const { compare } = new Intl.Collator(option?.dataset.collation, { numeric: true, sensitivity: 'base' });
    const sorted = by
      ? this.#items.toSorted((a, b) => compare(a.row.dataset[by] ?? '', b.row.dataset[by] ?? ''))
      : this.#items;
    const rows = sorted.map(({ row }) => row);
    if (rows.some((row, index) => this.#body.rows[index] !== row)) this.#body.append(...rows);
  }
}

interface Item extends Named {
  readonly row: HTMLTableRowElement;
  readonly values: readonly string[];
}

function rowToItem(row: HTMLTableRowElement): Item {
  const { values = '', ...names } = row.dataset;
  const lines = Object.values(names).flatMap((name = '') => name.split('\n'));
  return { row, values: values.split(' '), keys: lines.map(nameToKey) };
}

customElements.define('filtered-list', FilteredList);
