/** Runs a change of the page and keeps what the reader is reading where it is in the window. */
export function keepPlace(change: () => void): void {
  const line = Math.max(0, document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0);
  // Above the texts nothing is being read yet; what is operated there stays.
  const texts = scrollY < 8 ? [] : [...document.querySelectorAll<HTMLElement>(readable)];
  const shown = texts.filter((each) => each.checkVisibility() && below(each) > line + 8);
  // What begins in the upper half of the window, else what fills it; should it go, its clause stands for it.
  const begins = shown.find((each) => each.getBoundingClientRect().top > line - 4);
  const isNear = begins && begins.getBoundingClientRect().top < innerHeight / 2;
  const text = isNear ? begins : shown[0];
  const anchors = [text, text?.closest<HTMLElement>('[data-clause]')].filter((each) => each != null);
  const places = anchors.map((each) => placeOf(each, line));
  change();
  const at = anchors.findIndex((each) => each.checkVisibility());
  const [anchor, place] = [anchors[at], places[at]];
  if (!anchor || place === undefined) return;
  const now = anchor.getBoundingClientRect();
  // Read into a text: the same share of it stays above the line, for its height may be another one now.
  const wanted = place > 0 ? line + place : line + place * now.height;
  scrollBy({ top: now.top - wanted, behavior: 'instant' });
}

const readable = '[data-text], [data-annotation], [data-missing], .part h2';

const below = (element: Element): number => element.getBoundingClientRect().bottom;

/** Pixels below the line, or the share of the element that is above it, as a negative number. */
function placeOf(element: Element, line: number): number {
  const { top, height } = element.getBoundingClientRect();
  return top >= line ? top - line : (top - line) / height;
}
