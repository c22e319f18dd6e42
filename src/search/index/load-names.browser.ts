import type { Language } from '../../schema/language.ts';
import type { NameIndex } from '../names/names.ts';
import { type FirstNames, type MoreNames, moreNamesPath, openNames, type Said } from '../names/names-file.ts';
import { loadFile } from './folder.browser.ts';

export type LoadNames = (langs: readonly Language[]) => Promise<NameIndex>;

/** Loads all names, with what people say in some languages; each file and each choice of languages once. */
export function namesLoader(first: FirstNames): LoadNames {
  const files = new Map<string, Promise<unknown>>();
  const load = <Data>(file: string) => {
    const coming = files.get(file) ?? loadFile(file).then((response) => response.json());
    files.set(file, coming);
    return coming as Promise<Data>;
  };
  const saidIn = async (lang: Language) => [lang, await load<Said>(moreNamesPath(lang))] as const;
  const open: LoadNames = async (langs) => {
    const [more, said] = await Promise.all([
      load<MoreNames>('more-names.json'),
      Promise.all(langs.map(saidIn)),
    ]);
    return openNames(first, more, Object.fromEntries(said));
  };
  const opened = new Map<string, Promise<NameIndex>>();
  return (langs) => {
    const names = opened.get(langs.join()) ?? open(langs);
    opened.set(langs.join(), names);
    return names;
  };
}
