import { recall, remember, replaceAddress } from '../../site/helpers.browser.ts';

/**
 * Chinese in Simplified or Traditional characters, as the address asks (`script=hant`), or the one did that the reader came
 * by, or as the device remembers. What converts the texts is loaded only when it is asked for.
 *
 * @returns resolves when the page has the characters that it opens with
 */
export async function prepareCharacters(): Promise<void> {
  const button = document.querySelector('[data-script]');
  const show = async (isHant: boolean) => {
    if (button) button.ariaPressed = String(isHant);
    const { showScript } = await import('./hant.browser.ts');
    await showScript(isHant);
  };
  button?.addEventListener('click', () => {
    const isHant = button.ariaPressed !== 'true';
    remember('script', isHant ? 'hant' : null);
    remember('asked-script', null);
    const address = new URL(location.href);
    if (isHant) address.searchParams.set('script', 'hant');
    else address.searchParams.delete('script');
    address.search = address.search.replaceAll('%2C', ',');
    replaceAddress(address);
    show(isHant);
  });
  const asked = new URLSearchParams(location.search).get('script');
  // A link of somebody else decides for this tab, and not for the device.
  if (asked !== null) remember('asked-script', asked);
  if ((recall('asked-script') ?? recall('script')) === 'hant') await show(true);
}
