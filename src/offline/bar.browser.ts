/**
 * What a page says that is read from the copy on the device: that the server cannot be asked, or has another version.
 * It is loaded only where a worker is in charge.
 */

import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { adoptStyles, element, lang, recall, remember } from '../site/helpers.browser.ts';
import styles from './bar.css?inline';
import { type Copy, fetchRelease, findCopy, renewals } from './copy.ts';
import { copyBarWords, offlineWords } from './words.ts';

const words = copyBarWords[lang];
const bar = element('aside', { class: 'copy-bar', 'aria-label': words.label });

// Written into every page that is stored.
if ('copy' in document.documentElement.dataset) {
  findCopy(base).then((copy) => copy && start(copy));
  // Its files are gone: another page has stored the site anew.
  renewals(base).onmessage = () => location.reload();
}

function start(copy: Copy): void {
  const look = async () => {
    const release = await fetchRelease(base);
    if (release?.version === copy.version) bar.remove();
    else show(release ? 'older' : 'unknown', copy);
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}

function show(state: 'older' | 'unknown', { date }: Copy): void {
  // Closed once, it stays so in this tab until there is something else to say.
  if (recall('copy-bar-closed', 'sessionStorage') === state) {
    bar.remove();
    return;
  }
  const update = element('a', { href: `${base}${lang}/offline/` }, offlineWords[lang].update);
  const close = element('button', { type: 'button' }, words.close);
  close.addEventListener('click', () => {
    remember('copy-bar-closed', state, 'sessionStorage');
    bar.remove();
  });
  bar.dataset.state = state;
  bar.replaceChildren(
    element('p', {}, fill(words.states[state], { date })),
    ...(state === 'older' ? [update] : []),
    close,
  );
  if (bar.isConnected) return;
  adoptStyles(styles);
  document.body.append(bar);
}
