import type { Records } from '../../records/open-content.ts';
import { languages } from '../../schema/language.ts';
import { perLanguage, type SearchRecord } from '../text/record.ts';

/**
 * Makes records of our remarks: why texts of a clause differ or are missing, and later changes. Each change is at the
 * first text or card that it concerns. `texts` are in the order of the site.
 */
export function remarkRecords(
  { sections, laterChanges }: Records,
  texts: readonly SearchRecord[],
): SearchRecord[] {
  const reasons = sections.flatMap(({ document, section, titles, clauses }) =>
    clauses.flatMap(({ id, texts, missing }): SearchRecord[] => {
      const all = [
        ...languages.flatMap((lang) => texts[lang]?.differs ?? []),
        ...missing.map(({ reason }) => reason),
      ];
      const passages = all.flatMap(({ note }) => (note ? perLanguage(note) : []));
      const url = `${document}/${section}/#${id}`;
      return passages.length > 0
        ? [{ url, document, section, anchor: id, titles, kind: 'remark', passages }]
        : [];
    }),
  );
  const changes = laterChanges.changes.flatMap(({ what, affects }): SearchRecord[] => {
    const place = texts.find(
      ({ kind, url }) => kind !== 'section' && affects.some(({ target }) => isIn(url, target)),
    );
    if (!place) return [];
    const { url, document, section, anchor, titles } = place;
    const notes = affects.flatMap(({ note }) => (note ? perLanguage(note) : []));
    const passages = [...perLanguage(what), ...notes];
    return [{ url, document, section, ...(anchor && { anchor }), titles, kind: 'remark', passages }];
  });
  return [...reasons, ...changes];
}

/** A change of `…/#combat` also concerns its notes: `…/#combat-7`. */
const isIn = (url: string, target: string) => url === target || url.startsWith(`${target}-`);
