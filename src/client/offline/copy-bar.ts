/**
 * What a page says that is read from the copy on the device. It is loaded only where a worker is in charge,
 * and says nothing while the copy is known to be what the server has.
 */
import { copyBarStrings } from '../../i18n/copy-bar.ts';
import { type Copy, readCopy } from '../../offline/copy.ts';
import type { Language } from '../../schema/language.ts';
import styles from '../../styles/copy-bar.css?inline';
import { base, fetchRelease } from './release-file.ts';
import { sayTime } from './stored-list.ts';

const lang = document.documentElement.lang.slice(0, 2) as Language;
const strings = copyBarStrings[lang];
const closed = 'sidejudge:copy-bar-closed';
const bar = document.createElement('aside');

start();

async function start(): Promise<void> {
  const copy = await askWorker();
  // The page that stands for one that is not stored says all this itself.
  if (!copy || document.querySelector('[data-asked]')) return;
  const look = async () => {
    const release = await fetchRelease().catch(() => null);
    if (release?.version === copy.version) bar.remove();
    else show(release ? 'older' : 'unknown', copy);
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  await look();
}

/** The copy that this page came from; null for a page that came from the network. */
function askWorker(): Promise<Copy | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(readCopy(data));
    navigator.serviceWorker.controller?.postMessage('copy', [port2]);
  });
}

function show(state: 'older' | 'unknown', copy: Copy): void {
  // Closed once, it stays so in this tab until there is something else to say.
  if (read() === state) {
    bar.remove();
    return;
  }
  const text = document.createElement('p');
  const times: Readonly<Record<string, string>> = {
    '{date}': copy.date,
    '{storedAt}': sayTime(copy.storedAt),
  };
  text.append(...strings[state].split(/(\{\w+\})/u).map((piece) => sayOnOneLine(times[piece]) ?? piece));
  const link = document.createElement('a');
  link.href = `${base}${lang}/offline/`;
  link.textContent = strings.update;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = strings.close;
  button.addEventListener('click', () => {
    write(state);
    bar.remove();
  });
  bar.className = 'copy-bar';
  bar.ariaLabel = strings.label;
  bar.dataset.state = state;
  bar.replaceChildren(text, ...(state === 'older' ? [link] : []), button);
  if (bar.isConnected) return;
  adoptStyles();
  document.body.append(bar);
}

/** A date that a narrow window would break in two is hard to read. */
function sayOnOneLine(time: string | undefined): HTMLElement | undefined {
  if (time === undefined) return undefined;
  const element = document.createElement('time');
  element.dateTime = time;
  element.textContent = time;
  return element;
}

/** No page carries the style sheet. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(closed);
  } catch {
    return null;
  }
}

function write(state: string): void {
  try {
    sessionStorage.setItem(closed, state);
  } catch {
    // Then it comes again on the next page.
  }
}
