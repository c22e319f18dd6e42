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

/** The status of the texts at an address, and the later changes that concern them. */
export interface Since {
  readonly changes: Concern[] | undefined;
  readonly checked: string | undefined;
  /** How far the text of a language holds. */
  readonly statusIn: (lang: Language) => Status;
}

/** Looks up the status and the later changes of the texts at an address; `editions` dates the texts of a guide. */
export type SinceOf = (address: string, editions?: Editions) => Since;

type Editions = Partial<Record<Language, Pick<Edition, 'date' | 'notBefore'>>>;

const laterChangesFile = 'content/later-changes.yml';

/**
 * Creates the lookup from the later changes and checks. A checked text that no change concerns is `current`. A change
 * does not concern a text whose edition is of the same day or later.
 */
export const createSince = ({ checks, changes }: LaterChanges): SinceOf => {
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
 * Applies the differences in the decisions of a clause. An unchecked text is `partly` if a difference says that its
 * edition is older, or if it differs in any way from an English text that is current.
 */
export const withDifferences = (
  { statusIn, ...since }: Since,
  { texts, decision: { differs = {} } }: Pick<ClauseNode, 'texts' | 'decision'>,
): Since => {
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
 * The statuses of a clause with its unofficial translations. A translation that fills a gap has the status of its
 * source text. An official text above a translation of a newer edition is at least `changed`.
 */
export const statusesOf = (
  {
    texts,
    unofficial = {},
  }: { readonly texts: ByLanguage<unknown>; readonly unofficial: Unofficial | undefined },
  statusIn: Since['statusIn'],
): Clause['status'] =>
  inEachLanguage((lang) => {
    const translation = unofficial[lang];
    if (texts[lang]) return translation ? strictest([statusIn(lang), 'changed']) : statusIn(lang);
    return translation && (texts[translation.from] ? statusIn(translation.from) : 'unchecked');
  });

/**
 * The newest edition that a section was compared with, the day of the comparison, and the languages whose text is that
 * edition word for word.
 */
export const comparedOf = (page: string, { checks }: LaterChanges) => {
  const own = checks.filter(({ edition, targets }) => edition && targets.some((one) => pageOf(one) === page));
  const edition = own
    .map((check) => check.edition ?? '')
    .toSorted()
    .at(-1);
  const [newest] = own.filter((check) => check.edition === edition);
  if (!edition || !newest) return undefined;
  const wordForWord = languages.filter((lang) =>
    own.some((check) => check.wordForWord && check.edition === edition && isOf(check, lang)),
  );
  return { edition, checked: newest.date, ...(wordForWord.length === 0 ? {} : { wordForWord }) };
};

/**
 * Drops checks whose texts have since been replaced, with a warning for each text, and fills in the languages of the
 * other checks.
 */
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
 * Whether the edition of a text is of the day of a change or later; if only the month of the change is known, of a
 * later month.
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

/**
 * The targets that include a text: its address and, for a note, the address of its section
 * (`m10/rules-changes/#combat`).
 */
const namesOf = (target: string): readonly string[] => {
  const section = /^(?<section>.+#[a-z-]+)-\d+$/u.exec(target)?.groups?.section;
  return section === undefined ? [target] : [target, section];
};
