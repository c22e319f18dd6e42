import { pageOf } from '../schema/citable.ts';
import type { Clause, GuideSection } from '../schema/guide.ts';
import {
  commonLanguage,
  type InterfaceLanguage,
  type Language,
  languagesOf,
  ourLanguageFor,
} from '../schema/language.ts';
import type { LaterChange } from '../schema/later-change.ts';
import { isOverruled, statusOf } from '../schema/status.ts';
import { punctuation } from '../site/language-words.ts';
import { concernsOf, viewChanges } from './later-changes.ts';

export type AccountOfChange = NonNullable<ReturnType<typeof accountOf>>;

/**
 * Our account of how the guide has changed since the text of a clause in a column; undefined if the section was not
 * compared, no change is known, or a source has the newest text. `from` is the language of the text or, for a
 * translation, of its source.
 */
export function accountOf(
  { compared, editions }: Pick<GuideSection, 'compared' | 'editions'>,
  clause: Pick<Clause, 'texts' | 'status' | 'changes'>,
  changes: readonly LaterChange[],
  column: Language,
  from: Language = column,
) {
  if (!compared) return undefined;
  const isNewest = (lang: Language) =>
    compared.wordForWord?.includes(lang) || (editions[lang]?.date ?? '') >= compared.edition;
  if (languagesOf(clause.texts).some(isNewest)) return undefined;
  const lang = ourLanguageFor(column, commonLanguage);
  const texts = viewChanges(
    { lang, laterChanges: changes.filter(({ document }) => document) },
    concernsOf(clause.changes, from),
  )?.changes.map(({ what, note }) => [what[lang], note?.[lang]].filter(Boolean).join(punctuation[lang].gap));
  return texts?.length
    ? { edition: compared.edition, differs: isOverruled(statusOf(clause, from)), texts, lang }
    : undefined;
}

/** What judges do today, in our words: the `now` of each change that has one and affects the section (`ipg/2.4/`). */
export const whatToDoNow = (
  lang: InterfaceLanguage,
  path: string,
  changes: readonly Pick<LaterChange, 'now' | 'affects'>[],
): string[] =>
  changes.flatMap(({ now, affects }) =>
    now && affects.some(({ target }) => pageOf(target) === path) ? now[lang] : [],
  );
