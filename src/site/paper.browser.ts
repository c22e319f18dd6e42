import { printFootAt } from './print-foot.ts';

/*
 * The address at the foot of every sheet leads to what is printed, with its columns and its range of
 * clauses, and the foot names the editions that are printed. Both are set when printing begins: a page that is being
 * printed waits for nothing. The QR code is made at build time and leads to the page.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

addEventListener('beforeprint', () => {
  const foot = document.querySelector<HTMLElement>('style[data-foot]');
  const shown = document.querySelector<HTMLElement>('[data-columns]')?.dataset.show?.split(' ');
  const isPrinted = foot?.dataset.foot?.split(' ').map((lang) => shown?.includes(lang) ?? true) ?? [];
  if (foot) sheet.replaceSync(printFootAt(foot.textContent, location.href, isPrinted));
});
