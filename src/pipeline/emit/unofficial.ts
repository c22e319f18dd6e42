import type { Translatable } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { isOverruled, type Status } from '../../schema/status.ts';
import type { Unofficial, UnofficialEntry, UnofficialFile, UnofficialText } from '../../schema/unofficial.ts';
import { errorAt, warningAt } from '../diagnostics.ts';

export type FindReferred = (text: string, lang: Language, self: string) => UnofficialText['references'];

export const unofficialPath = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): string =>
  `content/unofficial/${document}/${page}.yml`;

export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

type Wordings = Translatable['texts'];

/** The editions of the official texts of a section. Only sections have translations of newer editions. */
export type Dated = Pick<GuideSection, 'editions' | 'compared'>;

/** A text with its page (`ipg/2.3/`) and its ID there. */
interface Wanted {
  readonly page: string;
  readonly id: string;
  readonly official: Wordings;
  readonly statusIn?: (lang: Language) => Status;
  readonly dated?: Dated | undefined;
}

export type Translate = (wanted: Wanted) => Unofficial | undefined;

/**
 * Creates the lookup of translations. Reports a translation beside an official text in the same language, unless the
 * translated edition is known to be newer. Warns of a translation whose source text has changed.
 */
export const createTranslate =
  (
    files: readonly UnofficialFile[],
    findReferred: FindReferred,
    report: (found: readonly Diagnostic[]) => void,
  ): Translate =>
  ({ page: self, id, official, statusIn = () => 'unchecked', dated }) => {
    const file = files.find(({ document, page }) => `${document}/${page}/` === self);
    const own = file?.texts.filter((entry) => entry.id === id) ?? [];
    if (!file || own.length === 0) return undefined;
    report(own.flatMap((entry) => judge(entry, official, dated, statusIn, unofficialPath(file)) ?? []));
    const shown = own.filter(({ lang, edition }) => official[lang] === undefined || edition !== undefined);
    return shown.length === 0
      ? undefined
      : Object.fromEntries(
          shown.map((entry) => [
            entry.lang,
            toText(entry, official, findReferred(entry.text, entry.lang, self)),
          ]),
        );
  };

/** The date of the official text; if this text is word for word that of the newest edition, the date of that edition. */
export const editionOf = (dated: Dated | undefined, lang: Language): string | undefined =>
  dated?.compared?.wordForWord?.includes(lang)
    ? dated.compared.edition
    : (dated?.editions[lang]?.date ?? undefined);

const isOlder = (dated: Dated | undefined, lang: Language, status: Status, edition: string): boolean => {
  if (!dated) return false;
  const { compared, editions } = dated;
  if (compared && edition <= compared.edition && status === 'current') return false;
  const { date, before } = editions[lang] ?? {};
  const isBefore = date ? date < edition : before !== undefined && before <= edition;
  return isBefore || status === 'changed' || isOverruled(status);
};

const isOutdated = ({ from, source }: UnofficialEntry, official: Wordings): boolean =>
  foldSpace(official[from] ?? '') !== foldSpace(source);

const toText = (
  entry: UnofficialEntry,
  official: Wordings,
  references: UnofficialText['references'] = [],
): UnofficialText => {
  const { id: _id, lang, source: _source, dismissed: _dismissed, ...own } = entry;
  return {
    ...own,
    // Beside an official text the build accepts only translations of a newer edition.
    ...(official[lang] === undefined ? {} : { newer: true }),
    ...(isOutdated(entry, official) ? { outdated: true } : {}),
    ...(references.length === 0 ? {} : { references }),
  };
};

const judge = (
  entry: UnofficialEntry,
  official: Wordings,
  dated: Dated | undefined,
  statusIn: (lang: Language) => Status,
  file: string,
): Diagnostic | undefined => {
  const { id, lang, from, edition } = entry;
  const place = { file, path: ['texts', id, lang] };
  const text = `The translation of ${id} into ${lang}`;
  const isOfficial = official[lang] !== undefined;
  if (isOfficial && edition === undefined)
    return errorAt(
      'unofficial/superseded',
      place,
      `${text} has an official text in that language beside it.`,
      'Delete it: readers get the official text. If the official text is older, write the `edition` that was translated.',
    );
  if (isOfficial && edition !== undefined && !isOlder(dated, lang, statusIn(lang), edition))
    return errorAt(
      'unofficial/not-newer',
      place,
      `${text} is of the edition of ${edition}, but the official ${lang} text is not known to be older.`,
      'Delete it: readers get the official text. Or write the date of the official text into the head of its marked text.',
    );
  if (!isOutdated(entry, official)) return undefined;
  return warningAt(
    'unofficial/outdated',
    place,
    `${text} was made from an earlier wording of the ${from} text.`,
    'Ask the translator to revise it, or delete it. Until then the page says that it is outdated.',
  );
};
