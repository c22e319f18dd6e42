import { manaCostToCodes, symbolId } from '../cards/symbol-id.ts';
import { symbolsUsedIn } from '../cards/symbols.ts';
import { loadCardFacts } from '../records/content.ts';

/** The symbols of all costs: for what a page shows of a card that is not on it (client/reference/popover.ts). */
export function GET(): Response {
  const codes = loadCardFacts().flatMap(({ manaCost }) => manaCostToCodes(manaCost ?? ''));
  const uses = [...new Set(codes)].map((code) => `<use href="#${symbolId(code)}"/>`).join('');
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbolsUsedIn(uses)}</svg>\n`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
