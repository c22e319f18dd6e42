import type { Clause, GuideSection } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import type { Validity } from '../../schema/validity.ts';
import { perLanguage, type SearchRecord } from '../text/record.ts';
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
  const changesOf = (validity: Validity | undefined) => validity?.changes ?? [];
  const clauses = sections.flatMap((section) =>
    section.clauses.map((clause) => {
      const target = `${section.document}/${section.section}/#${clause.id}`;
      const ofGuide = policy.changes.filter(({ affects }) => affects.some((each) => each.target === target));
      const changes = [...changesOf(clause.validity), ...ofGuide.map(({ id }) => id)];
      return [placeOfClause(section, clause), changes] as const;
    }),
  );
  const notes = chapters.flatMap(({ document, slug, sections }) =>
    sections.flatMap(({ titles, notes }) =>
      notes.map(({ id, validity }) => {
        const base = { document, section: slug, titles };
        return [{ ...base, url: `${document}/${slug}/#${id}`, anchor: id }, changesOf(validity)] as const;
      }),
    ),
  );
  const ofCards = cards.flatMap(({ document, slug, names, validity, rulings }) => {
    const base = { document, section: slug, titles: names, url: `${document}/cards/${slug}/` };
    return [
      [base, changesOf(validity)] as const,
      ...rulings.map(
        ({ id, validity }) =>
          [{ ...base, url: `${base.url}#${id}`, anchor: id }, changesOf(validity)] as const,
      ),
    ];
  });
  const all = [...clauses, ...notes, ...ofCards].flatMap(([place, changes]) =>
    changes.map((id): [string, Place] => [id, place]),
  );
  return new Map(all.toReversed());
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
