import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Edition } from './edition.ts';

/** Every address of an edition that can be cited, without language and base, in reading order. */
export const addressesOf = ({ sections, chapters, cards }: Edition): readonly string[] => [
  ...sections.flatMap(({ record }) =>
    withAnchors(
      `ipg/${record.section}/`,
      record.clauses.flatMap((clause) => [
        clause.id,
        ...Object.values(clause.annotations).flatMap((list) => list.map(({ id }) => id)),
      ]),
    ),
  ),
  ...chapters.flatMap(({ record }) =>
    withAnchors(
      `m10/${record.slug}/`,
      record.sections.flatMap(({ id, notes }) => [id, ...notes.map((note) => note.id)]),
    ),
  ),
  ...cards.flatMap(({ record }) =>
    withAnchors(
      `m10/cards/${record.slug}/`,
      record.rulings.map(({ id }) => id),
    ),
  ),
];

/** Reports every address that was published once and now leads nowhere. `now` of a retired ID says where it leads. */
export const checkPublished = (
  published: readonly string[],
  addresses: readonly string[],
  retired: readonly { readonly id: string; readonly now: string }[],
  file: string,
): readonly Diagnostic[] => {
  const alive = new Set(addresses);
  const redirected = new Set(retired.map(({ id }) => id));
  return published.flatMap((address, index): readonly Diagnostic[] => {
    const [, anchor = ''] = address.split('#');
    if (alive.has(address) || redirected.has(address) || redirected.has(anchor)) return [];
    return [
      {
        code: 'published/vanished',
        severity: 'error',
        file,
        line: index + 1,
        message: `${address} was published and is gone.`,
        hint: 'Bring its ID back into the registry, or list it under `retired` with the ID its links lead to now.',
      },
    ];
  });
};

const withAnchors = (page: string, anchors: readonly string[]): readonly string[] => [
  page,
  ...anchors.map((anchor) => `${page}#${anchor}`),
];
