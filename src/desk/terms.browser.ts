import { prepareSwitch } from './switch.browser.ts';

/** Marks the terms of a text, or not. A mark that is not shown is no link, so that the tab key passes it over. */
export const prepareTerms = (): void =>
  prepareSwitch('[data-terms-toggle]', 'terms', ['data-terms', 'off'], (isOn) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
      link.dataset.href ??= link.getAttribute('href') ?? '';
      if (isOn) link.setAttribute('href', link.dataset.href);
      else link.removeAttribute('href');
    }
  });

// What is copied is the text: no links from marks, no notes of ours inside a sentence.
document.addEventListener('copy', (event) => {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return;
  if ((event.target as Element).closest?.('input, textarea')) return;
  const copy = document.createElement('div');
  copy.append(selection.getRangeAt(0).cloneContents());
  const marks = copy.querySelectorAll('a.term, mark');
  if (marks.length === 0) return;
  for (const each of marks) each.replaceWith(...each.childNodes);
  for (const note of copy.querySelectorAll('.rule-now')) note.remove();
  event.clipboardData.setData('text/plain', selection.toString());
  event.clipboardData.setData('text/html', copy.innerHTML);
  event.preventDefault();
});
