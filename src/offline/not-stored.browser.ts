/** The page that stands in for one that is not stored: says which one was asked for, and tries again. */
import { base } from '../site/base-path.ts';

const asked = document.querySelector<HTMLElement>('[data-asked]');
const code = asked?.querySelector('code');
if (asked && code && !location.pathname.endsWith('/offline/not-stored/')) {
  asked.hidden = false;
  code.textContent = location.pathname.slice(base.length);
}
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
// The network that is back must not take a reader back who is on the way to another page.
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
addEventListener('online', () => {
  if (!isLeaving) location.reload();
});
