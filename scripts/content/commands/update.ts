import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { languages } from '../../../src/schema/language.ts';
import type { SectionRegistry } from '../../../src/schema/registry.ts';
import type { SourceEntry } from '../../../src/schema/source.ts';
import { publishedFile, readLines } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { type Command, misused, report } from './command.ts';
import { faqFlags, isFaqCall, planFaqTexts } from './faq-texts.ts';
import { planTexts } from './plan-texts.ts';
import {
  defaultKind,
  readSectionCall,
  readSectionFiles,
  type SectionCall,
  sectionFlags,
} from './section-texts.ts';

/** Plans a newer edition of texts of a section; writes it with `--write`. */
export const update: Command = {
  usage: `update ipg 2.3 zh=FILE [en=FILE] [ja=FILE] [zh-annotated=FILE] ${sectionFlags}; update zen zh=FILE [en=FILE] ${faqFlags}`,
  does: 'plans a newer edition of a section, or of a set FAQ; writes it with --write',
  run: (args, desk) => {
    if (isFaqCall(args, desk)) return planFaqTexts(args, desk, 'update');
    const call = readSectionCall(args, desk);
    if (!call) return misused;
    const content = readContent(desk.root);
    const { corrections, sectionRegistries, sources } = content.input;
    const registry = sectionRegistries.find(
      ({ document, section }) => document === call.document && section === call.section,
    );
    if (!registry || hasErrors(content.diagnostics)) {
      report(desk, [...content.diagnostics, ...(registry ? [] : [notThere(call)])]);
      return 2;
    }
    const entries = sources.map(({ entry }) => entry);
    const { files, diagnostics } = readSectionFiles(
      call,
      (lang) =>
        call.kinds.get(lang) ??
        entries.find(({ file }) => file === registry.sources[lang])?.kind ??
        defaultKind(lang),
      new Set(registry.clauses.map(({ part }) => part)),
      (lang) => entries.find(({ file }) => file === registry.sources[lang])?.quoted,
    );
    // Missing parts are not reported here: the plan shows them, or the registry has their reason.
    const own = diagnostics.filter(({ code }) => code !== 'structure/missing-part');
    const faults = [...own, ...checkShared(call, registry, entries)];
    report(desk, faults);
    if (hasErrors(faults)) return 2;
    const others = sectionRegistries.filter((one) => one !== registry);
    const current = currentSources(registry, content);
    // An unchanged text keeps its committed structure.
    const texts = files.map((file) => ({
      ...file,
      structure:
        current.find(({ source }) => source.file === file.file && source.text === file.text)?.structure ??
        file.structure,
    }));
    return planTexts(desk, call, texts, {
      registry,
      current,
      published: publishedIds(desk.root, call),
      corrections,
      usedElsewhere: new Set(others.flatMap((one) => Object.values(one.sources))),
    });
  },
};

/** The sources of a registry with their structures. */
const currentSources = (registry: SectionRegistry, { input }: ReadContent) =>
  input.sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap((one) => {
      const { source, structure } = prepareSource(one, input).value;
      return structure.kind === 'guide' ? [{ source, structure }] : [];
    });

/** All IDs of clauses and annotations of a section that were ever published. */
const publishedIds = (root: string, { document, section }: SectionCall): ReadonlySet<string> => {
  const page = `${document}/${section}/#`;
  const own = readLines(root, publishedFile).filter((line) => line.startsWith(page));
  return new Set(own.map((line) => line.slice(page.length)));
};

/** A source of two languages is replaced as a whole: no row could name the rest of it. */
const checkShared = (
  { document, section, paths }: SectionCall,
  registry: SectionRegistry,
  entries: readonly SourceEntry[],
): readonly Diagnostic[] =>
  languages
    .filter((lang) => paths.has(lang))
    .flatMap((lang): Diagnostic[] => {
      const file = registry.sources[lang];
      const entry = entries.find((one) => one.file === file);
      const left = entry?.languages.filter((one) => !paths.has(one)) ?? [];
      if (!file || left.length === 0) return [];
      const both = [lang, ...left].map((one) => `${one}=FILE`).join(' ');
      return [
        {
          code: 'update/shared-source',
          severity: 'error',
          file: `content/sources/${document}/${file}`,
          message: `This file also has the text in ${left.join(' and ')}.`,
          hint: `Name the texts in ${left.join(' and ')} too: content -- update ${document} ${section} ${both}`,
        },
      ];
    });

const notThere = ({ document, section }: SectionCall): Diagnostic => ({
  code: 'update/not-there',
  severity: 'error',
  file: registryPath(document, section),
  message: `There is no text of ${section} yet.`,
  hint: `For a new section: npm run -s content -- add ${document} ${section} …`,
});
