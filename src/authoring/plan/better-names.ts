import type { Row } from './rows.ts';

/** IDs without meaning that were never published become those of a text that names its rows better. */
export const betterNames = (
  rows: readonly Row[],
  isPublished: (part: string) => boolean,
): readonly (readonly [name: string, id: string])[] =>
  rows.flatMap(({ kind, id, of, rows: within }) => {
    const { pattern, stem = '' } = unnamed[kind] ?? {};
    const isBetter = of && pattern?.test(of.id) && !pattern.test(id) && !isPublished(stem + of.id);
    return [...(isBetter ? [[`${kind} ${of.id}`, id] as const] : []), ...betterNames(within, isPublished)];
  });

const unnamed: Readonly<Partial<Record<Row['kind'], { readonly pattern: RegExp; readonly stem: string }>>> = {
  card: { pattern: /^card-\d+$/u, stem: '/cards/' },
  section: { pattern: /^section-[a-z]+$/u, stem: '/#' },
};

/** A row and those in it by the new names of sections and cards; the ID of a note begins with its section. */
export const rename = (row: Row, renamed: ReadonlyMap<string, string>): Row => {
  const { kind, id } = row;
  const [, section = '', number = ''] = kind === 'note' ? (/^(.*)(-\d+)$/u.exec(id) ?? []) : [];
  const known = renamed.get(
    kind === 'note' ? `section ${section}` : `${kind === 'box' ? 'card' : kind} ${id}`,
  );
  return {
    ...row,
    id: known === undefined ? id : known + number,
    rows: row.rows.map((one) => rename(one, renamed)),
  };
};
