import type { Translatable } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { isOverruled, type Status } from '../../schema/status.ts';
import type { Unofficial, UnofficialEntry, UnofficialFile, UnofficialText } from '../../schema/unofficial.ts';
import { errorAt, warningAt } from '../diagnostics.ts';

/** Finds what the words of a text in a language refer to; `self` is the address of its page. */
export type FindReferred = (text: string, lang: Language, self: string) => UnofficialText['references'];

/** The file of a page's unofficial texts. */
export const unofficialPath = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): string =>
  `content/unofficial/${document}/${page}.yml`;

/** A text for comparison: each run of white space becomes one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

type Wordings = Translatable['texts'];

/** What dates the official texts of a section; other pages have no newer editions. */
export type Dated = Pick<GuideSection, 'editions' | 'compared'>;

/**
 * The unofficial translations of a text of a page, by its ID, its official wordings and their status; undefined if it has
 * none.
 */
export type Translate = (
  id: string,
  official: Wordings,
  statusIn?: (lang: Language) => Status,
) => Unofficial | undefined;

/** The input of the look-up: the translations of a page, and what they are checked against. */
interface Translations {
  readonly file: UnofficialFile | undefined;
  readonly dated: Dated | undefined;
  readonly findReferred: FindReferred;
  readonly report: (found: readonly Diagnostic[]) => void;
}

/**
 * Looks up the translations of the texts of a page, with what they refer to. Reports a translation beside an official text in
 * that language that is not older. Warns of one whose text has changed since it was translated.
 */
export const createTranslate =
  ({ file, dated, findReferred, report }: Translations): Translate =>
  (id, official, statusIn = () => 'unchecked') => {
    const own = file?.texts.filter((entry) => entry.id === id) ?? [];
    if (!file || own.length === 0) return undefined;
    report(own.flatMap((entry) => judge(entry, official, dated, statusIn, unofficialPath(file)) ?? []));
    const self = `${file.document}/${file.page}/`;
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

/** The edition that an official text of a section is of, as far as known. */
export const editionOf = (dated: Dated | undefined, lang: Language): string | undefined =>
  dated?.compared?.wordForWord?.includes(lang)
    ? dated.compared.edition
    : (dated?.editions[lang]?.date ?? undefined);

/** Whether an official text of a section is older than an edition. */
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
    // A translation beside an official text is of a newer edition: the build refuses others.
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
      `${text} stands beside an official text in that language.`,
      'Remove it: readers get the official text. If the official text is older, write the `edition` that was translated.',
    );
  if (isOfficial && edition !== undefined && !isOlder(dated, lang, statusIn(lang), edition))
    return errorAt(
      'unofficial/not-newer',
      place,
      `${text} is of the edition of ${edition}, but the official ${lang} text is not known to be older.`,
      'Remove it: readers get the official text. Or write the date of the official text into the head of its marked text.',
    );
  if (!isOutdated(entry, official)) return undefined;
  return warningAt(
    'unofficial/outdated',
    place,
    `${text} is of an earlier wording of the ${from} text.`,
    'Ask the translator to revise it, or remove it; until then the page says that it is outdated.',
  );
};
