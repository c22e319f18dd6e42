/** The page that stores the site on the device: shows sizes, stores, updates, removes. */
import type { OfflineStrings } from '../../i18n/offline.ts';
import type { Copy } from '../../offline/copy.ts';
import type { Choice, PartId, StoredDocument } from '../../offline/part.ts';
import { type Release, weighChoice } from '../../offline/release.ts';
import type { Language } from '../../schema/language.ts';
import { fetchRelease } from './release-file.ts';
import { canStore, findCopy, removeCopy, StoreError, storeCopy, type Trouble } from './store.ts';
import { showLate, showStored } from './stored-list.ts';

const form = find<HTMLFormElement>('form[data-offline]');
const strings: OfflineStrings = JSON.parse(form.dataset.strings ?? '{}');
const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const storeButton = find<HTMLButtonElement>('[data-store]');
const stopButton = find<HTMLButtonElement>('[data-stop]');
const removeButton = find<HTMLButtonElement>('[data-remove]');
const bar = find<HTMLProgressElement>('progress');
const status = find<HTMLElement>('[data-offline-status]');
const trouble = find<HTMLElement>('[data-offline-trouble]');
const newer = find<HTMLElement>('[data-newer]');

let release: Release | null = null;
let copy: Copy | null = null;
let stop: AbortController | undefined;

for (const box of boxes) box.addEventListener('change', showChoice);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  store();
});
stopButton.addEventListener('click', () => stop?.abort());
removeButton.addEventListener('click', remove);
addEventListener('online', () => look());
start();

async function start(): Promise<void> {
  copy = canStore() ? await findCopy() : null;
  if (copy) choose(copy);
  // Only now, or what a quick reader chooses would be taken back.
  form.removeAttribute('data-late');
  if (canStore()) {
    await look();
  } else {
    showTrouble('unsupported');
    // Nothing of the form can be used: that is said before it.
    form.before(trouble);
    for (const control of form.elements) (control as HTMLInputElement).disabled = true;
    await showStored(null);
  }
  showLate();
}

/** Looks what the server has, and says how it stands to what is stored. */
async function look(): Promise<void> {
  release = await fetchRelease().catch(() => null);
  showChoice();
  await showCopy();
}

async function store(): Promise<void> {
  const choice = readChoice();
  trouble.hidden = true;
  stop = new AbortController();
  setBusy(true);
  try {
    release = await fetchRelease(stop.signal);
    if (!release) throw new StoreError('network');
    await makeRoom(weighChoice(release, choice).unpacked);
    copy = await storeCopy(release, choice, showProgress, stop.signal);
    say(strings.stored);
  } catch (error) {
    say('');
    const known = error instanceof StoreError ? error.trouble : 'network';
    showTrouble(stop.signal.aborted ? 'stopped' : known);
  }
  setBusy(false);
  showChoice();
  await showCopy();
}

async function remove(): Promise<void> {
  trouble.hidden = true;
  storeButton.disabled = true;
  removeButton.disabled = true;
  try {
    await removeCopy();
    say(strings.removed);
  } catch (error) {
    showTrouble(error instanceof StoreError ? error.trouble : 'refused');
  }
  removeButton.disabled = false;
  copy = await findCopy();
  showChoice();
  await showCopy();
  storeButton.focus();
}

/** Asks the browser to keep what is stored, and whether there is room. */
async function makeRoom(unpacked: number): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const free = await freeBytes();
  if (free !== undefined && free < unpacked) throw new StoreError('full');
}

async function freeBytes(): Promise<number | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return undefined;
  return Math.max(0, estimate.quota - (estimate.usage ?? 0));
}

function readChoice(): Choice {
  const chosen = (name: string) =>
    boxes.filter((box) => box.name === name && box.checked).map(({ value }) => value);
  return {
    languages: chosen('language') as Language[],
    documents: chosen('document') as StoredDocument[],
  };
}

function choose({ languages, documents }: Choice): void {
  const chosen: readonly string[] = [...languages, ...documents];
  for (const box of boxes) box.checked = chosen.includes(box.value);
}

/** The sizes of each part and of the choice; those of a document are for the languages that are chosen. */
function showChoice(): void {
  const choice = readChoice();
  const packs = release?.packs;
  for (const place of form.querySelectorAll<HTMLElement>('[data-size]')) {
    const name = place.dataset.size ?? '';
    const ids = (
      boxes.some((box) => box.name === 'document' && box.value === name)
        ? choice.languages.map((lang) => `${lang}-${name}`)
        : [name]
    ) as PartId[];
    const bytes = ids.reduce((sum, id) => sum + (packs?.[id].bytes ?? 0), 0);
    place.textContent = bytes > 0 ? fill(strings.size, { size: kilo(bytes) }) : '';
  }
  const isChosen = choice.languages.length > 0;
  const total = release ? fill(strings.total, { size: kilo(weighChoice(release, choice).bytes) }) : '';
  find<HTMLElement>('[data-total]').textContent = isChosen ? total : strings.choose;
  storeButton.disabled = !release || !isChosen || stop !== undefined;
  const isUpdate = copy !== null && release !== null && copy.version !== release.version;
  storeButton.textContent = isUpdate ? strings.update : strings.store;
}

async function showCopy(): Promise<void> {
  removeButton.hidden = copy === null;
  newer.hidden = copy === null;
  if (copy) newer.textContent = compare(copy);
  await showStored(copy);
  const free = await freeBytes();
  find<HTMLElement>('[data-free]').textContent =
    free === undefined ? '' : fill(strings.free, { size: String(Math.floor(free / 1_000_000)) });
}

function compare({ version }: Copy): string {
  if (!release) return strings.isUnknown;
  return release.version === version ? strings.isNewest : fill(strings.isOlder, { date: release.date });
}

function setBusy(isBusy: boolean): void {
  if (!isBusy) stop = undefined;
  for (const box of boxes) box.disabled = isBusy;
  storeButton.disabled = isBusy;
  removeButton.disabled = isBusy;
  stopButton.hidden = !isBusy;
  find<HTMLElement>('[data-progress]').hidden = !isBusy;
  if (isBusy) showProgress(0, 1);
  // The button that had the focus is gone.
  if (isBusy) stopButton.focus();
  else storeButton.focus();
}

function showProgress(loaded: number, total: number): void {
  bar.value = loaded / total;
  // Said in steps of ten, so that nobody has to listen to a hundred numbers.
  const percent = Math.floor((10 * loaded) / total) * 10;
  say(fill(strings.loading, { percent: String(percent) }));
}

function showTrouble(kind: Trouble): void {
  const isWhole = copy !== null && kind !== 'unsupported';
  trouble.textContent = [strings.troubles[kind], isWhole ? strings.stillThere : '', strings.goesOn]
    .filter((sentence) => sentence !== '')
    .join(document.documentElement.lang === 'en' ? ' ' : '');
  trouble.dataset.trouble = kind;
  trouble.hidden = false;
  if (kind !== 'unsupported') trouble.scrollIntoView({ block: 'nearest' });
}

function say(text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

const kilo = (bytes: number) => String(Math.ceil(bytes / 1000));

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/gu, (whole, key: string) => values[key] ?? whole);

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The offline page has no ${selector}.`);
  return found;
}
