import type { Language } from '../../schema/language.ts';
import { element, lang } from '../../site/helpers.browser.ts';
import { inAddress } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import type { Filters } from '../text/record.ts';
import { type Progress, warmUp } from './ask.browser.ts';
import { type Answer, button, SearchBox, stepOf } from './element.browser.ts';
import { searchPageWords } from './page-words.ts';
import { keepRecent } from './recent.browser.ts';
import { destinationOf, type Offer, renderResult } from './render.browser.ts';

/** The search page: keeps box, filters, address and results in step. What it needs stands in SearchPage.astro. */
class SearchPage extends SearchBox {
  // The program comes after the element.
  readonly #t = searchPageWords[lang];
  readonly #selects = [...this.querySelectorAll('select')];
  readonly #list = this.find<HTMLOListElement>('[data-search-results]');
  readonly #more = this.find<HTMLButtonElement>('[data-search-more]');
  readonly #counted = this.find<HTMLElement>('[data-search-counted]');
  readonly #suggestions = this.find<HTMLElement>('[data-search-suggestions]');
  readonly #isExplained = new URLSearchParams(location.search).get('explain') === '1';
  #latest: Progress | undefined;
  #shown: readonly Result[] = [];
  #left: Left = { shown: pageSize, top: 0 };
  #isReturning = false;
  #scrolling: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.box.addEventListener('focus', warmUp);
    for (const select of this.#selects) select.addEventListener('change', () => this.run());
    this.#more.addEventListener('click', () => this.#showMore());
    // At the moment a link is reached for, so that it is as short as the place it names until then.
    for (const type of ['pointerdown', 'focusin', 'click'])
      this.#list.addEventListener(type, (event) => this.#onLink(event));
    // Browsers count what a page writes into the history.
    addEventListener('scroll', () => {
      clearTimeout(this.#scrolling);
      this.#scrolling = setTimeout(() => this.#keepLeft(), 200);
    });
    addEventListener('popstate', () => this.#readAddress());
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
    // Who has typed or chosen before this script came means what is there.
    this.#readAddress((field) => field.value !== '');
  }

  protected override get filters(): Filters {
    const chosen = this.#selects.filter(({ value }) => value !== '');
    return Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  }

  protected override send(): void {
    this.run();
  }

  protected override step(step: number): boolean {
    const link = step > 0 ? this.#list.querySelector('a') : null;
    link?.focus();
    return link !== null;
  }

  protected override begin(query: string): void {
    this.#writeAddress(query);
    this.#left = readLeft();
    this.#isReturning = this.#left.shown > pageSize || this.#left.top > 0;
  }

  protected override async show({ state, progress, offers, actions }: Answer): Promise<void> {
    this.#latest = progress;
    this.#showCounts();
    const results = progress?.results ?? [];
    // While the texts are searched, the last results stay unless there are names to show.
    if (state !== 'partial' || results.length > 0) {
      this.#shown = results.slice(0, this.#left.shown);
      this.#list.replaceChildren(...this.#shown.map((result) => this.#renderResult(result)));
    }
    this.#more.hidden = this.#isAllShown();
    const isNarrowed = state === 'empty' && Object.keys(this.filters).length > 0;
    const remove = button(this.#t.remove, 'data-search-remove-filters', () => this.#removeFilters());
    this.#suggest(isNarrowed ? [remove] : [], offers, actions);
    this.#suggestions.toggleAttribute('data-search-recent', state === 'idle');
    // The foot of the page has waited for the first answer.
    if (state !== 'partial') this.#suggestions.removeAttribute('data-late');
    if (state !== 'done') return;
    while (this.#isReturning && this.#shown.length < this.#left.shown && !this.#more.hidden)
      await this.#showMore();
    if (this.#isReturning) scrollTo(0, this.#left.top);
    this.#isReturning = false;
  }

  async #showMore(): Promise<void> {
    const from = this.#latest;
    const isFocused = document.activeElement === this.#more;
    try {
      const isFurther = this.#shown.length >= (from?.results.length ?? 0);
      const latest = isFurther ? ((await from?.more?.()) ?? from) : from;
      if (!latest || from !== this.#latest) return;
      this.#latest = latest;
      const known = new Set(this.#shown.map(keyOf));
      const wanted = latest.results.slice(0, this.#shown.length + pageSize);
      const further = wanted.filter((result) => !known.has(keyOf(result)));
      this.#shown = [...this.#shown, ...further];
      const items = further.map((result) => this.#renderResult(result));
      this.#list.append(...items);
      this.#more.hidden = this.#isAllShown();
      if (isFocused) items[0]?.querySelector('a')?.focus();
    } catch (error) {
      if (from === this.#latest) this.showError(error);
    }
  }

  #isAllShown(): boolean {
    return !this.#latest || (this.#shown.length >= this.#latest.results.length && !this.#latest.more);
  }

  #suggest(before: readonly HTMLElement[], offers: readonly Offer[], after: readonly HTMLElement[]): void {
    const groups = offers.map(({ heading, items }) =>
      element('div', {}, element('p', {}, heading), element('ul', { class: 'inline' }, ...items)),
    );
    const all = [...before, ...groups, ...after];
    this.#suggestions.replaceChildren(...all);
    this.#suggestions.hidden = all.length === 0;
  }

  #removeFilters(): void {
    for (const select of this.#selects) select.value = '';
    this.run();
  }

  /** Says behind each value of a filter how many results it would leave, and why those of the languages are more. */
  #showCounts(): void {
    const { counts, total = 0 } = this.#latest ?? {};
    const inLanguages = [...(counts?.lang?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    this.#counted.hidden = this.filters.lang !== undefined || inLanguages <= total;
    for (const { name, options } of this.#selects) {
      const count = counts?.[name as keyof Filters];
      for (const option of options) {
        option.dataset.label ??= option.text;
        const suffix = count && option.value !== '' ? ` (${count.get(option.value) ?? 0})` : '';
        option.text = option.dataset.label + suffix;
      }
    }
  }

  #renderResult(result: Result): HTMLLIElement {
    const item = renderResult(this.view, result);
    if (this.#isExplained) item.append(renderReason(this.#t.tiers, result));
    return item;
  }

  /** Arrow keys go from result to result, and from the first back to the box. */
  #onKey(event: KeyboardEvent): void {
    const step = stepOf(event);
    const links = [...this.#list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (step === undefined || at === -1) return;
    const next = at + step < 0 ? this.box : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #onLink({ type, target }: Event): void {
    const link = (target as Element).closest('a');
    const item = link?.closest('li');
    if (!link || !item) return;
    link.href = destinationOf(item, link.href);
    if (type !== 'click') return;
    keepRecent(this.box.value);
    this.#keepLeft();
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

  /** The address is that of the results, so that it can be copied and sent; it does not fill the history. */
  #writeAddress(query: string): void {
    const address = new URL(location.href);
    address.search = new URLSearchParams({
      ...(query !== '' && { q: inAddress(query) }),
      ...this.filters,
      ...(this.#isExplained && { explain: '1' }),
    } as Record<string, string>).toString();
    if (address.href === location.href) return;
    history.replaceState(null, '', address);
    dispatchEvent(new Event('addresschange'));
  }

  #keepLeft(): void {
    if (this.#latest?.state === 'done' && !this.#isReturning)
      history.replaceState({ shown: this.#shown.length, top: scrollY } satisfies Left, '');
  }
}

/** Results that are shown at once. */
const pageSize = 20;

/** How far a reader was in the results. The step of the history has it, and not the address, which is sent to others. */
interface Left {
  readonly shown: number;
  readonly top: number;
}

function readLeft(): Left {
  const { shown, top } = (history.state ?? {}) as Partial<Left>;
  return { shown: Math.max(Number(shown) || 0, pageSize), top: Number(top) || 0 };
}

const keyOf = ({ record, lang }: Result) => [record.url, record.kind, lang].join(' ');

/** `literal: exactly these words (zh)`: the step of the order, in rank.ts's own name for it and in words. */
function renderReason(
  tiers: (typeof searchPageWords)[Language]['tiers'],
  { tier, match, lang }: Result,
): HTMLElement {
  const where = match && match.closeness !== tier ? `, ${match.closeness}` : '';
  const reason = `${tier}${where}${lang ? ` (${lang})` : ''}: ${tiers[tier]}`;
  return element('p', { class: 'about', 'data-explanation': '' }, reason);
}

customElements.define('search-box', SearchPage);
