import { parse } from 'yaml';
import type { Staged } from '../../pipeline/diagnostics.ts';
import { buildEdition, type Edition } from '../../pipeline/edition.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages } from '../../schema/language.ts';
import { sectionRegistrySchema } from '../../schema/registry.ts';
import { structureFileSchema } from '../../schema/structure.ts';
import { emptyRegistry, planSection } from '../plan/plan-section.ts';
import { structureToYaml } from '../plan/structure-yaml.ts';
import { toStructureFile } from '../plan/write-structure.ts';
import { registryToYaml } from '../plan/yaml.ts';
import { noHints } from '../read/lines/hints.ts';
import { readStructure } from '../read/read-structure.ts';
import { emptyEdition, testSource } from './build-alone.ts';

/**
 * Reads and aligns the raw texts of a section, writes the proposed structures and registry as YAML, and builds the pages
 * from these files without any correction.
 */
export const buildProposed = (
  section: string,
  texts: Readonly<Partial<Record<Language, string>>>,
): Staged<Edition> => {
  const next = languages.flatMap((lang) => {
    const text = texts[lang];
    if (text === undefined) return [];
    const source = createSourceText(`${section}.${lang}.txt`, text);
    const { value } = readStructure(source, 'guide', { languages: [lang], hints: noHints });
    return value.kind === 'guide' ? [{ lang, source, structure: value }] : [];
  });
  const plan = planSection({
    registry: emptyRegistry('ipg', section),
    current: [],
    next,
    published: new Set(),
    terms: [],
  });
  if (!plan.value) return { value: buildEdition(emptyEdition).value, diagnostics: plan.diagnostics };
  const built = buildEdition({
    ...emptyEdition,
    sources: next.map(({ lang, source: { file, text } }) =>
      testSource('ipg', { file, kind: 'guide', lang, text }),
    ),
    structures: next.map(({ source, structure: read }) => {
      const structure = plan.value?.structures.get(source.file) ?? read;
      return structureFileSchema.parse(parse(structureToYaml(source, toStructureFile(source, structure))));
    }),
    sectionRegistries: [sectionRegistrySchema.parse(parse(registryToYaml(undefined, plan.value)))],
  });
  return { ...built, diagnostics: [...plan.diagnostics, ...built.diagnostics] };
};
