import { paragraphsOfRows } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import type { FaqStructure, GuideStructure } from '../../src/authoring/read/structure.ts';
import { faqParseView } from '../../src/authoring/read/view-faq.ts';
import { viewSection } from '../../src/authoring/read/view-section.ts';
import type { Staged } from '../../src/pipeline/diagnostics.ts';
import { readChapters } from '../../src/pipeline/join/faq-tree.ts';
import type { CardNode, NoteNode } from '../../src/pipeline/join/tree.ts';
import { commonLanguage } from '../../src/schema/language.ts';
import type { TextToTry } from './texts.ts';

/** What the reader finds in a text. */
export const readText = ({
  source,
  kind,
  languages,
  plain,
}: TextToTry): Staged<GuideStructure | FaqStructure> =>
  readStructure(source, kind, { languages, ...(plain === undefined ? {} : { plain }) });

/** A reading as `content -- parse` prints it, as lines of a file that can be compared with those of another version. */
export const showReading = (text: TextToTry): string => {
  const { source, languages } = text;
  const { value, diagnostics } = readText(text);
  const view =
    value.kind === 'guide'
      ? viewSection(source, { value, diagnostics }, languages[0] ?? commonLanguage)
      : faqParseView(source, { value, diagnostics });
  return `${JSON.stringify(view, null, 1)}\n`;
};

/** The entries of a set FAQ, and its boxes, as they are printed. */
export const cardsOf = (text: TextToTry) => {
  const { value } = readText(text);
  const paragraphs = value.kind === 'set-faq' ? paragraphsOfRows(text.source, value, 'zh') : [];
  const chapters = readChapters(paragraphs);
  const printed = (cards: readonly CardNode[]) =>
    cards.flatMap(({ texts: { zh }, rulings }) => (zh ? [{ ...zh, rulings }] : []));
  return {
    entries: printed(chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards))),
    boxes: printed(chapters.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).filter(isCard)),
  };
};

const isCard = (item: CardNode | NoteNode): item is CardNode => item.is === 'card';
