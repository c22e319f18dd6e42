import MiniSearch from 'minisearch';
import { miniSearchOptions } from '../minisearch-options.ts';
import { connect } from './connect.ts';

let index: Promise<MiniSearch> | undefined;
const load = () => {
  index ??= fetch('/index.json').then(async (response) =>
    MiniSearch.loadJSON(await response.text(), miniSearchOptions),
  );
  return index;
};

connect(load, async (query) =>
  (await load())
    .search(query)
    .slice(0, 20)
    .map(({ url }) => String(url)),
);
