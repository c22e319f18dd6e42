import { announce } from '../../site/announce.browser.ts';
import { element, find, lang } from '../../site/helpers.browser.ts';
import { citable } from '../../text/rows.browser.ts';
import { type Cited, toCitation, toCopiedText } from './citation.ts';
import { menuWords } from './menu-words.ts';
import { makePanel, showPanel } from './panel.browser.ts';
import { pathOfRow, pressSave } from './saved/entry.browser.ts';
import { isSaved } from './saved/store.browser.ts';
import { showToPlayer } from './show/show.browser.ts';
import { newestTextsOf, readSubject } from './subject.browser.ts';

const t = menuWords[lang];

/**
 * The menu of a clause: a panel after the button that opens it. It is a disclosure of plain buttons, not an
 * ARIA menu: where copying was refused it has a field, which may not stand in a menu; and Tab and Enter need no
 * explaining. The browser closes it by its button.
 */
export function openMenu(button: HTMLButtonElement): void {
  const row = button.closest<HTMLElement>(citable);
  // A second press, made while this program was on its way.
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
  panel.append(element('p', {}, name));
  const text = toCopiedText(lang, subject.texts);
  /** Translations of a newer edition in the same sense, which the page keeps closed. */
  const newer = row.querySelectorAll("[data-newer='']:not([open])");
  const openNewer = () => {
    for (const each of newer) each.setAttribute('open', '');
  };
  const isKept = isSaved(pathOfRow(row));
  /** The panel closes first, so that the focus comes back to its button, and later from the dialog too. */
  const closeAnd = (run: () => unknown) => () => {
    panel.hidePopover();
    run();
  };
  const press = closeAnd(() => pressSave(row));
  const actions = {
    link: () => copy(subject.address, panel, t.done.link),
    citation: () => copy(toCitation(lang, subject), panel, t.done.citation),
    text: text !== '' && (() => copy(text, panel, t.done.text)),
    // Copying stays first, where it is known to be; what has no text, as a clause of comments alone, cannot be shown.
    show: newestTextsOf(row).length > 0 && closeAnd(() => showToPlayer(row)),
    newer: newer.length > 0 && closeAnd(openNewer),
    save: !isKept && press,
    unsave: isKept && press,
    share: 'share' in navigator && closeAnd(() => share(subject, text)),
  };
  for (const [action, run] of Object.entries(actions)) {
    if (!run) continue;
    const word = t.actions[action as keyof typeof actions];
    const button = element('button', { type: 'button', 'data-action': action }, word);
    button.addEventListener('click', run);
    panel.append(button);
  }
  return panel;
}

// A reader who changes their mind is no error.
const share = ({ work, name, address }: Cited, text: string) =>
  navigator.share({ title: `${work}, ${name}`, text, url: address }).catch(() => undefined);

/**
 * Copies a text, says so, and closes the panel. Where the browser has no clipboard or refuses it, the text stands
 * selected in a field of the panel, ready for the reader's own copying.
 */
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
