import { adoptStyles, element } from '../../site/helpers.browser.ts';
import { type Progress, warmNames, warmUp } from './ask.browser.ts';
import { type Answer, SearchBox } from './element.browser.ts';
import css from './quick.css?inline';
import { keepRecent } from './recent.browser.ts';
import { destinationOf, renderResult, searchAddress } from './render.browser.ts';
import results from './results.css?inline';

/** Takes what was asked for together with this program (opener.browser.ts), though the box may never be opened. */
export function prepare(): void {
  warmNames();
}

/**
 * The box in a dialog: a combobox with a list box, after the pattern of the ARIA Authoring Practices. The focus stays
 * in the box; arrow keys move through the results, Enter opens one, and without a chosen one goes to the search page.
 */
export class QuickBox extends SearchBox {
  readonly #list = element('ul', { role: 'listbox', id: 'quick-results' });
  readonly #foot = element('div', { class: 'quick-foot' });
  #active = -1;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(results + css);
    this.append(element('p', { role: 'status', 'data-quick-status': '' }), this.#list, this.#foot);
    for (const [name, value] of Object.entries(comboboxAttributes)) this.box.setAttribute(name, value);
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) this.#press(this.#options[this.#active], event);
    });
    this.addEventListener('click', (event) => {
      this.#press((event.target as Element).closest<HTMLElement>('[role="option"], a'), event);
    });
    // A click on the dialog itself, and on nothing in it, is one beside it.
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => {
      if (isStep()) history.back();
    });
    addEventListener('popstate', () => {
      if (!isStep()) this.#dialog.close();
    });
  }

  /** Answers what is in the box, each time that the dialog opens. */
  start(): void {
    warmUp();
    this.#list.ariaLabel = this.view.t.results;
    // On a phone the way back closes the dialog and leaves the page: it is a step of the history.
    if (this.#dialog.open && !isStep() && matchMedia('(pointer: coarse)').matches)
      history.pushState({ isQuickBox: true }, '');
    this.run();
  }

  protected override show({ state, query, progress, offers, actions }: Answer): void {
    const items = progress?.results.length
      ? this.#renderResults(progress)
      : offers.flatMap(({ heading, items }) => items.map((item) => explain(item, heading)));
    // The last results stay until there are others.
    if (state !== 'partial' || items.length > 0) this.#showOptions(items.map(toOption));
    const { t } = this.view;
    const all = element('a', { href: searchAddress(this.view, query), 'data-all-results': '' });
    all.append(t.allResults);
    this.#foot.replaceChildren(...actions, ...(query === '' ? [] : [all]));
  }

  protected override send(): void {
    this.#go(searchAddress(this.view, this.box.value));
  }

  protected override step(step: number): boolean {
    const { length } = this.#options;
    if (length === 0) return false;
    // One more place than results: back in the box, nothing is chosen.
    this.#choose(((this.#active + 1 + step + length + 1) % (length + 1)) - 1);
    return true;
  }

  get #dialog(): HTMLDialogElement {
    const dialog = this.closest('dialog');
    if (!dialog) throw new Error('The quick box is in no dialog.');
    return dialog;
  }

  get #options(): HTMLElement[] {
    return [...this.#list.children] as HTMLElement[];
  }

  /** Without those that look like one before: four cards of one name are one to a reader. */
  #renderResults({ results }: Progress): HTMLLIElement[] {
    const items = results.slice(0, 2 * most).map((result) => renderResult(this.view, result));
    const different = new Map(items.toReversed().map((item) => [item.textContent, item]));
    return [...different.values()].toReversed().slice(0, most);
  }

  #showOptions(options: readonly HTMLElement[]): void {
    // Full answers follow the first ones: what the reader has chosen meanwhile stays chosen.
    const chosen = this.#options[this.#active]?.dataset.href;
    this.#list.replaceChildren(...options);
    this.box.ariaExpanded = String(options.length > 0);
    this.#choose(chosen === undefined ? -1 : options.findIndex(({ dataset }) => dataset.href === chosen));
  }

  #choose(index: number): void {
    this.#active = index;
    for (const [number, option] of this.#options.entries()) option.ariaSelected = String(number === index);
    const option = this.#options[index];
    if (option) this.box.setAttribute('aria-activedescendant', option.id);
    else this.box.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  /** Opens an option, or the link below them. */
  #press(pressed: HTMLElement | null | undefined, event: KeyboardEvent | MouseEvent): void {
    if (!pressed) return;
    event.preventDefault();
    const href = pressed.dataset.href ?? pressed.getAttribute('href') ?? '';
    if (this.status.dataset.state === 'idle') {
      // What was searched before is searched again here.
      this.box.value = new URL(href).searchParams.get('q') ?? '';
      this.run();
      return;
    }
    keepRecent(this.box.value);
    const destination = destinationOf(pressed, href);
    if (event.ctrlKey || event.metaKey) window.open(destination);
    else this.#go(destination);
  }

  /** Closes first, because that gives the focus back, and the page would go with it. */
  #go(href: string): void {
    const isStepLeft = isStep();
    // The step of the dialog becomes the one that leads away, so that the way back leads to the page.
    if (isStepLeft) history.replaceState(null, '');
    this.#dialog.close();
    if (isStepLeft) location.replace(href);
    else location.assign(href);
  }
}

const isStep = () => history.state?.isQuickBox === true;
const most = 12;

const comboboxAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-controls': 'quick-results',
  'aria-expanded': 'false',
};

/** Says why an option is there, as what stands above a list would say it; what has its own reason says that. */
function explain(item: HTMLLIElement, why: string): HTMLLIElement {
  if (!item.querySelector('.about'))
    item.append(' ', element('span', { class: 'about' }, why.replace(/[：:]$/u, '')));
  return item;
}

/** A list item as an option, in which nothing can be focused: its link becomes text, its address an attribute. */
function toOption(item: HTMLLIElement, index: number): HTMLElement {
  const link = item.querySelector('a');
  item.dataset.href = link?.href ?? '';
  link?.replaceWith(element('div', { class: 'place' }, ...link.childNodes));
  item.role = 'option';
  item.id = `quick-${index}`;
  return item;
}

customElements.define('search-box', QuickBox);
