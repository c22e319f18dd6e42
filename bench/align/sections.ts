import { readContent } from '../../scripts/content/read-content.ts';
import { prepareSource } from '../../src/pipeline/marked-text/prepare-source.ts';
import { languages } from '../../src/schema/language.ts';
import type { Term } from '../../src/schema/term.ts';
import type { Wording } from '../../src/schema/wording.ts';
import { cutByRows, type GoldSection, type GoldText } from './gold-text.ts';

/** The sections of the edition with the IDs of the marked texts, and the term base. */
export const readSections = (
  root: string,
): {
  readonly sections: readonly GoldSection[];
  readonly terms: readonly Term[];
  readonly wording: Wording;
} => {
  const { input } = readContent(root);
  const guides = input.sources.filter(({ entry }) => entry.section !== undefined);
  const bySection = Map.groupBy(guides, ({ document, entry }) => `${document} ${entry.section}`);
  const sections = [...bySection.values()].map((sources) => ({
    name: sources[0]?.entry.section ?? '',
    texts: languages.flatMap((lang): GoldText[] => {
      const found = sources.find(({ entry }) => entry.languages.includes(lang));
      if (!found) return [];
      const { file, kind, languages: own } = found.entry;
      return [{ lang, kind, file, languages: own, chunks: cutByRows(prepareSource(found).value, lang) }];
    }),
  }));
  return { sections, terms: input.terms, wording: input.wording };
};
