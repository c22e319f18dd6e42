/** The way from card to card in the order that the reader chose in the list; by number where there is none. */
import { type LeftOrder, recallOrder } from './card-order.ts';

const nav = document.querySelector<HTMLElement>('[data-card-neighbours]');
const order = nav && recallOrder();
const at = order?.cards.findIndex(([address]) => address === location.pathname) ?? -1;
if (nav && order && at !== -1) follow(nav, order, at);

function follow(neighbours: HTMLElement, { query, cards }: LeftOrder, here: number): void {
  for (const [rel, step] of [
    ['prev', -1],
    ['next', 1],
  ] as const) {
    const link = neighbours.querySelector<HTMLAnchorElement>(`[data-step="${rel}"]`);
    const [address, name = '', nameLang = ''] = cards[here + step] ?? [];
    if (!link) continue;
    link.hidden = address === undefined;
    // What leads nowhere is no neighbour, for programs either.
    if (address === undefined) {
      link.removeAttribute('href');
      link.removeAttribute('rel');
      continue;
    }
    link.href = address;
    link.rel = rel;
    const label = link.querySelector('b');
    if (!label) continue;
    label.textContent = name;
    label.lang = nameLang;
  }
  const list = document.querySelector<HTMLAnchorElement>('[data-card-list-link]');
  if (list) {
    list.search = query;
    list.textContent = `${list.dataset.back} (${here + 1}/${cards.length})`;
  }
}
