/**
 * Marks the terms of a page in its texts, as links to the list of terms, which open as popovers
 * (reference/opener.ts). On by default on a wide window, and as the reader left it.
 */
import { findMarks, marksPattern } from '../lib/term-marks.ts';

const holder = document.querySelector('[data-page-terms]');
const toggle = document.querySelector<HTMLInputElement>('[data-terms-toggle]');

if (holder && toggle) start(JSON.parse(holder.textContent ?? ''), toggle);

function start(terms: PageTerms, box: HTMLInputElement): void {
  box.checked = remembered() ?? matchMedia('(width >= 48rem)').matches;
  box.addEventListener('change', () => {
    remember(box.checked);
    unmark();
    if (box.checked) mark(terms);
  });
  document.addEventListener('copy', copyWithoutMarks);
  // Where the Chinese is shown in Traditional characters, its terms are looked for in those (reader/hant.ts).
  addEventListener('hant', (event) => {
    const convert = (event as CustomEvent<(text: string) => string>).detail;
    const chinese = Object.entries(terms.words['zh-Hans'] ?? {});
    terms.words['zh-Hant'] = Object.fromEntries(chinese.map(([word, id]) => [convert(word), id]));
  });
  // The texts are there to be read first; the reader may have changed the box by then.
  const markIfOn = () => {
    if (box.checked && !document.querySelector('a.term')) mark(terms);
  };
  if (!box.checked) return;
  if ('requestIdleCallback' in window) requestIdleCallback(markIfOn, { timeout: 1000 });
  else setTimeout(markIfOn, 200);
}

/** Wraps the first place of each term in a text; what is a link or ours already is left alone. */
function mark({ words, list }: PageTerms): void {
  for (const text of document.querySelectorAll<HTMLElement>(
    '[data-text], [data-annotation], [data-note] .body',
  )) {
    const known = words[text.lang];
    if (!known) continue;
    const pattern = marksPattern(Object.keys(known), text.lang);
    const seen = new Set<string>();
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('a, button, summary, del, [data-ui], .spelt')
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

function remembered(): boolean | null {
  try {
    const kept = localStorage.getItem('terms');
    return kept === null ? null : kept === '1';
  } catch {
    return null;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem('terms', isOn ? '1' : '0');
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}

interface PageTerms {
  /** By `lang` of the text: the words as printed, and the ID of the term. */
  readonly words: Record<string, Readonly<Record<string, string>>>;
  /** The address of the list of terms. */
  readonly list: string;
}
