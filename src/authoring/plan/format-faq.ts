import type { NamedRow } from './faq-rows.ts';
import { ofKind, type Row } from './rows.ts';

export const formatChapters = (chapters: readonly Row[]): readonly string[] =>
  chapters.map((chapter) => {
    const sections = ofKind(chapter, 'section');
    const cards = ofKind(chapter, 'card');
    const counts = [
      [sections.length, 'sections'],
      [sections.flatMap((section) => ofKind(section, 'note')).length, 'notes'],
      [sections.flatMap((section) => ofKind(section, 'box')).length, 'boxes'],
      [cards.length, 'cards'],
      [cards.flatMap(({ rows }) => rows).length, 'rulings'],
    ] as const;
    const own = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
    return `  ${chapter.id}: ${own.join(', ')}`;
  });

export const formatMarks = (marks: ReadonlyMap<string, string>): readonly string[] =>
  [...Map.groupBy(marks, ([, what]) => what)].map(
    ([what, rows]) => `  to look at (${what}): ${rows.map(([id]) => id).join(', ')}`,
  );

/** How newer texts have changed what rows say. */
export const formatChanges = (named: readonly NamedRow[]): readonly string[] =>
  named.flatMap(({ name, row: { changed = {} } }) =>
    Object.entries(changed).flatMap(([lang, { removed, added }]) => [
      `  ${name} ${lang}: changed`,
      ...removed.map((words) => `    - ${words}`),
      ...added.map((words) => `    + ${words}`),
    ]),
  );
