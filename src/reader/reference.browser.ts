import { element, lang } from '../site/helpers.browser.ts';
import { referenceWords } from './menu/menu-words.ts';
import { makePanel, showPanel } from './menu/panel.browser.ts';
import { copyBareWords } from './menu/subject.browser.ts';

const t = referenceWords[lang];

/** Where its page says what a popover shows: of a card in its article, of a term in its row of the list. */
const kinds = {
  card: {
    names: '.card-title :is(h1, .names) > [lang]',
    /** What stands in one line; of each, what is in the reader's language, else what comes first. */
    facts: [':is([data-type-line], .typeLine)', ':is(.size, .stats)', '.card-title .cost'],
    /** As a source prints it. */
    text: '.card-text [data-source]',
  },
  term: { names: ':scope > [lang]', facts: [], text: ':scope > :last-child > :first-child' },
} as const;

/**
 * Shows what a link refers to below its words, as its page says it: the names, the text of a card or the use of a term, and
 * the way to the page. Rejects when the page does not come to an open panel, which is closed then; without a network the
 * panel says so.
 */
export async function openReference(link: HTMLAnchorElement): Promise<void> {
  const kind = link.matches('.term') ? 'term' : 'card';
  const panel = makePanel('reference', link.textContent);
  panel.dataset.reference = kind;
  panel.ariaBusy = 'true';
  panel.textContent = t.loading;
  // Right after the word, so that the tab key goes on from there.
  link.after(panel);
  showPanel(panel, link);
  panel.focus({ preventScroll: true });
  try {
    const shown = await readReference(link, kind);
    const entry = element('a', { href: link.href, 'data-entry': '' }, t.entry);
    panel.replaceChildren(...shown, element('p', { class: 'links' }, entry));
  } catch (error) {
    // A reader who has closed it meanwhile has gone on reading.
    if (!panel.matches(':popover-open')) return;
    if (navigator.onLine) {
      panel.hidePopover();
      throw error;
    }
    // The link leads nowhere either, and away from what is being read.
    panel.textContent = t.offline;
  }
  panel.ariaBusy = 'false';
}

async function readReference(
  { pathname, hash }: HTMLAnchorElement,
  kind: keyof typeof kinds,
): Promise<Element[]> {
  const page = await fetchOnce(pathname);
  const subject = kind === 'card' ? page.querySelector('article') : page.getElementById(hash.slice(1));
  if (!subject) throw new Error(`Nothing to show: ${pathname}${hash}`);
  const all = (selector: string) => [...subject.querySelectorAll<HTMLElement>(selector)];
  const own = document.documentElement.lang;
  const { names, facts, text } = kinds[kind];
  const lines = facts
    .flatMap((fact) => all(fact).find((each) => each.lang === own) ?? all(fact)[0] ?? [])
    .flatMap((fact, index) => [index > 0 ? ' · ' : '', wordsOf(fact, 'span')]);
  const texts = all(text).filter((each, _, [first]) => each.lang === first?.lang);
  return [
    ...all(names).map((name) => wordsOf(name, 'p', { 'data-name': name.lang.slice(0, 2) })),
    ...(lines.length > 0 ? [element('p', { class: 'fact' }, ...lines)] : []),
    ...texts.map((each) => wordsOf(each, 'p', { 'data-reference-text': '' })),
    // The drawings of its symbols, which this page may lack.
    ...[...page.querySelectorAll('.sprite')].map((drawings) => document.importNode(drawings, true)),
  ];
}

/** The words of a place in an element of their own, in their language. */
function wordsOf(
  place: HTMLElement,
  name: 'p' | 'span',
  attributes: Record<string, string> = {},
): HTMLElement {
  const of = place.closest<HTMLElement>('[lang]')?.lang ?? '';
  const words = copyBareWords(place);
  // The reading or the abbreviation of a term.
  for (const other of words.querySelectorAll('.other')) other.remove();
  return element(name, { lang: of, ...attributes }, ...words.childNodes);
}

const pages = new Map<string, Promise<Document>>();

/** What did not come is asked for again the next time. */
function fetchOnce(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/** A page of this site, to take something from it. Rejects where it does not come. */
async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Its styles are no part of what is read, and the policy of this page would refuse them.
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gsu, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
