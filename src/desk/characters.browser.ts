import { recall, remember, replaceAddress } from '../site/helpers.browser.ts';

/**
 * Chinese in Simplified or Traditional characters, as the address asks (`script=hant`) or the device remembers; on a page
 * without the choice, as the search, as it was chosen elsewhere. What converts the texts is loaded only when it is asked for.
 */
export function prepareCharacters(): void {
  const button = document.querySelector('[data-script]');
  const show = (isHant: boolean) => {
    if (button) button.ariaPressed = String(isHant);
    import('./hant.browser.ts').then(({ showScript }) => showScript(isHant));
  };
  button?.addEventListener('click', () => {
    const isHant = button.ariaPressed !== 'true';
    remember('script', isHant ? 'hant' : null);
    const address = new URL(location.href);
    if (isHant) address.searchParams.set('script', 'hant');
    else address.searchParams.delete('script');
    address.search = address.search.replaceAll('%2C', ',');
    replaceAddress(address);
    show(isHant);
  });
  const asked = button && new URLSearchParams(location.search).get('script');
  if ((asked ?? recall('script')) === 'hant') show(true);
}
