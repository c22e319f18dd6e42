/** The address of the issue form about a text (`ipg/2.3/#remedy-4`); `base` is that of the repository or the form. */
export function reportAddress(base: string, clause: string): string {
  const address = new URL(base);
  if (!address.pathname.endsWith('/issues/new')) {
    address.pathname = `${address.pathname.replace(/\/+$/u, '')}/issues/new`;
  }
  address.searchParams.set('template', 'wrong-text.yml');
  address.searchParams.set('clause', clause);
  return address.href;
}
