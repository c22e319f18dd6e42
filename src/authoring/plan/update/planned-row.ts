import type { Reason } from '../../../schema/guide.ts';
import { type Language, languages } from '../../../schema/language.ts';
import { type RegistryRow, registryRowSchema, type SectionRegistry } from '../../../schema/registry.ts';
import type { WordingDiff } from '../../compare/diff-wording.ts';
import type { DraftRow } from '../registry-draft.ts';
import type { OpenRow } from './desk.ts';

export interface PlannedRow extends DraftRow {
  /** The row as it was; absent for a new one. */
  readonly before?: RegistryRow;
}

/** The row as it will be, with what a person has to decide. */
export const toPlanned = (
  row: OpenRow,
  registry: SectionRegistry,
  updated: readonly Language[],
): PlannedRow => {
  const differs = new Map([...row.texts].map(([lang, text]) => [lang, [...text.differs]]));
  const reviews = [...row.reviews, ...judgeChanges(row, differs)];
  const missing = missingOf(row, registry, updated);
  for (const { lang } of missing)
    if (updated.includes(lang) && row.old.has(lang)) reviews.push(`the newer ${lang} does not have this`);
    else if (!row.before?.missing.some((one) => one.lang === lang)) reviews.push(`why is there no ${lang}?`);
  return {
    row: registryRowSchema.parse({
      ...row.before,
      id: row.id,
      part: row.part,
      texts: Object.fromEntries(
        languages.flatMap((lang) => {
          const text = row.texts.get(lang);
          const reasons = differs.get(lang) ?? [];
          if (!text) return [];
          return [[lang, reasons.length === 0 ? text.at : { at: text.at, differs: reasons }]];
        }),
      ),
      annotations: row.annotations,
      alsoPrinted: row.alsoPrinted,
      missing,
    }),
    ...(row.before ? { before: row.before } : {}),
    reviews,
    words: row.words,
  };
};

/**
 * What changed wording does to the status of a row. English decides: where it has changed, the others are of an
 * older edition now. Where another language has changed, that one is the one to be compared. Either is a
 * question to a person. Returns the questions, and puts the reasons in.
 */
const judgeChanges = (row: OpenRow, differs: Map<Language, Reason[]>): readonly string[] => {
  const changed = [...row.changed];
  if (changed.length === 0) return [];
  const others = [...row.texts.keys()].filter((lang) => !row.changed.has(lang));
  const english = row.changed.get('en');
  if (english) {
    for (const lang of others) addReason(differs, lang, { kind: 'older-edition', ...against(english) });
  } else if (others.length > 0) {
    for (const [lang, diff] of changed) addReason(differs, lang, { kind: 'says-otherwise', ...words(diff) });
  }
  const names = changed.map(([lang]) => lang).join(' and ');
  return [
    others.length === 0
      ? `the ${names} has changed`
      : `the ${names} has changed: does it say the same as the ${others.join(' and ')}?`,
  ];
};

const addReason = (differs: Map<Language, Reason[]>, lang: Language, reason: Reason): void => {
  const known = differs.get(lang) ?? [];
  // What people have written about this text stays; they are asked whether it still holds.
  if (known.length === 0) differs.set(lang, [reason]);
};

const words = ({ added }: WordingDiff): Pick<Reason, 'words'> =>
  added.length === 0 ? {} : { words: added.join(' … ') };

const against = ({ added }: WordingDiff): Pick<Reason, 'against'> =>
  added.length === 0 ? {} : { against: added.join(' … ') };

const missingOf = (
  row: OpenRow,
  registry: SectionRegistry,
  updated: readonly Language[],
): RegistryRow['missing'] => {
  const isCarried = (lang: Language): boolean =>
    registry.sources[lang] !== undefined || updated.includes(lang);
  if (row.texts.size === 0) return row.before?.missing ?? [];
  return languages.flatMap((lang): RegistryRow['missing'] => {
    if (row.texts.has(lang)) return [];
    const known = row.before?.missing.find((one) => one.lang === lang);
    if (known) return [known];
    if (!isCarried(lang)) return [];
    // A language that is not renewed cannot have what is new.
    const kind = row.before || updated.includes(lang) ? 'omits' : 'older-edition';
    return [{ lang, reason: { kind } }];
  });
};
