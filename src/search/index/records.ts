import { factsOfSet } from '../../records/facts-of-set.ts';
import type { CardFact, CardRecord, PrintedCard } from '../../schema/card.ts';
import type { AppliedCorrection, Correction } from '../../schema/correction.ts';
import type { FaqChapter, FaqSection } from '../../schema/faq.ts';
import type { Clause, GuideSection } from '../../schema/guide.ts';
import { type Language, languages, languagesOf, mapTexts } from '../../schema/language.ts';
import { blocksToLines, textToBlocks } from '../../schema/plain-block.ts';
import type { Term } from '../../schema/term.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import type { Validity } from '../../schema/validity.ts';
import { beginning } from '../text/excerpt.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import { languageOf, type Passage, type SearchRecord, type Titles } from '../text/record.ts';
import type { SearchedContent } from './content.ts';
import { passageEnd, wordsOfPassage } from './index-words.ts';
import { remarkRecords } from './remarks.ts';
import { sourceReading } from './source-reading.ts';

/** The records of all content, in the order of the site: what the index is made of. */
export function buildRecords(content: SearchedContent): SearchRecord[] {
  const corrections = new Map(content.corrections.map((correction) => [correction.id, correction]));
  const context: Context = {
    corrections,
    cardNames: new Map(content.cards.map((card) => [card.slug, card.names])),
  };
  return [
    ...content.sections.flatMap((section) => sectionRecords(section, context)),
    ...content.chapters.flatMap((chapter) => chapterRecords(chapter, context)),
    ...content.cards.flatMap((card) => cardRecords(card, content.facts, context)),
    ...listedFacts(content).map(({ set, fact }) => factRecord(set, fact)),
    ...content.terms.map(termRecord),
    ...remarkRecords(content),
  ];
}

/** The cards that stand in the list alone; of the printings of one card, which have all in common, the first. */
export function listedFacts({ documents, cards, facts }: SearchedContent): ListedFact[] {
  const known = new Set(cards.map(({ names }) => names.en));
  return documents
    .flatMap(({ id: set }) => factsOfSet(facts, documents, set).map((fact) => ({ set, fact })))
    .filter(({ fact: { names } }) => !known.has(names.en) && known.add(names.en));
}

/** A card in the list of a set. */
interface ListedFact {
  readonly set: string;
  readonly fact: CardFact;
}

/** What is known of a card: by its own set, else by another. */
export const factOfCard = (facts: readonly CardFact[], card: CardRecord): CardFact | undefined => {
  const own = facts.filter(({ slug }) => slug === card.slug);
  return own.find(({ set }) => set === card.document) ?? own[0];
};

/** What the index has of a record: the words of its passages, each different text once. */
export function recordContent({ passages }: SearchRecord, fold: FoldHan = keepHan): string {
  const texts = passages.map(({ text, lang }) => wordsOfPassage(text, lang, fold));
  return [...new Set(texts)].filter((text) => text !== '').join(` ${passageEnd} `);
}

function sectionRecords(section: GuideSection, context: Context): SearchRecord[] {
  const { document } = section;
  const base = { document, section: section.section, titles: section.titles };
  const url = `${document}/${section.section}/`;
  const whole: SearchRecord = {
    ...base,
    url,
    kind: 'section',
    passages: unique([
      ...perLanguage(section.titles),
      ...perLanguage(section.penalty),
      ...section.headings.map(({ text, lang }) => ({ text, lang })),
    ]),
  };
  return [whole, ...section.clauses.flatMap((clause) => clauseRecords(clause, { ...base, url }, context))];
}

function clauseRecords(
  clause: Clause,
  base: Pick<SearchRecord, 'url' | 'document' | 'section' | 'titles'>,
  context: Context,
): SearchRecord[] {
  const official = mapTexts(clause.texts, ({ text }) => text);
  const place: SearchRecord = {
    ...base,
    part: clause.part,
    ...outdated(clause.validity),
    url: `${base.url}#${clause.id}`,
    kind: 'clause',
    anchor: clause.id,
    passages: [],
  };
  const texts = languages.flatMap((lang): SearchRecord[] => {
    const text = clause.texts[lang];
    return text
      ? [{ ...place, passages: passages(text, lang, context), beside: besides(official, lang) }]
      : [];
  });
  const known = new Set(Object.values(official).map(normalizeText));
  const foreign = (clause.alsoPrinted ?? []).filter(({ text }) => !known.has(normalizeText(text)));
  return [
    ...texts,
    ...translations(place, clause.unofficial, official),
    ...foreign.map(({ text, lang }): SearchRecord => ({ ...place, passages: [{ text, lang }] })),
    ...languages.flatMap((lang) =>
      (clause.annotations[lang] ?? []).flatMap((annotation) =>
        withTranslations(
          {
            ...base,
            part: clause.part,
            url: `${base.url}#${annotation.id}`,
            kind: 'annotation',
            anchor: annotation.id,
            passages: passages(annotation, lang, context),
          },
          annotation,
          lang,
        ),
      ),
    ),
  ];
}

/** Only what no longer applies is marked, so that the file of the texts stays small. */
function outdated(validity: Validity | undefined): Pick<SearchRecord, 'isOutdated'> {
  const hasChanged =
    validity?.state === 'changed' || validity?.state === 'partly' || validity?.policyChanges !== undefined;
  return hasChanged ? { isOutdated: true } : {};
}

function besides(texts: Titles, lang: Language): Titles {
  return Object.fromEntries(
    languages.flatMap((other) => {
      const text = texts[other];
      return text && other !== lang ? [[other, beginning(text)]] : [];
    }),
  );
}

/** The record of a text in one language, and those of its unofficial translations. */
function withTranslations(
  official: SearchRecord,
  { text, unofficial }: { readonly text: string; readonly unofficial?: Unofficial | undefined },
  lang: Language,
): SearchRecord[] {
  return [official, ...translations(official, unofficial, { [lang]: text })];
}

/** A record for the text in each language, and for each unofficial translation. */
function withTexts(
  place: SearchRecord,
  {
    texts,
    unofficial,
  }: {
    readonly texts: Partial<Record<Language, Corrected>>;
    readonly unofficial?: Unofficial | undefined;
  },
  context: Context,
): SearchRecord[] {
  const official = mapTexts(texts, ({ text }) => text);
  const alone = languagesOf(official).length === 1;
  return [
    ...Object.values(
      mapTexts(
        texts,
        (text, lang): SearchRecord => ({
          ...place,
          passages: passages(text, lang, context),
          ...(alone ? {} : { beside: besides(official, lang) }),
        }),
      ),
    ),
    ...translations(place, unofficial, official),
  ];
}

/** A record for each unofficial translation; the beginning of each official text comes with it. */
const translations = (
  place: SearchRecord,
  unofficial: Unofficial | undefined,
  official: Titles,
): SearchRecord[] =>
  unofficialPassages(unofficial).map((passage) => ({
    ...place,
    passages: [passage],
    beside: besides(official, passage.lang),
  }));

const unofficialPassages = (unofficial: Unofficial = {}): Passage[] =>
  languages.flatMap((lang) => {
    const own = unofficial[lang];
    return own ? [{ text: blocksToLines(textToBlocks(own.text)), lang, unofficialBy: own.translator }] : [];
  });

function chapterRecords(chapter: FaqChapter, context: Context): SearchRecord[] {
  const url = `${chapter.document}/${chapter.slug}/`;
  const groups = (chapter.groups ?? []).flatMap(({ headings }) => headingPassages(headings, context));
  return [
    {
      url,
      kind: 'section',
      document: chapter.document,
      section: chapter.slug,
      titles: chapter.titles,
      passages: unique([
        ...headingPassages(chapter.headings, context),
        ...perLanguage(chapter.titles),
        ...groups,
      ]),
    },
    ...chapter.sections.flatMap((section) => faqSectionRecords(section, chapter, context)),
  ];
}

function faqSectionRecords(section: FaqSection, chapter: FaqChapter, context: Context): SearchRecord[] {
  const url = `${chapter.document}/${chapter.slug}/`;
  const base = { document: chapter.document, section: chapter.slug, titles: section.titles };
  return [
    {
      ...base,
      url: `${url}#${section.id}`,
      kind: 'section',
      anchor: section.id,
      passages: unique([...headingPassages(section.headings, context), ...perLanguage(section.titles)]),
    },
    ...section.notes.flatMap((note) =>
      withTexts(
        {
          ...base,
          url: `${url}#${note.id}`,
          kind: 'note',
          anchor: note.id,
          ...outdated(note.validity),
          passages: [],
        },
        note,
        context,
      ),
    ),
    ...section.boxes.map(
      (box): SearchRecord => ({
        ...base,
        url: `${url}#${box.after ?? section.id}`,
        kind: 'card',
        anchor: box.after ?? section.id,
        titles: context.cardNames.get(box.slug) ?? section.titles,
        passages: unique(
          inEach(box.texts, ({ printed }, lang) => printedCardPassages(printed, lang, context)),
        ),
      }),
    ),
  ];
}

function cardRecords(card: CardRecord, facts: readonly CardFact[], context: Context): SearchRecord[] {
  const fact = factOfCard(facts, card);
  const base = { document: card.document, section: card.slug, titles: card.names };
  const url = `${card.document}/cards/${card.slug}/`;
  return [
    {
      ...base,
      url,
      kind: 'card',
      passages: unique([
        ...namePassages(card.names, fact),
        ...inEach(card.texts, ({ nameInSource: text }, lang) => (text ? [{ text, lang }] : [])),
        ...perLanguage(card.typeLine),
        ...inEach(card.texts, ({ printed, text }, lang) =>
          printed
            ? printedCardPassages(printed, lang, context)
            : text.map((paragraph): Passage => ({ text: paragraph, lang })),
        ),
        ...unofficialPassages(card.unofficial),
      ]),
    },
    ...card.rulings.flatMap((ruling) =>
      withTexts(
        {
          ...base,
          url: `${url}#${ruling.id}`,
          kind: 'ruling',
          anchor: ruling.id,
          ...outdated(ruling.validity),
          passages: [],
        },
        ruling,
        context,
      ),
    ),
  ];
}

function factRecord(set: string, fact: CardFact): SearchRecord {
  return {
    url: `${set}/cards/#${fact.slug}`,
    kind: 'card',
    document: set,
    section: fact.slug,
    titles: fact.names,
    passages: unique([...namePassages(fact.names, fact), ...perLanguage(fact.typeLine ?? {})]),
  };
}

function namePassages(names: CardRecord['names'], fact: CardFact | undefined): Passage[] {
  return [
    ...perLanguage(names),
    ...(fact?.kana ? [{ text: fact.kana, lang: 'ja' as const }] : []),
    ...(fact?.alsoCalled ?? []).map(({ lang, name }) => ({ text: name, lang })),
  ];
}

function termRecord(term: Term): SearchRecord {
  const { zh, ja, en } = term;
  return {
    url: `terms/#${term.id}`,
    kind: 'term',
    document: 'terms',
    section: term.id,
    titles: { zh, ja, en },
    passages: unique([
      ...perLanguage({ zh, ja, en }),
      ...(term.kana ? [{ text: term.kana, lang: 'ja' as const }] : []),
      ...[term.abbreviation ?? [], term.aliases].flat().map((text) => ({ text, lang: languageOf(text) })),
      ...perLanguage(term.use),
    ]),
  };
}

/** A text, and beside it the reading of its source where they differ. */
function passages(text: Corrected, lang: Language, { corrections }: Context): Passage[] {
  const reading = sourceReading(text.text, text.corrections, corrections);
  const corrected: Passage = { text: text.text, lang };
  return reading === undefined ? [corrected] : [corrected, { text: reading, lang, isSourceReading: true }];
}

const headingPassages = (headings: FaqChapter['headings'], context: Context): Passage[] =>
  inEach(headings, (line, lang) => passages(line, lang, context));

const printedCardPassages = (card: PrintedCard, lang: Language, context: Context): Passage[] =>
  [card.name, card.manaCost, card.typeLine, card.stats, ...card.text].flatMap((line) =>
    line ? passages(line, lang, context) : [],
  );

const inEach = <Text>(
  texts: Partial<Record<Language, Text>>,
  toPassages: (text: Text, lang: Language) => Passage[],
): Passage[] => Object.values(mapTexts(texts, toPassages)).flat();

function perLanguage(texts: Partial<Record<Language, string | undefined>>): Passage[] {
  return languages.flatMap((lang) => {
    const text = texts[lang];
    return text ? [{ text, lang }] : [];
  });
}

function unique(all: readonly Passage[]): Passage[] {
  return [...new Map(all.map((passage) => [`${passage.lang} ${passage.text}`, passage])).values()];
}

interface Context {
  readonly corrections: ReadonlyMap<string, Correction>;
  readonly cardNames: ReadonlyMap<string, CardRecord['names']>;
}

interface Corrected {
  readonly text: string;
  readonly corrections?: readonly AppliedCorrection[] | undefined;
}
