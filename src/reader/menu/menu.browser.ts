import { autonyms } from '../../schema/language.ts';
import { fill } from '../../schema/words.ts';
import { announce } from '../../site/announce.browser.ts';
import { element, find, lang } from '../../site/helpers.browser.ts';
import { citable, nameOfRow } from '../../text/rows.browser.ts';
import { type Cited, toCitation, toCopiedText } from './citation.ts';
import { menuWords } from './menu-words.ts';
import { makePanel, showPanel } from './panel.browser.ts';
import { pathOfRow, pressSave } from './saved/entry.browser.ts';
import { isSaved } from './saved/store.browser.ts';
import { showToPlayer } from './show/show.browser.ts';
import { readSubject, readWork, textsOfRow } from './subject.browser.ts';

const t = menuWords[lang];

/**
 * Opens the menu of a row, which is a dialog: an ARIA menu could not contain the text field of `copy`. The menu
 * becomes the popover target of the button, so a second press closes it.
 */
export function openMenu(button: HTMLButtonElement): void {
  const row = button.closest<HTMLElement>(citable);
  // The button was pressed again while this module was loading.
  if (!row || button.popoverTargetElement) return;
  const panel = makeMenu(row, readSubject(row));
  button.closest('.anchor')?.after(panel);
  button.popoverTargetElement = panel;
  button.ariaExpanded = 'true';
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    button.ariaExpanded = 'false';
    button.popoverTargetElement = null;
  });
  showPanel(panel, button);
  find('button', panel).focus({ preventScroll: true });
}

function makeMenu(row: HTMLElement, subject: Cited): HTMLElement {
  const { name } = subject;
  const panel = makePanel('clause-menu', name);
  const ownLink = element('a', { href: `#${row.id}` }, name);
  panel.append(element('p', {}, ownLink));
  const text = toCopiedText(lang, subject.texts);
  /** The hidden translations of a newer edition, which have the same substance as the text (newer.css). */
  const newer = row.querySelectorAll("[data-newer='']:not([open])");
  const openNewer = () => {
    for (const each of newer) each.setAttribute('open', '');
  };
  const isKept = isSaved(pathOfRow(row));
  /** Closes the panel first, so that the focus returns to its button, even after a dialog. */
  const closeAnd = (run: () => unknown) => () => {
    panel.hidePopover();
    run();
  };
  const press = closeAnd(() => pressSave(row));
  ownLink.addEventListener('click', () => panel.hidePopover());
  const part = partOf(row);
  const actions = {
    link: () => copy(subject.address, panel, t.done.link),
    citation: () => copy(toCitation(lang, subject), panel, t.done.citation),
    text: text !== '' && (() => copy(text, panel, t.done.text)),
    part: part && (() => copy(part.read(), panel, t.done.text)),
    // A row with annotations alone has no text to show.
    show: textsOfRow(row).length > 0 && closeAnd(() => showToPlayer(row)),
    newer: newer.length > 0 && closeAnd(openNewer),
    save: !isKept && press,
    unsave: isKept && press,
    share: 'share' in navigator && closeAnd(() => share(subject, text)),
  };
  for (const [action, run] of Object.entries(actions)) {
    if (!run) continue;
    const word = fill(t.actions[action as keyof typeof actions], { language: part?.language ?? '' });
    const button = element('button', { type: 'button', 'data-action': action }, word);
    button.addEventListener('click', run);
    panel.append(button);
  }
  const links = makeLinks(row);
  panel.append(...links);
  links.find(({ dataset }) => dataset.link === 'term')?.before(element('span', { class: 'terms' }, t.terms));
  return panel;
}

/** Buttons for the visible report and term links of a row, which the Tab key skips (on-demand.browser.ts). */
const makeLinks = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLAnchorElement>(':scope > .anchor > .report, a.term[href]')]
    .filter((link) => link.checkVisibility())
    .map((link) => {
      const lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
      const attributes = { type: 'button', 'data-link': link.className, lang };
      const button = element('button', attributes, link.title || link.textContent);
      button.addEventListener('click', () => {
        button.closest<HTMLElement>('[popover]')?.hidePopover();
        link.click();
      });
      return button;
    });

/** Reads the part of a row in its first visible language; undefined without a visible text or another clause. */
function partOf(row: HTMLElement): { readonly language: string; readonly read: () => string } | undefined {
  const rows = [...(row.closest('.part')?.querySelectorAll<HTMLElement>(citable) ?? [])];
  const first = textsOfRow(row).find(({ element: text }) => text.checkVisibility());
  if (rows.length < 2 || !first) return undefined;
  const readClause = (each: HTMLElement) => {
    const texts = readSubject(each).texts.filter((text) => text.lang === first.tag.replace('-Hans', ''));
    return texts.length > 0 ? [`${nameOfRow(each)}\n${toCopiedText(lang, texts)}`] : [];
  };
  return {
    language: autonyms[first.lang],
    read: () => [readWork(row), ...rows.flatMap(readClause)].join('\n\n'),
  };
}

// `navigator.share` rejects if the reader cancels.
const share = ({ work, name, address }: Cited, text: string) =>
  navigator.share({ title: `${work}, ${name}`, text, url: address }).catch(() => undefined);

/** Copies a text; if the browser has no clipboard or refuses it, selects the text in a field for the reader. */
async function copy(text: string, panel: HTMLElement, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
    panel.hidePopover();
  } catch {
    panel.querySelector('label')?.remove();
    const field = element('textarea', { readonly: '', rows: '3' }, text);
    panel.append(element('label', {}, t.refused, field));
    field.focus();
    field.select();
  }
}
