import { type Progress, search, warmUp } from '../../client/search/engine.ts';
import type { Language } from '../../schema/language.ts';
import { inAddress } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import type { Filters } from '../texts/record.ts';
import { renderNearest, renderWord, sayNothing } from './offers.ts';
import { forgetRecent, keepRecent, readRecent } from './recent.ts';
import { destinationOf, element, fill, renderResult, type View } from './render.ts';
import type { SearchPageStrings } from './script-words.ts';

/** The search page: reads box, filters and address, and keeps the three and the results in step. */

const root = find<HTMLElement>(document, '[data-search]');
const strings: SearchPageStrings = JSON.parse(root.dataset.strings ?? '{}');
const view: View = {
  lang: document.documentElement.lang.slice(0, 2) as Language,
  strings,
  ...(new URLSearchParams(location.search).get('explain') === '1' && { explain: renderReason }),
};
const form = find<HTMLFormElement>(root, 'form');
const box = find<HTMLInputElement>(form, 'input');
const selects = [...root.querySelectorAll<HTMLSelectElement>('[data-filter]')];
const status = find<HTMLElement>(root, '[data-search-status]');
const list = find<HTMLOListElement>(root, '[data-search-results]');
const moreButton = find<HTMLButtonElement>(root, '[data-search-more]');
const suggestions = find<HTMLElement>(root, '[data-search-suggestions]');
const retryButton = find<HTMLButtonElement>(root, '[data-search-retry]');
const removeButton = find<HTMLButtonElement>(root, '[data-search-remove-filters]');
const words = find<HTMLElement>(root, '[data-search-words]');
const nearest = find<HTMLElement>(root, '[data-search-nearest]');
const recent = find<HTMLElement>(root, '[data-search-recent]');
const instead = find<HTMLElement>(root, '[data-search-instead]');
const counted = find<HTMLElement>(root, '[data-search-counted]');

// Results that are shown at once.
const pageSize = 20;
// Milliseconds without a keystroke after which somebody has stopped typing.
const pause = 20;
let current = 0;
let asked = '';
let latest: Progress | undefined;
let shown = 0;
let typed = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
let scrolling: typeof timer;
let isReturning = false;

box.addEventListener('focus', warmUp);
box.addEventListener('input', (event) => {
  // What an input method is still composing is not what is meant.
  if ((event as InputEvent).isComposing) return;
  later();
});
box.addEventListener('compositionend', later);
for (const select of selects) select.addEventListener('change', () => run());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  keepRecent(box.value);
  run();
});
// At the moment a link is reached for, so that it is as short as the place it names until then.
for (const type of ['pointerdown', 'focusin', 'click']) {
  list.addEventListener(type, ({ target }) => {
    const link = (target as Element).closest('a');
    const item = link?.closest('li');
    if (!link || !item) return;
    link.href = destinationOf(item, link.href);
    if (type !== 'click') return;
    keepRecent(box.value);
    keepLeft();
  });
}
// Browsers count what a page writes into the history.
addEventListener('scroll', () => {
  clearTimeout(scrolling);
  scrolling = setTimeout(keepLeft, 200);
});
find(recent, 'button').addEventListener('click', () => {
  forgetRecent();
  showRecent();
  box.focus();
});
retryButton.addEventListener('click', () => run());
removeButton.addEventListener('click', () => {
  for (const select of selects) select.value = '';
  run();
});
moreButton.addEventListener('click', showMore);
addEventListener('popstate', () => readAddress());
// Who has typed or chosen before this script came means what is there.
readAddress((field) => field.value !== '');

function readAddress(isKept: (field: HTMLInputElement | HTMLSelectElement) => boolean = () => false): void {
  const parameters = new URLSearchParams(location.search);
  if (!isKept(box)) box.value = parameters.get('q') ?? '';
  for (const select of selects.filter((each) => !isKept(each))) {
    const wanted = parameters.get(select.name) ?? '';
    select.value = [...select.options].some(({ value }) => value === wanted) ? wanted : '';
  }
  run();
}

/** The first keystroke is answered at once; between those that follow quickly there is no need to search. */
function later(): void {
  clearTimeout(timer);
  const isFirst = performance.now() - typed > pause;
  typed = performance.now();
  if (isFirst) run();
  else timer = setTimeout(run, pause);
}

async function run(): Promise<void> {
  clearTimeout(timer);
  const query = box.value.trim();
  const filters = readFilters();
  writeAddress(query, filters);
  const question = JSON.stringify([query, filters]);
  if (question === asked && status.dataset.state !== 'error') return;
  asked = question;
  current += 1;
  const mine = current;
  if (query === '') return showIdle();
  const left = readLeft();
  isReturning = left.shown > pageSize || left.top > 0;
  setStatus('loading', strings.loading);
  const show = (progress: Progress) => {
    if (mine === current) showProgress(query, progress, left.shown);
  };
  try {
    show(await search(query, filters, show));
    while (mine === current && shown < left.shown && !moreButton.hidden) await showMore();
    if (mine !== current || !isReturning) return;
    isReturning = false;
    scrollTo(0, left.top);
  } catch (error) {
    if (mine === current) showError(query, error);
  }
}

function readFilters(): Filters {
  const chosen = selects.filter(({ value }) => value !== '');
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
}

/** The address is that of the results, so that it can be copied and sent; it does not fill the history. */
function writeAddress(query: string, filters: Filters): void {
  const address = new URL(location.href);
  const parameters = [
    ...(query === '' ? [] : [['q', inAddress(query)]]),
    ...Object.entries(filters),
    ...(view.explain ? [['explain', '1']] : []),
  ];
  address.search = new URLSearchParams(parameters as string[][]).toString();
  if (address.href === location.href) return;
  history.replaceState(null, '', address);
  dispatchEvent(new Event('addresschange'));
}

function showIdle(): void {
  latest = undefined;
  showCounts();
  showRecent();
  list.replaceChildren();
  moreButton.hidden = true;
  suggestions.hidden = true;
  setStatus('idle', view.strings.idle);
}

function showProgress(query: string, progress: Progress, wanted: number): void {
  const { state, results, plan, total } = progress;
  latest = progress;
  recent.hidden = true;
  showCounts(progress.counts, total);
  // While the texts are searched, the last results stay unless there are names to show.
  if (state === 'done' || results.length > 0) {
    shown = Math.min(results.length, wanted);
    list.replaceChildren(...results.slice(0, shown).map((result) => renderResult(view, result)));
  }
  moreButton.hidden = shown >= results.length && !progress.more;
  suggestions.hidden = state === 'partial' || results.length > 0;
  if (state === 'partial') {
    setStatus('partial', fill(view.strings.partial, { count: results.length }), query);
  } else if (results.length > 0) {
    const text = total === 1 ? view.strings.one : fill(view.strings.many, { count: total });
    setStatus('done', text, query);
  } else {
    showSuggestions(progress);
    setStatus('empty', sayNothing(view, query, plan), query);
  }
}

function showSuggestions({ plan, counts, offers }: Progress): void {
  setShown(retryButton.parentElement, false);
  setShown(removeButton.parentElement, Object.keys(readFilters()).length > 0);
  const near = offers?.nearest ?? [];
  find(nearest, 'ul').replaceChildren(...near.map((name) => renderNearest(view, name)));
  setShown(nearest, near.length > 0);
  const phrases = plan.phrases.length > 1 ? plan.phrases : [];
  // Where the texts are at hand, the parts that they have; without them nobody knows.
  const single = counts ? (offers?.pieces ?? []) : phrases;
  find(words, 'ul').replaceChildren(...single.map((piece) => renderWord(view, piece)));
  setShown(words, single.length > 0);
  setShown(instead, true);
}

function showError(query: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the page says it in plain words, the console has the cause.
  console.error(error);
  latest = undefined;
  recent.hidden = true;
  showCounts();
  list.replaceChildren();
  moreButton.hidden = true;
  setShown(suggestions, true);
  setShown(retryButton.parentElement, true);
  setShown(removeButton.parentElement, false);
  setShown(words, false);
  setShown(nearest, false);
  setShown(instead, true);
  setStatus('error', view.strings.error, query);
}

async function showMore(): Promise<void> {
  const mine = current;
  const isFocused = document.activeElement === moreButton;
  try {
    if (latest && shown >= latest.results.length) latest = (await latest.more?.()) ?? latest;
    if (!latest || mine !== current) return;
    const places = new Set([...list.querySelectorAll('a')].map(placeKey));
    const items = latest.results.slice(0, shown + pageSize).map((result) => renderResult(view, result));
    const further = items.filter((item) => !places.has(placeKey(find(item, 'a'))));
    shown = items.length;
    list.append(...further);
    moreButton.hidden = shown >= latest.results.length && !latest.more;
    if (isFocused) further[0]?.querySelector('a')?.focus();
  } catch (error) {
    if (mine === current) showError(box.value.trim(), error);
  }
}

/** Says behind each value of a filter how many results it would leave, and why those of the languages are more. */
function showCounts(counts?: Progress['counts'], total = 0): void {
  const inLanguages = [...(counts?.lang.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const isNarrowed = readFilters().lang !== undefined;
  counted.hidden = isNarrowed || inLanguages <= total;
  for (const select of selects) {
    const count = counts?.[select.name as keyof Filters];
    for (const option of select.options) {
      option.dataset.label ??= option.text;
      const suffix = count && option.value !== '' ? ` (${count.get(option.value) ?? 0})` : '';
      option.text = option.dataset.label + suffix;
    }
  }
}

function showRecent(): void {
  const queries = readRecent();
  recent.hidden = queries.length === 0;
  find(recent, 'ul').replaceChildren(...queries.map((text) => renderWord(view, { text })));
}

/** Without the columns, which a link that was reached for has in its address. */
function placeKey(link: HTMLAnchorElement): string {
  const { kind, lang } = link.closest('li')?.dataset ?? {};
  return [link.pathname, link.hash, kind, lang].join(' ');
}

/** How far a reader was in the results. The step of the history has it, and not the address, which is sent to others. */
interface Left {
  readonly shown: number;
  readonly top: number;
}

function readLeft(): Left {
  const { shown: count, top } = (history.state ?? {}) as Partial<Left>;
  return { shown: Math.max(Number(count) || 0, pageSize), top: Number(top) || 0 };
}

function keepLeft(): void {
  if (latest?.state === 'done' && !isReturning) history.replaceState({ shown, top: scrollY }, '');
}

/** `data-query` says which query the status is about. */
function setStatus(state: string, text: string, query = ''): void {
  status.dataset.state = state;
  status.dataset.query = query;
  status.textContent = text;
  // The foot of the page has waited for the first answer.
  if (state !== 'loading' && state !== 'partial') recent.removeAttribute('data-late');
}

function setShown(element: HTMLElement | null, isShown: boolean): void {
  if (element) element.hidden = !isShown;
}

function find<Found extends Element>(within: ParentNode, selector: string): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The search page has no ${selector}.`);
  return found;
}

/** `literal: exactly these words (zh)`: the step of the order, in rank.ts's own name for it and in words. */
function renderReason({ tier, match, lang }: Result): HTMLElement {
  const where = match && match.closeness !== tier ? `, ${match.closeness}` : '';
  const reason = `${tier}${where}${lang ? ` (${lang})` : ''}: ${strings.tiers[tier]}`;
  return element('p', { class: 'about', 'data-explanation': '' }, reason);
}
