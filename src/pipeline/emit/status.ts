import { pageOf } from '../../schema/citable.ts';
import type { Clause } from '../../schema/guide.ts';
import { commonLanguage, inEachLanguage, type Language, languages } from '../../schema/language.ts';
import { type Check, expandTarget, type LaterChange, type LaterChanges } from '../../schema/later-change.ts';
import type { Concern } from '../../schema/since.ts';
import type { Edition, SourceEntry } from '../../schema/source.ts';
import { type Status, strictest } from '../../schema/status.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import { type Staged, warningAt } from '../diagnostics.ts';
import type { ByLanguage, ClauseNode } from '../join/tree.ts';

interface StatusAt {
  readonly changes: Concern[] | undefined;
  readonly checked: string | undefined;
  readonly statusIn: (lang: Language) => Status;
}

/** `editions` has the dates of the texts of a guide. */
export type FindStatus = (address: string, editions?: Editions) => StatusAt;

type Editions = Partial<Record<Language, Pick<Edition, 'date' | 'notBefore'>>>;

const laterChangesFile = 'content/later-changes.yml';

/**
 * Creates the lookup from the later changes and checks. A checked text without a change has the status of its check,
 * by default `current`. A change does not affect a text whose edition is of the same day or later.
 */
export const createStatusAt = ({ checks, changes }: LaterChanges): FindStatus => {
  const effects = Map.groupBy(
    changes.flatMap(({ affects, ...change }) => affects.map((effect) => ({ ...effect, change }))),
    ({ target }) => target,
  );
  const checksAt = Map.groupBy(
    checks.flatMap((check) => check.targets.flatMap(expandTarget).map((target) => ({ target, check }))),
    ({ target }) => target,
  );
  return (address, editions = {}) => {
    const names = namesOf(address);
    const own = names
      .flatMap((name) => effects.get(name) ?? [])
      .map(({ langs = languages, change, status, note }) => ({
        ...{ change: change.id, status, note },
        langs: langs.filter((lang) => !isSince(editions[lang], change)),
      }))
      .filter(({ langs }) => langs.length > 0);
    const checked = [...names, pageOf(address)].flatMap((name) => checksAt.get(name) ?? []);
    const concerns = own.map(({ langs, ...concern }) => ({
      ...concern,
      langs: langs.length === languages.length ? undefined : langs,
    }));
    return {
      changes: concerns.length === 0 ? undefined : concerns,
      checked: checked.find(({ check }) => check.edition === undefined)?.check.date,
      statusIn: (lang) =>
        strictest([
          ...own.filter(({ langs }) => langs.includes(lang)).map(({ status }) => status),
          ...checked.filter(({ check }) => isOf(check, lang)).map(({ check }) => check.status ?? 'current'),
        ]),
    };
  };
};

/**
 * Applies the differences in the decisions of a clause to unchecked texts. A text with a difference is `partly` if
 * the difference is of the kind `older-edition`, or if the English text is current.
 */
export const withDifferences = (
  { statusIn, ...since }: StatusAt,
  { texts, decision: { differs = {} } }: Pick<ClauseNode, 'texts' | 'decision'>,
): StatusAt => {
  const isEnglishCurrent = texts[commonLanguage] !== undefined && statusIn(commonLanguage) === 'current';
  const isPartly = (lang: Language): boolean =>
    differs[lang]?.some(
      ({ kind }) => kind === 'older-edition' || (lang !== commonLanguage && isEnglishCurrent),
    ) === true;
  return {
    ...since,
    statusIn: (lang) => {
      const own = statusIn(lang);
      return own === 'unchecked' && isPartly(lang) ? 'partly' : own;
    },
  };
};

/**
 * A translation in a gap has the status of its source text. An official text above a translation of a newer edition
 * is at least `changed`.
 */
export const statusesOf = (
  {
    texts,
    unofficial = {},
  }: { readonly texts: ByLanguage<unknown>; readonly unofficial: Unofficial | undefined },
  statusIn: StatusAt['statusIn'],
): Clause['status'] =>
  inEachLanguage((lang) => {
    const translation = unofficial[lang];
    if (texts[lang]) return translation ? strictest([statusIn(lang), 'changed']) : statusIn(lang);
    return translation && (texts[translation.from] ? statusIn(translation.from) : 'unchecked');
  });

/** The comparison of a section with the newest edition. `wordForWord` has the languages with the same wording. */
export const comparedOf = (page: string, { checks }: LaterChanges) => {
  const own = checks.filter(({ edition, targets }) => edition && targets.some((one) => pageOf(one) === page));
  const [newest] = own.toSorted((a, b) => (b.edition ?? '').localeCompare(a.edition ?? ''));
  if (!newest?.edition) return undefined;
  const { edition } = newest;
  const wordForWord = languages.filter((lang) =>
    own.some((check) => check.wordForWord && check.edition === edition && isOf(check, lang)),
  );
  return { edition, checked: newest.date, ...(wordForWord.length === 0 ? {} : { wordForWord }) };
};

/** Drops checks of texts that have been replaced since, with a warning. Fills in the languages of the others. */
export const keepCurrent = (
  { checks, changes }: LaterChanges,
  entries: readonly Pick<SourceEntry, 'file' | 'sha256' | 'languages'>[],
): Staged<LaterChanges> => {
  const entryOf = new Map(entries.map((entry) => [entry.file, entry]));
  const replacedIn = ({ texts = {} }: Check): readonly string[] =>
    Object.keys(texts).filter((file) => texts[file] !== entryOf.get(file)?.sha256);
  const current = checks.filter((check) => replacedIn(check).length === 0);
  const langsOf = ({ langs, texts }: Check) =>
    langs ?? (texts && Object.keys(texts).flatMap((file) => entryOf.get(file)?.languages ?? []));
  return {
    value: { changes, checks: current.map((check) => ({ ...check, langs: langsOf(check) })) },
    diagnostics: checks.flatMap((check, index) =>
      replacedIn(check).map((file) =>
        warningAt(
          'check/text-replaced',
          { file: laterChangesFile, path: ['checks', index, 'texts', file] },
          `${file} has been replaced since it was compared; this check no longer counts.`,
          howToCompareAgain(entryOf.get(file)?.sha256),
        ),
      ),
    ),
  };
};

const howToCompareAgain = (checksum: string | undefined): string =>
  checksum === undefined
    ? 'Compare the present text and write its name and checksum, the edition and the day into the check; or delete the check.'
    : `Compare it again and write the edition, the day and the new checksum, ${checksum}, into the check. If no clause has changed, write the checksum alone.`;

const isOf = ({ langs }: Check, lang: Language): boolean => langs?.includes(lang) ?? true;

/**
 * Whether the text is of the day of the change or later. If only the month of the change is known, the text must be
 * of a later month.
 */
const isSince = (
  edition: Editions[Language],
  { since, before }: Pick<LaterChange, 'since' | 'before'>,
): boolean => {
  const day = edition?.date ?? edition?.notBefore;
  const change = since ?? before;
  if (!day || !change) return false;
  return change.length < day.length ? day.slice(0, change.length) > change : day >= change;
};

/** The address itself and, for a note (`m10/rules-changes/#combat-7`), the address of its section. */
const namesOf = (target: string): readonly string[] => {
  const section = /^(?<section>.+#[a-z-]+)-\d+$/u.exec(target)?.groups?.section;
  return section === undefined ? [target] : [target, section];
};
