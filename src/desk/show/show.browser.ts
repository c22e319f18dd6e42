import { autonyms, type Language, languages, languageTags, ourLanguageFor } from '../../schema/language.ts';
import { adoptStyles, element, find, lang, recall, remember } from '../../site/helpers.browser.ts';
import { clauseName } from '../../text/name.ts';
import { ownId } from '../../text/rows.browser.ts';
import { citationWords } from '../menu-words.ts';
import {
  copyBareWords,
  isOfficial,
  type RowText,
  readDate,
  readSubject,
  readWork,
  textsOf,
} from '../subject.browser.ts';
import { keepScreenOn } from './screen.browser.ts';
import css from './show.css?inline';
import { shownTextWords, showWords } from './words.ts';

const t = showWords[lang];
const isOpenStep = () => history.state?.isShown === true;

/**
 * Shows one clause, ruling or note alone, as large as it fits: a modal dialog that is a step of the history, so that Esc,
 * its button and the way back close it and the reader is where they were, with the focus.
 */
export function showToPlayer(row: HTMLElement): void {
  const texts = onePerLanguage(row);
  // What was chosen for a player before, else what the judge reads.
  const usual = [recall('player'), lang].flatMap((each) => texts.find((text) => text.lang === each) ?? []);
  const [first] = [...usual, ...texts];
  if (!first) return;
  adoptStyles(css);
  const dialog = makeDialog(row, texts, first);
  document.body.append(dialog);
  const choose = (chosen: RowText) => {
    fillIn(dialog, row, chosen);
    dialog.dataset.lang = chosen.lang;
  };
  choose(first);
  dialog.addEventListener('change', ({ target }) => {
    const chosen = texts.find((text) => text.lang === (target as HTMLInputElement).value);
    if (!chosen) return;
    remember('player', chosen.lang);
    choose(chosen);
  });
  history.pushState({ ...history.state, isShown: true }, '');
  const opener = document.activeElement;
  dialog.showModal();
  const letScreenOff = keepScreenOn();
  const onBack = () => {
    dialog.close();
    // Going back to the address of a clause, the browser takes the focus away.
    if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus({ preventScroll: true }));
  };
  addEventListener('popstate', onBack, { once: true });
  dialog.addEventListener('close', () => {
    letScreenOff();
    dialog.remove();
    if (isOpenStep()) history.back();
  });
}

/** The texts of a row, open on the page or not: of each language the official one, else the translation, if the reader wants those. */
function onePerLanguage(row: HTMLElement): readonly RowText[] {
  const isOfficialOnly = document.documentElement.hasAttribute('data-official-only');
  const texts = textsOf(row).filter((text) => !isOfficialOnly || isOfficial(text));
  return languages.flatMap((each) => {
    const own = texts.filter((text) => text.lang === each);
    return own.find(isOfficial) ?? own[0] ?? [];
  });
}

function makeDialog(row: HTMLElement, texts: readonly RowText[], first: RowText): HTMLDialogElement {
  const work = element('p', { class: 'work', id: 'shown-work' });
  const close = element('button', { type: 'button', class: 'close', 'aria-label': t.close }, '×');
  const code = element('button', { type: 'button', 'aria-expanded': 'false' }, t.code);
  const dialog = element(
    'dialog',
    { class: 'shown', 'aria-labelledby': 'shown-work', lang: document.documentElement.lang },
    element('header', {}, work, close),
    element('div', { class: 'page', tabindex: '0' }),
    element('figure', { hidden: '' }),
    element(
      'footer',
      {},
      makeLanguages(texts, first),
      makeChoice(t.turn, { type: 'checkbox', name: 'turned' }, false),
      makeChoice(t.dark, { type: 'checkbox', name: 'dark' }, isDark()),
      code,
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('change', ({ target }) => {
    const { name, checked } = target as HTMLInputElement;
    if (name !== 'player') dialog.toggleAttribute(`data-${name}`, checked);
  });
  dialog.toggleAttribute('data-dark', isDark());
  code.addEventListener('click', () => toggleCode(dialog, code, row));
  return dialog;
}

/** The text chosen, below what the player has to know of it, in its language. */
function fillIn(dialog: HTMLElement, row: HTMLElement, text: RowText) {
  const inWords = ourLanguageFor(text.lang, lang);
  const { date, range } = readDate(row, text.datedBy, inWords);
  const remarks = [date ?? range, ...text.warnings.map((each) => citationWords[inWords][each])];
  find('.work', dialog).textContent = readWork(row, text.lang);
  dialog
    .querySelector('.page')
    ?.replaceChildren(
      element(
        'section',
        { lang: text.tag, ...(!isOfficial(text) && { 'data-unofficial': '' }) },
        element('h2', {}, clauseName(inWords, ownId(row))),
        element(
          'ul',
          { class: 'remarks' },
          ...remarks.flatMap((each) => (each ? element('li', {}, each) : [])),
        ),
        element('div', {}, ...copyBareWords(text.element).childNodes),
      ),
    );
}

function makeLanguages(texts: readonly RowText[], chosen: RowText): HTMLElement {
  return element(
    'fieldset',
    // Of one language there is nothing to choose.
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

/** The code of the link in the language that is shown; what draws it is loaded when it is first asked for. */
async function toggleCode(dialog: HTMLElement, button: HTMLButtonElement, row: HTMLElement): Promise<void> {
  const figure = find('figure', dialog);
  const isShown = figure.hidden;
  figure.hidden = !isShown;
  // The code of the language before must not be scanned while the new one is on its way.
  figure.replaceChildren();
  button.ariaExpanded = String(isShown);
  if (!isShown) return;
  const { lang: of } = dialog.dataset as { lang: Language };
  const inWords = ourLanguageFor(of, lang);
  const said = element('figcaption', { lang: languageTags[inWords] }, shownTextWords[inWords].scan);
  try {
    const { drawCode } = await import('./code.browser.ts');
    figure.replaceChildren(drawCode(addressIn(of, row)), said);
  } catch {
    figure.replaceChildren(element('figcaption', {}, t.codeFailed));
  }
}

/** The address of the row with the language that is shown among those that are open. */
function addressIn(of: Language, row: HTMLElement): string {
  const { address } = readSubject(row);
  const { columns, show } = row.closest<HTMLElement>('[data-columns]')?.dataset ?? {};
  if (!columns || show?.split(' ').includes(of)) return address;
  const asked = new URL(address);
  asked.searchParams.set('show', of);
  return asked.href;
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};
