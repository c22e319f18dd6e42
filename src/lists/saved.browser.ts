import { readSaved, type Saved, unsave } from '../reader/menu/saved/store.browser.ts';
import { savedListWords } from '../reader/menu/saved/words.ts';
import { base } from '../site/base-path.ts';
import { element, find, lang, onStored } from '../site/helpers.browser.ts';

const t = savedListWords[lang];

/** `<saved-list>`: the saved texts of this device; if there are none, how to save one. */
class SavedList extends HTMLElement {
  connectedCallback(): void {
    onStored(() => this.#list());
  }

  #list(): void {
    find('ol', this).replaceChildren(...readSaved().map((entry) => this.#toItem(entry)));
    this.#showEmpty();
  }

  #toItem({ path, name, named = '', words, lang: tag, unofficial }: Saved): HTMLLIElement {
    const link = element('a', { href: `${base}${lang}/${path}`, ...(named && { lang: named }) }, name);
    const remove = element('button', { type: 'button', 'aria-label': `${t.remove}: ${name}` }, t.remove);
    const item = element(
      'li',
      { 'data-path': path },
      element('p', {}, link),
      element(
        'p',
        unofficial ? { class: 'words', 'data-unofficial': '' } : { class: 'words' },
        element('span', { lang: tag }, words),
        unofficial ? ` · ${t.unofficial}` : '',
      ),
      remove,
    );
    remove.addEventListener('click', () => {
      unsave(path);
      const next = item.nextElementSibling ?? item.previousElementSibling;
      item.remove();
      this.#showEmpty();
      (next?.querySelector('button') ?? find('[data-empty]', this)).focus();
      find('[role="status"]', this).textContent = t.removed;
    });
    return item;
  }

  #showEmpty(): void {
    find('[data-empty]', this).hidden = this.querySelector('li') !== null;
  }
}

customElements.define('saved-list', SavedList);
