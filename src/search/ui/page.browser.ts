import { find, lang } from '../../site/helpers.browser.ts';
import type { Result } from '../query/result.ts';
import type { Filters } from '../text/record.ts';
import { type Progress, warmUp } from './ask.browser.ts';
import { type Answer, button, SearchBox } from './element.browser.ts';
import { searchPageWords } from './page-words.ts';
import { inAddress } from './render.browser.ts';

/** The search page: keeps box, filters, address and results in step. Its elements are in SearchPage.astro. */
class SearchPage extends SearchBox {
  // The elements exist: this script runs after they are parsed.
  readonly #selects = [...this.querySelectorAll('select')];
  readonly #more = find<HTMLButtonElement>('[data-search-more]', this);
  #latest: Progress | undefined;
  #shown: readonly Result[] = [];
  readonly #clear = find<HTMLButtonElement>('[data-search-clear]', this);

  override connectedCallback(): void {
    super.connectedCallback();
    this.box.addEventListener('focus', warmUp);
    for (const select of this.#selects) select.addEventListener('change', () => this.run());
    this.#more.addEventListener('click', () => this.#showMore());
    this.#clear.addEventListener('click', () => this.#removeFilters());
    addEventListener('popstate', () => this.#readAddress());
    // What was typed or chosen before this script loaded counts.
    this.#readAddress((field) => field.value !== '');
  }

  protected override get filters(): Filters {
    const chosen = this.#selects.filter(({ value }) => value !== '');
    return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  }

  protected override get emptyWords(): string {
    return this.#isNarrowed ? searchPageWords[lang].empty : super.emptyWords;
  }

  get #isNarrowed(): boolean {
    return Object.keys(this.filters).length > 0;
  }

  protected override send(): void {
    this.run();
  }

  protected override retry(): void {
    location.reload();
  }

  protected override begin(query: string): void {
    this.#writeAddress(query);
    this.#clear.hidden = !this.#isNarrowed;
  }

  protected override show(answer: Answer): void {
    const { state, progress, suggestions } = answer;
    this.#latest = progress;
    this.#showCounts();
    const isNarrowed = state === 'empty' && this.#isNarrowed;
    const { remove } = searchPageWords[lang];
    const all = button(remove, 'data-search-remove-filters', () => this.#removeFilters());
    super.show({ ...answer, suggestions: isNarrowed ? [all, ...suggestions] : suggestions });
    this.#more.hidden = this.#isAllShown();
    // The footer is shown after the first answer.
    if (state !== 'partial') this.querySelector('[data-late]')?.removeAttribute('data-late');
  }

  protected override render(results: readonly Result[]): HTMLLIElement[] {
    this.#shown = results.slice(0, pageSize);
    return super.render(this.#shown);
  }

  async #showMore(): Promise<void> {
    const from = this.#latest;
    const isFocused = document.activeElement === this.#more;
    this.list.ariaBusy = 'true';
    try {
      const isFurther = this.#shown.length >= (from?.results.length ?? 0);
      const latest = isFurther ? ((await from?.more?.()) ?? from) : from;
      if (!latest || from !== this.#latest) return;
      this.#latest = latest;
      const known = new Set(this.#shown.map(keyOf));
      const wanted = latest.results.slice(0, this.#shown.length + pageSize);
      const further = wanted.filter((result) => !known.has(keyOf(result)));
      const items = super.render(further, this.#shown.at(-1));
      this.#shown = [...this.#shown, ...further];
      this.list.append(...items);
      this.#more.hidden = this.#isAllShown();
      if (isFocused) items[0]?.querySelector('a')?.focus();
    } catch (error) {
      if (from === this.#latest) this.showError(error);
    } finally {
      this.list.ariaBusy = 'false';
    }
  }

  #isAllShown(): boolean {
    return !this.#latest || (this.#shown.length >= this.#latest.results.length && !this.#latest.more);
  }

  #removeFilters(): void {
    for (const select of this.#selects) select.value = '';
    this.run();
  }

  /** Shows the number of results behind each value of a filter; values without results are not offered. */
  #showCounts(): void {
    for (const select of this.#selects) {
      const { name, options } = select;
      const count = this.#latest?.counts?.[name as keyof Filters];
      // While the texts are searched, a filter stays as it is.
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

  /** Writes the state into the address, so that it can be copied, without a step of the history. */
  #writeAddress(query: string): void {
    const address = new URL(location.href);
    const asked = { ...(query !== '' && { q: inAddress(query) }), ...this.filters };
    address.search = new URLSearchParams(asked as Record<string, string>).toString();
    if (address.href === location.href) return;
    history.replaceState(null, '', address);
  }
}

/** The number of results that are shown at once. */
const pageSize = 20;

function showCount(option: HTMLOptionElement, count: ReadonlyMap<string, number> | undefined): void {
  option.dataset.label ??= option.text;
  const left = option.value === '' ? undefined : count && (count.get(option.value) ?? 0);
  option.text = option.dataset.label + (left === undefined ? '' : ` (${left})`);
  option.hidden = left === 0 && !option.selected;
  // Some systems show hidden options.
  option.disabled = option.hidden;
}

/** Whether a filter is set, or one of its values would leave results. */
const isOffered = ({ value: chosen, options }: HTMLSelectElement, count: ReadonlyMap<string, number>) =>
  chosen !== '' || [...options].some(({ value }) => value !== '' && count.get(value));

const keyOf = ({ record, lang }: Result) => [record.url, record.kind, lang].join(' ');

customElements.define('search-box', SearchPage);
