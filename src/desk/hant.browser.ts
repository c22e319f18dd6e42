import { announce } from '../site/announce.browser.ts';
import { base } from '../site/base-path.ts';
import { adoptStyles, element, lang } from '../site/helpers.browser.ts';
import css from './hant.css?inline';
import { converterOf } from './hant.ts';
import { keepPlace } from './place.browser.ts';
import { hantWords } from './words.ts';

const t = hantWords[lang];

/** Shows the Chinese texts of the page in Traditional characters, or as their sources print them. */
export async function showScript(isHant: boolean): Promise<void> {
  wanted = isHant;
  try {
    table ??= load();
    const convert = await table;
    // The reader may have changed their mind meanwhile.
    if (wanted !== isHant) return;
    adoptStyles(css);
    const showAll = () => {
      if (!isHant) return restore();
      for (const text of document.querySelectorAll<HTMLElement>(simplified)) derive(text, convert);
      convertWords(convert);
    };
    keepPlace(showAll);
    later?.disconnect();
    later = isHant ? new MutationObserver(showAll) : undefined;
    later?.observe(document.body, { childList: true, subtree: true });
  } catch {
    table = undefined;
    announce(t.derivedFailed);
  }
}

let wanted = false;
/** Sees what comes later: results of the search, what a popover says. */
let later: MutationObserver | undefined;
let table: Promise<(text: string) => string> | undefined;

/** Texts with their headings, the names of parts, those in the head of a page, our translations, and what a search finds. */
const simplified = [
  ':is([data-source], [data-text], [data-former], [data-annotation], [data-also], :is(.unofficial, .newer) > .body, .brief, [data-type-line], [data-reference-text], .sample-texts > *)',
  ':is(h1, .part > h2, .names) [lang="zh-Hans"]',
  ':is(.parts, .jump, .contents) a',
  '[data-tier] [lang]',
]
  .map((each) => `${each}:lang(zh-Hans)`)
  .join();

async function load(): Promise<(text: string) => string> {
  const response = await fetch(`${base}hant.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  return converterOf(await response.json());
}

/** A word may go on in the next element, so a text is converted as a whole: each piece keeps its length. */
function derive(text: HTMLElement, convert: (text: string) => string): void {
  if (text.parentElement?.closest('[data-derived]')) return;
  const nodes = textNodes(text);
  const converted = convert(nodes.map(({ data }) => data).join(''));
  let from = 0;
  for (const node of nodes) {
    change(node, converted.slice(from, from + node.length));
    from += node.length;
  }
  text.lang = 'zh-Hant';
  text.dataset.derived = '';
  if (
    !text.matches(
      '[data-text], [data-former], .body, .printed.text, [data-reference-text], .sample-texts > *',
    )
  )
    return;
  // It is copied with each text, and seen once.
  const isFirst = !document.querySelector('.derived-mark');
  const { lang: own } = document.documentElement;
  const seen = isFirst ? 'derived-mark' : 'derived-mark hidden-text';
  text.append(element('small', { class: seen, 'data-ui': '', lang: own }, t.derived));
}

/** What is left on a Chinese page: names, and what we say ourselves. It needs no mark. */
function convertWords(convert: (text: string) => string): void {
  if (!document.documentElement.matches(':lang(zh-Hans)')) return;
  const said = [...document.querySelectorAll('[placeholder], [aria-label], [title]')].flatMap((each) =>
    ['placeholder', 'aria-label', 'title'].flatMap((name) => each.getAttributeNode(name) ?? []),
  );
  for (const word of [...textNodesIn(document.body), ...said]) {
    const holder = word instanceof Attr ? word.ownerElement : word.parentElement;
    const before = word.nodeValue ?? '';
    if (changed.get(word)?.[1] === before || !holder?.matches(':lang(zh-Hans):not(script, style)')) continue;
    change(word, convert(before));
  }
}

/** What was converted: as it was, and as it is. What a script says instead since then is another word. */
const changed = new Map<Text | Attr, readonly [before: string, after: string]>();

function change(word: Text | Attr, after: string): void {
  const before = word.nodeValue ?? '';
  if (after === before) return;
  changed.set(word, [before, after]);
  word.nodeValue = after;
}

/** Gives everything back as it was: texts as their sources print them. */
function restore(): void {
  for (const mark of document.querySelectorAll('.derived-mark')) mark.remove();
  for (const text of document.querySelectorAll<HTMLElement>('[data-derived]')) {
    text.lang = 'zh-Hans';
    delete text.dataset.derived;
  }
  for (const [word, [before, after]] of changed) if (word.nodeValue === after) word.nodeValue = before;
  changed.clear();
}

/** The text nodes that hold what the source says; words of ours inside a text stay as they are. */
const textNodes = (text: Element): Text[] =>
  textNodesIn(text).filter((node) => {
    const ours = node.parentElement?.closest('[data-ui]');
    return !ours || ours.contains(text);
  });

function textNodesIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
