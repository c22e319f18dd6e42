/** Brings the box of a measured page to life: loads when it is touched, and shows the addresses of results. */
export function connect(
  warmUp: () => unknown,
  ask: (query: string, show: (urls: readonly string[]) => void) => Promise<readonly string[]>,
): void {
  const box = document.querySelector<HTMLInputElement>('input');
  const status = document.querySelector<HTMLElement>('[data-search-status]');
  const list = document.querySelector('ol');
  if (!box || !status || !list) throw new Error('The page has no box.');
  const show = (urls: readonly string[]) => list.replaceChildren(...urls.map(toItem));
  box.addEventListener('focus', warmUp);
  box.addEventListener('input', async () => {
    const query = box.value.trim();
    status.dataset.state = 'loading';
    try {
      const urls = await ask(query, show);
      show(urls);
      status.dataset.state = urls.length > 0 ? 'done' : 'empty';
    } catch (error) {
      status.textContent = String(error);
      status.dataset.state = 'error';
    }
    status.dataset.query = query;
  });
}

function toItem(url: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/zh/${url}`;
  link.textContent = url;
  item.append(link);
  return item;
}
