import { element, lang } from '../site/helpers.browser.ts';
import { referenceWords } from './menu/menu-words.ts';
import { makePanel, showPanel } from './menu/panel.browser.ts';
import { copyBareWords } from './menu/subject.browser.ts';

const t = referenceWords[lang];

/** The selectors of what a popover shows: of a card in its article, of a term in its row. */
const kinds = {
  card: {
    names: '.card-title :is(h1, .names) > [lang]',
    /** Shown on one line. Each fact is in the reader's language, else in the first language that has it. */
    facts: [':is([data-type-line], .typeLine)', ':is(.size, .stats)', '.card-title .cost'],
    text: '.card-text [data-source]',
  },
  term: { names: ':scope > [lang]', facts: [], text: ':scope > :last-child > :first-child' },
} as const;

/**
 * Shows the names, facts and text of a card, or the names and use of a term, with a link to the page. If the page
 * cannot be loaded, closes the popover and rejects; without a network, says so in the popover.
 */
export async function openReference(link: HTMLAnchorElement): Promise<void> {
  const kind = link.matches('.term') ? 'term' : 'card';
  const panel = makePanel('reference', link.textContent);
  panel.dataset.reference = kind;
  panel.ariaBusy = 'true';
  panel.textContent = t.loading;
  // Directly after the link, so that the Tab key continues from there.
  link.after(panel);
  showPanel(panel, link);
  panel.focus({ preventScroll: true });
  try {
    const shown = await readReference(link, kind);
    const entry = element('a', { href: link.href, 'data-entry': '' }, t.entry);
    panel.replaceChildren(...shown, element('p', { class: 'links' }, entry));
  } catch (error) {
    // The reader may have closed the popover meanwhile.
    if (!panel.matches(':popover-open')) return;
    if (navigator.onLine) {
      panel.hidePopover();
      throw error;
    }
    // Following the link would fail as well, and leave the page.
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
  if (!subject) throw new Error(`The page does not contain ${pathname}${hash}`);
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
    // The drawings of symbols, which this page may lack.
    ...[...page.querySelectorAll('.sprite')].map((drawings) => document.importNode(drawings, true)),
  ];
}

function wordsOf(
  original: HTMLElement,
  name: 'p' | 'span',
  attributes: Record<string, string> = {},
): HTMLElement {
  const of = original.closest<HTMLElement>('[lang]')?.lang ?? '';
  const words = copyBareWords(original);
  // Removes the reading or the abbreviation of a term.
  for (const other of words.querySelectorAll('.other')) other.remove();
  return element(name, { lang: of, ...attributes }, ...words.childNodes);
}

const pages = new Map<string, Promise<Document>>();

/** Fetches each page once. A failed request is repeated at the next call. */
function fetchOnce(address: string): Promise<Document> {
  const page = pages.get(address) ?? fetchPage(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The content security policy of the current page would refuse the styles of the fetched one.
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gsu, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
