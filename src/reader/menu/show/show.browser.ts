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
import { adoptStyles, element, find, lang, recall, remember } from '../../../site/helpers.browser.ts';
import { takeStep } from '../../../site/step.browser.ts';
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
  newestOf,
  newestTextsOf,
  type RowText,
  readWork,
  wantsOfficialOnly,
} from '../subject.browser.ts';
import { keepScreenOn } from './screen.browser.ts';
import css from './show.css?inline';
import { shownTextWords, showWords } from './words.ts';

const t = showWords[lang];

/**
 * Shows one clause, ruling or note alone, as large as it fits, in a modal dialog. The dialog is a step of the history:
 * Esc, its button and Back close it, and return the reader to the same place and focus. `asked` has the player's
 * language or, for two who face each other, both (`zh,ja`); the default is the one that the judge reads.
 */
export function showToPlayer(row: HTMLElement, asked = recall('player')): void {
  const texts = onePerLanguage(row);
  const textIn = (each: string | undefined) => texts.find((text) => text.lang === each);
  const [near, far] = asked?.split(',') ?? [];
  const own = textIn(near) ?? textIn(lang) ?? texts[0];
  if (!own) return;
  const others = texts.filter((text) => text !== own);
  const other = textIn(far) ?? others.find((text) => text.lang === lang) ?? others[0] ?? own;
  adoptStyles(css);
  const dialog = makeDialog(row, texts, [own, other], {
    two: far !== undefined,
    turned: false,
    dark: isDark(),
  });
  document.body.append(dialog);
  takeStep(dialog);
  const opener = document.activeElement;
  dialog.showModal();
  const letScreenOff = keepScreenOn();
  dialog.addEventListener('close', () => {
    letScreenOff();
    dialog.remove();
  });
  // On the way back to the address of a clause, the browser takes the focus away.
  const focusOpener = () => opener instanceof HTMLElement && opener.focus({ preventScroll: true });
  addEventListener('popstate', () => requestAnimationFrame(focusOpener), { once: true });
}

/**
 * The texts of a row, open on the page or not: for each language the official one, else the translation, if the reader
 * wants translations.
 */
function onePerLanguage(row: HTMLElement): readonly RowText[] {
  const texts = newestTextsOf(row).filter((text) => !wantsOfficialOnly() || isOfficial(text));
  return languages.flatMap((each) => {
    const own = texts.filter((text) => text.lang === each);
    return own.find(isOfficial) ?? own[0] ?? [];
  });
}

/**
 * Makes the dialog, with the controls for the judge below the text. A pressed language is for the near player, and the
 * one pressed before it for the player opposite: two presses choose both.
 */
function makeDialog(
  row: HTMLElement,
  texts: readonly RowText[],
  [near, far]: readonly [RowText, RowText],
  options: Readonly<Record<'two' | 'turned' | 'dark', boolean>>,
): HTMLDialogElement {
  const shown = { near, far };
  const pages = {
    near: element('div', { class: 'page', tabindex: '0' }),
    far: element('div', { class: 'page opposite', tabindex: '0' }),
  };
  const chosen = makeLanguages(texts, near);
  const close = element('button', { type: 'button', class: 'close', 'aria-label': t.close }, '×');
  const code = element('button', { type: 'button', 'aria-expanded': 'false' }, t.code);
  const figure = element('figure', { hidden: '' });
  const halves = element('div', { class: 'halves' }, pages.near);
  const dialog = element(
    'dialog',
    { class: 'shown', 'aria-label': readWork(row), lang: document.documentElement.lang },
    halves,
    figure,
    element(
      'footer',
      {},
      chosen,
      ...Object.entries(options).map(([name, isOn]) =>
        makeChoice(t.options[name as keyof typeof options], { type: 'checkbox', name }, isOn),
      ),
      code,
      close,
    ),
  );
  const isOn = (option: keyof typeof options) => find<HTMLInputElement>(`[name=${option}]`, dialog).checked;
  const fillHalves = () => {
    fillIn(pages.near, row, shown.near);
    fillIn(pages.far, row, shown.far);
  };
  const apply = () => {
    dialog.toggleAttribute('data-turned', isOn('turned'));
    dialog.toggleAttribute('data-dark', isOn('dark'));
    if (isOn('two')) halves.prepend(pages.far);
    else pages.far.remove();
  };
  fillHalves();
  apply();
  chosen.addEventListener('change', ({ target }) => {
    shown.far = shown.near;
    shown.near = texts.find((text) => text.lang === (target as HTMLInputElement).value) ?? shown.near;
    fillHalves();
    if (!figure.hidden) fillCode(figure, row, shown.near);
  });
  dialog.addEventListener('change', () => {
    apply();
    remember('player', [shown.near, ...(isOn('two') ? [shown.far] : [])].map((text) => text.lang).join());
  });
  close.addEventListener('click', () => dialog.close());
  code.addEventListener('click', () => {
    figure.hidden = !figure.hidden;
    code.ariaExpanded = String(!figure.hidden);
    if (!figure.hidden) fillCode(figure, row, shown.near);
  });
  return dialog;
}

/**
 * Fills a page with the chosen text. For an overruled text, the newest wording comes first, else our summary of the
 * changes; the older text is folded. It is open if there is neither, or if part of it still holds and there is no
 * newest wording.
 */
function fillIn(page: HTMLElement, row: HTMLElement, text: RowText) {
  const inWords = ourLanguageFor(text.lang, lang);
  const t = shownTextWords[inWords];
  const newest = newestOf(row, text, wantsOfficialOnly());
  const changes = newest.length > 0 ? [] : changesOf(row, text, inWords);
  const own = makeText(row, text, inWords);
  const isNeeded = newest.length === 0 && (text.status === 'partly' || changes.length === 0);
  const isOlder = isOverruled(text.status);
  page.replaceChildren(
    element(
      'section',
      { lang: text.tag },
      element('h2', {}, `${readWork(row, text.lang)} · ${clauseName(inWords, ownId(row))}`),
      isOlder ? element('p', { class: 'overruled' }, sayOverruled(row, text, inWords)) : '',
      ...newest.map((each) => makeText(row, each, inWords, [t.newer])),
      changes.length > 0 ? makeAccount(changes, inWords) : '',
      isOlder
        ? element(
            'details',
            { class: 'older', ...(isNeeded && { open: '' }) },
            element('summary', {}, t.older),
            own,
          )
        : own,
    ),
  );
}

/** `△ Older text (2009-06-23): partly outdated` */
function sayOverruled(row: HTMLElement, text: RowText, inWords: InterfaceLanguage): string {
  const { date, range } = dateOf(row, text, inWords);
  const status = warningsOf(inWords, { status: text.status, warnings: [] }).join('');
  const known = date ?? range;
  return known && isOverruled(text.status)
    ? fill(shownTextWords[inWords].overruled, { date: known, status: statusWords[inWords][text.status] })
    : status;
}

/**
 * A text with a line above it for the player: its language, if that is another one, its date, and whether it is
 * unofficial.
 */
function makeText(
  row: HTMLElement,
  text: RowText,
  inWords: InterfaceLanguage,
  first: readonly string[] = [],
): HTMLElement {
  const { date, range } = dateOf(row, text, inWords);
  const dated = date ? fill(citationWords[inWords].edition, { date }) : range;
  const said = [
    ...first,
    ...(text.lang === inWords ? [] : [autonyms[text.lang]]),
    ...(dated ? [dated] : []),
    ...warningsOf(inWords, text),
  ];
  return element(
    'div',
    { class: 'text', lang: text.tag, ...(!isOfficial(text) && { 'data-unofficial': '' }) },
    element(
      'ul',
      { class: 'remarks', lang: languageTags[inWords] },
      ...said.map((each) => element('li', {}, each)),
    ),
    element('div', {}, ...copyBareWords(text.element).childNodes),
  );
}

const makeAccount = (changes: readonly string[], inWords: InterfaceLanguage): HTMLElement =>
  element(
    'div',
    { class: 'text', lang: languageTags[inWords], 'data-unofficial': '' },
    element('ul', { class: 'remarks' }, element('li', {}, shownTextWords[inWords].account)),
    ...changes.map((change) => element('p', {}, change)),
  );

function makeLanguages(texts: readonly RowText[], chosen: RowText): HTMLElement {
  return element(
    'fieldset',
    // With one language there is nothing to choose.
    texts.length > 1 ? {} : { hidden: '' },
    element('legend', { class: 'hidden-text' }, t.language),
    ...texts.map(({ lang: value, tag }) =>
      makeChoice(autonyms[value], { type: 'radio', name: 'player', value }, value === chosen.lang, {
        lang: tag,
      }),
    ),
  );
}

const makeChoice = (word: string, input: Record<string, string>, isOn: boolean, label = {}) =>
  element(
    'label',
    label,
    element('input', { ...input, ...(isOn && { checked: '' }) }),
    element('span', {}, word),
  );

/** Draws the QR code of the link in the shown language; the module that draws it is loaded at its first use. */
async function fillCode(figure: HTMLElement, row: HTMLElement, shown: RowText): Promise<void> {
  // The code of the previous language must not be scanned while the new one is drawn, nor replace it if it is drawn later.
  const place = element('div');
  figure.replaceChildren(place);
  const inWords = ourLanguageFor(shown.lang, lang);
  const said = element('figcaption', { lang: languageTags[inWords] }, shownTextWords[inWords].scan);
  try {
    const { drawCode } = await import('./code.browser.ts');
    place.replaceWith(drawCode(addressIn(shown, row)), said);
  } catch {
    place.replaceWith(element('figcaption', {}, t.codeFailed));
  }
}

/** The address that shows the same text on another device, in the player's language. */
function addressIn({ lang: of, tag }: RowText, row: HTMLElement): string {
  const shown = new URL(address(ourLanguageFor(of, lang), pathOfRow(row)), location.href);
  if (tag === 'zh-Hant') shown.searchParams.set('script', 'hant');
  shown.searchParams.set('player', of);
  return shown.href;
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};
