import { readingKeys } from '../reader/state.ts';
import type { Cited, CitedText } from './citation.ts';
import { nameOfRow } from './rows.browser.ts';

/** Reads from the page what a citation of a row needs; only texts that are shown count. */
export function readSubject(row: HTMLElement): Cited {
  const article = row.closest('article') ?? document.body;
  const { cited, section, name } = article.dataset;
  // Notes are counted below each heading anew; the first one may be the name of the chapter.
  const heading = row.closest<HTMLElement>('[data-faq-section]')?.dataset.heading;
  return {
    work: section ? `${cited} ${section}` : `${cited}, ${name}`,
    name: nameOfRow(row),
    heading: heading === name ? undefined : heading,
    texts: readTexts(row, article),
    address: addressOfPlace(article, row.id),
  };
}

function readTexts(row: HTMLElement, article: HTMLElement): CitedText[] {
  const all = [...row.querySelectorAll<HTMLElement>('[data-text], [data-derived], .body')].filter(
    // An annotation is no text of its clause, and a newer wording none that its source has.
    (text) => text.checkVisibility() && !text.closest('.annotations, [data-newer]'),
  );
  const innermost = all.filter((text) => !all.some((other) => other !== text && text.contains(other)));
  return innermost.map((text) => {
    const lang = (text.closest<HTMLElement>('[lang]')?.lang ?? '').replace('-Hans', '');
    return {
      lang,
      text: toPlainText(text),
      warnings: (['unofficial', 'derived'] as const).filter((each) => text.closest(`[data-${each}]`)),
      // A translation is dated by the text it was made from: `from` is the language of that.
      ...readDate(article, text.closest<HTMLElement>('[data-from]')?.dataset.from ?? lang.slice(0, 2)),
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

/** What dates a text of a language; a page whose languages have no dates of their own may have one. */
function readDate(article: HTMLElement, lang: string): Pick<CitedText, 'date' | 'range'> {
  const said = (name: string) => article.getAttribute(`${name}-${lang}`) || undefined;
  return { date: said('data-as-of') ?? (article.dataset.asOf || undefined), range: said('data-range') };
}

/** The address of a place on this page with the columns that are open now, asked for or not. */
function addressOfPlace({ dataset: { columns, show } }: HTMLElement, hash: string): string {
  const address = new URL(location.href);
  const here = address.searchParams;
  // What none of our pages would write is left out; commas stay legible.
  const kept = [...readingKeys, 'script'].flatMap((key) => {
    const value = here.get(key);
    return value !== null && /^[a-z0-9,]{0,40}$/u.test(value) ? [`${key}=${value}`] : [];
  });
  const isAsked = here.has('with') || here.has('columns');
  const open = show?.split(' ').filter((column) => column !== columns);
  address.search = [...(open && !isAsked ? [`with=${open}`] : []), ...kept].join('&');
  address.hash = hash;
  return address.href;
}
