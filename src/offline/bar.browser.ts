/**
 * What a page says that is read from the copy on the device. It is loaded only where a worker is in charge, and says
 * nothing while the copy is known to be what the server has.
 */

import { base } from '../site/base-path.ts';
import { adoptStyles, element, lang, recall, remember } from '../site/helpers.browser.ts';
import styles from './bar.css?inline';
import { copyBarWords } from './bar-words.ts';
import { type Copy, findCopy } from './copy.ts';
import { fetchRelease, renewals, sayTime } from './site.ts';

const root = document.documentElement;
const words = copyBarWords[lang];
const bar = element('aside');
/** Written into every page that is stored. */
const isFromCopy = 'copy' in root.dataset;

findCopy(base).then((copy) => {
  // The offline page says all this itself. Beside an old copy pages come from the network, while there is one.
  const isElsewhere = !document.querySelector('[data-offline]');
  if (copy && isElsewhere && (isFromCopy || copy.isOld)) start(copy);
});

function start(copy: Copy): void {
  const look = async () => {
    const release = await fetchRelease();
    if (release?.version === copy.version) bar.remove();
    else show(release ? 'older' : 'unknown', copy);
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
  // Its files are gone: another page has stored the site anew.
  if (isFromCopy) renewals().onmessage = () => location.reload();
}

function show(state: 'older' | 'unknown', copy: Copy): void {
  // Closed once, it stays so in this tab until there is something else to say.
  if (recall('copy-bar-closed', 'sessionStorage') === state) {
    bar.remove();
    return;
  }
  const text = document.createElement('p');
  const times: Readonly<Record<string, string>> = {
    '{date}': copy.date,
    '{storedAt}': sayTime(copy.storedAt),
  };
  const sentences = [words.states[state], isFromCopy ? words.reading : ''].join(lang === 'en' ? ' ' : '');
  text.append(...sentences.split(/(\{\w+\})/u).map((piece) => toTime(times[piece]) ?? piece));
  const link = element('a', { href: `${base}${lang}/offline/` }, words.update);
  const button = element('button', { type: 'button' }, words.close);
  button.addEventListener('click', () => {
    remember('copy-bar-closed', state, 'sessionStorage');
    bar.remove();
  });
  bar.className = 'copy-bar';
  bar.ariaLabel = words.label;
  bar.dataset.state = state;
  bar.replaceChildren(text, ...(state === 'older' ? [link] : []), button);
  if (bar.isConnected) return;
  adoptStyles(styles);
  document.body.append(bar);
}

/** A date that a narrow window would break in two is hard to read. */
const toTime = (time: string | undefined) =>
  time === undefined ? undefined : element('time', { datetime: time }, time);
