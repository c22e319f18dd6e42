import { find, remember } from '../site/helpers.browser.ts';

/**
 * `<term-switch>`: marks the terms of a text, or not, as the reader left it (site/early.ts shows that before the first paint). A
 * mark that is not shown is no link, so that the tab key passes it over.
 */
class TermSwitch extends HTMLElement {
  connectedCallback(): void {
    const box = find<HTMLInputElement>('input', this);
    const { dataset } = document.documentElement;
    const choose = () => {
      remember('terms', box.checked ? null : 'off');
      if (box.checked) delete dataset.terms;
      else dataset.terms = 'off';
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
        link.dataset.href ??= link.getAttribute('href') ?? '';
        if (box.checked) link.setAttribute('href', link.dataset.href);
        else link.removeAttribute('href');
      }
    };
    box.addEventListener('change', choose);
    // Who has switched them off before this script came means it.
    if (dataset.terms === 'off') box.checked = false;
    if (!box.checked) choose();
  }
}

customElements.define('term-switch', TermSwitch);

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
