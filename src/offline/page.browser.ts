/** The page that stores the site on the device: shows its size, stores, updates, removes. */

import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { find, lang } from '../site/helpers.browser.ts';
import { copyBarWords } from './bar-words.ts';
import { type Copy, findCopy, type Release } from './copy.ts';
import { fetchRelease, sayTime } from './site.ts';
import { canStore, freeBytes, removeCopy, StoreError, storeCopy, type Trouble } from './store.browser.ts';
import { offlineWords } from './words.ts';

const form = find<HTMLFormElement>('form[data-offline]');
const words = offlineWords[lang];
const storeButton = find<HTMLButtonElement>('[data-store]');
const stopButton = find<HTMLButtonElement>('[data-stop]');
const removeButton = find<HTMLButtonElement>('[data-remove]');
const bar = find<HTMLProgressElement>('progress');
const status = find('[data-say="done"]');
const trouble = find('[data-offline-trouble]');
const question = find<HTMLDialogElement>('[data-question]');

let release: Release | null = null;
let copy: Copy | null = null;
let stop: AbortController | undefined;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  store();
});
stopButton.addEventListener('click', () => stop?.abort());
removeButton.addEventListener('click', ask);
question.addEventListener('close', () => {
  if (question.returnValue === 'remove') remove();
});
addEventListener('online', look);
start();

async function start(): Promise<void> {
  if (canStore()) {
    await look();
  } else {
    showTrouble('unsupported');
    form.replaceChildren(trouble);
  }
  for (const late of document.querySelectorAll('[data-late]')) late.removeAttribute('data-late');
}

/** Looks what the server has and what is stored, and shows both. */
async function look(): Promise<void> {
  [release, copy] = await Promise.all([fetchRelease(), findCopy(base)]);
  await show();
}

async function store(): Promise<void> {
  trouble.hidden = true;
  stop = new AbortController();
  show();
  // The button that had the focus is not there any more; the same when all is done.
  stopButton.focus();
  showProgress(0);
  try {
    const latest = await fetchRelease();
    if (!latest) throw new StoreError('network');
    release = latest;
    copy = await storeCopy(release, lang, showProgress, stop.signal);
    say('done', words.stored);
  } catch (error) {
    say('done', '');
    showTrouble(stop.signal.aborted ? 'stopped' : troubleOf(error, 'network'));
  }
  stop = undefined;
  show();
  storeButton.focus();
}

/** Asks before it removes; says so where there is no way back. */
async function ask(): Promise<void> {
  // Escape leaves the answer as it was.
  question.returnValue = '';
  showWayBack();
  question.showModal();
  await look();
  showWayBack();
}

function showWayBack(): void {
  find('[data-no-way-back]').hidden = release !== null && navigator.onLine;
}

async function remove(): Promise<void> {
  trouble.hidden = true;
  try {
    await removeCopy();
    say('done', words.removed);
  } catch (error) {
    showTrouble(troubleOf(error, 'refused'));
  }
  await look();
  (storeButton.disabled ? status : storeButton).focus();
}

async function show(): Promise<void> {
  const isBusy = stop !== undefined;
  storeButton.hidden = isBusy;
  storeButton.disabled = !release;
  stopButton.hidden = !isBusy;
  removeButton.hidden = isBusy || !copy;
  find('[data-progress]').hidden = !isBusy;
  find('[data-nothing]').hidden = copy !== null;
  find('[data-copy-facts]').hidden = !copy;
  say('size', release ? fill(words.size, { size: saySize(release.bytes) }) : words.unreachable);
  const free = await freeBytes();
  if (free !== undefined) say('free', fill(words.free, { size: saySize(free) }));
  if (copy) await showStored(copy);
  else storeButton.textContent = words.store;
}

async function showStored({ version, date, storedAt }: Copy): Promise<void> {
  const isNewest = release?.version === version;
  storeButton.textContent = isNewest ? words.again : copyBarWords[lang].update;
  const older = release ? fill(words.isOlder, { date: release.date }) : '';
  say('newer', isNewest ? words.isNewest : older);
  say('date', date);
  say('storedAt', sayTime(storedAt));
  say('version', version);
  const isKept = await navigator.storage?.persisted?.().catch(() => false);
  say('kept', isKept ? words.kept : words.notKept);
}

function showProgress(done: number): void {
  bar.value = done;
  // Said in steps of ten, so that nobody has to listen to a hundred numbers.
  say('done', fill(words.loading, { percent: String(Math.floor(10 * done) * 10) }));
}

const troubleOf = (error: unknown, otherwise: Trouble) =>
  error instanceof StoreError ? error.trouble : otherwise;

function showTrouble(kind: Trouble): void {
  const sentences = [words.troubles[kind], copy ? words.stillThere : '', words.goesOn];
  trouble.textContent = sentences.filter(Boolean).join(lang === 'en' ? ' ' : '');
  trouble.dataset.trouble = kind;
  trouble.hidden = false;
  trouble.scrollIntoView({ block: 'nearest' });
}

/** Said once: what stands in a place already is not announced again. */
function say(place: string, text: string): void {
  const element = find(`[data-say="${place}"]`);
  if (element.textContent !== text) element.textContent = text;
}

/** `saySize(808_471) // => '0.8 MB'` */
const saySize = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
