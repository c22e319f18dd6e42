import { fill } from '../../schema/words.ts';
import { isComposing } from '../../site/composing.browser.ts';
import { element, find, lang } from '../../site/helpers.browser.ts';
import type { Filters } from '../text/record.ts';
import { makeView, type View } from './about.ts';
import { type Progress, search } from './ask.browser.ts';
import { destinationOf, renderResults } from './render.browser.ts';

/** The value of `data-state` of the status. */
export type State = 'idle' | 'loading' | 'partial' | 'done' | 'empty' | 'error';

/**
 * `<search-box>`: a form, a status, suggestions and a list of results. It searches while the reader types. The search
 * page (page.browser.ts) and the dialog (quick.browser.ts) extend it; no page loads both.
 */
export abstract class SearchBox extends HTMLElement {
  #view: View | undefined;
  #asked = '';
  #typed = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.box.addEventListener('input', (event) => {
      // The unfinished input of an input method is not searched.
      if (!(event as InputEvent).isComposing) this.#runLater();
    });
    this.box.addEventListener('compositionend', () => this.#runLater());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.send();
    });
    this.addEventListener('keydown', (event) => this.#onKey(event));
    // Just before a link is used, it gets the parameter that opens the language of the match.
    for (const type of ['pointerdown', 'focusin', 'click'])
      this.list.addEventListener(type, ({ target }) => lead((target as Element).closest('a')));
  }

  protected abstract send(): void;
  protected abstract get maxShown(): number;

  protected get filters(): Filters {
    return {};
  }

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

  protected get suggestions(): HTMLElement {
    return find('[data-search-suggestions]', this);
  }

  protected get list(): HTMLOListElement {
    return find('ol', this);
  }

  get #form(): HTMLFormElement {
    return find('form', this);
  }

  protected async run(): Promise<void> {
    clearTimeout(this.#timer);
    const query = this.box.value.trim();
    const asked = JSON.stringify([query, this.filters]);
    if (asked === this.#asked && this.status.dataset.state !== 'error') return;
    this.#asked = asked;
    const show = (state: State, progress?: Progress) => {
      if (asked === this.#asked) this.show(state, query, progress);
    };
    if (query === '') return show('idle');
    show('loading');
    try {
      const progress = await search(query, this.filters, (found) => show(found.state, found));
      show(progress.results.length > 0 ? 'done' : 'empty', progress);
    } catch (error) {
      if (asked === this.#asked) this.showError(query, error);
    }
  }

  protected showError(query: string, error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the page says it in plain words, the console has the cause.
    console.error(error);
    this.show('error', query);
  }

  /** Shows an answer, and announces its state. A query can have several answers, one after another. */
  protected show(state: State, query: string, progress?: Progress): void {
    const { results = [], total = 0 } = progress ?? {};
    // While the texts are searched, the previous results stay until there are new ones.
    if (results.length > 0 || (state !== 'loading' && state !== 'partial')) {
      const focused = (document.activeElement as HTMLAnchorElement | null)?.hash;
      const isChosen = this.list.contains(document.activeElement);
      this.list.replaceChildren(...renderResults(this.view, results.slice(0, this.maxShown)));
      // The focused link was replaced, too. The link with the same hash gets the focus.
      if (isChosen) (this.#links.find(({ hash }) => hash === focused) ?? this.box).focus();
    }
    if (state !== 'loading')
      this.suggestions.replaceChildren(...(state === 'empty' ? this.#elsewhere() : []));
    const { t } = this.view;
    const empty = Object.keys(this.filters).length > 0 ? t.emptyNarrowed : t.empty;
    const texts = {
      idle: this.#form.dataset.idle ?? '',
      loading: t.loading,
      partial: results.length > 0 ? t.partial : t.loading,
      done: fill(t.found, { count: total }),
      empty: fill(empty, { query: shorten(query) }),
      error: t.error,
    };
    Object.assign(this.status.dataset, { state, query: state === 'loading' ? '' : query });
    this.status.textContent = texts[state];
  }

  /** Links to the pages of the menu. The page for wrong addresses has a menu in each language; this takes one. */
  #elsewhere(): HTMLElement[] {
    const links = [...document.querySelectorAll(`nav.pages:lang(${lang}) a`)];
    const items = links.map((link) => element('li', {}, link.cloneNode(true)));
    return [element('p', {}, this.view.t.elsewhere), element('ul', { class: 'inline' }, ...items)];
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>(':is([data-search-suggestions], ol) a')];
  }

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

  /** Answers the first keystroke at once. Quick further keystrokes wait for a pause. */
  #runLater(): void {
    clearTimeout(this.#timer);
    const isFirst = performance.now() - this.#typed > pause;
    this.#typed = performance.now();
    if (isFirst) this.run();
    else this.#timer = setTimeout(() => this.run(), pause);
  }
}

function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;
}

function lead(link: HTMLAnchorElement | null): void {
  const item = link?.closest('li');
  if (link && item) link.href = destinationOf(item, link.href);
}

/** Milliseconds without a keystroke that count as a pause. */
const pause = 20;
