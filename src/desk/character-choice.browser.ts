import { find, recall, remember, replaceAddress } from '../site/helpers.browser.ts';

/**
 * `<character-choice>`: Chinese in Simplified or Traditional characters, as the address asks (`script=hant`) or the device
 * remembers. What converts the texts of the page is loaded only when Traditional characters are asked for.
 */
class CharacterChoice extends HTMLElement {
  connectedCallback(): void {
    const button = find('button', this);
    const choose = (isHant: boolean) => {
      button.ariaPressed = String(isHant);
      show(isHant);
    };
    button.addEventListener('click', () => {
      const isHant = button.ariaPressed !== 'true';
      remember('script', isHant ? 'hant' : null);
      const address = new URL(location.href);
      if (isHant) address.searchParams.set('script', 'hant');
      else address.searchParams.delete('script');
      address.search = address.search.replaceAll('%2C', ',');
      replaceAddress(address);
      choose(isHant);
    });
    const asked = new URLSearchParams(location.search).get('script') ?? recall('script');
    if (asked === 'hant') choose(true);
  }
}

const show = (isHant: boolean) => import('./hant.browser.ts').then(({ showScript }) => showScript(isHant));

// A page without the choice, as the search, has its texts as they were chosen.
if (!document.querySelector('character-choice') && recall('script') === 'hant') show(true);
customElements.define('character-choice', CharacterChoice);
