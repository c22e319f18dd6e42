import { loadTermIndex } from '../records/content.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { languages, mapTexts } from '../schema/language.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { firstMentions, type MarkedText, type TermMarks } from './mark-terms.ts';

type PageMarks = ReadonlyMap<string, TermMarks>;

/**
 * The marks of a section by `definition-2 ja`, of its annotations by `definition-2-note-1 ja`: each kind by itself, and
 * unofficial texts by themselves, since a reader can hide them.
 */
export const marksOfSection = remembered((section: GuideSection) =>
  [...Map.groupBy(section.clauses, ({ part }) => part).values()].flatMap((clauses) => [
    clauses.flatMap(({ id, texts }) =>
      languages.flatMap((lang) => (texts[lang] ? [toMarked(id, lang, texts[lang].text)] : [])),
    ),
    clauses.flatMap(({ annotations }) =>
      languages.flatMap((lang) => (annotations[lang] ?? []).map(({ id, text }) => toMarked(id, lang, text))),
    ),
    clauses.flatMap(unofficialOf),
    clauses.flatMap(({ annotations }) =>
      languages.flatMap((lang) => annotations[lang] ?? []).flatMap(unofficialOf),
    ),
  ]),
);

/** The marks of a chapter, whose parts are its sections, by `combat-7 zh`. */
export const marksOfChapter = remembered((chapter: FaqChapter) =>
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

/** The marks are asked for by every text of a page. */
function remembered<Of extends object>(toParts: (of: Of) => readonly (readonly MarkedText[])[]) {
  const known = new WeakMap<Of, PageMarks>();
  return (of: Of): PageMarks => {
    const marks =
      known.get(of) ?? new Map(toParts(of).flatMap((texts) => [...firstMentions(loadTermIndex(), texts)]));
    known.set(of, marks);
    return marks;
  };
}
