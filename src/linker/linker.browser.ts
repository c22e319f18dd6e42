import { type InterfaceLanguage, interfaceLanguages, isOfInterface } from '../schema/language.ts';
import { findCitations } from '../search/cite/find.ts';
import { type Run, runsIn } from './blocks.browser.ts';
import type { Links, Show, startPreviews } from './preview.browser.ts';
import { type LinkerTable, openTable } from './table.ts';

/*
 * `<script src="https://…/linker.js" async></script>` on any page: citations in its text become links to this site, and
 * show the clause. Attributes of the script: `data-lang` the language of links; `data-cite-names` names alone are citations;
 * `data-watch` text that comes later is read, too. Nothing is loaded until a link is pointed at.
 */

/** The build puts the table here. */
declare const TABLE: LinkerTable;

const script = document.currentScript as HTMLScriptElement | null;
const page = globalThis as { sidejudgeLinker?: true };

/** What tells that a reader means a link. */
const starts = ['pointerover', 'focusin', 'click'];

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
  const made = new Map<HTMLAnchorElement, string>();

  const link = ({ texts, around }: Run) => {
    const settings = { around, areNamesCited: dataset.citeNames !== undefined };
    const said = texts.map(({ data }) => data).join('');
    // From the end, so that places stay.
    for (const { start: from, end, url } of findCitations(names, said, settings).reverse()) {
      const anchor = document.createElement('a');
      anchor.href = `${base}${lang}/${url}`;
      anchor.dataset.cited = url;
      if (wrap(rangeOf(texts, from, end), anchor)) made.set(anchor, url);
    }
  };
  const read = (root: Element) => {
    for (const run of runsIn(root)) link(run);
  };
  read(document.body);
  if (dataset.watch !== undefined) watch(read);

  showWhenPointedAt({ base, lang, names, made });
}

function rangeOf(texts: readonly Text[], from: number, end: number): Range {
  const range = new Range();
  let at = 0;
  for (const text of texts) {
    const { length } = text;
    if (from >= at && from < at + length) range.setStart(text, from - at);
    if (end > at && end <= at + length) range.setEnd(text, end - at);
    at += length;
  }
  return range;
}

/** Puts a range into a link, with the elements that begin or end with it; false where it ends inside of one that goes on. */
function wrap(range: Range, link: HTMLAnchorElement): boolean {
  while (range.startOffset === 0 && range.startContainer !== range.commonAncestorContainer)
    range.setStartBefore(range.startContainer);
  for (let node = range.endContainer; node !== range.commonAncestorContainer; node = range.endContainer) {
    if (range.endOffset < (node.nodeValue?.length ?? node.childNodes.length)) break;
    range.setEndAfter(node);
  }
  try {
    range.surroundContents(link);
    return true;
  } catch {
    return false;
  }
}

/** Previews come with the first link that is pointed at, focused or tapped, and see to all links from then on. */
function showWhenPointedAt(links: Links): void {
  let coming: Promise<Show> | undefined;
  const begin = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !links.made.has(link)) return;
    const isTap = (event as PointerEvent).pointerType === 'touch';
    if (isTap && event.type !== 'click') return;
    if (isTap) event.preventDefault();
    coming ??= loadScript(`${links.base}linker/preview.js`).then((startPreviews) => {
      for (const type of starts) removeEventListener(type, begin);
      return startPreviews(links);
    });
    const shown = coming.then((show) => (isTap || link.matches(':hover, :focus')) && show(link));
    // Without a preview the tap is that on any link.
    shown.catch(() => false).then((isShown) => isTap && (isShown || location.assign(link.href)));
  };
  for (const type of starts) addEventListener(type, begin);
}

/** Loads what shows previews. An `import` by itself would name the page to the server; it gets what the element has loaded. */
async function loadScript(src: string): Promise<typeof startPreviews> {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', referrerPolicy: 'no-referrer', src });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  script.remove();
  return (await import(/* @vite-ignore */ src)).startPreviews;
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

function chooseLanguage(asked = ''): InterfaceLanguage {
  const tags = [asked, ...navigator.languages, document.documentElement.lang].map((tag) => tag.slice(0, 2));
  return tags.find(isOfInterface) ?? interfaceLanguages[0];
}
