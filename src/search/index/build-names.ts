import type { Records } from '../../records/open-content.ts';
import type { CardFact, CardRecord } from '../../schema/card.ts';
import { repeatedOf } from '../../schema/contents.ts';
import { shortName } from '../../schema/document.ts';
import { hasSections } from '../../schema/document-kind.ts';
import { factOf } from '../../schema/facts-of-set.ts';
import type { FaqSection } from '../../schema/faq.ts';
import { annotationsOf, type Clause } from '../../schema/guide.ts';
import { firstOf, type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type NameEntry, sharesName, urlOf } from '../names/name-row.ts';
import { type GuideNames, unrelated } from '../names/names.ts';
import type { PhraseTable } from '../names/names-file.ts';
import { normalizeText } from '../text/normalize.ts';
import type { Titles } from '../text/record.ts';
import { listedFacts } from './records.ts';

export const buildGuides = ({ documents }: Records): GuideNames[] =>
  documents.filter(hasSections).map((guide) => ({
    id: guide.id,
    name: shortName(guide),
    names: [...new Set([guide.id, shortName(guide), ...Object.values(guide.titles)].map(guideKey))],
  }));

/** `guideKey('Infraction Procedure Guide (IPG)') // => 'infraction procedure guide'` */
const guideKey = (title: string): string => normalizeText(title.replace(/[(（].*$/u, ''));

/** The names of all content: sections, chapters, cards (newest set first), terms. */
export function buildNames(content: Records): NameEntry[] {
  const { sections, chapters, facts, terms } = content;
  const current = Object.fromEntries(content.documents.map(({ id, current }) => [id, current?.address]));
  /** Other names of a section, from the term with the same name: `HCE`, and names in languages without a title. */
  const namesFromTerm = (titles: Titles) =>
    termsNamed(terms, titles).flatMap(({ abbreviation, aliases, ...names }) => [
      ...languages.filter((lang) => !titles[lang]).map((lang) => names[lang]),
      abbreviation,
      ...aliases,
    ]);
  return [
    ...sections.map(({ document, section, titles, clauses }) =>
      named({ kind: 'section', document, section, titles, anchors: idsOf(clauses) }, namesFromTerm(titles)),
    ),
    ...listedSections(content).map(
      ({ document, number, titles, abbreviation, aliases = [], penalty, repeated }) =>
        named(
          {
            kind: 'section',
            document,
            section: number,
            titles,
            isListed: true,
            ...(penalty && { penalty }),
            ...(repeated && { repeated }),
            ...(current[document] && { current: current[document] }),
          },
          [abbreviation, ...aliases, ...namesFromTerm(titles)],
        ),
    ),
    ...content.contents.flatMap(({ document, chapters }) =>
      chapters.map(({ number, titles }) =>
        named({ kind: 'section', document, section: number, titles, isListed: true }, namesFromTerm(titles)),
      ),
    ),
    ...chapters.flatMap(({ document, slug, titles, sections }) => [
      named({ kind: 'section', document, section: slug, titles }),
      ...sections.map((section) =>
        named({
          kind: 'section',
          document,
          section: slug,
          titles: section.titles,
          anchor: section.id,
          anchors: section.notes.map(({ id }) => id),
          ...rulesIn(section),
        }),
      ),
    ]),
    ...newestFirst(content).map((card) => {
      const { document, slug, names: titles, texts, rulings } = card;
      const anchors = rulings.length > 0 && { anchors: rulings.map(({ id }) => id) };
      return named({ kind: 'card', document, section: slug, titles, ...anchors }, [
        ...Object.values(texts).map(({ nameInSource }) => nameInSource),
        ...otherNames(factOf(facts, document, slug)),
      ]);
    }),
    ...listedFacts(content).map(({ set, fact }) =>
      named(
        { kind: 'card', document: set, section: fact.slug, titles: fact.names, isListed: true },
        otherNames(fact),
      ),
    ),
    ...terms.map(({ id, zh, ja, en, kana, abbreviation, aliases }) =>
      named({ kind: 'term', document: 'terms', section: id, titles: { zh, ja, en } }, [
        kana,
        abbreviation,
        ...aliases,
      ]),
    ),
  ];
}

const termsNamed = (terms: readonly Term[], titles: Titles): Term[] =>
  terms.filter(({ zh, ja, en }) => sharesName(titles, { zh, ja, en }));

const idsOf = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap((clause) => [clause, ...annotationsOf(clause)].map(({ id }) => id));

function listedSections({ contents, sections }: Records) {
  const here = new Set(sections.map(({ document, section }) => `${document} ${section}`));
  return contents.flatMap((guide) =>
    guide.chapters
      .flatMap((chapter) => chapter.sections)
      .filter(({ number }) => !here.has(`${guide.document} ${number}`))
      .map((section) => ({
        document: guide.document,
        ...section,
        repeated: repeatedOf(guide, section.number),
      })),
  );
}

function named(
  entry: Omit<NameEntry, 'url' | 'also'>,
  names: readonly (string | undefined)[] = [],
): NameEntry {
  const known = Object.values(entry.titles);
  const also = [...new Set(names)].filter((name) => name !== undefined && !known.includes(name)) as string[];
  return { ...entry, url: urlOf(entry), ...(also.length > 0 && { also }) };
}

const otherNames = (fact: CardFact | undefined) => [
  fact?.kana,
  ...(fact?.alsoCalled ?? []).map(({ name }) => name),
];

/** Newest set first, because the search shows a card of several sets once, at the newest. */
function newestFirst({ cards, chapters }: Records): CardRecord[] {
  const dates = new Map(chapters.map(({ document, asOf }) => [document, asOf]));
  const dateOf = ({ document }: CardRecord) => dates.get(document) ?? '';
  return cards.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/**
 * The synonyms of each entry in a language, joined: `'切る|混ぜる'`; empty if it has none. A section also has those of
 * the terms with its name.
 */
export function buildSynonyms(
  { facts, terms, contents }: Records,
  lang: Language,
  entries: readonly NameEntry[],
): string[] {
  const own = new Map<string, { readonly synonyms?: Term['synonyms'] }>([
    ...terms.map((term) => [`term ${term.id}`, term] as const),
    ...facts.map((fact) => [`card ${fact.slug}`, fact] as const),
    ...contents.flatMap(({ document, chapters }) =>
      chapters
        .flatMap(({ sections }) => sections)
        .map((section) => [`section ${document} ${section.number}`, section] as const),
    ),
  ]);
  return entries.map(({ kind, document, section, anchor, titles }) => {
    if (anchor !== undefined) return '';
    const key = kind === 'section' ? `section ${document} ${section}` : `${kind} ${section}`;
    const named = kind === 'section' ? termsNamed(terms, titles) : [];
    return [own.get(key), ...named].flatMap((each) => each?.synonyms?.[lang] ?? []).join('|');
  });
}

/** Phrases (`'没抓牌|少抓一张'`) by the address of the place that answers. Under `#`: phrases that no text answers. */
export const buildPhrases = ({ phrases, site }: Records, lang: Language): PhraseTable =>
  Object.fromEntries(
    Object.entries({ ...phrases, [unrelated]: site.unrelated ?? {} }).flatMap(
      ([url, { [lang]: words = [] }]) => (words.length > 0 ? [[url, words.join('|')]] : []),
    ),
  );

/** The IDs of the notes that begin with the number of a rule (`702.13a 系命属于…`), by that number. */
function rulesIn({ notes }: FaqSection): Pick<NameEntry, 'rules'> {
  const rules = notes.flatMap(({ id, texts }) => {
    const [, number] = /^(\d{3}(?:\.\d+[a-z]?)?)(?![\d\p{L}])/u.exec(firstOf(texts)?.text ?? '') ?? [];
    return number ? [[number, id]] : [];
  });
  return rules.length > 0 ? { rules: Object.fromEntries(rules) } : {};
}
