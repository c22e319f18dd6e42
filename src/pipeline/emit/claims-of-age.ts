import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import type { PolicyFile } from '../../schema/policy.ts';
import { errorAt } from '../diagnostics.ts';
import type { Decided } from '../edition/decided.ts';
import { valuesAt } from '../values-at.ts';
import { policyChangesFile } from './policy.ts';

// What people have said of the age of a text, where the dates of the editions prove that it is not so (any more): a newer
// edition also leaves such words at clauses that it has not changed.

/** Reports texts that are said to be older than a change of the guide, although their edition came with it or later. */
export const checkPolicyAges = (
  sections: readonly GuideSection[],
  { changes }: PolicyFile,
): readonly Diagnostic[] =>
  changes.flatMap(({ since, before, affects }, index) =>
    affects.flatMap(({ target, langs }, at) => {
      const day = since ?? before;
      const [page, id] = target.split('#');
      const section = sections.find((one) => `${one.document}/${one.section}/` === page);
      const texts = section?.clauses.find((clause) => clause.id === id)?.texts ?? {};
      const newer = (langs ?? languagesOf(texts)).filter((lang) => isSince(earliestOf(section, lang), day));
      if (newer.length === 0) return [];
      const days = newer.map((lang) => `${lang} text is of ${earliestOf(section, lang)}`);
      return errorAt(
        'policy/not-older',
        { file: policyChangesFile, path: ['changes', index, 'affects', at] },
        `This says that ${target} is older than the change of ${day}, but its ${days.join(', its ')}.`,
        'Name in `langs` the languages that are still older, or remove the row if none is (`affects: []` in place of the last one); if the text is older after all, correct the date in its head.',
      );
    }),
  );

/** Reports reasons `older-edition` of a text whose day is known and that is no older than any of those it is compared with. */
export const checkOlderEditions = (
  { editions, clauses }: Pick<GuideSection, 'editions' | 'clauses'>,
  { file, value }: Decided<SectionDecisions>,
): readonly Diagnostic[] =>
  ['clauses.{}.differs.{}.[].kind', 'clauses.{}.missing.{}.kind']
    .flatMap((steps) => valuesAt(value, steps))
    .filter(({ written }) => written === 'older-edition')
    .flatMap(({ path }) => {
      const [, id, , lang] = path as readonly [string, string, string, Language];
      const day = editions[lang]?.date ?? undefined;
      const others = languagesOf(clauses.find((clause) => clause.id === id)?.texts ?? {}).filter(
        (other) => other !== lang,
      );
      const isNoOlder = others.every((other) => isSince(day, latestOf({ editions }, other)));
      if (others.length === 0 || !isNoOlder) return [];
      return errorAt(
        'decisions/not-older',
        { file, path },
        `This says that the ${lang} text is from an older edition, but it is of ${day}, and no other text of ${id} is newer.`,
        'Write another kind, or remove the reason if the texts agree; if the text is older after all, correct the date in its head.',
      );
    });

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
