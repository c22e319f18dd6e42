import { hasCards, hasSections } from '../../schema/document-kind.ts';
import { languages } from '../../schema/language.ts';
import type { Content } from '../content.ts';
import type { Staged } from '../diagnostics.ts';
import { type PreparedSource, prepareSource } from '../marked-text/prepare-source.ts';
import { decisionsOf } from './decided.ts';
import { joinFaq } from './faq-tree.ts';
import { joinSection } from './section-tree.ts';
import type { FaqTree, SectionTree } from './tree.ts';

/** Joins all texts of the content, without diagnostics: the build reports them. */
export const joinContent = (input: Content) =>
  joinTexts(
    input.sources.map((one) => prepareSource(one).value),
    input,
  ).value;

type Decisions = Pick<Content, 'documents' | 'sectionDecisions' | 'chapterDecisions'>;

/** Joins texts by their IDs: a tree for each section of a guide, and one for each set FAQ. */
export const joinTexts = (
  sources: readonly PreparedSource[],
  { documents, sectionDecisions, chapterDecisions }: Decisions,
): Staged<{ readonly sections: readonly SectionTree[]; readonly faqs: readonly FaqTree[] }> => {
  const prevailing = (id: string) =>
    documents.find((document) => document.id === id)?.prevails ?? languages[0];
  const ofSections = sources.filter(({ entry }) => hasSections(entry));
  const sections = [
    ...Map.groupBy(ofSections, ({ document, entry }) => `${document}/${entry.section}`).values(),
  ].flatMap((texts) =>
    texts.slice(0, 1).map(({ document, entry }) => {
      const decided = decisionsOf(sectionDecisions, document, entry.section ?? '');
      return joinSection(texts, decided, prevailing(document));
    }),
  );
  const ofSets = sources.filter(({ entry }) => hasCards(entry));
  const faqs = [...Map.groupBy(ofSets, ({ document }) => document)].map(([document, texts]) =>
    joinFaq(document, texts, chapterDecisions, prevailing(document)),
  );
  return {
    value: { sections: sections.map(({ value }) => value), faqs: faqs.map(({ value }) => value) },
    diagnostics: [...sections, ...faqs].flatMap(({ diagnostics }) => diagnostics),
  };
};
