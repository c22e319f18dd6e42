import { printFootAt } from '../lib/page/print-foot.ts';

/*
 * What stands on paper leads to what is printed, with its columns and its range of clauses. Once printing has begun a
 * page waits for nothing: the address at the head and at the foot of every sheet is set there and then. Drawing its QR
 * code takes a library, which is loaded when the page is first touched, or the pointer leaves it for the browser's
 * menu, so that it is there whichever way printing begins; and with a range of clauses.
 */
const paper = document.querySelector('[data-paper]');

if (paper) start(paper);

function start(head: Element): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  // Without the code the address is there in words.
  const load = () => import('./paper.ts').catch(() => undefined);
  for (const type of ['pointerdown', 'keydown', 'mouseleave'])
    document.documentElement.addEventListener(type, load, { once: true });

  addEventListener('beforeprint', () => {
    const line = head.querySelector('p');
    if (line && line.textContent !== location.href) {
      line.textContent = location.href;
      // The code that was made at build time is that of the page alone.
      head.querySelector('img')?.remove();
    }
    const foot = document.querySelector<HTMLElement>('style[data-foot]');
    const shown = document.querySelector<HTMLElement>('[data-columns]')?.dataset.show?.split(' ');
    const isPrinted = foot?.dataset.foot?.split(' ').map((lang) => shown?.includes(lang) ?? true) ?? [];
    if (foot) sheet.replaceSync(printFootAt(foot.textContent, location.href, isPrinted));
  });
}
