import type { Clause, GuideSection } from '../schema/guide.ts';
import { commonLanguage, type InterfaceLanguage, type Language, ourLanguageFor } from '../schema/language.ts';
import type { PolicyChange } from '../schema/policy.ts';
import { punctuation } from '../site/language-words.ts';

/** What we know of the changes since a text was written, where none of our sources has the newer text. */
export interface AccountOfChange {
  /** The edition by which they came. */
  readonly edition: string;
  /** The outcome is another than that of the text. */
  readonly differs: boolean;
  /** One for each change. */
  readonly texts: readonly string[];
  /** Their language: that of the text, where we write it. */
  readonly lang: InterfaceLanguage;
}

/** Whether the text of a language is known to differ in substance from the newest one. */
export const differsInSubstance = ({ texts, known }: Clause, lang: Language): boolean =>
  texts[lang]?.status === 'differs' || isOtherToday(known?.[lang]);

/** Whether it differs so from a translation of the newest one that stands below it. */
export const isSuperseded = (clause: Clause, lang: Language): boolean =>
  clause.unofficial?.[lang]?.newer === true && differsInSubstance(clause, lang);

/**
 * The account that goes below the text of a clause in a column; undefined where nothing has changed, or where a source
 * has the newest text. A translation (`from`) is as old as the text that it was made from.
 */
export function accountOf(
  { document, section, compared }: Pick<GuideSection, 'document' | 'section' | 'compared'>,
  { id, known = {} }: Pick<Clause, 'id' | 'known'>,
  changes: readonly PolicyChange[],
  column: Language,
  from: Language = column,
): AccountOfChange | undefined {
  const state = known[from];
  const hasNewest = Object.values(known).includes('word-for-word');
  if (!compared || hasNewest || !(isOtherToday(state) || state === 'gone')) return undefined;
  const lang = ourLanguageFor(column, commonLanguage);
  const texts = changes.flatMap(({ what, affects }) =>
    affects
      .filter(
        ({ target, langs }) => target === `${document}/${section}/#${id}` && (langs?.includes(from) ?? true),
      )
      .map(({ note }) => [what[lang], note?.[lang]].filter(Boolean).join(punctuation[lang].gap)),
  );
  return texts.length === 0
    ? undefined
    : { edition: compared.edition, differs: state !== 'gone', texts, lang };
}

const isOtherToday = (state: NonNullable<Clause['known']>[Language]): boolean =>
  state === 'partly' || state === 'changed' || state === 'older-edition';
