import { type Sources, search } from '../../../src/search/engine.ts';
import { openNamesFile } from '../../../src/search/names/names-file.ts';
import { openShardIndex } from '../../../src/search/shards/shard-index.ts';
import { connect } from './connect.ts';

// The engine of the site over the index of a generated one: what src/client/search does, and nothing else.
const load = async (file: string) => fetch(`/${file}`);
const json = async (file: string) => (await load(file)).json();
const text = async (file: string) => (await load(file)).text();

let names: Promise<Sources['names']> | undefined;
let index: ReturnType<Sources['index']> | undefined;
const getNames = () => {
  names ??= json('names.json').then((file) => openNamesFile(file, (block) => json(`names/${block}.json`)));
  return names;
};
const getIndex = () => {
  index ??= json('directory.json').then((directory) =>
    openShardIndex(directory, {
      block: (number) => text(`index/${number}.txt`),
      records: (number) => json(`fragment/${number}.json`),
    }),
  );
  return index;
};

connect(
  () => Promise.all([getNames(), getIndex()]),
  async (query, show) => {
    const sources: Sources = { names: async (asked) => (await getNames())(asked), index: getIndex };
    const urls = ({ results }: { results: readonly { record: { url: string } }[] }) =>
      results.slice(0, 20).map(({ record }) => record.url);
    return urls(await search(sources, query, {}, (progress) => show(urls(progress))));
  },
);
