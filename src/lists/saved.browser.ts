import { nameOf, pathOf, wordsToday } from '../reader/menu/saved/entry.browser.ts';
import {
  addTo,
  mostBytes,
  type Refusal,
  readExport,
  type Saved,
  toExport,
  without,
} from '../reader/menu/saved/saved.ts';
import { readSaved, writeSaved } from '../reader/menu/saved/store.browser.ts';
import { savedListWords, savingWords } from '../reader/menu/saved/words.ts';
import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { fetchPage } from '../site/fetch-page.browser.ts';
import { element, find, lang } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

const t = savedListWords[lang];

/** `<saved-list>`: what is kept on this device, each with what has become of it, and the ways in and out. */
class SavedList extends HTMLElement {
  readonly #list = find('ol', this);
  readonly #status = find('[role="status"]', this);
  readonly #file = find<HTMLInputElement>('input[type="file"]', this);

  connectedCallback(): void {
    find('[data-export]', this).addEventListener('click', saveFile);
    this.#file.addEventListener('change', () => this.#import());
    this.#show();
  }

  async #show(): Promise<void> {
    const saved = readSaved();
    this.#list.replaceChildren(...saved.map((entry) => this.#toItem(entry)));
    find('[data-empty]', this).hidden = saved.length > 0;
    find('[data-export]', this).hidden = saved.length === 0;
    const pages = [...Map.groupBy(saved, ({ path }) => path.replace(/#.*$/u, ''))];
    this.#list.ariaBusy = 'true';
    await Promise.all(pages.map(([page, entries]) => this.#compare(page, entries)));
    this.#list.ariaBusy = 'false';
  }

  #toItem({ path, name, words, lang: tag, unofficial }: Saved): HTMLLIElement {
    const link = element('a', { href: `${base}${lang}/${path}` }, name);
    const remove = element('button', { type: 'button', 'aria-label': `${t.remove}: ${name}` }, t.remove);
    const item = element(
      'li',
      { 'data-path': path },
      element('p', {}, link, ' ', element('small', { 'data-state': '' })),
      element(
        'p',
        unofficial ? { class: 'words', 'data-unofficial': '' } : { class: 'words' },
        element('span', { lang: tag }, words),
        unofficial ? ` · ${t.unofficial}` : '',
      ),
      remove,
    );
    remove.addEventListener('click', () => {
      this.#keep(without(readSaved(), path));
      const next = item.nextElementSibling ?? item.previousElementSibling;
      item.remove();
      (next?.querySelector('button') ?? find('[data-import]', this)).focus();
      find('[data-empty]', this).hidden = next !== null;
      find('[data-export]', this).hidden = next === null;
      this.#say(t.removed);
    });
    return item;
  }

  /** Reads a page as it is today: its entries get their names in the language of this page, and what has changed is said. */
  async #compare(page: string, entries: readonly Saved[]): Promise<void> {
    const found = await findPage(page).catch(() => undefined);
    // Without a network, what is not stored is left as it was kept.
    if (found === undefined) return;
    for (const { path, words, lang: tag } of entries) {
      const item = find(`[data-path="${path}"]`, this.#list);
      const state = find('[data-state]', item);
      const subject = found && subjectOf(found.page, path.split('#')[1]);
      if (!found || !subject) {
        state.textContent = t.gone;
        find('a', item).removeAttribute('href');
        continue;
      }
      const link = find<HTMLAnchorElement>('a', item);
      link.href = `${base}${lang}/${found.path}${subject.matches(citable) ? `#${subject.id}` : ''}`;
      link.textContent = nameOf(subject);
      find('button', item).ariaLabel = `${t.remove}: ${nameOf(subject)}`;
      // What a program has converted is not in the file of the page.
      const isSame = tag === 'zh-Hant' || wordsToday(subject, tag) === words;
      state.textContent = isSame ? '' : t.changed;
    }
  }

  async #import(): Promise<void> {
    const [file] = this.#file.files ?? [];
    if (!file) return;
    const read: readonly Saved[] | Refusal = file.size > mostBytes ? 'large' : readExport(await file.text());
    this.#file.value = '';
    if (typeof read === 'string') {
      this.#say(t.refused[read]);
      return;
    }
    const before = readSaved();
    const after = addTo(before, read);
    const isKept = this.#keep(after);
    this.#show();
    if (isKept) this.#say(fill(t.imported, { count: after.length - before.length }));
  }

  #keep(saved: readonly Saved[]): boolean {
    const isKept = writeSaved(saved);
    if (!isKept) this.#say(savingWords[lang].unkept);
    return isKept;
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }
}

customElements.define('saved-list', SavedList);

function saveFile(): void {
  const file = new Blob([toExport(readSaved())], { type: 'application/json' });
  const link = element('a', { href: URL.createObjectURL(file), download: 'sidejudge-saved.json' });
  link.click();
  URL.revokeObjectURL(link.href);
}

interface FoundPage {
  readonly path: string;
  readonly page: Document;
}

/** A page in the language of this one, where it is now; null where it is gone. */
async function findPage(path: string, isMoved = false): Promise<FoundPage | null> {
  const page = await fetchPage(`${base}${lang}/${path}`);
  const moved = page?.querySelector('a[data-now]')?.getAttribute('href');
  if (moved && !isMoved) return findPage(pathOf(moved), true);
  return page && { path, page };
}

/** What was saved, on its page today: an ID that another row took over leads to that. */
function subjectOf(page: Document, id: string | undefined): HTMLElement | null {
  if (id === undefined) return page.querySelector('main article');
  return page.getElementById(id)?.closest<HTMLElement>(citable) ?? null;
}
