import { hashTarget } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** Where the reader is: a row, and which height of the window a point of it has. */
export interface Place {
  readonly id: string;
  /** The point as a share of the height of the row: 0 where the row begins in view. */
  readonly share: number;
  readonly top: number;
}

/** Runs a change of the page and keeps the row that is being read where it is in the window. */
export function keepPlace(change: () => void): void {
  const place = findPlace();
  change();
  if (!place) return;
  document.body.style.paddingBottom = '';
  // At the end of a page that is shorter now there would be nothing to scroll.
  const short = goTo(place);
  if (short < 1) return;
  document.body.style.paddingBottom = `${Math.ceil(short)}px`;
  goTo(place);
}

/** Puts a row where it was in the window; returns by how much the page is too short for that. */
export function goTo({ id, share, top }: Place): number {
  const distance = () => {
    const row = document.getElementById(id)?.getBoundingClientRect();
    return row ? row.top + share * row.height - top : 0;
  };
  scrollBy({ top: distance(), behavior: 'instant' });
  return distance();
}

/**
 * What is being read: the row with the focus, if it begins in view, or the one of the address, if it begins in the upper half
 * of the window; else what begins there, else what fills the window. Above the texts nothing is being read yet.
 */
export function findPlace(): Place | undefined {
  if (scrollY < 8) return undefined;
  const line = barEnd();
  const beginsAbove = (limit: number) => (row: HTMLElement | null | undefined) => {
    const top = row?.checkVisibility() ? row.getBoundingClientRect().top : -1;
    return top > line - 4 && top < limit;
  };
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>(citable);
  const rows = [...document.querySelectorAll<HTMLElement>(citable)];
  const row =
    [rowOf(document.activeElement)].find(beginsAbove(innerHeight - 40)) ??
    [rowOf(hashTarget()), ...rows].find(beginsAbove(innerHeight / 2)) ??
    rows.find((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > line + 8);
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return {
    id: row.id,
    ...(top > line - 4 ? { share: 0, top } : { share: (line - top) / height, top: line }),
  };
}

/** Where what stays at the head of the window ends: the bar, but on a phone, where it is a dock at the foot. */
function barEnd(): number {
  const { top, bottom } = document.querySelector('[data-bar]')?.getBoundingClientRect() ?? new DOMRect();
  return top < innerHeight / 2 ? Math.max(0, bottom) : 0;
}
