import type { Staged } from '../../pipeline/diagnostics.ts';
import type { joinTexts } from '../../pipeline/edition/join-texts.ts';
import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import { replacedIn } from '../../pipeline/edition/replaced.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Language } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { isFaq, isSection, type Structure } from '../read/structure.ts';
import type { TextsPlan } from '../write/planned-files.ts';
import { planFaq } from './plan-faq.ts';
import { emptySection, planSection } from './plan-section.ts';

/** A section of a guide, or a set FAQ, as it is committed. */
export interface TextsBefore {
  readonly document: string;
  /** Undefined for a set FAQ. */
  readonly section: string | undefined;
  /** With the older editions. */
  readonly texts: readonly PreparedSource[];
  /** Their tree; none before the first text. */
  readonly joined: ReturnType<typeof joinTexts>['value'];
  /** Every address of the document that was ever published. */
  readonly published: readonly string[];
}

/** A text that comes in, in a language. */
interface NextText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: Structure;
}

/** Plans texts of a section or of a set FAQ, new or newer. */
export const planTexts = (
  { document, section, texts, joined, published }: TextsBefore,
  next: readonly NextText[],
  { facts, readMentions }: { readonly facts: readonly CardFact[]; readonly readMentions: ReadMentions },
): Staged<TextsPlan> => {
  if (section === undefined)
    return planFaq(
      document,
      next.flatMap(({ structure, ...text }) => (isFaq(structure) ? [{ ...text, structure }] : [])),
      facts,
      readMentions,
      {
        texts: texts.filter((text) => replacedIn(text, texts).length === 0),
        tree: joined.faqs[0],
        published,
      },
    );
  const page = `${document}/${section}/#`;
  return planSection({
    tree: joined.sections[0] ?? emptySection(document, section),
    current: texts,
    next: next.flatMap(({ structure, ...text }) => (isSection(structure) ? [{ ...text, structure }] : [])),
    published: new Set(published.flatMap((line) => (line.startsWith(page) ? line.slice(page.length) : []))),
    readMentions,
  });
};
