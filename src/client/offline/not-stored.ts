/** The page that stands where one is not stored: says which one was asked for, and what is there. */
import { base } from './release-file.ts';
import { findCopy } from './store.ts';
import { showLate, showStored } from './stored-list.ts';

const asked = document.querySelector<HTMLElement>('[data-asked]');
const code = asked?.querySelector('code');
if (asked && code && !location.pathname.endsWith('/offline/not-stored/')) {
  asked.hidden = false;
  code.textContent = decode(location.pathname.slice(base.length));
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
findCopy().then(showStored).finally(showLate);

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
