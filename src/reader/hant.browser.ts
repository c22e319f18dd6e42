import { base } from '../site/base-path.ts';
import { adoptStyles, element, lang } from '../site/helpers.browser.ts';
import css from './hant.css?inline';
import { converterOf, type HantTable } from './hant.ts';
import { hantWords } from './hant-words.ts';
import { keepPlace } from './place.browser.ts';

const t = hantWords[lang];

/** Shows the Chinese texts of the page in Traditional characters, or as their sources print them. */
export async function showScript(isHant: boolean): Promise<void> {
  wanted = isHant;
  table ??= load();
  table.catch(() => {
    table = undefined;
  });
  const convert = await table;
  // The reader may have changed their mind meanwhile.
  if (wanted !== isHant) return;
  adoptStyles(css);
  keepPlace(() => {
    const texts = document.querySelectorAll<HTMLElement>(isHant ? simplified : '[data-derived]');
    for (const text of texts) isHant ? derive(text, convert) : restore(text);
  });
}

let wanted = false;
let table: Promise<(text: string) => string> | undefined;
const originals = new WeakMap<Element, string>();

/** Texts with their headings, the names of parts, and those in the head of a page and at a glance. */
const simplified = [
  '[data-source]',
  ':is(h1, .part > h2, .names, .glance) [lang="zh-Hans"]',
  ':is(.parts, .jump, .contents) a',
]
  .map((each) => `${each}:lang(zh-Hans)`)
  .join();
const isText = '[data-text], .body, .printed.text';

async function load(): Promise<(text: string) => string> {
  const response = await fetch(`${base}hant.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  const convert = converterOf((await response.json()) as HantTable);
  addEventListener('copy', (event) => markCopy(event, t.derivedCopied));
  return convert;
}

function derive(text: HTMLElement, convert: (text: string) => string): void {
  if (text.parentElement?.closest('[data-derived]')) return;
  const nodes = textNodes(text);
  const original = nodes.map(({ data }) => data).join('');
  originals.set(text, original);
  const cards = [...text.querySelectorAll<HTMLElement>('a.ref[href*="/cards/"]')];
  const named = text.matches('.card :is(h1, .names) *, .printed.name') ? [text] : cards;
  const prints = named.map((each) => each.textContent ?? '');
  lay(nodes, convert(original));
  for (const [at, element] of named.entries()) keepPrint(element, prints[at] ?? '');
  text.lang = 'zh-Hant';
  text.dataset.derived = '';
  if (text.matches(isText)) addMark(text);
}

/** Gives a text back as its source prints it. */
function restore(text: HTMLElement): void {
  for (const ours of text.querySelectorAll('.as-printed, .derived-mark')) ours.remove();
  lay(textNodes(text), originals.get(text) ?? '');
  text.lang = 'zh-Hans';
  delete text.dataset.derived;
}

/** Says at the text that it was converted. */
function addMark(text: HTMLElement): void {
  const { lang: own } = document.documentElement;
  text.append(element('small', { class: 'derived-mark', 'data-ui': '', lang: own }, t.derived));
}

/** A card's name keeps its print beside the converted one. */
function keepPrint(named: HTMLElement, text: string): void {
  const name = /[\p{Script=Han}·・，]+/u.exec(text)?.[0];
  if (name === undefined || named.textContent?.includes(name)) return;
  const attributes = { class: 'as-printed', 'data-ui': '', lang: 'zh-Hans' };
  const print = element('small', attributes, `（${name}）`);
  if (named.matches('[data-source], h1 *, .names *')) named.append(print);
  else named.after(print);
}

/** The text nodes that hold what the source says; words of ours inside a text stay as they are. */
function textNodes(text: Element): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-ui]') && text.contains(node.parentElement.closest('[data-ui]'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** Lays a string over text nodes: each keeps its length. */
function lay(nodes: readonly Text[], text: string): void {
  let from = 0;
  for (const node of nodes) {
    const to = from + node.length;
    node.data = text.slice(from, to);
    from = to;
  }
}

/** What is copied says that it was converted. */
function markCopy(event: ClipboardEvent, note: string): void {
  const selection = getSelection();
  const data = event.clipboardData;
  if (!selection || !data || (event.target as Element).closest?.('input, textarea')) return;
  const derived = [...document.querySelectorAll('[data-derived]')];
  if (!derived.some((text) => selection.containsNode(text, true))) return;
  const copy = document.createElement('div');
  copy.append(selection.getRangeAt(0).cloneContents());
  for (const mark of copy.querySelectorAll('.derived-mark')) mark.remove();
  const html = data.getData('text/html') || copy.innerHTML;
  data.setData('text/plain', `${data.getData('text/plain') || selection.toString()}\n${note}`);
  data.setData('text/html', `${html}<p>${note}</p>`);
  event.preventDefault();
}
