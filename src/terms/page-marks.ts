import { loadTermIndex } from '../records/content.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages, mapTexts } from '../schema/language.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { firstMentions, type MarkedText, type TermMarks } from './mark-terms.ts';

/** The terms of a text, by its ID and language. */
type PageMarks = (id: string, lang: Language) => TermMarks | undefined;

/**
 * The marks of clauses and annotations of a section: each kind by itself, and unofficial texts by themselves, since a
 * reader can hide them.
 */
export const marksOfSection = (section: GuideSection): PageMarks =>
  marksFor(
    [...Map.groupBy(section.clauses, ({ part }) => part).values()].flatMap((clauses) => [
      clauses.flatMap(({ id, texts }) =>
        languages.flatMap((lang) => (texts[lang] ? [toMarked(id, lang, texts[lang].text)] : [])),
      ),
      clauses.flatMap(({ annotations }) =>
        languages.flatMap((lang) =>
          (annotations[lang] ?? []).map(({ id, text }) => toMarked(id, lang, text)),
        ),
      ),
      clauses.flatMap(unofficialOf),
      clauses.flatMap(({ annotations }) =>
        languages.flatMap((lang) => annotations[lang] ?? []).flatMap(unofficialOf),
      ),
    ]),
  );

/** The marks of a chapter, whose parts are its sections. */
export const marksOfChapter = (chapter: FaqChapter): PageMarks =>
  marksFor(
    chapter.sections.flatMap(({ notes }) => [
      notes.flatMap(({ id, texts }) =>
        Object.values(mapTexts(texts, ({ text }, lang) => toMarked(id, lang, text))),
      ),
      notes.flatMap(unofficialOf),
    ]),
  );

const unofficialOf = ({
  id,
  unofficial = {},
}: {
  readonly id: string;
  readonly unofficial?: Unofficial | undefined;
}) => languages.flatMap((lang) => (unofficial[lang] ? [toMarked(id, lang, unofficial[lang].text)] : []));

const toMarked = (id: string, lang: MarkedText['lang'], text: string): MarkedText => ({
  key: `${id} ${lang}`,
  lang,
  text,
});

function marksFor(parts: readonly (readonly MarkedText[])[]): PageMarks {
  const marks = new Map(parts.flatMap((texts) => [...firstMentions(loadTermIndex(), texts)]));
  return (id, lang) => marks.get(`${id} ${lang}`);
}
