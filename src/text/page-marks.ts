import { loadTermIndex } from '../records/content.ts';
import type { FaqChapter } from '../schema/faq.ts';
import { annotationsOf, type GuideSection } from '../schema/guide.ts';
import { type Language, languagesOf } from '../schema/language.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { firstMentions, type MarkedText, type PageMarks } from './mark-terms.ts';

type Texts = Partial<Record<Language, { readonly text: string }>>;

interface Citable {
  readonly id: string;
  readonly texts: Texts;
  readonly unofficial?: Unofficial | undefined;
}

/** Marks the first mentions in each part of a section, and in annotations the terms that no clause mentions. */
export function marksOfSection({ clauses }: GuideSection): PageMarks {
  const annotations = clauses.flatMap(annotationsOf);
  const ofClauses = marksFor([...Map.groupBy(clauses, ({ part }) => part).values()]);
  const ofAnnotations = marksFor([annotations], clauses.flatMap(toMarked));
  return (id, lang) => ofClauses(id, lang) ?? ofAnnotations(id, lang);
}

export const marksOfChapter = (chapter: FaqChapter): PageMarks =>
  marksFor(chapter.sections.map(({ notes }) => notes));

/** The translations of a part are a part of their own, because a reader can hide them. */
const marksFor = (parts: readonly (readonly Citable[])[], before?: readonly MarkedText[]): PageMarks =>
  firstMentions(
    loadTermIndex(),
    parts.flatMap((part) => [part.flatMap(toMarked), part.flatMap(toTranslations)]),
    before,
  );

/** Translations of a newer edition have no marks: the official text above them has marks. */
const toTranslations = ({ id, unofficial = {} }: Citable): MarkedText[] =>
  toMarked({ id, texts: Object.fromEntries(Object.entries(unofficial).filter(([, { newer }]) => !newer)) });

const toMarked = ({ id, texts }: Citable): MarkedText[] =>
  languagesOf(texts).map((lang) => ({ id, lang, text: texts[lang]?.text ?? '' }));
