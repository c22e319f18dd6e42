import { type NameIndex, unrelated } from '../../names/names.ts';
import { once } from '../../text/once.ts';
import { asTokens } from '../../text/tokens.ts';
import type { Subject } from './subjects.ts';

/* What people say where a text has the answer (`content/said.yml`). */

type Names = Pick<NameIndex, 'pointers' | 'fold'>;

/** The addresses of the texts that people say a subject of. */
export function pointedBy(names: Names, { names: called }: Subject): Set<string> {
  const wanted = called.map((name) => asTokens(name, names.fold));
  const isSaid = ({ tokens }: Said) => wanted.some((each) => tokens.includes(each));
  return new Set(readPointers(names).flatMap((said) => (isSaid(said) ? [said.url] : [])));
}

/** What people say whole in a query, with the addresses of the texts that answer. */
export function saidWhole(names: Names, query: string): Map<string, Set<string>> {
  const asked = asTokens(query, names.fold);
  const areWords = ({ tokens }: Said) => tokens.trim().includes(' ');
  const found = readPointers(names).filter((said) => areWords(said) && asked.includes(said.tokens));
  const byWords = Map.groupBy(found, ({ words }) => words);
  return new Map([...byWords].map(([words, said]) => [words, new Set(said.map(({ url }) => url))]));
}

const readPointers = once(
  ({ pointers, fold }: Names): Said[] =>
    // What is said of a section without a text is compared as a whole, see `spoken-of.ts`.
    [...(pointers ?? [])]
      .filter(([url]) => url !== unrelated && !url.includes('/#s-'))
      .flatMap(([url, said]) => said.map((words) => ({ url, words, tokens: asTokens(words, fold) }))),
  (names) => names.pointers ?? names,
);

interface Said {
  readonly url: string;
  readonly words: string;
  readonly tokens: string;
}
