import { type Language, languages, languageTags } from '../schema/language.ts';
import { findCitations } from '../search/cite/find.ts';
import { type Block, blocksIn } from './blocks.browser.ts';
import { previewOf, type Shown, startPreviews } from './preview.browser.ts';
import type { Preview } from './previews.ts';
import { type LinkerTable, openTable } from './table.ts';

/*
 * `<script src="https://…/linker.js" async></script>` on any page: citations in its text become links to this site, and
 * show the clause. Attributes of the script: `data-lang` the language of links; `data-cite-names` names alone are citations;
 * `data-watch` text that comes later is read, too. Nothing is loaded until a link is pointed at.
 */

/** The build puts the table here. */
declare const TABLE: LinkerTable;

const script = document.currentScript as HTMLScriptElement | null;
const mark = Symbol.for('sidejudge-linker');
const page = globalThis as { [mark]?: true };

if (script && !page[mark]) {
  page[mark] = true;
  const begin = () => start(script);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}

function start({ src, dataset }: HTMLScriptElement): void {
  const base = new URL('.', src).href;
  const lang = chooseLanguage(dataset.lang);
  const table = TABLE;
  const names = openTable(table);
  const made = new Map<HTMLAnchorElement, string>();

  const link = ({ texts, around }: Block) => {
    const settings = { around, areNamesCited: dataset.citeNames !== undefined };
    for (const text of texts) {
      // From behind, so that places stay.
      for (const { start: from, end, url } of findCitations(names, text.data, settings).reverse()) {
        const cited = text.splitText(from);
        cited.splitText(end - from);
        const anchor = document.createElement('a');
        anchor.href = `${base}${lang}/${url}`;
        anchor.dataset.cited = url;
        cited.replaceWith(anchor);
        anchor.append(cited);
        made.set(anchor, url);
      }
    }
  };
  const read = (root: Element) => {
    for (const block of blocksIn(root)) link(block);
  };
  read(document.body);
  if (dataset.watch !== undefined) watch(read);

  const linkOf = (target: EventTarget | null) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    return anchor && made.has(anchor) ? anchor : null;
  };
  const files = new Map<string, Promise<Preview | null>>();
  const fetchPreview = (path: string) => {
    const coming = files.get(path) ?? loadJson(base + path);
    files.set(path, coming);
    return coming;
  };
  startPreviews(linkOf, async (anchor): Promise<Shown | null> => {
    const url = made.get(anchor) ?? '';
    const [, document, number, id = ''] = /^([^/]+)\/(?:#s-)?([\d.]+)?(?:\/(?:#(.*))?)?$/u.exec(url) ?? [];
    const section = table.sections.find((each) => each.document === document && each.section === number);
    if (!section) return null;
    const own = { href: anchor.href, reader: languageTags[lang] };
    const name = section.titles[lang] ?? section.titles.en ?? '';
    if (!section.anchors) {
      const guide = table.guides.find((each) => each.id === document)?.name;
      return {
        ...own,
        name: `${guide} ${number} ${name}`,
        text: table.absent[lang],
        lang: own.reader,
        says: '',
      };
    }
    const preview = await fetchPreview(`linker/${document}/${number}.${lang}.json`);
    const shown = preview && previewOf(preview, id);
    return shown && { ...shown, ...own };
  });
}

/** Text that comes later, all of what comes together at once. */
function watch(read: (root: Element) => void): void {
  const added = new Set<Element>();
  const readAll = () => {
    const all = [...added].filter((each) => each.isConnected);
    added.clear();
    for (const root of all) read(root);
  };
  const rootOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  new MutationObserver((changes) => {
    if (added.size === 0) setTimeout(readAll, soon);
    const nodes = changes.flatMap(({ target, type, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    for (const root of nodes.map(rootOf)) if (root) added.add(root);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Milliseconds in which most of what comes together has come. */
const soon = 100;

async function loadJson(address: string): Promise<Preview | null> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function chooseLanguage(asked = ''): Language {
  const tags = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (tags.find((tag) => languages.includes(tag as Language)) ?? languages[0]) as Language;
}
