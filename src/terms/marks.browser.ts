import { base } from '../site/site-path.browser.ts';
import type { PageTerms } from './page-terms.ts';
import { findMarks, marksPattern } from './term-marks.ts';

/**
 * Marks the terms of a page in its texts while the box is checked, as links to the list of terms, which open as
 * popovers (reference/popover.ts). `converter` is asked when they are to be marked, for the Chinese may be shown in Traditional
 * characters by then.
 */
export async function showTerms(
  box: HTMLInputElement,
  converter: () => ((text: string) => string) | undefined,
): Promise<void> {
  loaded ??= load(box.dataset.termsToggle ?? '');
  loaded.catch(() => {
    loaded = undefined;
  });
  const words = await loaded;
  unmark();
  const convert = converter();
  // The reader may have changed the box by then.
  if (box.checked) mark(convert ? { ...words, 'zh-Hant': inHant(words['zh-Hans'] ?? {}, convert) } : words);
}

/** By `lang` of the text: the words as printed, and the ID of the term. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

let loaded: Promise<Words> | undefined;

async function load(address: string): Promise<Words> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const { langs, terms } = (await response.json()) as PageTerms;
  document.addEventListener('copy', copyWithoutMarks);
  const wordsIn = (at: number) =>
    Object.entries(terms).flatMap(([id, words]) => (words[at] ?? []).map((word) => [word, id]));
  return Object.fromEntries(langs.map((lang, at) => [lang, Object.fromEntries(wordsIn(at))]));
}

const inHant = (words: Readonly<Record<string, string>>, convert: (text: string) => string) =>
  Object.fromEntries(Object.entries(words).map(([word, id]) => [convert(word), id]));

/** Wraps the first place of each term in a text; what is a link or ours already is left alone. */
function mark(words: Words): void {
  const list = `${base}${document.documentElement.lang.slice(0, 2)}/terms/`;
  for (const text of document.querySelectorAll<HTMLElement>(
    '[data-text], [data-annotation], [data-note] .body',
  )) {
    const known = words[text.lang];
    if (!known) continue;
    const pattern = marksPattern(Object.keys(known), text.lang);
    const seen = new Set<string>();
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('a, button, summary, del, [data-ui], .spelled')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      const marks = findMarks(node.data, pattern, known).filter(({ id }) => !seen.has(id) && seen.add(id));
      // From the end, so that the places before stay where they are.
      for (const { from, to, id } of marks.toReversed()) wrap(node, from, to, id, list);
    }
  }
}

function wrap(node: Text, from: number, to: number, id: string, list: string): void {
  const word = node.splitText(from);
  word.splitText(to - from);
  const link = document.createElement('a');
  link.className = 'term';
  link.href = `${list}#${id}`;
  link.dataset.term = id;
  word.replaceWith(link);
  link.append(word);
}

function unmark(): void {
  for (const link of document.querySelectorAll('a.term')) {
    const around = link.parentNode;
    link.replaceWith(...link.childNodes);
    around?.normalize();
  }
}

/** What is copied is the text: no links from marks, no notes of ours inside a sentence. */
function copyWithoutMarks(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
  if ((event.target as Element).closest?.('input, textarea')) return;
  const copy = document.createElement('div');
  copy.append(selection.getRangeAt(0).cloneContents());
  const marks = copy.querySelectorAll('a.term');
  if (marks.length === 0) return;
  for (const link of marks) link.replaceWith(...link.childNodes);
  for (const note of copy.querySelectorAll('.rule-now')) note.remove();
  event.clipboardData.setData('text/plain', selection.toString());
  event.clipboardData.setData('text/html', copy.innerHTML);
  event.preventDefault();
}
