import { addressOfPlace } from '../reader/view.browser.ts';
import type { Cited, CitedEdition, CitedText, Work } from './citation.ts';
import { toRange } from './range.ts';
import { nameOfRow } from './rows.browser.ts';

/** Reads from the page what a citation of a row, or of all from it to another, needs; only texts that are shown count. */
export function readSubject(first: HTMLElement, ...others: readonly HTMLElement[]): Cited {
  const rows = [first, ...others];
  const last = others.at(-1) ?? first;
  const place = toRange(first.id, last.id);
  const texts = joinByLanguage(rows.flatMap(readTexts));
  return {
    work: readWork(),
    place,
    names: [nameOfRow(first), nameOfRow(last)],
    ...readHeadings(rows),
    texts,
    editions: texts.map(({ lang }) => readEdition(lang)),
    address: addressOfPlace(place),
  };
}

/** Notes are counted below each heading anew. */
function readHeadings(rows: readonly HTMLElement[]): Pick<Cited, 'headings'> {
  const [first, last] = [rows[0], rows.at(-1)].map(
    (row) => row?.closest<HTMLElement>('[data-faq-section]')?.dataset.heading,
  );
  return first && last ? { headings: [first, last] } : {};
}

function readWork(): Work {
  const article = document.querySelector<HTMLElement>('article');
  const { cited = '', section, card, name = '' } = article?.dataset ?? {};
  if (section !== undefined) return { document: cited, section };
  return card === undefined ? { document: cited, chapter: name } : { document: cited, card: name };
}

function readTexts(row: HTMLElement): CitedText[] {
  const all = [...row.querySelectorAll<HTMLElement>('[data-text], [data-derived], .body')].filter(
    (text) =>
      // An annotation is no text of its clause.
      text.checkVisibility() && !text.closest('.annotations'),
  );
  const innermost = all.filter((text) => !all.some((other) => other !== text && text.contains(other)));
  return innermost.map((text) => {
    const lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
    return {
      lang: lang === 'zh-Hans' ? 'zh' : lang,
      texts: [toPlainText(text)],
      ...(text.closest('[data-derived]') ? { isDerived: true } : {}),
      ...(text.closest('[data-unofficial]') ? { isUnofficial: true } : {}),
    };
  });
}

/** The official words alone: what is ours, and what a correction replaced, is left out. */
function toPlainText(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll('[data-ui], del')) extra.remove();
  for (const cell of copy.querySelectorAll(':is(td, th):not(:first-child)')) cell.prepend(' | ');
  for (const block of copy.querySelectorAll('p, li, tr')) block.append('\n');
  return (copy.textContent ?? '').replace(/\s*\n\s*/gu, '\n').trim();
}

/** Several clauses in one language stand together. */
function joinByLanguage(texts: readonly CitedText[]): CitedText[] {
  const langs = [...new Set(texts.map(({ lang }) => lang))];
  return langs.map((lang) => {
    const own = texts.filter((text) => text.lang === lang);
    return {
      lang,
      texts: own.flatMap(({ texts: clauses }) => clauses),
      ...(own.some(({ isDerived }) => isDerived) ? { isDerived: true } : {}),
      ...(own.some(({ isUnofficial }) => isUnofficial) ? { isUnofficial: true } : {}),
    };
  });
}

function readEdition(lang: string): CitedEdition {
  const own = `data-as-of-${lang.slice(0, 2)}`;
  const dated = document.querySelector<HTMLElement>(
    `[${own}], [data-as-of], [data-edition="${lang.slice(0, 2)}"]`,
  );
  const date = dated?.getAttribute(own) ?? dated?.dataset.asOf ?? dated?.dataset.date;
  if (date) return { lang, date };
  const range = dated?.dataset.range;
  return range ? { lang, range } : { lang };
}
