/** A page of this site, to take something from it; null where there is none. Rejects where the network does not answer. */
export async function fetchPage(address: string): Promise<Document | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Its styles are no part of what is read, and the policy of this page would refuse them.
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gsu, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
