/** The card list: filter by name, colour and type, and sort; the choice stands in the address. */

// A module, so that its names are its own.
export {};

const form = document.querySelector<HTMLFormElement>('[data-card-filter]');
const body = document.querySelector<HTMLTableSectionElement>('[data-card-rows]');
const shown = document.querySelector<HTMLElement>('[data-card-count]');

const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
/** What the list can be sorted by, besides the order in which it stands. */
const comparisons: Record<string, (a: HTMLTableRowElement, b: HTMLTableRowElement) => number> = {
  name: (a, b) => collator.compare(a.dataset.name ?? '', b.dataset.name ?? ''),
  cost: (a, b) => Number(a.dataset.value ?? 0) - Number(b.dataset.value ?? 0),
};

if (form && body) {
  const rows = [...body.rows];
  const original = [...rows];
  form.hidden = false;
  for (const [key, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(key);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === '1';
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener('input', () => {
    apply(form, rows, original);
    writeAddress(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  apply(form, rows, original);
}

function apply(filter: HTMLFormElement, rows: HTMLTableRowElement[], original: HTMLTableRowElement[]): void {
  const values = new FormData(filter);
  const text = (key: string) => String(values.get(key) ?? '');
  const name = fold(text('name'));
  let count = 0;
  for (const row of rows) {
    const { colors = '', types = '', names = '', rulings = '0', changed = '0' } = row.dataset;
    row.hidden = !(
      (!text('color') || colors.split(' ').includes(text('color'))) &&
      (!text('type') || types.split(' ').includes(text('type'))) &&
      (!values.has('ruled') || rulings !== '0') &&
      (!values.has('changed') || changed !== '0') &&
      (!name || fold(names).includes(name))
    );
    if (!row.hidden) count += 1;
  }
  sort(rows, text('sort'), original);
  if (shown) {
    const pattern = (count === 1 ? shown.dataset.one : shown.dataset.many) ?? '';
    shown.textContent = pattern.replace('#', String(count));
  }
}

function sort(rows: HTMLTableRowElement[], by: string, original: HTMLTableRowElement[]): void {
  const compare = comparisons[by];
  body?.append(...(compare ? rows.toSorted(compare) : original));
}

function writeAddress(filter: HTMLFormElement): void {
  const address = new URL(location.href);
  const parameters = new URLSearchParams();
  for (const [key, value] of new FormData(filter)) {
    if (value && !(key === 'sort' && value === 'number')) parameters.set(key, String(value));
  }
  address.search = parameters.toString();
  history.replaceState(history.state, '', address);
}

/** Case and width do not matter for finding a name. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
