import { readContent } from '../../scripts/content/read-content.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import { languages } from '../../src/schema/language.ts';
import type { Term } from '../../src/schema/term.ts';
import { cutByRegistry, type GoldSection, type GoldText } from './gold-text.ts';

/** The sections of the edition with the IDs of the committed registry, and the term base. */
export const readSections = (
  root: string,
): { readonly sections: readonly GoldSection[]; readonly terms: readonly Term[] } => {
  const { input } = readContent(root);
  const sections = input.sectionRegistries.map((registry) => ({
    name: registry.section,
    texts: languages.flatMap((lang): GoldText[] => {
      const found = input.sources.find(({ entry }) => entry.file === registry.sources[lang]);
      if (!found) return [];
      const { file, kind, languages: own } = found.entry;
      const source = createSourceText(file, found.text);
      const { value } = readStructure(source, kind, { languages: own });
      if (value.kind !== 'guide') return [];
      return [{ lang, kind, file, languages: own, chunks: cutByRegistry(source, value, registry, lang) }];
    }),
  }));
  return { sections, terms: input.terms };
};
