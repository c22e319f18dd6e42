import type { CardRecord } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';
import { commonLanguage, languages } from '../schema/language.ts';
import type { SourceEntry } from '../schema/source.ts';

/** Sections by number: 2.9, then 2.10. */
export const compareSections = (a: Pick<GuideSection, 'section'>, b: Pick<GuideSection, 'section'>): number =>
  a.section.localeCompare(b.section, commonLanguage, { numeric: true });

interface Source {
  readonly document: string;
  readonly entry: Pick<SourceEntry, 'file' | 'section' | 'languages'>;
}

/** Sources by document, section and language. */
export const compareSources =
  (documents: readonly Pick<Document, 'id'>[]) =>
  (a: Source, b: Source): number => {
    const placeOf = ({ document }: Source): number => documents.findIndex(({ id }) => id === document);
    const languageOf = ({ entry }: Source): number => languages.indexOf(entry.languages[0] ?? commonLanguage);
    return (
      placeOf(a) - placeOf(b) ||
      compareSections({ section: a.entry.section ?? '' }, { section: b.entry.section ?? '' }) ||
      languageOf(a) - languageOf(b) ||
      a.entry.file.localeCompare(b.entry.file, commonLanguage)
    );
  };

/** Cards by their number in the set, then those without one by name. */
export const compareCards = (
  a: Pick<CardRecord, 'number' | 'slug'>,
  b: Pick<CardRecord, 'number' | 'slug'>,
): number => (a.number ?? 1000) - (b.number ?? 1000) || a.slug.localeCompare(b.slug, commonLanguage);
