import { fill } from '../schema/words.ts';
import { find, replaceAddress } from '../site/helpers.browser.ts';
import { filterNamed, type Named, nameToKey } from './name-filter.ts';

/**
 * `<filtered-list>` (FilteredList.astro) keeps the chosen filters in the address. A row has its names in
 * `data-names`, one on each line, and its filter values in `data-values` (`color=W type=land`). A row without names
 * is the heading of its group.
 */
class FilteredList extends HTMLElement {
  readonly #form = find<HTMLFormElement>('form', this);
  readonly #output = find('output', this);
  readonly #items = [...this.querySelectorAll<HTMLTableRowElement>('tr[data-names]')].map(rowToItem);

  connectedCallback(): void {
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    this.#form.addEventListener('input', () => this.#apply());
    // A value in the address that a select lacks leaves the select without a chosen option (site/early.ts).
    for (const select of this.querySelectorAll('select')) {
      if (select.selectedIndex < 0) select.selectedIndex = 0;
    }
    this.#apply();
  }

  #apply(): void {
    const entries = [...new FormData(this.#form)].map(([name, value]) => [name, String(value).trim()]);
    const chosen = Object.fromEntries(entries.filter(([, value]) => value !== ''));
    const { q = '', ...values } = chosen;
    const address = new URL(location.href);
    address.search = new URLSearchParams(chosen).toString();
    replaceAddress(address);
    const wanted = Object.entries(values).map((entry) => entry.join('='));
    const named = filterNamed(this.#items, q);
    const shown = new Set(named.filter((item) => wanted.every((value) => item.values.includes(value))));
    for (const item of this.#items) item.row.hidden = !shown.has(item);
    // A group without visible rows is hidden with its heading.
    for (const body of this.querySelectorAll('tbody'))
      body.hidden = !body.querySelector('tr[data-names]:not([hidden])');
    const { shown: some = '', none = '' } = this.dataset;
    this.#output.textContent = shown.size === 0 ? none : fill(some, { count: shown.size });
    delete this.#form.dataset.unfiltered;
  }
}

interface Item extends Named {
  readonly row: HTMLTableRowElement;
  readonly values: readonly string[];
}

function rowToItem(row: HTMLTableRowElement): Item {
  const { values = '', names = '' } = row.dataset;
  return { row, values: values.split(' '), keys: names.split('\n').map(nameToKey) };
}

customElements.define('filtered-list', FilteredList);
