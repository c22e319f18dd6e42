/** The card list: facets with their counts, names, order; the whole choice stands in the address. */

import { lang } from '../site/helpers.browser.ts';
import { createNameFilter, type SayNear, sayCount } from '../site/name-filter.browser.ts';
import { nameToKey } from '../site/name-filter.ts';
import {
  byFacet,
  type CardChoice,
  cardOrders,
  type FacetValues,
  facets,
  noChoice,
  readChoice,
  writeChoice,
} from './card-choice.ts';
import { compareBy, type FilteredCards, filterCards, type ListedCard } from './card-filter.ts';
import { cardCountWords } from './words.ts';

const form = document.querySelector<HTMLFormElement>('[data-card-filter]');
const body = document.querySelector<HTMLTableSectionElement>('[data-card-rows]');

if (form && body) start(form, body);

function start(filter: HTMLFormElement, list: HTMLTableSectionElement): void {
  const rows = new Map([...list.rows].map((row) => [row.id, row]));
  const cards = [...rows.values()].map(rowToCard);
  const values = valuesOf(filter);
  let order = 'number';
  const byName = createNameFilter(cards, 'card');
  const show = (choice: CardChoice) =>
    byName(choice.q, (named, sayNear) => showNamed(choice, new Set(named), sayNear));
  const showNamed = (choice: CardChoice, named: ReadonlySet<ListedCard>, sayNear?: SayNear) => {
    const sorted = cards.toSorted(compareBy(choice.sort, document.documentElement.lang));
    const filtered = filterCards(
      sorted.filter((card) => named.has(card)),
      choice.facets,
    );
    const shown = new Set(filtered.shown.map(({ slug }) => slug));
    for (const [slug, row] of rows) row.hidden = !shown.has(slug);
    if (order !== choice.sort) list.append(...sorted.flatMap(({ slug }) => rows.get(slug) ?? []));
    order = choice.sort;
    showCounts(filter, filtered, sayNear);
    const reset = filter.querySelector<HTMLElement>('[data-card-reset]');
    if (reset) reset.hidden = writeChoice(choice) === '';
    delete filter.dataset.unfiltered;
  };
  const restore = () => {
    const choice = readChoice(location.search, values);
    fill(filter, choice);
    show(choice);
  };
  const change = (isNewStep: boolean) => {
    const choice = readForm(filter, values);
    show(choice);
    const address = `${location.pathname}${writeChoice(choice)}`;
    if (isNewStep) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    dispatchEvent(new Event('addresschange'));
  };
  // The form holds what the address asks for (client/early.ts), or what was chosen before this script came.
  fill(filter, readForm(filter, values));
  const choice = readForm(filter, values);
  if (writeChoice(choice) === writeChoice(readChoice(location.search, values))) show(choice);
  else change(false);
  addEventListener('popstate', restore);
  filter.addEventListener('submit', (event) => event.preventDefault());
  // Each choice is a step that the back button undoes; each letter of a name is not.
  filter.addEventListener('input', ({ target }) => {
    if (isTyped(target)) change(false);
  });
  filter.addEventListener('change', ({ target }) => {
    if (!isTyped(target)) change(true);
  });
  filter.addEventListener('reset', (event) => {
    event.preventDefault();
    fill(filter, noChoice);
    change(true);
    // The button goes with what it has cleared, so the focus needs another place.
    filter.querySelector<HTMLInputElement>('[name="q"]')?.focus();
  });
}

/** What a row says of its card. `data-facets` holds the values of the facets, in their order, as lists of words. */
function rowToCard(row: HTMLTableRowElement): ListedCard {
  const { number, facets: given = '', name = '', also = '', mv } = row.dataset;
  const lists = given.split(';').map((list) => list.split(' ').filter(Boolean));
  const names = [...row.querySelectorAll('[data-card-name]')].map((each) => each.textContent ?? '');
  return {
    slug: row.id,
    name: name || (names[0] ?? '').trim(),
    keys: [...names, ...also.split('\n').filter(Boolean)].map(nameToKey),
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(mv === undefined ? {} : { manaValue: Number(mv) }),
    facets: byFacet((_, index) => lists[index] ?? []),
  };
}

/** What the form offers for each facet. */
function valuesOf(filter: HTMLFormElement): FacetValues {
  return byFacet((facet) => {
    const field = filter.elements.namedItem(facet);
    if (field instanceof HTMLSelectElement) return [...field.options].map(({ value }) => value).slice(1);
    return field instanceof HTMLInputElement ? [field.value] : [];
  });
}

function readForm(filter: HTMLFormElement, values: FacetValues): CardChoice {
  const entries = [...new FormData(filter)].map(([key, value]) => [key, String(value)]);
  return readChoice(new URLSearchParams(entries).toString(), values);
}

function fill(filter: HTMLFormElement, choice: CardChoice): void {
  for (const facet of facets) {
    const field = filter.elements.namedItem(facet);
    const value = choice.facets[facet] ?? '';
    if (field instanceof HTMLSelectElement) field.value = value;
    if (field instanceof HTMLInputElement) field.checked = value !== '';
  }
  const name = filter.elements.namedItem('q');
  // Who is typing keeps the cursor.
  if (name instanceof HTMLInputElement && name.value.trim() !== choice.q.trim()) name.value = choice.q;
  const sort = filter.elements.namedItem('sort');
  if (sort instanceof HTMLSelectElement)
    sort.value = cardOrders.find((each) => each === choice.sort) ?? 'number';
}

/** Writes behind each value how many cards it would show, and in the end how many are shown. */
function showCounts(filter: HTMLFormElement, { shown, counts }: FilteredCards, sayNear?: SayNear): void {
  for (const facet of facets) {
    const field = filter.elements.namedItem(facet);
    const options = field instanceof HTMLSelectElement ? [...field.options].slice(1) : [];
    for (const option of options) {
      const count = counts[facet].get(option.value) ?? 0;
      option.text = `${option.dataset.label} (${count})`;
      option.disabled = count === 0 && !option.selected;
    }
    const beside = filter.querySelector(`[data-count-of="${facet}"]`);
    if (beside) beside.textContent = `(${counts[facet].get('1') ?? 0})`;
  }
  const output = filter.querySelector<HTMLElement>('[data-card-count]');
  if (output) output.textContent = sayCount(cardCountWords[lang], shown.length, sayNear);
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}
