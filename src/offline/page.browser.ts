/** The switch that stores the site on the device: says its size, stores, updates, removes. */

import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { find, lang } from '../site/helpers.browser.ts';
import { type Copy, fetchRelease, findCopy, type Release } from './copy.ts';
import { canStore, removeCopy, storeCopy } from './store.browser.ts';
import { offlineWords } from './words.ts';

const words = offlineWords[lang];
type Trouble = keyof typeof words.troubles;

/** What the errors of a browser mean; any other is a refusal. `fetch` and a stream that breaks off give a TypeError. */
const troubles: Readonly<Record<string, Trouble>> = {
  QuotaExceededError: 'full',
  TypeError: 'network',
};

class OfflineCopy extends HTMLElement {
  /** Stores, and updates. */
  readonly #store = find<HTMLButtonElement>('[data-store]', this);
  readonly #remove = find<HTMLButtonElement>('[data-remove]', this);
  readonly #progress = find<HTMLProgressElement>('progress', this);
  readonly #trouble = find('[data-trouble]', this);
  #release: Release | null = null;
  #copy: Copy | null = null;
  #isBusy = false;

  connectedCallback(): void {
    if (!canStore()) {
      this.#showTrouble('unsupported');
      this.replaceChildren(this.#trouble);
      this.removeAttribute('data-late');
      return;
    }
    this.#store.addEventListener('click', () => this.#save());
    this.#remove.addEventListener('click', () => this.#removeIfMeant());
    addEventListener('online', () => this.#look());
    this.#look();
  }

  async #look(): Promise<void> {
    [this.#release, this.#copy] = await Promise.all([fetchRelease(base), findCopy(base)]);
    this.#show();
    this.removeAttribute('data-late');
  }

  async #save(): Promise<void> {
    this.#isBusy = true;
    this.#show();
    this.#showProgress(0);
    await this.#attempt(async () => {
      this.#release = await fetchRelease(base);
      if (!this.#release) throw new TypeError('The server does not answer');
      this.#copy = await storeCopy(this.#release, (done) => this.#showProgress(done));
    });
    this.#isBusy = false;
    this.#show();
  }

  async #removeIfMeant(): Promise<void> {
    if (!confirm(words.question)) return;
    await this.#attempt(removeCopy);
    await this.#look();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#trouble.hidden = true;
    try {
      await work();
    } catch (error) {
      this.#showTrouble(troubles[error instanceof Error ? error.name : ''] ?? 'refused');
    }
  }

  #show(): void {
    const isNewest = this.#copy !== null && this.#release?.version === this.#copy.version;
    const hadFocus = this.contains(document.activeElement);
    this.#store.textContent = this.#copy ? words.update : words.store;
    this.#store.hidden = isNewest || this.#isBusy;
    this.#store.disabled = !this.#release;
    this.#remove.hidden = !this.#copy || this.#isBusy;
    this.#progress.hidden = !this.#isBusy;
    // What had the focus may not be there any more.
    if (hadFocus) [this.#progress, this.#store, this.#remove].find((each) => !each.hidden)?.focus();
    if (!this.#isBusy) this.#sayState(isNewest);
  }

  #sayState(isNewest: boolean): void {
    const { bytes, date = '' } = this.#release ?? {};
    this.#say('size', bytes ? fill(words.size, { size: (bytes / 1e6).toFixed(1) }) : words.unreachable);
    const stored = this.#copy ? fill(words.stored, { date: this.#copy.date }) : words.nothing;
    const isOlder = this.#copy && this.#release && !isNewest;
    this.#say('state', isOlder ? fill(words.isOlder, { date }) : stored);
  }

  #showProgress(done: number): void {
    this.#progress.value = done;
    // Said in steps of ten, so that nobody has to listen to a hundred numbers.
    this.#say('state', fill(words.loading, { percent: `${Math.floor(10 * done) * 10}` }));
  }

  #showTrouble(kind: Trouble): void {
    this.#trouble.textContent = words.troubles[kind];
    this.#trouble.dataset.trouble = kind;
    this.#trouble.hidden = false;
    this.#trouble.scrollIntoView({ block: 'nearest' });
  }

  /** Said once: what stands in a place already is not announced again. */
  #say(place: string, text: string): void {
    const said = find(`[data-say="${place}"]`, this);
    if (said.textContent !== text) said.textContent = text;
  }
}

customElements.define('offline-copy', OfflineCopy);
