import { escapePattern } from '../../schema/escape-pattern.ts';
import { isComposing } from '../../site/composing.browser.ts';
import { adoptStyles, hashTarget, recallList, remember } from '../../site/helpers.browser.ts';
import { textsIn } from '../../site/texts-in.browser.ts';
import { citable } from '../../text/rows.browser.ts';

const name = 'found';
const css = `::highlight(${name}) { background-color: var(--hit); }
@media (forced-colors: active) { ::highlight(${name}) { background-color: Mark; color: MarkText; } }`;

/** Marks the words of a search in the opened text, or in the whole article, until Esc. Needs CSS highlights. */
export function markFound(): void {
  const [, , , ...marks] = recallList('found');
  const words = [...new Set(marks)];
  const row = hashTarget()?.closest(citable) ?? document.querySelector('main article');
  const found = [...(row?.querySelectorAll(texts) ?? [])].map((text) => ({
    text,
    ranges: findRanges(text, words),
  }));
  openNewer(found.filter(({ ranges }) => ranges.length > 0).map(({ text }) => text));
  if (!('highlights' in CSS)) return;
  adoptStyles(css);
  CSS.highlights.set(name, new Highlight(...found.flatMap(({ ranges }) => ranges)));
  document.addEventListener('keydown', onKey);
}

/** Opens a folded newer wording that has the words, if no other text of its cell has them. */
function openNewer(found: readonly Element[]): void {
  for (const text of found) {
    const cell = text.closest('.cell');
    const newer = text.closest("[data-newer='']");
    if (newer && !found.some((other) => other.closest('.cell') === cell && !newer.contains(other)))
      newer.setAttribute('open', '');
  }
}

/** Elements with texts, official or ours, but not the interface. */
const texts = '[data-text], [data-also], [data-annotation], .body';

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event) || document.querySelector('dialog[open], :popover-open'))
    return;
  CSS.highlights.delete(name);
  document.removeEventListener('keydown', onKey);
  remember('found', null);
}

/** The ranges of words in a text, also across links and marks. */
function findRanges(text: Element, words: readonly string[]): Range[] {
  const nodes: { node: Text; from: number }[] = [];
  let all = '';
  for (const node of textsIn(text)) {
    if (node.parentElement?.closest('[data-ui]')?.contains(text) === false) continue;
    nodes.push({ node, from: all.length });
    all += node.data;
  }
  const placeOf = (at: number) => {
    const { node, from } = nodes.findLast((each) => each.from <= at) ?? { node: text, from: at };
    return [node, at - from] as const;
  };
  return words.flatMap((word) =>
    Array.from(all.matchAll(toPattern(word)), ({ index, 0: { length } }) => {
      const range = new Range();
      range.setStart(...placeOf(index));
      const [last, offset] = placeOf(index + length - 1);
      range.setEnd(last, offset + 1);
      return range;
    }),
  );
}

/** Matches a Latin word only as a whole. In other scripts, words have no visible ends. */
function toPattern(word: string): RegExp {
  const written = escapePattern(word);
  const isLatin = /^[\p{Script=Latin}\d][\p{Script=Latin}\d’'-]*$/u.test(word);
  return new RegExp(isLatin ? `(?<![\\p{L}\\d])${written}(?![\\p{L}\\d])` : written, 'giu');
}
