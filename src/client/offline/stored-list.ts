import type { Copy } from '../../offline/copy.ts';
import { partsOf } from '../../offline/part.ts';

/** Shows on the page what lies on the device: its dates, and links to what is in it. */
export async function showStored(copy: Copy | null): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-stored]');
  if (!root) return;
  root.hidden = false;
  for (const each of root.querySelectorAll<HTMLElement>('[data-stored-copy]')) each.hidden = copy === null;
  for (const each of root.querySelectorAll<HTMLElement>('[data-stored-nothing]')) each.hidden = copy !== null;
  if (!copy) return;
  const parts: readonly string[] = partsOf(copy);
  for (const item of root.querySelectorAll<HTMLElement>('[data-part]')) {
    item.hidden = !parts.includes(item.dataset.part ?? '');
  }
  const isKept = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  const facts: Readonly<Record<string, (fact: HTMLElement) => string>> = {
    date: () => copy.date,
    storedAt: () => sayTime(copy.storedAt),
    version: () => copy.version,
    kept: ({ dataset }) => (isKept ? dataset.yes : dataset.no) ?? '',
  };
  for (const fact of root.querySelectorAll<HTMLElement>('[data-fact]')) {
    fact.textContent = facts[fact.dataset.fact ?? '']?.(fact) ?? '';
  }
}

/** Shows what had to wait until it was known what lies on the device. */
export function showLate(): void {
  for (const late of document.querySelectorAll('[data-late]')) late.removeAttribute('data-late');
}

/** A moment by the clock and the place of the reader. `2026-11-21 14:05` */
export function sayTime(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
