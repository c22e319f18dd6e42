import { type Clause, type GuideSection, reasonsOf } from '../schema/guide.ts';
import { type Language, languagesFrom } from '../schema/language.ts';
import { isOverruled, type Status, statusOf } from '../schema/status.ts';
import { concernsOf, viewChanges } from './later-changes.ts';

/**
 * The differences of a section between its languages, and from the rules and guide of today: clause by clause, one
 * for all languages that differ alike. `changed` texts without a reason or later change are left out (`rewordedIn`).
 */
export const differencesOf = (
  page: Parameters<typeof viewChanges>[0],
  section: Pick<GuideSection, 'clauses' | 'editions'>,
) =>
  section.clauses.flatMap((clause) => {
    const all = languagesFrom(page.lang)
      .filter((each) => section.editions[each])
      .map((lang) => {
        const isMissing = !clause.texts[lang];
        const status: Status = isMissing ? 'unchecked' : statusOf(clause, lang);
        const concerns = isMissing ? [] : concernsOf(clause.changes, lang);
        const changes = viewChanges(page, concerns)?.changes ?? [];
        return { lang, reasons: reasonsOf(clause, lang), status, isMissing, changes };
      })
      .filter(
        ({ status, reasons, changes }) => reasons.length > 0 || changes.length > 0 || isOverruled(status),
      );
    const groups = Map.groupBy(all, ({ lang, ...shared }) => JSON.stringify(shared));
    return [...groups.values()].flatMap((group) =>
      group.slice(0, 1).map(({ lang: _, ...shared }) => ({
        clause,
        langs: group.map(({ lang }) => lang),
        ...shared,
      })),
    );
  });

/** The clauses whose text in `lang` is `changed`, and is in none of `differences`. */
export const rewordedIn = (
  { clauses }: Pick<GuideSection, 'clauses'>,
  differences: ReturnType<typeof differencesOf>,
  lang: Language,
): readonly Clause[] =>
  clauses.filter(
    (clause) =>
      statusOf(clause, lang) === 'changed' &&
      !differences.some((one) => one.clause === clause && one.langs.includes(lang)),
  );
