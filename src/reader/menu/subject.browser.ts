import type { InterfaceLanguage, Language } from '../../schema/language.ts';
import { isOverruled, type Status } from '../../schema/status.ts';
import { lang as pageLang } from '../../site/helpers.browser.ts';
import { punctuation } from '../../site/language-words.ts';
import { formatRange } from '../../text/range.ts';
import { nameOfRow } from '../../text/rows.browser.ts';
import { readingKeys } from '../state.ts';
import type { Cited, CitedText, Warning } from './citation.ts';

/** Reads what the menu of a row copies: the name, address and visible texts of the row. */
export function readSubject(row: HTMLElement): Cited {
  const { dataset } = articleOf(row);
  // The numbers of notes begin again below each heading. The first heading can be the title of the chapter.
  const heading = row.closest<HTMLElement>('[data-faq-section]')?.dataset.heading;
  return {
    work: readWork(row),
    name: nameOfRow(row),
    heading: heading === dataset.name ? undefined : heading,
    texts: readTexts(row),
    address: addressOfPlace(row),
  };
}

/** `IPG 2.3`; `M10 FAQ, Clone`, with the name of a card or chapter in `lang` if it has one there */
export function readWork(row: HTMLElement, lang: string = pageLang): string {
  const article = articleOf(row);
  const { cited, section, name } = article.dataset;
  const ofCard = article.querySelector(`.card-title :is(h1, .names) > [lang|='${lang}']`)?.textContent;
  const ofChapter = article.getAttribute(`data-name-${lang}`);
  return section
    ? `${cited} ${section}`
    : `${cited}${punctuation[pageLang].pause}${ofCard ?? ofChapter ?? name}`;
}

export type RowText = ReturnType<typeof toRowText>;

/** The texts of a row in all languages, visible or not; without annotations, newer translations and accounts. */
export function textsOfRow(row: HTMLElement): RowText[] {
  const all = [...row.querySelectorAll<HTMLElement>('[data-text], .body, .cell [data-also]')].filter(
    (text) => !text.closest('.annotations, [data-newer]'),
  );
  return all.filter((text) => !all.some((other) => other !== text && text.contains(other))).map(toRowText);
}

function toRowText(element: HTMLElement) {
  const tag = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  const lang = tag.slice(0, 2) as Language;
  const newer = element.closest<HTMLElement>('[data-newer]');
  const status = (newer ? 'current' : element.closest<HTMLElement>('[data-status]')?.dataset.status) as
    | Status
    | undefined;
  const found = {
    unofficial: element.closest('[data-unofficial]'),
    derived: element.matches(':lang(zh-Hant)'),
    also: element.closest('[data-also]'),
    // A `changed` or overruled text has the warning of its status instead.
    differs:
      !newer &&
      status !== 'changed' &&
      !isOverruled(status) &&
      element.closest('.cell')?.querySelector('[data-differs]'),
  };
  return {
    element,
    lang,
    /** The language tag on the page: for Chinese `zh-Hans`, or `zh-Hant` after conversion. */
    tag,
    status,
    warnings: Object.entries(found).flatMap(([warning, note]) => (note ? (warning as Warning) : [])),
    /** The language whose edition dates the text: that of its source (`data-from`), else its own. */
    datedBy: element.closest<HTMLElement>('[data-from]')?.dataset.from ?? lang,
    /** Only for the translation of a newer edition: this edition. */
    edition: newer?.dataset.edition,
  };
}

/**
 * The texts to read before an overruled text: the translation of a newer edition into its language, unless
 * `isOfficialOnly`, and the current official texts in other languages. Empty if the text is not overruled.
 */
export function newerTextsOf(row: HTMLElement, text: RowText, isOfficialOnly: boolean): RowText[] {
  if (!isOverruled(text.status)) return [];
  const translation = text.element
    .closest('.cell')
    ?.querySelector<HTMLElement>('[data-newer]:not([data-newer="account"]) .body');
  return [
    ...(translation && !isOfficialOnly ? [toRowText(translation)] : []),
    ...textsOfRow(row).filter(
      (other) => other.status === 'current' && isOfficial(other) && other.lang !== text.lang,
    ),
  ];
}

/** Our descriptions, in `inLang`, of what has changed since a text was written; empty if it is not overruled. */
export function changesOf(row: HTMLElement, text: RowText, inLang: InterfaceLanguage): string[] {
  if (!isOverruled(text.status)) return [];
  const cell = text.element.closest('.cell');
  const scope = cell?.querySelector('[data-change]') ? cell : row;
  const changes = [...scope.querySelectorAll<HTMLElement>('[data-change]')]
    .filter((change) => change.lang.startsWith(inLang) && !change.closest('.annotations'))
    .map((change) => (change.textContent ?? '').replace(/\s+/gu, ' ').trim());
  return [...new Set(changes)];
}

export const isOfficial = ({ warnings }: RowText): boolean => !warnings.includes('unofficial');

/** The visible texts; newer wordings precede an overruled text. */
function readTexts(row: HTMLElement): CitedText[] {
  const texts = textsOfRow(row)
    .filter(({ element }) => element.checkVisibility())
    .flatMap((text) => [...newerTextsOf(row, text, wantsOfficialOnly()), text]);
  const elements = texts.map(({ element }) => element);
  return texts
    .filter(({ element }, index) => elements.indexOf(element) === index)
    .map((text) => ({
      lang: text.tag.replace('-Hans', ''),
      text: toPlainText(text.element),
      warnings: text.warnings,
      status: text.status,
      changes: changesOf(row, text, pageLang),
      ...dateOf(row, text),
    }));
}

export const wantsOfficialOnly = (): boolean => document.documentElement.hasAttribute('data-official-only');

const articleOf = (row: HTMLElement): HTMLElement => row.closest('article') ?? document.body;

/** Copies a text without our additions and without the readings that corrections replaced. */
function copyOwnWords(text: HTMLElement): HTMLElement {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll('[data-ui], del')) extra.remove();
  return copy;
}

/** Copies words, paragraphs, tables and symbols of a text, without links, marks and IDs. */
export function copyBareWords(text: HTMLElement): HTMLElement {
  const copy = copyOwnWords(text);
  for (const wrapped of copy.querySelectorAll('a, mark, ins')) wrapped.replaceWith(...wrapped.childNodes);
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}

/** Returns a line for each paragraph, list item and table row, with ` | ` between cells. */
export function toPlainText(text: HTMLElement): string {
  const copy = copyOwnWords(text);
  for (const cell of copy.querySelectorAll(':is(td, th):not(:first-child)')) cell.prepend(' | ');
  for (const block of copy.querySelectorAll('p, li, tr')) block.append('\n');
  return (copy.textContent ?? '').replace(/\s*\n\s*/gu, '\n').trim();
}

/** Returns the date or range of a text: of `edition`, else of the edition in `datedBy`, else of the page. */
export function dateOf(
  row: HTMLElement,
  { edition, datedBy }: RowText,
  inLang = pageLang,
): Pick<CitedText, 'date' | 'range'> {
  if (edition) return { date: edition };
  const article = articleOf(row);
  const ofLanguage = (name: string) => article.getAttribute(`${name}-${datedBy}`) || undefined;
  const range = ofLanguage('data-range');
  return {
    date: ofLanguage('data-as-of') ?? (article.dataset.asOf || undefined),
    range: range && formatRange(inLang, range),
  };
}

/** The address of a row, with those parameters of the page that set the open texts and the Chinese script. */
function addressOfPlace(row: HTMLElement): string {
  const address = new URL(location.href);
  const kept = [...address.searchParams].filter(([key]) => [...readingKeys, 'script'].includes(key));
  address.search = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  address.hash = row.id;
  return address.href;
}
