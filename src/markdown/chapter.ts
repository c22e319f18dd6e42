import type { RootContent } from 'mdast';
import { faqWords } from '../faq/words.ts';
import {
  type CardGroup,
  type FaqChapter,
  type FaqSection,
  type Note,
  translationOfBox,
} from '../schema/faq.ts';
import { languages, mapTexts } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { punctuation } from '../site/language-words.ts';
import { officialIn, textsOfChapter } from '../text/columns.ts';
import { toEditions } from '../text/edition-label.ts';
import { missingLanguages, toTwin } from './head.ts';
import { heading, link, list, paragraph, paragraphsOf } from './markdown.ts';
import { anomalyLines, join, type Twin } from './remarks.ts';
import { citedTwin, linesOf, printedIn, quoteAll } from './texts.ts';

/** A chapter of a set FAQ: its sections with their notes and boxes, or the cards below each color. */
export const chapterTwin = (twin: Twin, chapter: FaqChapter): string => {
  const { lang, document } = twin;
  const { colon } = punctuation[lang];
  const notes = chapter.sections.flatMap((section) => section.notes);
  const official = officialIn(textsOfChapter(chapter));
  const missing = notes.length > 0 ? languages.filter((each) => !official.includes(each)) : [];
  return toTwin(
    twin,
    `${document.titles[lang]}${colon}${chapter.titles[lang]}`,
    toEditions(chapter.dates),
    [...printedIn(chapter.headings), missingLanguages(lang, missing)],
    [
      ...chapter.sections.flatMap((section) => [
        heading(2, join(...new Set([section.titles[lang], ...printedIn(section.headings)])), section.id),
        ...boxesAfter(twin, chapter, section, null),
        ...section.notes.flatMap((note) => [
          ...noteTwin(twin, note),
          ...boxesAfter(twin, chapter, section, note.id),
        ]),
      ]),
      ...(chapter.groups ?? []).flatMap((group) => groupTwin(twin, group)),
    ],
    notes[0]?.id,
  );
};

const noteTwin = (twin: Twin, note: Note): RootContent[] => [
  ...citedTwin(
    twin,
    note,
    mapTexts(note.texts, ({ text }) => paragraphsOf(text)),
    note.label !== undefined && fill(faqWords[twin.lang].step, { label: note.label }),
  ),
  ...list(anomalyLines(twin.lang, note.anomalies)),
];

/** The cards that a section shows as examples after a note. */
const boxesAfter = (
  twin: Twin,
  chapter: FaqChapter,
  { boxes }: FaqSection,
  note: string | null,
): RootContent[] =>
  boxes
    .filter(({ after }) => after === note)
    .flatMap(({ slug, texts }) => [
      paragraph(`${faqWords[twin.lang].box}${punctuation[twin.lang].colon}`, linkToCard(twin, slug)),
      ...quoteAll(
        twin.lang,
        mapTexts(texts, ({ printed }) => linesOf(printed)),
        translationOfBox(chapter, slug, cardOf(twin, slug)),
      ),
    ]);

const groupTwin = (twin: Twin, { headings, cards, anomalies }: CardGroup): RootContent[] => [
  heading(2, join(...printedIn(headings))),
  ...list([...anomalyLines(twin.lang, anomalies), ...cards.map((slug) => paragraph(linkToCard(twin, slug)))]),
];

const cardOf = ({ content }: Twin, slug: string) => content.cards.find((card) => card.slug === slug);

const linkToCard = (twin: Twin, slug: string) => {
  const { lang, document, address } = twin;
  const names = cardOf(twin, slug)?.names;
  return link(address(`${lang}/${document.id}/cards/${slug}/index.md`), names?.[lang] ?? names?.en ?? slug);
};
