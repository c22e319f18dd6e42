import { manaCostToCodes, symbolId } from '../cards/symbol-id.ts';
import { type Language, languages, languageTags } from '../schema/language.ts';
import { adoptStyles, makePanel, placePanel, showPanel } from '../site/panel.browser.ts';
import { base, sitePath } from '../site/site-path.browser.ts';
import css from './panel.css?inline';
import { toReference } from './reference.ts';
import { loadReference, type Shown } from './reference-load.browser.ts';
import { referenceStrings } from './reference-words.ts';

/**
 * Shows what a link refers to below its words: the names in three languages, the text of a card or the use of a
 * term, and the way to its page. Rejects when the data does not come to an open panel, which is closed then.
 */
export async function openReference(link: HTMLAnchorElement): Promise<void> {
  const reference = toReference(sitePath(link) ?? '');
  if (!reference) throw new Error(`Nothing to show: ${link.href}`);
  adoptStyles(css);
  const panel = makePanel('reference');
  panel.dataset.reference = reference.kind;
  panel.ariaLabel = link.textContent;
  panel.ariaBusy = 'true';
  panel.textContent = t.loading;
  // Right behind the word, so that the tab key goes on from there.
  link.after(panel);
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') panel.remove();
  });
  showPanel(panel, link);
  panel.focus({ preventScroll: true });
  try {
    panel.replaceChildren(...render(await loadReference(reference, lang), link));
  } catch (error) {
    // Who has closed it meanwhile has gone on reading.
    if (!panel.matches(':popover-open')) return;
    panel.hidePopover();
    throw error;
  }
  panel.ariaBusy = 'false';
  placePanel(panel, link);
}

const lang = document.documentElement.lang.slice(0, 2) as Language;
const t = referenceStrings[lang];

function render({ names, facts, text, textLang }: Shown, link: HTMLAnchorElement): HTMLElement[] {
  const list = element('dl');
  for (const each of [lang, ...languages.filter((other) => other !== lang)]) {
    const name = names[each];
    if (!name) continue;
    const row = element('div');
    const said = element('dd', name, each);
    said.dataset.name = each;
    row.append(element('dt', t.languages[each]), said);
    list.append(row);
  }
  const entry = element('a', t.entry);
  entry.href = link.href;
  entry.dataset.entry = '';
  const foot = element('p');
  foot.append(entry);
  const paragraphs = text.map((each) => element('p', each, textLang));
  for (const paragraph of paragraphs) paragraph.dataset.referenceText = '';
  return [list, ...(facts ? [renderFacts(facts)] : []), ...paragraphs, foot];
}

function renderFacts({ pieces, cost, lang: of }: NonNullable<Shown['facts']>): HTMLElement {
  const line = element('p', pieces.join(' · '), of);
  line.className = 'fact';
  if (cost) line.append(pieces.length > 0 ? ' · ' : '', ...manaCostToCodes(cost).map(drawSymbol));
  return line;
}

/** As in a page (text/ManaSymbol.astro), but the page may lack the drawing: it comes from the file of all. */
function drawSymbol(code: string): HTMLElement {
  const symbol = element('span');
  symbol.className = 'symbol';
  const spelled = element('span', `{${code}}`);
  spelled.className = 'spelled';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.ariaHidden = 'true';
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${base}mana.svg#${symbolId(code)}`);
  svg.append(use);
  symbol.append(spelled, svg);
  return symbol;
}

/** An element with text, never HTML, and the language of the text. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  textLang?: Language,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (textLang) made.lang = languageTags[textLang];
  return made;
}
