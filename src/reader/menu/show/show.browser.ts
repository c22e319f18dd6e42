import {
  autonyms,
  type InterfaceLanguage,
  languages,
  languageTags,
  ourLanguageFor,
} from '../../../schema/language.ts';
import { isOverruled } from '../../../schema/status.ts';
import { fill } from '../../../schema/words.ts';
import { address } from '../../../site/address.ts';
import { addDialogEntry } from '../../../site/dialog-entry.browser.ts';
import { adoptStyles, element, find, lang, recall, remember } from '../../../site/helpers.browser.ts';
import { clauseName } from '../../../text/name.ts';
import { ownId } from '../../../text/rows.browser.ts';
import { statusWords } from '../../../text/status-words.ts';
import { warningsOf } from '../citation.ts';
import { citationWords } from '../menu-words.ts';
import { pathOfRow } from '../saved/entry.browser.ts';
import {
  changesOf,
  copyBareWords,
  dateOf,
  isOfficial,
  newerTextsOf,
  type RowText,
  readWork,
  textsOfRow,
  wantsOfficialOnly,
} from '../subject.browser.ts';
import { keepScreenOn } from './screen.browser.ts';
import css from './show.css?inline';
import { shownTextWords, showWords } from './words.ts';

const t = showWords[lang];

/**
 * Shows one clause, ruling or note in a modal dialog, in large letters: to one player, or to two who face each other.
 * The dialog has a history entry, so that Back closes it. `asked` has the language of the player, or those of both
 * (`zh,ja`). The default is the last choice, else the language of the page.
 */
export function showToPlayer(row: HTMLElement, asked = recall('player')): void {
  const texts = onePerLanguage(row);
  const [near, far] = asked?.split(',') ?? [];
  const firstOf = (langs: readonly (string | undefined)[], among = texts) =>
    langs.flatMap((each) => among.find((text) => text.lang === each) ?? [])[0] ?? among[0];
  const own = firstOf([near, lang]);
  if (!own) return;
  const others = texts.filter((text) => text !== own);
  const other = texts.find((text) => text.lang === far) ?? firstOf([lang], others) ?? own;
  adoptStyles(css);
  const dialog = makeDialog(row, texts, { near: own, far: other }, far !== undefined);
  document.body.append(dialog);
  addDialogEntry(dialog);
  const opener = document.activeElement;
  dialog.showModal();
  const letScreenOff = keepScreenOn();
  dialog.addEventListener('close', () => {
    letScreenOff();
    dialog.remove();
  });
  // Going back to an address with a hash moves the focus.
  const focusOpener = () => opener instanceof HTMLElement && opener.focus({ preventScroll: true });
  addEventListener('popstate', () => requestAnimationFrame(focusOpener), { once: true });
}

/** For each language the official text, else the translation, if the reader wants translations. */
function onePerLanguage(row: HTMLElement): readonly RowText[] {
  const texts = textsOfRow(row).filter((text) => !wantsOfficialOnly() || isOfficial(text));
  return languages.flatMap((each) => {
    const own = texts.filter((text) => text.lang === each);
    return own.find(isOfficial) ?? own[0] ?? [];
  });
}

/** A half of the screen for each player, with its own choice of language; below, the judge's controls. */
function makeDialog(
  row: HTMLElement,
  texts: readonly RowText[],
  first: Readonly<Record<'near' | 'far', RowText>>,
  isForBoth: boolean,
): HTMLDialogElement {
  const shown = { ...first };
  const makeHalf = (side: 'near' | 'far') => {
    const page = element('div', { class: 'page', tabindex: '0' });
    const choice = makeChoice(
      t.language,
      side,
      texts.map((text) => [text.lang, autonyms[text.lang], text.tag]),
      shown[side].lang,
    );
    choice.hidden = texts.length === 1;
    fillIn(page, row, shown[side]);
    choice.addEventListener('change', ({ target }) => {
      shown[side] = texts.find((text) => text.lang === (target as HTMLInputElement).value) ?? shown[side];
      fillIn(page, row, shown[side]);
    });
    return element('div', { class: `half ${side}` }, page, choice);
  };
  const far = makeHalf('far');
  const halves = element('div', { class: 'halves' }, ...(isForBoth ? [far] : []), makeHalf('near'));
  const figure = element('figure', { hidden: '' });
  const code = element('button', { type: 'button', 'aria-expanded': 'false' }, t.code);
  const close = element('button', { type: 'button', class: 'close', 'aria-label': t.close }, '×');
  const players = makeChoice(t.players, 'players', Object.entries(t.to), isForBoth ? 'both' : 'one');
  const dialog = element(
    'dialog',
    { class: 'shown', 'aria-label': readWork(row), lang: document.documentElement.lang },
    halves,
    figure,
    element('footer', {}, players, code, close),
  );
  dialog.addEventListener('change', () => {
    const isBoth = find<HTMLInputElement>('[value="both"]', dialog).checked;
    if (!isBoth) far.remove();
    else if (!far.isConnected) halves.prepend(far);
    remember('player', [shown.near, ...(isBoth ? [shown.far] : [])].map((text) => text.lang).join());
    if (!figure.hidden) fillCode(figure, row, shown.near);
  });
  close.addEventListener('click', () => dialog.close());
  code.addEventListener('click', () => {
    figure.hidden = !figure.hidden;
    code.ariaExpanded = String(!figure.hidden);
    if (!figure.hidden) fillCode(figure, row, shown.near);
  });
  return dialog;
}

function makeChoice(
  legend: string,
  name: string,
  options: readonly (readonly [value: string, label: string, lang?: string])[],
  chosen: string,
): HTMLFieldSetElement {
  const choices = options.map(([value, label, of = document.documentElement.lang]) => {
    const input = element('input', { type: 'radio', name, value, ...(value === chosen && { checked: '' }) });
    return element('label', { lang: of }, input, element('span', {}, label));
  });
  return element('fieldset', {}, element('legend', { class: 'hidden-text' }, legend), ...choices);
}

/**
 * Shows a text. Before an overruled text it shows a warning and the newest wording, else our summary of the changes.
 * The overruled text is folded, but open if there is no newest wording and it is `partly` outdated or has no summary.
 */
function fillIn(page: HTMLElement, row: HTMLElement, text: RowText): void {
  const inWords = ourLanguageFor(text.lang, lang);
  const t = shownTextWords[inWords];
  const heading = element('h2', {}, `${readWork(row, text.lang)} · ${clauseName(inWords, ownId(row))}`);
  const own = makeText(row, text, inWords);
  const section = element('section', { lang: text.tag }, heading);
  page.replaceChildren(section);
  if (!isOverruled(text.status)) {
    section.append(own);
    return;
  }
  const newest = newerTextsOf(row, text, wantsOfficialOnly());
  const changes = newest.length > 0 ? [] : changesOf(row, text, inWords);
  const isNeeded = newest.length === 0 && (text.status === 'partly' || changes.length === 0);
  const { date, range } = dateOf(row, text, inWords);
  const status = statusWords[inWords][text.status];
  const known = date ?? range;
  section.append(
    element('p', { class: 'overruled' }, known ? fill(t.overruled, { date: known, status }) : `△ ${status}`),
    ...newest.map((each) => makeText(row, each, inWords, t.newer)),
  );
  if (changes.length > 0) {
    const account = makeBlock({ lang: languageTags[inWords], 'data-unofficial': '' }, inWords, [t.account]);
    account.append(...changes.map((change) => element('p', {}, change)));
    section.append(account);
  }
  const older = element('details', { class: 'older' }, element('summary', {}, t.older), own);
  older.open = isNeeded;
  section.append(older);
}

function makeText(row: HTMLElement, text: RowText, inWords: InterfaceLanguage, newer?: string): HTMLElement {
  const { date, range } = dateOf(row, text, inWords);
  const block = makeBlock({ lang: text.tag, ...(!isOfficial(text) && { 'data-unofficial': '' }) }, inWords, [
    newer,
    text.lang === inWords ? undefined : autonyms[text.lang],
    date ? fill(citationWords[inWords].edition, { date }) : range,
    ...warningsOf(inWords, text),
  ]);
  block.append(element('div', {}, ...copyBareWords(text.element).childNodes));
  return block;
}

function makeBlock(
  attributes: Record<string, string>,
  inWords: InterfaceLanguage,
  remarks: readonly (string | undefined)[],
): HTMLElement {
  const items = remarks.flatMap((each) => (each ? element('li', {}, each) : []));
  const line = element('ul', { class: 'remarks', lang: languageTags[inWords] }, ...items);
  return element('div', { class: 'text', ...attributes }, line);
}

async function fillCode(figure: HTMLElement, row: HTMLElement, shown: RowText): Promise<void> {
  // Removes the previous code at once, so that nobody scans it. A previous code that is still being drawn then has no
  // place on the page, and cannot replace the new code.
  const placeholder = element('div');
  figure.replaceChildren(placeholder);
  const inWords = ourLanguageFor(shown.lang, lang);
  const caption = element('figcaption', { lang: languageTags[inWords] }, shownTextWords[inWords].scan);
  try {
    const { drawCode } = await import('./code.browser.ts');
    placeholder.replaceWith(drawCode(addressIn(shown, row)), caption);
  } catch {
    placeholder.replaceWith(element('figcaption', {}, t.codeFailed));
  }
}

/** The address that shows the text on the player's device (`showFromAddress`), in the player's language. */
function addressIn({ lang: of, tag }: RowText, row: HTMLElement): string {
  const shown = new URL(address(ourLanguageFor(of, lang), pathOfRow(row)), location.href);
  if (tag === 'zh-Hant') shown.searchParams.set('script', 'hant');
  shown.searchParams.set('player', of);
  return shown.href;
}
