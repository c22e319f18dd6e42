/** `<offline-copy>`: shows the size of the download; stores, updates and removes the offline copy. */

import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { find, lang } from '../site/helpers.browser.ts';
import { type Copy, fetchRelease, findCopy, type Release } from './copy.ts';
import { canStore, removeCopy, storeCopy } from './store.browser.ts';
import { offlineWords } from './words.ts';

const words = offlineWords[lang];

class OfflineCopy extends HTMLElement {
  readonly #store = find<HTMLButtonElement>('[data-store]', this);
  readonly #remove = find<HTMLButtonElement>('[data-remove]', this);
  readonly #progress = find<HTMLProgressElement>('progress', this);
  readonly #trouble = find('[data-trouble]', this);
  /** The release on the server; null until the server answers, and if it does not. */
  #release: Release | null = null;
  #copy: Copy | null = null;
  #isBusy = false;

  async connectedCallback(): Promise<void> {
    if (canStore()) {
      this.#store.addEventListener('click', () => this.#save());
      this.#remove.addEventListener('click', () => this.#removeIfConfirmed());
      addEventListener('online', () => this.#ask());
      // The back/forward cache restores the page in its old state.
      addEventListener('pageshow', ({ persisted }) => persisted && this.#look());
      await this.#look();
    } else {
      this.#showTrouble('unsupported');
      this.replaceChildren(this.#trouble);
    }
    this.removeAttribute('data-late');
  }

  async #look(): Promise<void> {
    this.#copy = await findCopy(base);
    this.#show();
    // Not awaited, because the server can be slow, and the stored state is already shown.
    this.#ask();
  }

  async #ask(): Promise<void> {
    this.#release = await fetchRelease(base);
    this.#showTrouble(this.#release ? undefined : 'network');
    this.#show();
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

  async #removeIfConfirmed(): Promise<void> {
    if (!confirm(words.question)) return;
    await this.#attempt(removeCopy);
    await this.#look();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#showTrouble(undefined);
    try {
      await work();
    } catch (error) {
      // `fetch` and an interrupted stream throw a TypeError.
      this.#showTrouble(error instanceof TypeError ? 'network' : 'refused');
    }
  }

  #show(): void {
    const [copy, release] = [this.#copy, this.#release];
    const isNewest = copy !== null && release?.version === copy.version;
    const hadFocus = this.contains(document.activeElement);
    const text = copy ? words.update : words.store;
    const size = release && (release.bytes / 1e6).toFixed(1);
    this.#store.textContent = size ? fill(words.sized, { text, size }) : text;
    this.#store.hidden = isNewest || this.#isBusy;
    this.#store.disabled = !release;
    this.#remove.hidden = !copy || this.#isBusy;
    this.#progress.hidden = !this.#isBusy;
    // The focused element may be hidden now.
    if (hadFocus) [this.#progress, this.#store, this.#remove].find((each) => !each.hidden)?.focus();
    if (this.#isBusy) return;
    const isOlder = release !== null && !isNewest;
    this.#say(copy ? fill(isOlder ? words.older : words.stored, { date: copy.date }) : '');
  }

  #showProgress(done: number): void {
    this.#progress.value = done;
    // In steps of ten, so that a screen reader does not announce a hundred numbers.
    this.#say(fill(words.loading, { percent: `${Math.floor(10 * done) * 10}` }));
  }

  #showTrouble(kind: keyof typeof words.troubles | undefined): void {
    this.#trouble.hidden = !kind;
    if (!kind) return;
    this.#trouble.textContent = words.troubles[kind];
    this.#trouble.dataset.trouble = kind;
    this.#trouble.scrollIntoView({ block: 'nearest' });
  }

  #say(text: string): void {
    const status = find('[role="status"]', this);
    if (status.textContent !== text) status.textContent = text;
  }
}

customElements.define('offline-copy', OfflineCopy);
