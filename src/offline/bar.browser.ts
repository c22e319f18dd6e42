/**
 * What a page says that is read from the copy on the device. It is loaded only where a worker is in charge, and says
 * nothing while the copy is known to be what the server has.
 */
import type { Language } from '../schema/language.ts';
import styles from './bar.css?inline';
import { type Copy, findCopy } from './copy.ts';
import { base, fetchRelease, renewals, sayTime } from './site.ts';
import { offlineWords } from './words.ts';

const root = document.documentElement;
const lang = root.lang.slice(0, 2) as Language;
const { bar: words, update } = offlineWords[lang];
const closed = 'sidejudge:copy-bar-closed';
const bar = document.createElement('aside');
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
  if (sessionStorage.getItem(closed) === state) {
    bar.remove();
    return;
  }
  const text = document.createElement('p');
  const times: Readonly<Record<string, string>> = {
    '{date}': copy.date,
    '{storedAt}': sayTime(copy.storedAt),
  };
  const sentences = [words[state], isFromCopy ? words.reading : ''].join(lang === 'en' ? ' ' : '');
  text.append(...sentences.split(/(\{\w+\})/u).map((piece) => toTime(times[piece]) ?? piece));
  const link = document.createElement('a');
  link.href = `${base}${lang}/offline/`;
  link.textContent = update;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.close;
  button.addEventListener('click', () => {
    sessionStorage.setItem(closed, state);
    bar.remove();
  });
  bar.className = 'copy-bar';
  bar.ariaLabel = words.label;
  bar.dataset.state = state;
  bar.replaceChildren(text, ...(state === 'older' ? [link] : []), button);
  if (bar.isConnected) return;
  // No page carries the style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(bar);
}

/** A date that a narrow window would break in two is hard to read. */
function toTime(time: string | undefined): HTMLElement | undefined {
  if (time === undefined) return undefined;
  const element = document.createElement('time');
  element.dateTime = time;
  element.textContent = time;
  return element;
}
