import { hashTarget } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';

/** A row, and the height in the window of a point in it. */
export interface Place {
  readonly id: string;
  /** The point, as a share of the height of the row; 0 if the top of the row is in view. */
  readonly share: number;
  readonly top: number;
}

/** Runs a change of the page; the row being read stays at its height in the window. */
export function keepPlace(change: () => void): void {
  const place = findPlace();
  change();
  if (!place) return;
  document.body.style.paddingBottom = '';
  // Padding makes up for a page that has become too short to scroll that far.
  const short = goTo(place);
  if (short < 1) return;
  document.body.style.paddingBottom = `${Math.ceil(short)}px`;
  goTo(place);
}

/** Scrolls a row to its height in the window. Returns by how many pixels the page is too short for that. */
export function goTo({ id, share, top }: Place): number {
  const distance = () => {
    const row = document.getElementById(id)?.getBoundingClientRect();
    return row ? row.top + share * row.height - top : 0;
  };
  scrollBy({ top: distance(), behavior: 'instant' });
  return distance();
}

/**
 * The row being read: the focused row, if its top is in view; else the row of the hash, if its top is in the upper
 * half of the window; else the first row with its top there; else the first visible row. Undefined at the page top.
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

/** The bottom of the sticky bar; 0 on a phone, where the bar is a dock at the foot. */
function barEnd(): number {
  const { top, bottom } = document.querySelector('[data-bar]')?.getBoundingClientRect() ?? new DOMRect();
  return top < innerHeight / 2 ? Math.max(0, bottom) : 0;
}
