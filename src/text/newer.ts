import { pageOf } from '../schema/citable.ts';
import type { Clause, GuideSection } from '../schema/guide.ts';
import { commonLanguage, type InterfaceLanguage, type Language, ourLanguageFor } from '../schema/language.ts';
import type { PolicyChange } from '../schema/policy.ts';
import { isOverruled, type Status } from '../schema/status.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import type { RuleChange } from '../schema/validity.ts';
import { fill } from '../schema/words.ts';
import { punctuation } from '../site/language-words.ts';
import { statusWords } from './status-words.ts';
import { newerWords } from './words.ts';

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

/** What stands over a translation of the newest text, below an older one with this status. */
export const newerLabel = (
  lang: InterfaceLanguage,
  { edition = '' }: Pick<UnofficialText, 'edition'>,
  older: Status,
): string =>
  isOverruled(older)
    ? fill(newerWords[lang].differs, { edition, status: statusWords[lang][older] })
    : fill(newerWords[lang].same, { edition });

/** What a judge does today in a section (`ipg/2.4/`), in our words: one text for each change that made it outdated and says so. */
export const whatToDoNow = (
  lang: InterfaceLanguage,
  path: string,
  changes: readonly Pick<PolicyChange | RuleChange, 'now' | 'affects'>[],
): string[] =>
  changes.flatMap(({ now, affects }) =>
    now && affects.some(({ target }) => pageOf(target) === path) ? now[lang] : [],
  );

const isOtherToday = (state: NonNullable<Clause['known']>[Language]): boolean =>
  state === 'partly' || state === 'changed' || state === 'older-edition';
