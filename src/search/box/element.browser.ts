import { fill } from '../../schema/words.ts';
import { element, lang } from '../../site/helpers.browser.ts';
import type { Filters } from '../text/record.ts';
import { makeView, type View } from './about.ts';
import { type Progress, search } from './ask.browser.ts';
import { forgetRecent, keepRecent, readRecent } from './recent.browser.ts';
import { type Offer, renderQuery } from './render.browser.ts';

/** What is shown for a question. */
export interface Answer {
  readonly state: 'idle' | 'partial' | 'done' | 'empty' | 'error';
  readonly query: string;
  /** Where something was found, or where it was looked for in vain. */
  readonly progress?: Progress;
  /** What leads on where there are no results. */
  readonly offers: readonly Offer[];
  /** What can be done about it: buttons. */
  readonly actions: readonly HTMLElement[];
}

/**
 * `<search-box>`: a form, a status and a list of results; it asks while somebody types. The search page (page.browser.ts) and
 * the dialog of all other pages (quick.browser.ts) are two of its kind, and only one of them is on a page.
 */
export abstract class SearchBox extends HTMLElement {
  #view: View | undefined;
  #current = 0;
  #asked = '';
  #typed = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.box.addEventListener('input', (event) => {
      // What an input method is still composing is not what is meant.
      if (!(event as InputEvent).isComposing) this.#runLater();
    });
    this.box.addEventListener('compositionend', () => this.#runLater());
    this.box.addEventListener('keydown', (event) => {
      const step = stepOf(event);
      if (step !== undefined && this.step(step)) event.preventDefault();
    });
    this.find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      keepRecent(this.box.value);
      this.send();
    });
  }

  /** Shows an answer; more than one may come to a question. */
  protected abstract show(answer: Answer): void | Promise<void>;

  /** The form was sent. */
  protected abstract send(): void;

  /** Goes to the next or the previous result by a key in the box; false where there is none. */
  protected abstract step(step: number): boolean;

  /** A question that is about to be asked. */
  protected begin(_query: string): void {
    // The dialog has nothing to do.
  }

  /** What the results are narrowed to. */
  protected get filters(): Filters {
    return {};
  }

  /** What the scripts say; the form is there when the element is on the page. */
  protected get view(): View {
    this.#view ??= makeView(lang, this.find<HTMLFormElement>('form').dataset);
    return this.#view;
  }

  protected get box(): HTMLInputElement {
    return this.find('input[type="search"]');
  }

  protected get status(): HTMLElement {
    return this.find('[role="status"]');
  }

  protected find<Found extends Element>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (!found) throw new Error(`The search box has no ${selector}.`);
    return found;
  }

  /** Answers what is in the box, if that is another question than before, or one that failed. */
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
    if (query === '') return this.showIdle();
    const { t } = this.view;
    this.say('loading', t.loading);
    const report = (progress: Progress) => (isCurrent() ? this.#showProgress(query, progress) : undefined);
    try {
      const progress = await search(query, this.filters, report);
      if (progress.results.length > 0) return await report(progress);
      const { offersOf, sayNothing } = await import('./offers.browser.ts');
      if (!isCurrent()) return;
      this.say('empty', sayNothing(this.view, query, progress.plan), query);
      this.show({ state: 'empty', query, progress, offers: offersOf(this.view, progress), actions: [] });
    } catch (error) {
      if (isCurrent()) this.showError(error);
    }
  }

  /** With nothing in the box: what was searched last. */
  protected showIdle(): void {
    this.#asked = '';
    const { t } = this.view;
    const queries = readRecent();
    const items = queries.map((query) => renderQuery(this.view, query));
    const forget = button(t.forget, 'data-forget', () => {
      forgetRecent();
      this.showIdle();
      this.box.focus();
    });
    this.say('idle', this.find<HTMLFormElement>('form').dataset.idle ?? '');
    const isKept = queries.length > 0;
    const offers = isKept ? [{ heading: t.recent, items }] : [];
    this.show({ state: 'idle', query: '', offers, actions: isKept ? [forget] : [] });
  }

  protected showError(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the page says it in plain words, the console has the cause.
    console.error(error);
    const { t } = this.view;
    const query = this.box.value.trim();
    this.say('error', t.error, query);
    const retry = button(t.retry, 'data-search-retry', () => this.run());
    this.show({ state: 'error', query, offers: [], actions: [retry] });
  }

  /** `data-query` says which query the status is about. */
  protected say(state: Answer['state'] | 'loading', text: string, query = ''): void {
    Object.assign(this.status.dataset, { state, query });
    this.status.textContent = text;
  }

  #showProgress(query: string, progress: Progress): void | Promise<void> {
    const { t } = this.view;
    const { state, total, results } = progress;
    // Of a last answer that has nothing more is said.
    if (state === 'done' && results.length === 0) return;
    const found = fill(t.found, { count: total });
    const soFar = results.length > 0 ? fill(t.partial, { count: results.length }) : t.loading;
    this.say(state, state === 'done' ? found : soFar, query);
    return this.show({ state, query, progress, offers: [], actions: [] });
  }

  /** The first keystroke is answered at once; between those that follow quickly there is no need to search. */
  #runLater(): void {
    clearTimeout(this.#timer);
    const isFirst = performance.now() - this.#typed > pause;
    this.#typed = performance.now();
    if (isFirst) this.run();
    else this.#timer = setTimeout(() => this.run(), pause);
  }
}

/** Where an arrow key leads in a list: to the next or the previous; undefined for other keys. */
export function stepOf({ key, isComposing }: KeyboardEvent): number | undefined {
  return isComposing ? undefined : { ArrowDown: 1, ArrowUp: -1 }[key];
}

/** A button that a script puts there, with an attribute by which others find it. */
export function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', [name]: '' }, text);
  made.addEventListener('click', act);
  return made;
}

/** Milliseconds without a keystroke after which somebody has stopped typing. */
const pause = 20;
