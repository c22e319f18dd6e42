import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languages } from '../../schema/language.ts';
import { replacedBy } from '../../schema/source.ts';
import { errorAt } from '../diagnostics.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { FormerText } from './tree.ts';

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

/** The older editions of a section, language by language, the newest first: each is replaced by the one before it. */
export const formerTexts = (texts: readonly PreparedSource[]): readonly FormerText[] =>
  languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const chain = own.filter((text) => !replacedIn(text, own).includes(lang)).slice(0, 1);
    for (const { entry } of chain)
      chain.push(
        ...own
          .filter((text) => replacedBy(entry).includes(text.entry.file) && !chain.includes(text))
          .slice(0, 1),
      );
    return chain.flatMap((next, index) => {
      const text = chain[index + 1];
      return text ? [{ lang, text, next }] : [];
    });
  });

/** Reports languages of a page that have two texts, of which neither replaces the other. `page` is `ipg 2.3`. */
export const checkTexts = (texts: readonly Text[], page: string): readonly Diagnostic[] =>
  languages.flatMap((lang) => {
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
  });
