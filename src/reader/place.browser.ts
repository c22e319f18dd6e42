import { hashTarget } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** Where the reader is: a row, and where it begins in the window. */
export interface Place {
  readonly row: HTMLElement;
  /**
   * Of an element that begins in view: pixels from the top of the window. Of one read into: the share of it above the
   * line where the bar ends.
   */
  readonly at: { readonly top: number } | { readonly share: number; readonly line: number };
}

/** Runs a change of the page and keeps what the reader is reading where it is in the window. */
export function keepPlace(change: () => void): void {
  const chosen = chosenRow();
  // A reader who has not scrolled since the last change is still at the same place, so a second change undoes the first.
  const isSame = last && Math.abs(last.y - scrollY) < 1 && last.chosen === chosen;
  const places = isSame ? (last?.places ?? []) : findPlaces();
  change();
  const place = places.find(({ row }) => row.checkVisibility());
  if (!place) return;
  document.body.style.paddingBottom = '';
  goTo(place);
  // At the end of a page that is shorter now there would be nothing to scroll.
  const short = place.row.getBoundingClientRect().top - topOf(place);
  if (short > 1) {
    document.body.style.paddingBottom = `${Math.ceil(short)}px`;
    goTo(place);
  }
  last = { y: scrollY, chosen, places };
}

/** Puts a row where it was in the window. */
export function goTo(place: Place): void {
  scrollBy({ top: place.row.getBoundingClientRect().top - topOf(place), behavior: 'instant' });
}

/** Where the row of a place is to begin, as high as it is now. */
const topOf = ({ row, at }: Place) =>
  'top' in at ? at.top : at.line - at.share * row.getBoundingClientRect().height;

/** What is being read that has an ID; undefined above all rows. */
export function namedPlace(): Place | undefined {
  return findPlaces().find(({ row }) => row.id !== '');
}

let last: { y: number; chosen: Element | undefined; places: readonly Place[] } | undefined;

const pieces = '[data-text], [data-annotation], [data-missing], .body';

/** Where what stays at the head of the window ends: the bar, but on a phone, where it is a dock at the foot. */
function barEnd(): number {
  const { top, bottom } = document.querySelector('[data-bar]')?.getBoundingClientRect() ?? new DOMRect();
  return top < innerHeight / 2 ? Math.max(0, bottom) : 0;
}

/** What is being read, the smallest first: if it goes, the next one in the list takes its place. */
function findPlaces(): Place[] {
  // Above the texts nothing is being read yet; what is operated there stays.
  if (scrollY < 8) return [];
  const line = barEnd();
  const isShown = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().bottom > line + 8;
  const shown = all(`${citable}, [data-annotation]`).filter(isShown);
  const top = (each: Element) => each.getBoundingClientRect().top;
  // What begins in the upper half of the window, else what fills it.
  const begins = shown.find((each) => top(each) > line - 4 && top(each) < innerHeight / 2);
  const row = chosenRow() ?? begins ?? shown[0];
  const own = row?.closest<HTMLElement>(citable) ?? row;
  if (!row || !own) return [];
  const piece = top(row) > line - 4 ? row : (all(pieces, row).find(isShown) ?? row);
  return [...new Set([piece, own])].map((each) => ({ row: each, at: placeOf(each, line) }));
}

/** The row with the focus, where it begins in view, or of the address, where it begins in the upper half of it. */
function chosenRow(): HTMLElement | undefined {
  const line = barEnd();
  const beginsAbove = (row: HTMLElement | null | undefined, limit: number) => {
    const top = row?.checkVisibility() ? row.getBoundingClientRect().top : -1;
    return top > line - 4 && top < limit;
  };
  const focused = document.activeElement?.closest<HTMLElement>(citable) ?? undefined;
  if (beginsAbove(focused, innerHeight - 40)) return focused;
  const named = hashTarget()?.closest<HTMLElement>(citable) ?? undefined;
  return beginsAbove(named, innerHeight / 2) ? named : undefined;
}

function placeOf(element: Element, line: number): Place['at'] {
  const { top, height } = element.getBoundingClientRect();
  return top > line - 4 ? { top } : { share: (line - top) / height, line };
}

const all = (selector: string, inside: ParentNode = document) => [
  ...inside.querySelectorAll<HTMLElement>(selector),
];
