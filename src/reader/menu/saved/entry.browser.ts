import { announce } from '../../../site/announce.browser.ts';
import { base } from '../../../site/base-path.ts';
import { lang } from '../../../site/helpers.browser.ts';
import { punctuation } from '../../../site/language-words.ts';
import { firstWords } from '../../../text/first-words.ts';
import { citable, nameOfRow, ownId } from '../../../text/rows.browser.ts';
import { isOfficial, readWork, textsOfRow, toPlainText } from '../subject.browser.ts';
import { isSaved, type Saved, save, unsave } from './store.browser.ts';
import { savingWords } from './words.ts';

const t = savingWords[lang];
let isRefusalAnnounced = false;

/** Saves or removes a row or the card of this page, and announces that. A refusal to store is announced once. */
export function pressSave(subject: HTMLElement): void {
  const path = pathOfSubject(subject);
  const wasSaved = isSaved(path);
  const isKept = wasSaved ? unsave(path) : save(toSaved(subject));
  const done = wasSaved ? t.unsaved : t.saved;
  announce(isKept || isRefusalAnnounced ? done : t.unstored);
  isRefusalAnnounced ||= !isKept;
}

export function pressSaveCard(button: HTMLElement): void {
  const article = button.closest('article');
  if (!article) return;
  pressSave(article);
  button.ariaPressed = String(isSaved(pathOfSubject(article)));
}

/** The path of a row without the language. On the page of a whole guide, it is the path in the section of the row. */
export function pathOfRow(row: HTMLElement): string {
  const { document: guide, section } = row.closest('article')?.dataset ?? {};
  return `${guide && section ? `${guide}/${section}/` : pathOfPage()}#${ownId(row)}`;
}

/** `/sidejudge/zh/ipg/2.3/ // => 'ipg/2.3/'` */
const pathOfPage = () => location.pathname.slice(base.length).replace(/^[a-z]+\//u, '');

const pathOfSubject = (subject: HTMLElement) =>
  subject.matches(citable) ? pathOfRow(subject) : pathOfPage();

function toSaved(subject: HTMLElement): Saved {
  const texts = textsOfRow(subject);
  const text = texts.find(({ element }) => element.checkVisibility()) ?? texts[0];
  const work = readWork(subject);
  return {
    path: pathOfSubject(subject),
    name: subject.matches(citable) ? `${work}${punctuation[lang].pause}${nameOfRow(subject)}` : work,
    // The language of the name.
    named: document.documentElement.lang,
    words: text ? firstWords(toPlainText(text.element), 60) : '',
    lang: text?.tag ?? '',
    ...(text && !isOfficial(text) && { unofficial: true }),
  };
}
