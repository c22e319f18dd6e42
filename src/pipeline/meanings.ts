import type { Diagnostic } from '../schema/diagnostic.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languagesOf } from '../schema/language.ts';
import { warningAt } from './diagnostics.ts';
import { editionPath } from './edition/prepare-source.ts';

/**
 * Warns of clauses and annotations that have the words which another published ID had: whoever numbers clauses anew, or
 * exchanges two IDs, makes every link and all that was said of them mean something else. `before` is what was built last;
 * `lineOf` finds an ID in a marked text.
 */
export const checkMeanings = (
  before: readonly GuideSection[],
  after: readonly GuideSection[],
  lineOf: (file: string, id: string) => number | undefined,
): readonly Diagnostic[] =>
  after.flatMap((section) => {
    const old = before.find((one) => one.document === section.document && one.section === section.section);
    return languagesOf(old ? section.editions : {}).flatMap((lang) => {
      const [had, has] = [wordsIn(old, lang), wordsIn(section, lang)];
      const file = editionPath(section.document, section.editions[lang]?.file ?? '');
      return Array.from(has, ([id, words]) => {
        const isOther = ([other, text]: readonly [string, string]) =>
          other !== id && text === words && has.get(other) !== words;
        return { id, from: (had.get(id) ?? words) === words ? undefined : [...had].find(isOther)?.[0] };
      }).flatMap(({ id, from }) =>
        from === undefined ? [] : otherMeaning({ file, line: lineOf(file, id) }, lang, id, from),
      );
    });
  });

const otherMeaning = (
  place: Pick<Diagnostic, 'file' | 'line'>,
  lang: Language,
  id: string,
  from: string,
): Diagnostic =>
  warningAt(
    'published/other-meaning',
    place,
    `${id} has the ${lang} words now that ${from} had.`,
    'An ID is a name and no position: it keeps its words, wherever they stand. Give them their ID back in the margin; only where it was wrong before is this right.',
  );

/** The words of each clause and annotation in a language, by ID. */
const wordsIn = (section: GuideSection | undefined, lang: Language): ReadonlyMap<string, string> =>
  new Map(
    (section?.clauses ?? []).flatMap(
      ({ id, texts: { [lang]: own }, annotations: { [lang]: notes = [] } }) => [
        ...(own ? [[id as string, own.text] as const] : []),
        ...notes.map((note) => [note.id as string, note.text] as const),
      ],
    ),
  );
