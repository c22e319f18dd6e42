import { base } from '../../../site/base-path.ts';
import { lang } from '../../../site/helpers.browser.ts';
import { addressWords } from '../../../text/address-words.ts';
import { firstWords } from '../../../text/first-words.ts';
import { citable, nameOfRow, ownId } from '../../../text/rows.browser.ts';
import { isOfficial, newestTextsOf, type RowText, readWork, toPlainText } from '../subject.browser.ts';
import type { Saved } from './saved.ts';

/** `/sidejudge/zh/ipg/2.3/ // => 'ipg/2.3/'` */
export const pathOf = (pathname: string): string => pathname.slice(base.length).replace(/^[a-z]+\//u, '');

/** A row of this page, or the card that it is about, as it is saved; its words are those that are shown first. */
export function toSaved(subject: HTMLElement): Saved {
  const texts = newestTextsOf(subject);
  const text = texts.find(({ element }) => element.checkVisibility()) ?? texts[0];
  return {
    path: subject.matches(citable) ? pathOfRow(subject) : pathOf(location.pathname),
    name: nameOf(subject),
    words: text ? wordsOf(text) : '',
    lang: text?.tag ?? '',
    ...(text && !isOfficial(text) && { unofficial: true }),
  };
}

/** `IPG 2.3, Additional Remedy 4`; of a card the work alone. */
export const nameOf = (subject: HTMLElement): string =>
  subject.matches(citable)
    ? `${readWork(subject)}${addressWords[lang].comma}${nameOfRow(subject)}`
    : readWork(subject);

/** The address of a row without language; on the page of a whole guide, that of its section. */
export function pathOfRow(row: HTMLElement): string {
  const { document: guide, section } = row.closest('article')?.dataset ?? {};
  return `${guide && section ? `${guide}/${section}/` : pathOf(location.pathname)}#${ownId(row)}`;
}

/** The first words today of what was saved: of the text in that language, the official one first. */
export function wordsToday(subject: HTMLElement, tag: string): string | undefined {
  const own = newestTextsOf(subject).filter((text) => text.tag === tag);
  const text = own.find(isOfficial) ?? own[0];
  return text && wordsOf(text);
}

const wordsOf = ({ element }: RowText) => firstWords(toPlainText(element), 60);
