import { fill } from '../../schema/words.ts';
import { isComposing } from '../../site/composing.browser.ts';
import { element, find, lang } from '../../site/helpers.browser.ts';
import type { Result } from '../query/result.ts';
import type { Filters } from '../text/record.ts';
import { makeView, type View } from './about.ts';
import { type Progress, search } from './ask.browser.ts';
import { destinationOf, renderResults } from './render.browser.ts';

/** The state of an answer, as it is shown. */
export interface Answer {
  readonly state: 'idle' | 'partial' | 'done' | 'empty' | 'error';
  readonly query: string;
  /** Present once something was found, or everything was searched. */
  readonly progress?: Progress;
  /** Links to follow if there are no results. */
  readonly suggestions: readonly HTMLElement[];
}

/**
 * `<search-box>`: a form, a status, suggestions and a list of results, which searches while the reader types. The
 * search page (page.browser.ts) and the dialog of all other pages (quick.browser.ts) extend it; a page only has one of
 * them.
 */
export abstract class SearchBox extends HTMLElement {
  #view: View | undefined;
  #current = 0;
  #asked = '';
  #typed = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.box.addEventListener('input', (event) => {
      // Unfinished input of an input method is not searched.
      if (!(event as InputEvent).isComposing) this.#runLater();
    });
    this.box.addEventListener('compositionend', () => this.#runLater());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.send();
    });
    this.addEventListener('keydown', (event) => this.#onKey(event));
    // The parameter that opens the language of the match is added only when the link is about to be used.
    for (const type of ['pointerdown', 'focusin', 'click'])
      this.list.addEventListener(type, ({ target }) => lead((target as Element).closest('a')));
  }

  protected abstract send(): void;

  /** Repeats a failed search; the search page reloads instead, to request its scripts and files again. */
  protected retry(): void {
    this.send();
  }

  protected begin(_query: string): void {
    // The dialog has nothing to do.
  }

  /** The filters that are set. */
  protected get filters(): Filters {
    return {};
  }

  protected get emptyWords(): string {
    return this.view.t.empty;
  }

  /** The words for the scripts, from the form. */
  protected get view(): View {
    this.#view ??= makeView(lang, this.#form.dataset);
    return this.#view;
  }

  protected get box(): HTMLInputElement {
    return find('input[type="search"]', this);
  }

  protected get status(): HTMLElement {
    return find('[role="status"]', this);
  }

  protected get list(): HTMLOListElement {
    return find('ol', this);
  }

  get #form(): HTMLFormElement {
    return find('form', this);
  }

  /** Answers the query in the box, unless it has been answered. */
  protected async run(): Promise<void> {
    clearTimeout(this.#timer);
    const query = this.box.value.trim();
    const question = JSON.stringify([query, this.filters]);
    if (question === this.#asked && this.status.dataset.state !== 'error') return;
    this.#asked = question;
    this.#current += 1;
    const mine = this.#current;
    const isCurrent = () => mine === this.#current;
    this.begin(query);
    if (query === '') {
      this.show({ state: 'idle', query, suggestions: [] });
      return this.say('idle', this.#form.dataset.idle ?? '');
    }
    const { t } = this.view;
    this.say('loading', t.loading);
    const report = async (progress: Progress) => {
      if (!isCurrent()) return;
      await this.show({ state: progress.state, query, progress, suggestions: [] });
      if (isCurrent()) this.#sayProgress(query, progress);
    };
    try {
      const progress = await search(query, this.filters, report);
      if (progress.results.length > 0) return await report(progress);
      if (!isCurrent()) return;
      // The page for wrong addresses has a menu for each language.
      const links = [...document.querySelectorAll(`nav.pages:lang(${lang}) a`)];
      const items = links.map((link) => element('li', {}, link.cloneNode(true)));
      const list = element('ul', { class: 'inline' }, ...items);
      const elsewhere = element('div', {}, element('p', {}, t.elsewhere), list);
      this.show({ state: 'empty', query, progress, suggestions: [elsewhere] });
      this.say('empty', fill(this.emptyWords, { query: shorten(query) }), query);
    } catch (error) {
      if (isCurrent()) this.showError(error);
    }
  }

  /** Shows an answer; a query can have several, one after another. */
  protected show({ state, progress, suggestions }: Answer): void | Promise<void> {
    const results = progress?.results ?? [];
    // While the texts are searched, the last results stay, unless there are names to show.
    if (state !== 'partial' || results.length > 0) {
      const focused = (document.activeElement as HTMLAnchorElement | null)?.hash;
      const isChosen = this.list.contains(document.activeElement);
      this.list.replaceChildren(...this.render(results));
      // A further answer replaces the list; the focused link keeps the focus.
      if (isChosen) (this.#links.find(({ hash }) => hash === focused) ?? this.box).focus();
    }
    const box = find('[data-search-suggestions]', this);
    box.replaceChildren(...suggestions);
    box.hidden = suggestions.length === 0;
  }

  /** The items of a list of results, which can continue a list that is shown already. */
  protected render(results: readonly Result[], shown?: Result): HTMLLIElement[] {
    return renderResults(this.view, results, shown);
  }

  protected showError(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the page says it in plain words, the console has the cause.
    console.error(error);
    const { t } = this.view;
    const query = this.box.value.trim();
    const retry = button(t.retry, 'data-search-retry', () => this.retry());
    this.show({ state: 'error', query, suggestions: [retry] });
    this.say('error', t.error, query);
  }

  /** Announces a state, after its results are shown. `data-query` is the query of the status. */
  protected say(state: Answer['state'] | 'loading', text: string, query = ''): void {
    Object.assign(this.status.dataset, { state, query });
    this.status.textContent = text;
  }

  #sayProgress(query: string, { state, total, results }: Progress): void {
    const { t } = this.view;
    const found = fill(t.found, { count: total });
    const soFar = results.length > 0 ? t.partial : t.loading;
    this.say(state, state === 'done' ? found : soFar, query);
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>(':is([data-search-suggestions], ol) a')];
  }

  /** Arrow keys move between the box and the results. */
  #onKey(event: KeyboardEvent): void {
    const step = isComposing(event) ? undefined : { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = this.#links;
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (step === undefined || (at === -1 && document.activeElement !== this.box)) return;
    const next = at === 0 && step < 0 ? this.box : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** The first keystroke is answered at once; quick ones after it wait for a pause. */
  #runLater(): void {
    clearTimeout(this.#timer);
    const isFirst = performance.now() - this.#typed > pause;
    this.#typed = performance.now();
    if (isFirst) this.run();
    else this.#timer = setTimeout(() => this.run(), pause);
  }
}

/** Shortens a query for use in a sentence. The first 60 characters stay. */
function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;
}

/** Makes the link of a result lead to its text in the language of the match. */
function lead(link: HTMLAnchorElement | null): void {
  const item = link?.closest('li');
  if (link && item) link.href = destinationOf(item, link.href);
}

/** A button made by a script, with an attribute to find it by. */
export function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', [name]: '' }, text);
  made.addEventListener('click', act);
  return made;
}

/** Milliseconds without a keystroke after which the reader has stopped typing. */
const pause = 20;
