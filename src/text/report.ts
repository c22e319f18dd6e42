/**
 * The address of the issue form about a clause (`ipg/2.3/#remedy-4`), or null where the site knows of none. `base` is
 * the address of the form page (`…/issues/new`) or of the repository; one that is no web address counts as none.
 */
export function reportAddress(base: string | undefined, clause: string): string | null {
  if (!base || !URL.canParse(base)) return null;
  const address = new URL(base);
  if (!/^https?:$/u.test(address.protocol)) return null;
  if (!address.pathname.endsWith('/issues/new')) {
    address.pathname = `${address.pathname.replace(/\/+$/u, '')}/issues/new`;
  }
  address.searchParams.set('template', 'wrong-text.yml');
  address.searchParams.set('clause', clause);
  return address.href;
}
