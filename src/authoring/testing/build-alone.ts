import { type Build, buildPages } from '../../pipeline/build.ts';
import type { Staged } from '../../pipeline/diagnostics.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, languages, ofEachLanguage } from '../../schema/language.ts';
import type { NextText } from '../plan/rows.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import type { Structure } from '../read/structure.ts';
import { applyPlan, contentOf } from './apply-plan.ts';
import type { TestText } from './texts.fixture.ts';

export interface LoneText extends Omit<TestText, 'file'> {
  readonly document?: string;
  readonly date?: string;
}

/**
 * Reads the texts of a section, or one text of a set FAQ, plans marked texts and decisions, and builds the pages from
 * the unedited plan, as if every question had been answered.
 */
export const buildAlone = (...texts: readonly LoneText[]): Staged<Build> => buildTexts(texts);

/** Does the same for texts of several documents. Without `facts`, the English name of a card is its slug. */
export const buildTexts = (texts: readonly LoneText[], facts?: readonly CardFact[]): Staged<Build> => {
  const read = texts.map((one) => {
    const { kind, lang, text, document = kind === 'set-faq' ? 'm10' : 'ipg' } = one;
    const source = createSourceText(`${one.document ?? 'lone'}.${lang}.txt`, text);
    return { ...one, document, source, ...readStructure(source, kind, { languages: [lang] }) };
  });
  const files = new Map(
    [...Map.groupBy(read, ({ document }) => document)].flatMap(([document, own]) => {
      const said = { origin: 'test', owner: 'test', date: own[0]?.date ?? '2009-06-23' };
      const planned = applyPlan(new Map(), own.flatMap(toNext), {
        ...{ document, section: sectionOf(own[0]?.value), facts: facts ?? [] },
        kind: ({ source }) => own.find((one) => one.source === source)?.kind ?? 'guide',
        provenance: ofEachLanguage(() => said),
      });
      return [...planned.files];
    }),
  );
  const marked = [...files].flatMap(([path, text]) => (path.startsWith('content/texts/') ? text : []));
  const slugs = marked.flatMap((text) => text.match(/(?<=^card )\S+/gmu) ?? []);
  const named = [...new Set(slugs)].map((slug): CardFact => ({ slug, names: { en: slug } }));
  const built = buildPages(contentOf(files, facts ?? named));
  return { ...built, diagnostics: [...read.flatMap((one) => one.diagnostics), ...built.diagnostics] };
};

/** The printed number of a section, or a made-up one. */
const sectionOf = (structure: Structure | undefined): string | undefined =>
  structure?.kind === 'guide' ? (structure.section ?? '9.9') : undefined;

/** Lists a text once for each of its languages: `lang`, and the languages of its annotations. */
const toNext = (text: {
  readonly lang: Language;
  readonly source: SourceText;
  readonly value: Structure;
}): readonly NextText[] => {
  const { lang: named, source, value } = text;
  const blocks = value.kind === 'guide' ? value.blocks : [];
  const own = languages.filter(
    (lang) => lang === named || blocks.some((block) => block.role === 'annotation' && block.lang === lang),
  );
  const paragraphs = nameParagraphs(source, value, own[0] ?? named);
  return own.map((lang) => ({ lang, source, paragraphs }));
};
