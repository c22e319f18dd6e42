import type { Records } from '../../records/open-content.ts';
import type { CardFact, CardRecord, PrintedCard } from '../../schema/card.ts';
import { repeatedOf } from '../../schema/contents.ts';
import type { AppliedCorrection, Correction } from '../../schema/correction.ts';
import { factOf, factsOfSet } from '../../schema/facts-of-set.ts';
import type { FaqChapter, FaqSection } from '../../schema/faq.ts';
import { annotationsOf, type Clause, type GuideSection } from '../../schema/guide.ts';
import { type Language, languages, mapTexts } from '../../schema/language.ts';
import { blocksToLines, textToBlocks } from '../../schema/plain-block.ts';
import { languageOf } from '../../schema/scripts.ts';
import { isOverruled, type Judged, statusOf } from '../../schema/status.ts';
import type { Term } from '../../schema/term.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import { beginning } from '../text/excerpt.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import { type Kind, type Passage, partOfAnchor, perLanguage, type SearchRecord } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { uniqueBy } from '../text/unique.ts';
import { remarkRecords } from './remarks.ts';
import { sourceReading } from './source-reading.ts';

/** The records of all content, in the order of the site. */
export function buildRecords(content: Records): SearchRecord[] {
  const corrections: Corrections = new Map(
    content.corrections.map((correction) => [correction.id, correction]),
  );
  const texts = [
    ...content.sections.flatMap((section) => sectionRecords(section, content, corrections)),
    ...content.chapters.flatMap((chapter) => chapterRecords(chapter, corrections)),
    ...content.cards.flatMap((card) => cardRecords(card, content.facts, corrections)),
  ];
  return [
    ...texts,
    ...listedFacts(content).map(({ set, fact }) => factRecord(set, fact)),
    ...content.terms.map(termRecord),
    ...remarkRecords(content, texts),
  ];
}

/**
 * The cards that have only a row in the list of a set. Of cards with the same name, only the first is listed, because
 * all have the same text.
 */
export function listedFacts({ documents, cards, facts }: Records): ListedFact[] {
  const nameOf = ({ names, slug }: Pick<CardFact, 'names' | 'slug'>): string => names.en ?? slug;
  const known = new Set(cards.map(nameOf));
  return documents
    .flatMap(({ id: set }) => factsOfSet(facts, documents, set).map((fact) => ({ set, fact })))
    .filter(({ fact }) => !known.has(nameOf(fact)) && known.add(nameOf(fact)));
}

interface ListedFact {
  readonly set: string;
  readonly fact: CardFact;
}

/** The word between two passages, so that no phrase matches across them. */
export const passageEnd = 'zzend';

/**
 * Divides a passage into the same tokens as a query. Signs are not indexed: `query/exact/match.ts` compares them.
 * `wordsOfPassage('手牌，10张', 'zh') // => '手 牌 1 0 张'`
 */
const wordsOfPassage = (text: string, lang: Language, fold?: FoldHan): string =>
  tokenTexts(text, lang === 'zh' ? fold : keepHan).join(' ');

export function recordContent({ passages }: SearchRecord, fold?: FoldHan): string {
  const texts = passages.map(({ text, lang }) => wordsOfPassage(text, lang, fold));
  return [...new Set(texts)].filter((text) => text !== '').join(` ${passageEnd} `);
}

function sectionRecords(
  section: GuideSection,
  { contents }: Records,
  corrections: Corrections,
): SearchRecord[] {
  const { document, section: number, titles, penalty, headings } = section;
  const url = `${document}/${number}/`;
  const base: Base = { url, document, section: number, titles };
  const guide = contents.find((each) => each.document === document);
  const repeated = repeatedOf(guide, number);
  return [
    {
      ...base,
      kind: 'section',
      passages: unique([
        ...perLanguage(titles),
        ...perLanguage(penalty),
        ...headings.map(({ text, lang }) => ({ text, lang })),
      ]),
    },
    ...section.clauses.flatMap((clause) =>
      clauseRecords(clause, base, corrections).map((record) =>
        repeated && clause.part === 'penalty' ? { ...record, repeated } : record,
      ),
    ),
    ...earlierRecords(section, base),
  ];
}

/** The former wordings, each once. For a removed clause, they are on the history page of its section. */
function earlierRecords({ clauses, formerEditions = [] }: GuideSection, base: Base): SearchRecord[] {
  const days = new Map(formerEditions.map(({ lang, file, date }) => [`${lang} ${file}`, date ?? '']));
  const wordings = [
    ...clauses.flatMap(({ id, history: own = [] }) => own.map((one) => ({ ...one, id, page: base.url }))),
    ...formerEditions.flatMap(({ lang, file, gone }) =>
      gone.map((one) => ({ ...one, lang, file, page: `${base.url}history/` })),
    ),
  ];
  const known = new Set(
    clauses.flatMap(({ texts }) => Object.values(texts).map(({ text }) => normalizeText(text))),
  );
  return wordings.flatMap(({ id, page, lang, file, text }): SearchRecord[] => {
    const key = normalizeText(text ?? '');
    if (text === undefined || known.has(key)) return [];
    known.add(key);
    const earlier = days.get(`${lang} ${file}`) ?? '';
    return [
      {
        ...at({ ...base, url: page }, 'clause', id),
        part: partOfAnchor(id),
        passages: [{ text, lang, earlier }],
      },
    ];
  });
}

function clauseRecords(clause: Clause, base: Base, corrections: Corrections): SearchRecord[] {
  const { part, alsoPrinted = [] } = clause;
  const place = { ...at(base, 'clause', clause.id), part };
  const known = new Set(Object.values(clause.texts).map(({ text }) => normalizeText(text)));
  const foreign = alsoPrinted.filter(({ text }) => !known.has(normalizeText(text)));
  return [
    ...withTexts(place, clause, corrections),
    ...foreign.map(
      ({ text, lang }): SearchRecord => ({
        ...place,
        ...overruled(clause, lang),
        passages: [{ text, lang }],
      }),
    ),
    ...annotationsOf(clause).flatMap(({ id, ...own }) =>
      withTexts({ ...at(base, 'annotation', id), part }, own, corrections),
    ),
  ];
}

/** A record for each language and each translation, with the beginnings of the other official texts. */
function withTexts(
  place: Omit<SearchRecord, 'passages'>,
  own: CitedText,
  corrections: Corrections,
): SearchRecord[] {
  const official = mapTexts(own.texts, ({ text }) => text);
  const texts = languages.flatMap((lang) => {
    const text = own.texts[lang];
    return text ? [passages(text, lang, corrections)] : [];
  });
  const translations = unofficialPassages(own.unofficial).map((passage) => [passage]);
  return [...texts, ...translations].map((passages): SearchRecord => {
    const [first] = passages;
    const others = languages.filter((lang) => lang !== first?.lang && official[lang]);
    const beside = Object.fromEntries(others.map((lang) => [lang, beginning(official[lang] ?? '')]));
    return {
      ...place,
      // The status is about the official text. A translation of a newer edition does not have it.
      ...(first && !first.edition && overruled(own, first.lang)),
      passages,
      ...(others.length > 0 && { beside }),
    };
  });
}

/** Only overruled texts have a status here, so that the packs stay small. */
function overruled(text: Judged, lang: Language): Pick<SearchRecord, 'status'> {
  const status = statusOf(text, lang);
  return isOverruled(status) ? { status } : {};
}

const unofficialPassages = (unofficial: Unofficial = {}): Passage[] =>
  languages.flatMap((lang) => {
    const own = unofficial[lang];
    if (!own) return [];
    const { text, translator: unofficialBy, newer, edition } = own;
    return [
      { text: blocksToLines(textToBlocks(text)), lang, unofficialBy, ...(newer && edition && { edition }) },
    ];
  });

function chapterRecords(chapter: FaqChapter, corrections: Corrections): SearchRecord[] {
  const { document, slug, titles, groups = [] } = chapter;
  const url = `${document}/${slug}/`;
  const base: Base = { url, document, section: slug, titles };
  const headings = [chapter, ...groups].map((group) => headingPassages(group.headings, corrections));
  return [
    { ...base, kind: 'section', passages: unique([...headings.flat(), ...perLanguage(titles)]) },
    ...chapter.sections.flatMap((section) =>
      faqSectionRecords(section, { ...base, titles: section.titles }, corrections),
    ),
  ];
}

function faqSectionRecords(section: FaqSection, base: Base, corrections: Corrections): SearchRecord[] {
  const { id, headings, titles, notes } = section;
  return [
    {
      ...at(base, 'section', id),
      passages: unique([...headingPassages(headings, corrections), ...perLanguage(titles)]),
    },
    ...notes.flatMap((note) => withTexts(at(base, 'note', note.id), note, corrections)),
  ];
}

function cardRecords(card: CardRecord, facts: readonly CardFact[], corrections: Corrections): SearchRecord[] {
  const { document, slug, names, texts, typeLine, unofficial } = card;
  const base: Base = { url: `${document}/cards/${slug}/`, document, section: slug, titles: names };
  return [
    {
      ...base,
      kind: 'card',
      passages: unique([
        ...namePassages(names, factOf(facts, document, slug)),
        ...inEach(texts, ({ nameInSource: text }, lang) => (text ? [{ text, lang }] : [])),
        ...perLanguage(typeLine),
        ...inEach(texts, ({ printed, text }, lang) =>
          printed
            ? printedCardPassages(printed, lang, corrections)
            : text.map((paragraph): Passage => ({ text: paragraph, lang })),
        ),
        ...unofficialPassages(unofficial),
      ]),
    },
    ...card.rulings.flatMap((ruling) => withTexts(at(base, 'ruling', ruling.id), ruling, corrections)),
  ];
}

const at = (base: Base, kind: Kind, id: string): Omit<SearchRecord, 'passages'> => ({
  ...base,
  url: `${base.url}#${id}`,
  kind,
  anchor: id,
});

const factRecord = (set: string, fact: CardFact): SearchRecord => ({
  url: `${set}/cards/#${fact.slug}`,
  kind: 'card',
  document: set,
  section: fact.slug,
  titles: fact.names,
  passages: unique([...namePassages(fact.names, fact), ...perLanguage(fact.typeLine ?? {})]),
});

const namePassages = (
  names: CardRecord['names'],
  { kana, alsoCalled = [] }: Partial<CardFact> = {},
): Passage[] => [
  ...perLanguage(names),
  ...perLanguage({ ja: kana }),
  ...alsoCalled.map(({ lang, name }) => ({ text: name, lang })),
];

const termRecord = ({ id, zh, ja, en, kana, abbreviation, aliases, use }: Term): SearchRecord => ({
  url: `terms/#${id}`,
  kind: 'term',
  document: 'terms',
  section: id,
  titles: { zh, ja, en },
  passages: unique([
    ...perLanguage({ zh, ja, en }),
    ...perLanguage({ ja: kana }),
    ...[abbreviation ?? [], aliases].flat().map((text) => ({ text, lang: languageOf(text) })),
    ...perLanguage(use),
  ]),
});

function passages(text: Corrected, lang: Language, corrections: Corrections): Passage[] {
  const reading = sourceReading(text.text, text.corrections, corrections);
  const corrected: Passage = { text: text.text, lang };
  return reading === undefined ? [corrected] : [corrected, { text: reading, lang, isSourceReading: true }];
}

const headingPassages = (headings: FaqChapter['headings'], corrections: Corrections): Passage[] =>
  inEach(headings, (line, lang) => passages(line, lang, corrections));

const printedCardPassages = (card: PrintedCard, lang: Language, corrections: Corrections): Passage[] =>
  [card.name, card.manaCost, card.typeLine, card.stats, ...card.text].flatMap((line) =>
    line ? passages(line, lang, corrections) : [],
  );

const inEach = <Text>(
  texts: Partial<Record<Language, Text>>,
  toPassages: (text: Text, lang: Language) => Passage[],
): Passage[] => Object.values(mapTexts(texts, toPassages)).flat();

const unique = (all: readonly Passage[]): Passage[] => uniqueBy(all, ({ lang, text }) => `${lang} ${text}`);

type Base = Pick<SearchRecord, 'url' | 'document' | 'section' | 'titles'>;

interface CitedText {
  readonly texts: Partial<Record<Language, Corrected>>;
  readonly unofficial?: Unofficial | undefined;
  readonly status?: Judged['status'];
}

type Corrections = ReadonlyMap<string, Correction>;

interface Corrected {
  readonly text: string;
  readonly corrections?: readonly AppliedCorrection[] | undefined;
}
