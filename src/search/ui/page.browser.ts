import { element, find } from '../../site/helpers.browser.ts';
import type { Filters } from '../text/record.ts';
import { type Progress, warmUp } from './ask.browser.ts';
import { SearchBox, type State } from './element.browser.ts';
import { inAddress } from './render.browser.ts';

/** The search page: keeps input, filters, address and results in agreement. SearchPage.astro has its elements. */
class SearchPage extends SearchBox {
  // The elements exist, because this script runs after they are parsed.
  readonly #selects = [...this.querySelectorAll('select')];
  readonly #more = find<HTMLButtonElement>('[data-search-more]', this);
  readonly #clear = find<HTMLButtonElement>('[data-search-clear]', this);
  #latest: Progress | undefined;
  #maxShown = pageSize;

  override connectedCallback(): void {
    super.connectedCallback();
    this.box.addEventListener('focus', warmUp);
    for (const select of this.#selects) select.addEventListener('change', () => this.run());
    this.#more.addEventListener('click', () => this.#showMore());
    this.#clear.addEventListener('click', () => {
      for (const select of this.#selects) select.value = '';
      this.run();
    });
    addEventListener('popstate', () => this.#readAddress());
    // Keeps the input that was made before this script loaded.
    this.#readAddress((field) => field.value !== '');
  }

  protected override get filters(): Filters {
    const chosen = this.#selects.filter(({ value }) => value !== '');
    return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  }

  protected override get maxShown(): number {
    return this.#maxShown;
  }

  protected override send(): void {
    this.run();
  }

  protected override show(state: State, query: string, progress?: Progress): void {
    if (state === 'loading') this.#maxShown = pageSize;
    this.#latest = progress;
    super.show(state, query, progress);
    this.#writeAddress(query);
    this.#clear.hidden = Object.keys(this.filters).length === 0;
    if (state !== 'loading') this.#showCounts();
    if (state === 'error') this.suggestions.append(this.#makeRetry());
    this.#more.hidden = !progress || (progress.results.length <= this.#maxShown && !progress.more);
    // Shows the footer after the first answer.
    if (state !== 'loading' && state !== 'partial') this.suggestions.removeAttribute('data-late');
  }

  /** Reloads the page, so that its scripts are requested again, too. */
  #makeRetry(): HTMLButtonElement {
    const retry = element('button', { type: 'button', 'data-search-retry': '' }, this.view.t.retry);
    retry.addEventListener('click', () => location.reload());
    return retry;
  }

  async #showMore(): Promise<void> {
    const from = this.#latest;
    const shown = this.list.children.length;
    const isFocused = document.activeElement === this.#more;
    this.list.ariaBusy = 'true';
    try {
      const latest = from && from.results.length > shown ? from : await from?.more?.();
      if (!latest || from !== this.#latest) return;
      this.#maxShown += pageSize;
      this.show('done', this.box.value.trim(), latest);
      if (isFocused) this.list.children[shown]?.querySelector('a')?.focus();
    } catch (error) {
      if (from === this.#latest) this.showError(this.box.value.trim(), error);
    } finally {
      this.list.ariaBusy = 'false';
    }
  }

  #showCounts(): void {
    for (const select of this.#selects) {
      const { name, options } = select;
      const count = this.#latest?.counts?.[name as keyof Filters];
      // While the texts are searched, a filter stays visible or hidden, as it was.
      if (count || !this.#latest) select.hidden = count !== undefined && !isOffered(select, count);
      for (const option of options) showCount(option, count);
    }
  }

  #readAddress(isKept: (field: HTMLInputElement | HTMLSelectElement) => boolean = () => false): void {
    const parameters = new URLSearchParams(location.search);
    if (!isKept(this.box)) this.box.value = parameters.get('q') ?? '';
    for (const select of this.#selects.filter((each) => !isKept(each))) {
      const wanted = parameters.get(select.name) ?? '';
      select.value = [...select.options].some(({ value }) => value === wanted) ? wanted : '';
    }
    this.run();
  }

  /** Writes query and filters into the address, so that readers can copy it. Makes no history entry. */
  #writeAddress(query: string): void {
    const address = new URL(location.href);
    const asked = { ...(query !== '' && { q: inAddress(query) }), ...this.filters };
    address.search = new URLSearchParams(asked as Record<string, string>).toString();
    if (address.href !== location.href) history.replaceState(null, '', address);
  }
}

const pageSize = 20;

function showCount(option: HTMLOptionElement, count: ReadonlyMap<string, number> | undefined): void {
  option.dataset.label ??= option.text;
  const left = option.value === '' ? undefined : count && (count.get(option.value) ?? 0);
  option.text = option.dataset.label + (left === undefined ? '' : ` (${left})`);
  option.hidden = left === 0 && !option.selected;
  // Some systems show hidden options, so these are disabled, too.
  option.disabled = option.hidden;
}

const isOffered = ({ value: chosen, options }: HTMLSelectElement, count: ReadonlyMap<string, number>) =>
  chosen !== '' || [...options].some(({ value }) => value !== '' && count.get(value));

customElements.define('search-box', SearchPage);
