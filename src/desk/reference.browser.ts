import type { CardRecord } from '../schema/card.ts';
import { type Language, languagesFrom, languageTags } from '../schema/language.ts';
import { base } from '../site/base-path.ts';
import { element, lang, sitePath } from '../site/helpers.browser.ts';
import { languageNames } from '../site/language-words.ts';
import { manaCostToCodes, symbolId } from '../text/symbol-id.ts';
import type { TermNames } from '../text/term-names.ts';
import { referenceWords } from './menu-words.ts';
import { makePanel, showPanel } from './panel.browser.ts';
import { type Reference, toReference } from './reference.ts';

const t = referenceWords[lang];
const inOrder = languagesFrom(lang);

/**
 * Shows what a link refers to below its words: the names in three languages, the text of a card or the use of a
 * term, and the way to its page. Rejects when the data does not come to an open panel, which is closed then.
 */
export async function openReference(link: HTMLAnchorElement): Promise<void> {
  const reference = toReference(sitePath(link) ?? '');
  if (!reference) throw new Error(`Nothing to show: ${link.href}`);
  const panel = makePanel('reference', link.textContent);
  panel.dataset.reference = reference.kind;
  panel.ariaBusy = 'true';
  panel.textContent = t.loading;
  // Right behind the word, so that the tab key goes on from there.
  link.after(panel);
  showPanel(panel, link);
  panel.focus({ preventScroll: true });
  try {
    const shown = await (reference.kind === 'card' ? showCard(reference) : showTerm(reference));
    const entry = element('a', { href: link.href, 'data-entry': '' }, t.entry);
    panel.replaceChildren(...shown, element('p', { class: 'links' }, entry));
  } catch (error) {
    // Who has closed it meanwhile has gone on reading.
    if (!panel.matches(':popover-open')) return;
    panel.hidePopover();
    throw error;
  }
  panel.ariaBusy = 'false';
}

async function showCard({ id }: Reference): Promise<HTMLElement[]> {
  const card = (await fetchOnce(`data/${id}.json`)) as CardRecord;
  const typeLang = inOrder.find((each) => card.typeLine[each]) ?? lang;
  const size = card.loyalty ?? (card.power === undefined ? undefined : `${card.power}/${card.toughness}`);
  const facts = [card.typeLine[typeLang], size].filter((piece) => piece !== undefined).join(' · ');
  const line = element('p', { class: 'fact', lang: languageTags[typeLang] }, facts);
  if (card.manaCost) line.append(facts && ' · ', ...manaCostToCodes(card.manaCost).map(drawSymbol));
  // The text is the one that a source prints.
  const textLang = inOrder.find((each) => card.texts[each]) ?? lang;
  return [showNames(card.names), line, ...showText(card.texts[textLang]?.text ?? [], textLang)];
}

async function showTerm({ id }: Reference): Promise<HTMLElement[]> {
  const terms = (await fetchOnce(`${lang}/terms.json`)) as Readonly<Record<string, TermNames>>;
  const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
  if (!term) throw new Error(`No term ${id}`);
  const { use, ...names } = term;
  return [showNames(names), ...showText([use], lang)];
}

function showNames(names: Readonly<Partial<Record<Language, string | undefined>>>): HTMLElement {
  const rows = inOrder.flatMap((each) => {
    const name = names[each];
    if (!name) return [];
    const said = element('dd', { lang: languageTags[each], 'data-name': each }, name);
    return [element('div', {}, element('dt', {}, languageNames[lang][each]), said)];
  });
  return element('dl', {}, ...rows);
}

const showText = (text: readonly string[], of: Language) =>
  text.map((each) => element('p', { lang: languageTags[of], 'data-reference-text': '' }, each));

/** As in a page (ManaSymbol.astro), but the page may lack the drawing: it comes from the file of all. */
function drawSymbol(code: string): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.ariaHidden = 'true';
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${base}mana.svg#${symbolId(code)}`);
  svg.append(use);
  return element('span', { class: 'symbol' }, element('span', { class: 'spelled' }, `{${code}}`), svg);
}

const answers = new Map<string, Promise<unknown>>();

/** What did not come is asked for again the next time. */
function fetchOnce(path: string): Promise<unknown> {
  const known = answers.get(path);
  if (known) return known;
  const answer = fetch(base + path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
