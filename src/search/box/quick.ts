import { type Progress, search, warmNames, warmUp } from '../../client/search/engine.ts';
import type { Language } from '../../schema/language.ts';
import { inAddress } from '../query/plan.ts';
import css from './quick.css?inline';
import { forgetRecent, keepRecent, readRecent } from './recent.ts';
import { addressOf, destinationOf, element, fill, renderResult, type View } from './render.ts';

/**
 * Brings the quick box to life: a combobox with a list box, after the pattern of the ARIA Authoring
 * Practices. The focus stays in the box; arrow keys move through the results, Enter opens one, and without
 * a chosen one it sends the form to the search page. Rejects when its words do not load.
 */
export function startQuickBox(dialog: HTMLDialogElement): Promise<void> {
  let start = boxes.get(dialog);
  if (!start) {
    warmUp();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    start = connect(dialog);
    boxes.set(dialog, start);
  }
  return start();
}

/** Takes what was asked for together with this program (quick-opener.ts), though the box may never be opened. */
export function prepare(lang: Language): void {
  warmNames();
  loadView(lang).catch(() => undefined);
}

const boxes = new WeakMap<HTMLDialogElement, () => Promise<void>>();
const most = 12;

function connect(dialog: HTMLDialogElement): () => Promise<void> {
  const box = dialog.querySelector('input');
  const form = dialog.querySelector('form');
  if (!box || !form) throw new Error('The quick box has no form.');
  const lang = document.documentElement.lang.slice(0, 2) as Language;
  const list = element('ul', { role: 'listbox', id: 'quick-results' });
  const status = element('p', { class: 'quick-status', role: 'status', 'data-quick-status': '' });
  const foot = element('div', { class: 'quick-foot' });
  dialog.append(status, list, foot);
  for (const [name, value] of Object.entries(comboboxAttributes)) box.setAttribute(name, value);
  let view: View | undefined;
  let active = -1;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const options = () => [...list.children] as HTMLElement[];
  const choose = (index: number) => {
    active = index;
    for (const [number, option] of options().entries()) {
      option.setAttribute('aria-selected', String(number === active));
    }
    const option = options()[active];
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  const openOption = (option: HTMLElement, isNewTab = false) => {
    keepRecent(box.value);
    const href = destinationOf(option, option.dataset.href ?? '');
    // First, because it gives the focus back, and the page would go with it.
    dialog.close();
    if (isNewTab) window.open(href);
    else location.assign(href);
  };
  const show = (items: readonly HTMLElement[], text: string, state: string) => {
    // Full answers follow the first ones: what the reader has chosen meanwhile stays chosen.
    const chosen = options()[active]?.dataset.href;
    list.replaceChildren(...items);
    box.setAttribute('aria-expanded', String(items.length > 0));
    choose(chosen === undefined ? -1 : items.findIndex(({ dataset }) => dataset.href === chosen));
    status.textContent = text;
    status.dataset.state = state;
  };
  const showFoot = ({ strings }: View) => {
    const query = box.value.trim();
    const all = `${addressOf({ lang }, 'search/')}?q=${encodeURIComponent(inAddress(query))}`;
    const links =
      query === ''
        ? recentLinks(strings, box, later)
        : [element('a', { href: all, 'data-all-results': '' }, strings.allResults)];
    foot.replaceChildren(...links);
  };
  const run = async () => {
    current += 1;
    const mine = current;
    const query = box.value.trim();
    view ??= await loadView(lang);
    if (mine !== current) return;
    const { strings } = view;
    list.ariaLabel = strings.results;
    showFoot(view);
    if (query === '') return show([], strings.idle, 'idle');
    const shown = view;
    const report = (progress: Progress) => {
      if (mine !== current || progress.results.length === 0) return;
      const results = progress.results.slice(0, 2 * most).map((result) => renderResult(shown, result));
      show(different(results).slice(0, most).map(toOption), sayTotal(shown, progress), progress.state);
    };
    try {
      const progress = await search(query, {}, report);
      report(progress);
      if (progress.results.length > 0) return;
      const { offersOf, sayNothing } = await import('./offers.ts');
      if (mine !== current) return;
      show(offersOf(view, progress).map(toOption), sayNothing(view, query, progress.plan), 'empty');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the box says it in plain words, the console has the cause.
      console.error(error);
      if (mine === current) show([], strings.error, 'error');
    }
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(run, 20);
  };

  box.addEventListener('input', (event) => {
    // What an input method is still composing is not what is meant.
    if (!(event as InputEvent).isComposing) later();
  });
  box.addEventListener('compositionend', later);
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const { length } = options();
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && length > 0) {
      event.preventDefault();
      // One more place than results: back in the box, nothing is chosen.
      choose(((active + 1 + step + length + 1) % (length + 1)) - 1);
    }
    const option = options()[active];
    if (event.key === 'Enter' && option) {
      event.preventDefault();
      openOption(option, event.ctrlKey || event.metaKey);
    }
  });
  form.addEventListener('submit', () => {
    keepRecent(box.value);
    box.value = inAddress(box.value);
  });
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (option) openOption(option, event.ctrlKey || event.metaKey);
  });
  // A click on the dialog itself, and on nothing in it, is one beside it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return run;
}

function sayTotal({ strings }: View, { state, total }: Progress): string {
  if (state === 'partial') return fill(strings.partial, { count: total });
  return total === 1 ? strings.one : fill(strings.many, { count: total });
}

/** Without those that look like one before: four cards of one name are one to a reader. */
function different(items: readonly HTMLElement[]): HTMLElement[] {
  return [...new Map(items.toReversed().map((item) => [item.textContent, item])).values()].toReversed();
}

const comboboxAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-controls': 'quick-results',
  'aria-expanded': 'false',
};

let loaded: Promise<View> | undefined;

function loadView(lang: Language): Promise<View> {
  loaded ??= fetch(addressOf({ lang }, 'search.json'))
    .then(async (response) => ({ lang, strings: await response.json() }))
    .catch((error) => {
      // Whoever comes again asks again.
      loaded = undefined;
      throw error;
    });
  return loaded;
}

/** A result as an option, in which nothing can be focused: its link becomes text, its address an attribute. */
function toOption(item: HTMLElement, index: number): HTMLElement {
  const link = item.querySelector('a');
  const place = element('div', { class: 'place' });
  place.append(...(link?.childNodes ?? []));
  item.dataset.href = link?.href ?? '';
  link?.replaceWith(place);
  item.setAttribute('role', 'option');
  item.id = `quick-${index}`;
  return item;
}

function recentLinks(strings: View['strings'], box: HTMLInputElement, later: () => void): HTMLElement[] {
  const queries = readRecent();
  if (queries.length === 0) return [];
  const buttons = queries.map((query) => {
    const button = element('button', { type: 'button' }, query);
    button.addEventListener('click', () => {
      box.value = query;
      box.focus();
      later();
    });
    return button;
  });
  const forget = element('button', { type: 'button', 'data-forget': '' }, strings.forget);
  forget.addEventListener('click', () => {
    forgetRecent();
    box.focus();
    later();
  });
  return [element('span', {}, strings.recent), ...buttons, forget];
}
