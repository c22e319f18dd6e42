import type { Clause, FormerEdition, FormerWording } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { enrich } from '../inline/rich.ts';
import type { FormerText } from '../join/former.ts';
import { partOfId } from '../join/tree.ts';
import { isStructural } from '../marked-text/correct.ts';

/**
 * Compares each older edition of a section with the edition after it, the newest first in each language: clauses with
 * another wording or none, and clauses whose IDs are no longer on the page.
 */
export const historyOf = (former: readonly FormerText[], clauses: readonly Clause[]) => {
  const wordings = new Map<string, FormerWording[]>();
  const ids = new Set<string>(clauses.map(({ id }) => id));
  const newer = new Map<Language, ReadonlyMap<string, string>>();
  const editions = former.map((text): FormerEdition => {
    const { lang, entry } = text;
    const here = clauses.flatMap(({ id, texts: { [lang]: own } }) =>
      own ? [[id as string, own.text] as const] : [],
    );
    const after = newer.get(lang) ?? new Map(here);
    const own = new Map(Array.from(text.clauses.keys(), (id) => [id, wordsOf(text, id)]));
    newer.set(lang, own);
    for (const { id, ...words } of otherwise(own, after).filter(({ id }) => ids.has(id)))
      wordings.set(id, [...(wordings.get(id) ?? []), { lang, file: entry.file, ...words }]);
    const order = [...own.keys()];
    const letters = lettersOf(text, clauses);
    return {
      ...{ lang, file: entry.file, origin: entry.origin, owner: entry.owner },
      ...(entry.editions[lang] ?? { date: null, evidence: {} }),
      ...(text.title === undefined ? {} : { title: text.title }),
      ...(letters.length === 0 ? {} : { letters: Object.fromEntries(letters) }),
      ...(text.moved.length === 0
        ? {}
        : { moved: Object.fromEntries(text.moved.flatMap(placeIn(order, ids))) }),
      gone: goneOf(text, own, ids),
    };
  });
  return { editions, wordings };
};

/** The clauses that differ from the edition after this one; without `text`, this one lacks the clause. */
const otherwise = (own: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...own.keys(), ...after.keys()])]
    .filter((id) => fold(own.get(id)) !== fold(after.get(id)))
    .map((id) => {
      const text = own.get(id);
      return { id, ...(text === undefined ? {} : { text }) };
    });

/** The clauses whose IDs are no longer on the page, each with the clause on the page that it follows. */
const goneOf = (
  { clauses }: FormerText,
  words: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
): FormerEdition['gone'] => {
  const order = [...words.keys()];
  return [...words].flatMap(([id, text], index) => {
    const letter = clauses.get(id)?.letter;
    const follows = order.slice(0, index).findLast((one) => ids.has(one)) ?? null;
    return ids.has(id) ? [] : [{ id, text, ...(letter === undefined ? {} : { letter }), follows }];
  });
};

/**
 * The letters of the examples that are on the page, where the newest text prints another letter or lacks the clause.
 */
const lettersOf = ({ clauses: own, lang }: FormerText, clauses: readonly Clause[]) =>
  clauses.flatMap(({ id, label, texts: { [lang]: newest } }) => {
    const letter = own.get(id)?.letter;
    return letter === undefined || letter === (newest && (newest.label ?? label))
      ? []
      : [[id, letter] as const];
  });

/**
 * Returns the clause that a moved clause followed: the nearest one before it in its part that is on the page; null if
 * there is none.
 */
const placeIn = (order: readonly string[], ids: ReadonlySet<string>) => (id: string) => {
  const isOther = (one: string) => ids.has(one) && partOfId(one) === partOfId(id);
  const follows = order.slice(0, order.indexOf(id)).findLast(isOther) ?? null;
  return ids.has(id) ? [[id, follows] as const] : [];
};

/** The plain text of a clause, as in the records. */
const wordsOf = ({ clauses, lang, edits }: FormerText, id: string): string =>
  (clauses.get(id)?.pieces ?? [])
    .map((piece) => {
      const own = edits.filter((edit) => edit.piece === piece && !isStructural(edit.correction));
      return enrich(piece, { lang, self: '', findReferences: () => [], edits: own }).text;
    })
    .join('\n\n');

/** Removes blanks, so that a paragraph cut in two compares equal, in Chinese and Japanese too. */
const fold = (text: string | undefined): string | undefined => text?.replace(/\s+/gu, '');
