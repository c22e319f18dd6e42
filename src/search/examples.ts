import { content } from '../records/content.ts';
import { kept } from '../records/lazily.ts';
import { interfaceLanguages } from '../schema/language.ts';
import { createFinder } from './finds.ts';

/** The searches that content/site.yml offers, by language; none that finds nothing, of which the content build warns. */
export const foundExamples = kept(() => {
  const finds = kept(() => createFinder(content));
  const { examples } = content.site;
  return new Map(interfaceLanguages.map((lang) => [lang, examples[lang].filter((query) => finds()(query))]));
});
