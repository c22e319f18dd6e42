import { announce } from '../site/announce.browser.ts';
import { lang, recall, remember, replaceAddress } from '../site/helpers.browser.ts';
import { showScript } from './hant.browser.ts';
import { hantWords } from './hant-words.ts';

/*
 * Chinese in Simplified or Traditional characters, as the address asks (`script=hant`) or the device remembers.
 * All of it is loaded only when Traditional characters are asked for (traditional-opener.browser.ts).
 */

/** Goes over to the other script, and keeps that in the address and on the device. */
export function toggleScript(): Promise<void> {
  const script = isHant() ? 'hans' : 'hant';
  remember('reader', withScript(recall('reader') ?? '', script));
  const address = new URL(location.href);
  address.search = withScript(address.search, script === 'hant' ? script : undefined);
  replaceAddress(address);
  return applyScript();
}

/** Shows the page in the script that is asked for. */
export async function applyScript(): Promise<void> {
  for (const button of document.querySelectorAll('[data-script]')) button.ariaPressed = String(isHant());
  const t = hantWords[lang];
  try {
    await showScript(isHant());
  } catch {
    announce(t.derivedFailed);
  }
}

function isHant(): boolean {
  const wanted = [location.search, recall('reader') ?? ''].map((each) =>
    new URLSearchParams(each).get('script'),
  );
  return wanted.find((each) => each === 'hant' || each === 'hans') === 'hant';
}

function withScript(parameters: string, script: string | undefined): string {
  const all = new URLSearchParams(parameters);
  if (script === undefined) all.delete('script');
  else all.set('script', script);
  return all.toString().replaceAll('%2C', ',');
}
