import { type InterfaceLanguage, isOfInterface } from '../schema/language.ts';
import { findCitations } from '../search/cite/find.ts';
import { runsIn, wrap } from './blocks.browser.ts';
import { startPreviews } from './preview.browser.ts';
import { type LinkerTable, openTable } from './table.ts';

/*
 * `<script src="https://…/linker.js" async></script>` on any page turns citations in its text into links to this
 * site, with a preview of the cited clause. Attributes of the script: `data-lang` is the language of links,
 * `data-cite-names` also links names without a guide, `data-watch` also links text that is added or changed later.
 * Nothing else is requested until a reader hovers over, focuses or taps a link.
 */

/** The build replaces this with the table. */
declare const TABLE: LinkerTable;

const script = document.currentScript as HTMLScriptElement | null;
const page = globalThis as { sidejudgeLinker?: true };

if (script && !page.sidejudgeLinker) {
  page.sidejudgeLinker = true;
  const begin = () => start(script);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function start({ src, dataset }: HTMLScriptElement): void {
  const base = new URL('.', src).href;
  const lang = chooseLanguage(dataset.lang);
  const names = openTable(TABLE);
  const settings = { areNamesCited: dataset.citeNames !== undefined };
  const read = (root: Element) => {
    for (const run of runsIn(root)) {
      const text = run.map(({ data }) => data).join('');
      // From the end, so that earlier offsets stay valid.
      for (const { start, end, url } of findCitations(names, text, settings).reverse()) {
        const link = document.createElement('a');
        link.href = `${base}${lang}/${url}`;
        link.dataset.cited = url;
        wrap(run, start, end, link);
      }
    }
  };
  read(document.body);
  if (dataset.watch !== undefined) watch(read);
  startPreviews({ base, lang, names });
}

function watch(read: (root: Element) => void): void {
  const added = new Set<Element>();
  const readAll = () => {
    const all = [...added].filter((each) => each.isConnected);
    added.clear();
    for (const root of all) read(root);
  };
  new MutationObserver((changes) => {
    if (added.size === 0) setTimeout(readAll, soon);
    const nodes = changes.flatMap(({ target, type, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    for (const node of nodes) {
      const root = node instanceof Element ? node : node.parentElement;
      if (root) added.add(root);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds to wait for more changes before the changed text is read. */
const soon = 100;

function chooseLanguage(asked = ''): InterfaceLanguage {
  const tags = [asked, ...navigator.languages, document.documentElement.lang].map((tag) => tag.slice(0, 2));
  return tags.find(isOfInterface) ?? 'en';
}
