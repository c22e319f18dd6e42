import { manaCostToCodes, symbolId } from '../cards/symbol-id.ts';
import { languages, languageTags } from '../schema/language.ts';
import { base } from '../site/base-path.ts';
import { adoptStyles, element, lang, sitePath } from '../site/helpers.browser.ts';
import { languageNames } from '../site/language-words.ts';
import { makePanel, placePanel, showPanel } from '../site/panel.browser.ts';
import { referenceWords } from './menu-words.ts';
import css from './panel.css?inline';
import { toReference } from './reference.ts';
import { loadReference, type Shown } from './reference-load.browser.ts';

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

const t = referenceWords[lang];

function render({ names, facts, text, textLang }: Shown, link: HTMLAnchorElement): HTMLElement[] {
  const rows = [lang, ...languages.filter((other) => other !== lang)].flatMap((each) => {
    const name = names[each];
    if (!name) return [];
    const said = element('dd', { lang: languageTags[each], 'data-name': each }, name);
    return [element('div', {}, element('dt', {}, languageNames[lang][each]), said)];
  });
  const ofText = { lang: languageTags[textLang], 'data-reference-text': '' };
  return [
    element('dl', {}, ...rows),
    ...(facts ? [renderFacts(facts)] : []),
    ...text.map((each) => element('p', ofText, each)),
    element('p', {}, element('a', { href: link.href, 'data-entry': '' }, t.entry)),
  ];
}

function renderFacts({ pieces, cost, lang: of }: NonNullable<Shown['facts']>): HTMLElement {
  const line = element('p', { class: 'fact', lang: languageTags[of] }, pieces.join(' · '));
  if (cost) line.append(pieces.length > 0 ? ' · ' : '', ...manaCostToCodes(cost).map(drawSymbol));
  return line;
}

/** As in a page (ManaSymbol.astro), but the page may lack the drawing: it comes from the file of all. */
function drawSymbol(code: string): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.ariaHidden = 'true';
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${base}mana.svg#${symbolId(code)}`);
  svg.append(use);
  return element('span', { class: 'symbol' }, element('span', { class: 'spelled' }, `{${code}}`), svg);
}
