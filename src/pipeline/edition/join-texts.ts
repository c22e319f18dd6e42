import { languages } from '../../schema/language.ts';
import type { Staged } from '../diagnostics.ts';
import type { EditionInput } from '../edition-input.ts';
import { decisionsOf } from './decided.ts';
import { joinFaq } from './faq-tree.ts';
import type { PreparedSource } from './prepare-source.ts';
import { joinSection } from './section-tree.ts';
import type { FaqTree, SectionTree } from './tree.ts';

type Decisions = Pick<EditionInput, 'documents' | 'sectionDecisions' | 'chapterDecisions'>;

/** The texts of an edition, joined by their IDs: a tree for each section of a guide and one for each set FAQ. */
export const joinTexts = (
  sources: readonly PreparedSource[],
  { documents, sectionDecisions, chapterDecisions }: Decisions,
): Staged<{ readonly sections: readonly SectionTree[]; readonly faqs: readonly FaqTree[] }> => {
  const prevailing = (id: string) =>
    documents.find((document) => document.id === id)?.prevails ?? languages[0];
  const sections = [...Map.groupBy(sources, ({ document, entry }) => `${document}/${entry.section}`).values()]
    .filter(([first]) => first?.entry.section !== undefined)
    .flatMap((texts) => {
      const [{ document, entry } = { document: '', entry: undefined }] = texts;
      const decided = decisionsOf(sectionDecisions, document, entry?.section ?? '');
      return joinSection(texts, decided, prevailing(document));
    });
  const faqs = [...Map.groupBy(sources, ({ document }) => document)].flatMap(([document, texts]) => {
    const own = texts.filter(({ entry }) => entry.kind === 'set-faq');
    return own.length === 0 ? [] : [joinFaq(document, own, chapterDecisions, prevailing(document))];
  });
  return {
    value: { sections: sections.map(({ value }) => value), faqs: faqs.map(({ value }) => value) },
    diagnostics: [...sections, ...faqs].flatMap(({ diagnostics }) => diagnostics),
  };
};
