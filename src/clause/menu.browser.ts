import { REPORT_URL } from 'astro:env/client';
import { announce } from '../site/announce.browser.ts';
import { adoptStyles, element, lang } from '../site/helpers.browser.ts';
import { makePanel, showPanel } from '../site/panel.browser.ts';
import { type Cited, toCitation, toCopiedText } from './citation.ts';
import { copyOrShow } from './copy.browser.ts';
import { joinNames } from './join-names.ts';
import { menuWords } from './menu-words.ts';
import css from './panel.css?inline';
import { markedRows, startSelecting } from './range.browser.ts';
import { reportAddress, reportKinds } from './report.ts';
import { citable } from './rows.browser.ts';
import { readSubject } from './subject.browser.ts';

/**
 * The menu of a clause: one panel for the page, which stands behind the button that it was opened by. It is a
 * disclosure of plain buttons, not an ARIA menu: it has links in it, and a field where copying was refused, and
 * neither may stand in a menu; and Tab and Enter need no explaining.
 */
export function openMenu(button: HTMLElement): void {
  const row = button.closest<HTMLElement>(citable);
  // A press on the button of an open menu closes it: the click that follows must not open it again, nor one that was
  // made while this program was on its way.
  if (!row || button === pressedOpen || button.ariaExpanded === 'true') return;
  if (!('popover' in button)) {
    copyLink(row);
    return;
  }
  adoptStyles(css);
  const marked = markedRows();
  const [first = row, ...others] = marked.includes(row) ? marked : [row];
  const panel = fill(readSubject(first, ...others), row);
  button.closest('.anchor')?.after(panel);
  button.ariaExpanded = 'true';
  const closed = (event: Event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    button.ariaExpanded = 'false';
    panel.removeEventListener('toggle', closed);
    panel.remove();
  };
  panel.addEventListener('toggle', closed);
  showPanel(panel, button);
  panel.querySelector('button')?.focus({ preventScroll: true });
}

/** Copies the link of a row without opening its menu, unless the browser refuses. */
export async function copyLink(row: HTMLElement): Promise<void> {
  const { address } = readSubject(row);
  try {
    await navigator.clipboard.writeText(address);
    announce(t.done.link);
  } catch {
    const button = row.querySelector<HTMLElement>('[data-clause-menu]');
    if (!button || !('popover' in button)) return;
    openMenu(button);
    row.querySelector<HTMLElement>('[data-action="link"]')?.click();
  }
}

let pressedOpen: Element | null = null;
document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressedOpen = (target as Element).closest('[data-clause-menu][aria-expanded="true"]');
  },
  true,
);

const t = menuWords[lang];

function fill(subject: Cited, row: HTMLElement): HTMLElement {
  const panel = makePanel('clause-menu');
  const name = joinNames(...subject.names);
  panel.ariaLabel = name;
  const langs = subject.texts.map((text) => text.lang).join(', ');
  panel.append(element('p', {}, [name, langs].filter(Boolean).join(' · ')));
  const copy = async (text: string, done: string) => {
    if (await copyOrShow(text, panel, { done, refused: t.refused })) panel.hidePopover();
  };
  const text = toCopiedText(lang, subject.texts);
  const actions: Record<keyof typeof t.actions, (() => void) | false> = {
    link: () => copy(subject.address, t.done.link),
    citation: () => copy(toCitation(lang, subject), t.done.citation),
    text: text !== '' && (() => copy(text, t.done.text)),
    range: () => {
      panel.hidePopover();
      startSelecting(row);
    },
    share:
      typeof navigator.share === 'function' &&
      (() => {
        // A reader who closes the share sheet has shared nothing, which is no error.
        navigator.share({ title: document.title, url: subject.address }).catch(() => undefined);
        panel.hidePopover();
      }),
  };
  for (const [action, run] of Object.entries(actions)) {
    if (!run) continue;
    const word = t.actions[action as keyof typeof t.actions];
    const button = element('button', { type: 'button', 'data-action': action }, word);
    button.addEventListener('click', run);
    panel.append(button);
  }
  panel.append(...reportLinks(subject, row));
  return panel;
}

function reportLinks({ place, texts, editions }: Cited, row: HTMLElement): HTMLElement[] {
  const path = location.pathname.replace(/^.*?\/(?:zh|ja|en)\//u, '');
  const fields = {
    clause: `${path}#${place}`,
    language: texts.map((text) => text.lang).join(', '),
    edition: editions
      .map((edition) => [edition.lang, edition.date ?? edition.range].filter(Boolean).join(': '))
      .join('; '),
  };
  const missing = [...row.querySelectorAll<HTMLElement>('[data-missing]')];
  const lacking = [...new Set(missing.map(({ dataset }) => dataset.missing))].join(', ');
  const links = reportKinds.flatMap((kind) => {
    const href = reportAddress(
      REPORT_URL,
      kind,
      // What is missing is not in the languages that are there.
      kind === 'translation-missing' ? { ...fields, language: lacking, edition: '' } : fields,
    );
    return href === null ? [] : [element('a', { href, rel: 'external' }, t.reports[kind])];
  });
  return links.length === 0 ? [] : [element('p', {}, t.report, ...links)];
}
