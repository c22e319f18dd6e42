import { parse } from 'yaml';
import type { CardNames } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type AskedEntry, type PlacedValue, withPlaces } from '../write/yaml.ts';
import type { SectionRows } from './section-rows.ts';

// What a plan decides, as files of decisions; what it does not decide anew stays as it is written.

/**
 * The decisions about a section after a plan: the file that is there edited, or a new one; undefined where nothing is decided.
 * What was decided of a clause goes with it, a name that was taken from elsewhere where a text prints one now.
 */
export const sectionDecisionsToYaml = (
  before: string | undefined,
  { rows, gone, next, before: { decisions } }: SectionRows,
): string | undefined => {
  const ids = new Set(gone.map(({ id }) => id));
  const printed = next.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ name }) => (name.is === 'title' ? name.lang : [])),
  );
  const outdated = [
    ...printed.map((lang) => ['titles', lang]),
    ...Array.from(ids, (id) => ['clauses', id]),
    ...Object.entries(decisions.after ?? {}).flatMap(([id, row]) =>
      ids.has(id) || ids.has(row) ? [['after', id]] : [],
    ),
  ];
  return withPlaces(
    before,
    [
      ...rows.flatMap(({ id, decision, before: old }) =>
        (['differs', 'missing'] as const).flatMap((key) =>
          languages.flatMap((lang): PlacedValue[] => {
            const value = decision[key]?.[lang];
            return isSame(value, old?.decision[key]?.[lang])
              ? []
              : [{ path: ['clauses', id, key, lang], value }];
          }),
        ),
      ),
      ...outdated.map((path) => ({ path, value: undefined })),
    ],
    rows.flatMap(({ id, gaps }) => gaps.map((text) => ({ path: ['clauses', id, 'missing'], text }))),
  );
};

/** What a chapter of a set FAQ has decided of it after a plan. */
export interface PlannedDecisions {
  readonly titles: Titles;
  readonly sections: Readonly<Record<string, Titles>>;
  readonly names: Readonly<Record<string, CardNames>>;
  readonly questions: readonly AskedEntry[];
}

type Titles = Readonly<Partial<Record<Language, string>>>;

/** The same of a chapter. */
export const chapterDecisionsToYaml = (
  before: string | undefined,
  { questions, ...plan }: PlannedDecisions,
): string | undefined => {
  const known = fieldsOf(parse(before ?? ''));
  const place = (path: readonly string[], old: unknown, value: object | undefined): PlacedValue[] => {
    const now = value && Object.keys(value).length > 0 ? value : undefined;
    return isSame(now, old) ? [] : [{ path, value: now, isFlow: true }];
  };
  return withPlaces(
    before,
    [
      ...place(['titles'], known.titles, plan.titles),
      ...(['sections', 'names'] as const).flatMap((key) => {
        const [old, now] = [fieldsOf(known[key]), plan[key]];
        const ids = [...new Set([...Object.keys(old), ...Object.keys(now)])];
        return ids.flatMap((id) => place([key, id], old[id], now[id]));
      }),
    ],
    questions,
  );
};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
