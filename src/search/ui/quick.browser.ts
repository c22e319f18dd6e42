import { addDialogEntry, isDialogEntry, leaveDialog } from '../../site/dialog-entry.browser.ts';
import { adoptStyles, element } from '../../site/helpers.browser.ts';
import { type Progress, warmNames, warmUp } from './ask.browser.ts';
import { SearchBox, type State } from './element.browser.ts';
import css from './quick.css?inline';
import { searchAddress } from './render.browser.ts';
import results from './results.css?inline';

/** Preloads the names. opener.browser.ts calls it when this module has loaded, which can be before the box opens. */
export const prepare = warmNames;

export class QuickBox extends SearchBox {
  readonly #foot = element('div', { class: 'quick-foot links' });

  override connectedCallback(): void {
    adoptStyles(results + css);
    this.append(
      element('p', { role: 'status', 'data-quick-status': '' }),
      element('div', { class: 'search-suggestions', 'data-search-suggestions': '' }),
      element('ol', { class: 'search-results' }),
      this.#foot,
    );
    super.connectedCallback();
    this.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      leaveDialog(this.#dialog, link.href);
    });
    // If the target is the dialog itself, the click was outside its content.
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
  }

  /** Called each time that the dialog opens. */
  start(): void {
    warmUp();
    this.list.ariaLabel = this.view.t.results;
    // On a phone, Back should close the dialog and not leave the page.
    if (this.#dialog.open && !isDialogEntry() && matchMedia('(pointer: coarse)').matches)
      addDialogEntry(this.#dialog);
    this.run();
  }

  protected override get maxShown(): number {
    return 12;
  }

  protected override show(state: State, query: string, progress?: Progress): void {
    super.show(state, query, progress);
    const { t } = this.view;
    const all = element('a', { href: searchAddress(this.view, query), 'data-all-results': '' }, t.allResults);
    this.#foot.replaceChildren(...(query === '' ? [] : [all]));
  }

  /** Opens a cited place if it is the only result, else the page with all results. */
  protected override send(): void {
    const isAnswered = this.status.dataset.query === this.box.value.trim();
    const cited = this.list.querySelector<HTMLAnchorElement>('li[data-tier="citation"]:only-child > a');
    const href = isAnswered && cited ? cited.href : searchAddress(this.view, this.box.value);
    leaveDialog(this.#dialog, href);
  }

  get #dialog(): HTMLDialogElement {
    return this.closest('dialog') as HTMLDialogElement;
  }
}

customElements.define('search-box', QuickBox);
