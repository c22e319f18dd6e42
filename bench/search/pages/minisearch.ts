import MiniSearch from 'minisearch';
import { miniSearchOptions } from '../minisearch-options.ts';

// Brings the box of the page to life: loads when it is touched, and shows the addresses of results.
const box = document.querySelector<HTMLInputElement>('input');
const status = document.querySelector<HTMLElement>('[data-search-status]');
const list = document.querySelector('ol');
if (!box || !status || !list) throw new Error('The page has no box.');

let index: Promise<MiniSearch> | undefined;
const load = () => {
  index ??= fetch('/index.json').then(async (response) =>
    MiniSearch.loadJSON(await response.text(), miniSearchOptions),
  );
  return index;
};

box.addEventListener('focus', load);
box.addEventListener('input', async () => {
  const query = box.value.trim();
  const urls = (await load()).search(query).map(({ url }) => String(url));
  list.replaceChildren(...urls.slice(0, 20).map(toItem));
  status.dataset.query = query;
  status.dataset.state = urls.length > 0 ? 'done' : 'empty';
});

function toItem(url: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/zh/${url}`;
  link.textContent = url;
  item.append(link);
  return item;
}
