/**
 * The switch of the marked terms: on by default on a wide window, and as the reader left it (early.ts shows that before
 * the first paint). A mark that is not shown is no link, so that the tab key passes it over.
 */
import { remember } from '../site/helpers.browser.ts';

const root = document.documentElement;
const box = document.querySelector<HTMLInputElement>('[data-terms-toggle]');

if (box) {
  const show = () => {
    root.dataset.terms = box.checked ? 'on' : 'off';
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
      link.dataset.href ??= link.getAttribute('href') ?? '';
      if (box.checked) link.setAttribute('href', link.dataset.href);
      else link.removeAttribute('href');
    }
  };
  const choose = () => {
    show();
    remember('terms', root.dataset.terms ?? '');
  };
  box.addEventListener('change', choose);
  // Who has changed it before this script came means it.
  if (box.checked !== box.defaultChecked) choose();
  else if (!box.checked) show();
}

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
