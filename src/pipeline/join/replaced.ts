import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languages } from '../../schema/language.ts';
import { replacedBy } from '../../schema/source.ts';
import { errorAt } from '../diagnostics.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { FormerText } from './tree.ts';

// If two sources of a page have the same language, the head of the newer one names the older: `replaces:
// ipg-2.3.zh.txt`. The source that no other replaces is the current text; the others stay as older editions.

type Text = Pick<PreparedSource, 'document' | 'entry' | 'path'>;

/** The languages in which another text replaces this text. */
export const replacedIn = ({ entry }: Text, texts: readonly Text[]): readonly Language[] =>
  entry.languages.filter((lang) =>
    texts.some(
      ({ entry: other }) => replacedBy(other).includes(entry.file) && other.languages.includes(lang),
    ),
  );

/** The languages whose rows in a text are on no page: the replaced languages; all, if the whole text is replaced. */
export const languagesOffPage = (text: Text, texts: readonly Text[]): readonly Language[] => {
  const replaced = replacedIn(text, texts);
  return replaced.length === text.entry.languages.length ? languages : replaced;
};

/** The older editions of a section, language by language, newest first, each with the next edition. */
export const formerTexts = (texts: readonly PreparedSource[]): readonly FormerText[] =>
  languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const chain = own.filter((text) => !replacedIn(text, own).includes(lang)).slice(0, 1);
    // The loop also visits the texts that it appends.
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

/** Reports languages of a page with two current texts. `page` is its name in the message: `ipg 2.3`, `m10`. */
export const checkTexts = (texts: readonly Text[], page: string): readonly Diagnostic[] =>
  languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const [current, ...others] = own.filter((text) => !replacedIn(text, texts).includes(lang));
    return others.map(({ path: file }) =>
      errorAt(
        'join/two-texts',
        { file, path: ['languages'] },
        `${page} has two texts in ${lang}: this one and ${current?.entry.file}.`,
        `If one is an older edition, write \`replaces:\` with its name into the head of the newer one. If one only prints some words in ${lang}, remove ${lang} from its \`languages\`.`,
      ),
    );
  });
