import type { Clause, GuideSection } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import type { Passage, SearchRecord, Titles } from '../text/record.ts';
import type { SearchedContent } from './content.ts';

/**
 * What we say beside the texts: what has changed in the rules or in a guide since they were written, at the first text
 * that it concerns, and why the texts of a clause differ.
 */
export function remarkRecords(content: SearchedContent): SearchRecord[] {
  const { sections, policy, ruleChanges } = content;
  const places = placesOfChanges(content);
  return [
    ...sections.flatMap((section) => section.clauses.flatMap((clause) => reasonRecords(section, clause))),
    ...[...policy.changes, ...ruleChanges].flatMap(({ id, what, affects }): SearchRecord[] => {
      const place = places.get(id);
      if (!place) return [];
      const notes = affects.flatMap(({ note }) => (note ? perLanguage(note) : []));
      return [{ ...place, kind: 'remark', passages: [...perLanguage(what), ...notes] }];
    }),
  ];
}

type Place = Omit<SearchRecord, 'kind' | 'passages'>;

/** The first text that each change concerns, in the order of the site. */
function placesOfChanges({ sections, chapters, cards, policy }: SearchedContent): Map<string, Place> {
  const places = new Map<string, Place>();
  const put = (place: Place, changes: readonly string[] = []) => {
    for (const id of changes) if (!places.has(id)) places.set(id, place);
  };
  for (const section of sections) {
    for (const clause of section.clauses) {
      const target = `${section.document}/${section.section}#${clause.id}`;
      const ofGuide = policy.changes.filter(({ affects }) => affects.some((each) => each.target === target));
      put(placeOfClause(section, clause), [
        ...(clause.validity?.changes ?? []),
        ...ofGuide.map(({ id }) => id),
      ]);
    }
  }
  for (const chapter of chapters) {
    for (const { titles, notes } of chapter.sections) {
      for (const { id, validity } of notes) {
        const url = `${chapter.document}/${chapter.slug}/#${id}`;
        put(
          {
            url,
            document: chapter.document,
            section: chapter.slug,
            anchor: id,
            titles,
          },
          validity?.changes,
        );
      }
    }
  }
  for (const card of cards) {
    const base = { document: card.document, section: card.slug, titles: card.names } as const;
    const url = `${card.document}/cards/${card.slug}/`;
    put({ ...base, url }, card.validity?.changes);
    for (const { id, validity } of card.rulings) {
      put({ ...base, url: `${url}#${id}`, anchor: id }, validity?.changes);
    }
  }
  return places;
}

function reasonRecords(section: GuideSection, clause: Clause): SearchRecord[] {
  const reasons = [
    ...languages.flatMap((lang) => clause.texts[lang]?.reasons ?? []),
    ...clause.missing.map(({ reason }) => reason),
  ];
  const passages = reasons.flatMap(({ note }) => (note ? perLanguage(note) : []));
  return passages.length > 0 ? [{ ...placeOfClause(section, clause), kind: 'remark', passages }] : [];
}

const placeOfClause = ({ document, section, titles }: GuideSection, { id }: Clause): Place => ({
  url: `${document}/${section}/#${id}`,
  document,
  section,
  anchor: id,
  titles,
});

const perLanguage = (texts: Titles): Passage[] =>
  languages.flatMap((lang) => (texts[lang] ? [{ text: texts[lang], lang }] : []));
