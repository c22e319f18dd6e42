import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Clause, GuideSection } from '../../schema/guide.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { PolicyFile } from '../../schema/policy.ts';
import { errorAt } from '../diagnostics.ts';
import type { Decided } from '../edition/decided.ts';
import { policyChangesFile } from './policy.ts';

// What people have said of the age of a text, where the dates of the editions prove that it is not so (any more): a newer
// edition also leaves such words at clauses that it has not changed.

/** Reports texts that are said to be older than a change of the guide, although their edition came with it or later. */
export const checkPolicyAges = (
  sections: readonly GuideSection[],
  { changes }: PolicyFile,
): readonly Diagnostic[] =>
  changes.flatMap(({ since, before, affects }, index) => {
    const day = since ?? before;
    if (day === undefined) return [];
    return affects.flatMap(({ target, langs }, at): readonly Diagnostic[] => {
      const found = findClause(sections, target);
      const newer = (langs ?? languagesOf(found?.clause?.texts ?? {})).filter((lang) =>
        isSince(earliestOf(found?.section, lang), day),
      );
      if (newer.length === 0) return [];
      const days = newer.map((lang) => `${lang} text is of ${earliestOf(found?.section, lang)}`);
      return [
        errorAt(
          'policy/not-older',
          { file: policyChangesFile, path: ['changes', index, 'affects', at] },
          `This says that ${target} is older than the change of ${day}, but its ${days.join(', its ')}.`,
          'Name in `langs` the languages that are still older, or remove the row if none is; if the text is older after all, correct the date in its head.',
        ),
      ];
    });
  });

/** Reports reasons `older-edition` of a text whose day is known and that is no older than any of those it is compared with. */
export const checkOlderEditions = (
  { editions, clauses }: Pick<GuideSection, 'editions' | 'clauses'>,
  { file, value }: Decided<SectionDecisions>,
): readonly Diagnostic[] =>
  Object.entries(value.clauses ?? {}).flatMap(([id, decision]) => {
    const texts = clauses.find((clause) => clause.id === id)?.texts ?? {};
    const isNoOlder = (lang: Language): boolean => {
      const others = languagesOf(texts).filter((other) => other !== lang);
      return (
        others.length > 0 &&
        others.every((other) => isSince(editions[lang]?.date ?? undefined, latestOf({ editions }, other)))
      );
    };
    return languages.filter(isNoOlder).flatMap((lang) => {
      const { differs, missing } = decision ?? {};
      const reasons = [
        ...(differs?.[lang] ?? []).map(({ kind }, index) => ({
          kind,
          path: ['differs', lang, index, 'kind'],
        })),
        ...(missing?.[lang] ? [{ kind: missing[lang].kind, path: ['missing', lang, 'kind'] }] : []),
      ];
      return reasons
        .filter(({ kind }) => kind === 'older-edition')
        .map(({ path }) =>
          errorAt(
            'decisions/not-older',
            { file, path: ['clauses', id, ...path] },
            `This says that the ${lang} text is from an older edition, but it is of ${earliestOf({ editions }, lang)}, and no other text of ${id} is newer.`,
            'Write another kind, or remove the reason if the texts agree; if the text is older after all, correct the date in its head.',
          ),
        );
    });
  });

const findClause = (
  sections: readonly GuideSection[],
  target: string,
): { readonly section: GuideSection; readonly clause: Clause | undefined } | undefined => {
  const [page, id] = target.split('#');
  const section = sections.find((one) => `${one.document}/${one.section}/` === page);
  return section && { section, clause: section.clauses.find((clause) => clause.id === id) };
};

type Dated = Pick<GuideSection, 'editions'>;

/** The days between which the text of a language was published, as far as known. */
const earliestOf = (section: Dated | undefined, lang: Language): string | undefined =>
  section?.editions[lang]?.date ?? section?.editions[lang]?.notBefore;
const latestOf = ({ editions }: Dated, lang: Language): string | undefined =>
  editions[lang]?.date ?? editions[lang]?.before;

/** Whether a day is that of a change or later; of a change of which only the month is known, a later month. */
const isSince = (day: string | undefined, change: string | undefined): boolean =>
  day !== undefined &&
  change !== undefined &&
  (change.length < day.length ? day.slice(0, change.length) > change : day >= change);
