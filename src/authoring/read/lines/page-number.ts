import { fold } from '../../../pipeline/text/fold.ts';

/** The number of a printed page. */
export interface PageNumber {
  readonly page: number;
  /** Whether signs or words show that it is a page number. */
  readonly isMarked: boolean;
}

/** Reads a page number that is alone in its line: `12`, `- 12 -`, `Page 12 of 30`, `第12页，共40页`, `12ページ`. */
export const readPageNumber = (text: string): PageNumber | undefined => {
  if (text.length > longest) return undefined;
  const { bare, marked } = pageNumber.exec(fold(text))?.groups ?? {};
  const page = bare ?? marked?.match(/\d+/u)?.[0];
  return page === undefined ? undefined : { page: Number(page), isMarked: bare === undefined };
};

const longest = 24;

const pageNumber =
  /^(?:(?<bare>\d{1,3})|(?<marked>[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?))$/u;
