import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';

/** The columns of a section: the languages it has, the reader's own first. */
export interface Columns {
  /** In DOM order. */
  all: Language[];
  first: Language;
  /** The column open beside the first where there is room: English, which decides, or else the next. */
  beside: Language | undefined;
  /** Languages without any official text of the section; translators' texts still have a column. */
  absent: Language[];
  /** Absent languages without a translator's text either: they are no column, and the head of the section says so. */
  unwritten: Language[];
}

/**
 * The columns of a section for a reader of `lang`. Where the section has no official text in that language, the
 * English one stands first.
 */
export function columnsOf(section: GuideSection, lang: Language): Columns {
  const present = languages.filter((candidate) =>
    section.clauses.some((clause) => clause.texts[candidate] !== undefined),
  );
  const unofficial = languages.filter(
    (candidate) =>
      !present.includes(candidate) && section.clauses.some((clause) => clause.unofficial?.[candidate]),
  );
  const first = [lang, 'en' as const, ...languages].find((candidate) => present.includes(candidate)) ?? lang;
  const others = [...present, ...unofficial].filter((candidate) => candidate !== first);
  const all = [first, ...others];
  return {
    all,
    first,
    beside: others.includes('en') ? 'en' : others.find((candidate) => present.includes(candidate)),
    absent: languages.filter((candidate) => !present.includes(candidate)),
    unwritten: languages.filter((candidate) => !all.includes(candidate)),
  };
}
