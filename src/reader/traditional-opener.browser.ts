import { recall, remember, replaceAddress } from '../site/helpers.browser.ts';

/**
 * Chinese in Simplified or Traditional characters, as the address asks (`script=hant`) or the device remembers. What
 * converts is loaded only when Traditional characters are asked for.
 */
export function prepareScript(): void {
  const button = document.querySelector<HTMLElement>('[data-script]');
  if (!button) return;
  const show = (isHant: boolean) => {
    button.ariaPressed = String(isHant);
    import('./hant.browser.ts').then(({ showScript }) => showScript(isHant));
  };
  button.addEventListener('click', () => {
    const isHant = button.ariaPressed !== 'true';
    remember('script', isHant ? 'hant' : null);
    const address = new URL(location.href);
    if (isHant) address.searchParams.set('script', 'hant');
    else address.searchParams.delete('script');
    address.search = address.search.replaceAll('%2C', ',');
    replaceAddress(address);
    show(isHant);
  });
  const asked = new URLSearchParams(location.search).get('script') ?? recall('script');
  if (asked === 'hant') show(true);
}
