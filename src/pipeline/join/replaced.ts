import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languages } from '../../schema/language.ts';
import { replacedBy } from '../../schema/source.ts';
import { errorAt } from '../diagnostics.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';

// Of two sources that list the same language one says in its head that it replaces the other: `replaces: ipg-2.3.zh.txt`.
// Then the text of that language is the one that nobody replaces; the older edition stays as a file.

type Text = Pick<PreparedSource, 'document' | 'entry' | 'path'>;

/** The languages in which a text is replaced by another one. */
export const replacedIn = ({ entry }: Text, texts: readonly Text[]): readonly Language[] =>
  entry.languages.filter((lang) =>
    texts.some(
      ({ entry: other }) => replacedBy(other).includes(entry.file) && other.languages.includes(lang),
    ),
  );

/** The languages whose rows in a text are on no page; all of them, where the text is replaced in each of its own. */
export const languagesOffPage = (text: Text, texts: readonly Text[]): readonly Language[] => {
  const replaced = replacedIn(text, texts);
  return replaced.length === text.entry.languages.length ? languages : replaced;
};

/**
 * Reports languages of a page that have two texts, and texts that replace a text that does not exist. `page` is `ipg
 * 2.3`.
 */
export const checkTexts = (texts: readonly Text[], page: string): readonly Diagnostic[] => [
  ...texts.flatMap(({ entry, path: file }) =>
    replacedBy(entry)
      .filter(
        (older) => !texts.some((text) => text.entry.file === older && sharesLanguage(text.entry, entry)),
      )
      .map((older) =>
        errorAt(
          'join/replaces-nothing',
          { file, path: ['replaces'] },
          `No text of ${page} in ${entry.languages.join(' or ')} has the name ${older}.`,
          'Write the name of the source of the older edition, or take the key out.',
        ),
      ),
  ),
  ...languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const [current, ...others] = own.filter((text) => !replacedIn(text, texts).includes(lang));
    return others.map(({ path: file }) =>
      errorAt(
        'join/two-texts',
        { file, path: ['languages'] },
        `This is another text of ${page} in ${lang}: ${current?.entry.file} is one already.`,
        `If one is an older edition, write \`replaces:\` with its name into the head of the newer one; else take ${lang} out of \`languages\` of the text that only prints words in ${lang} beside its own.`,
      ),
    );
  }),
];

const sharesLanguage = (one: Text['entry'], other: Text['entry']): boolean =>
  one.languages.some((lang) => other.languages.includes(lang));
