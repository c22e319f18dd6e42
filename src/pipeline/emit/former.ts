import type { Clause, FormerEdition, FormerWording } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { isStructural } from '../edition/correct.ts';
import type { FormerText } from '../edition/former.ts';
import { enrich } from '../inline/rich.ts';

/**
 * The older editions of a section (the newest first in each language), and what each has otherwise than the edition after it,
 * by clause: another wording, none, or one whose ID is no longer on the page.
 */
export const historyOf = (former: readonly FormerText[], clauses: readonly Clause[]) => {
  const wordings = new Map<string, FormerWording[]>();
  const ids = new Set<string>(clauses.map(({ id }) => id));
  const newer = new Map<Language, ReadonlyMap<string, string>>();
  const editions = former.map((text): FormerEdition => {
    const { lang, entry } = text;
    const here = clauses.flatMap(({ id, label, texts: { [lang]: own } }) =>
      own ? [{ id: id as string, words: own.text, letter: own.label ?? label }] : [],
    );
    const after = newer.get(lang) ?? new Map(here.map(({ id, words }) => [id, words]));
    const own = new Map(Array.from(text.clauses.keys(), (id) => [id, wordsOf(text, id)]));
    newer.set(lang, own);
    for (const id of new Set([...own.keys(), ...after.keys()]))
      if (ids.has(id) && fold(own.get(id)) !== fold(after.get(id))) {
        const words = own.get(id);
        const wording = { lang, file: entry.file, ...(words === undefined ? {} : { text: words }) };
        wordings.set(id, [...(wordings.get(id) ?? []), wording]);
      }
    const order = [...own.keys()];
    const gone = [...own].flatMap(([id, words], index) => {
      const letter = text.clauses.get(id)?.letter;
      const follows = order.slice(0, index).findLast((one) => ids.has(one)) ?? null;
      return ids.has(id) ? [] : [{ id, text: words, ...(letter === undefined ? {} : { letter }), follows }];
    });
    const letters = [...text.clauses].flatMap(([id, { letter }]) =>
      letter !== undefined && ids.has(id) && letter !== here.find((one) => one.id === id)?.letter
        ? [[id, letter] as const]
        : [],
    );
    return {
      ...{ lang, file: entry.file, origin: entry.origin, owner: entry.owner },
      ...(entry.editions[lang] ?? { date: null, evidence: {} }),
      ...(letters.length === 0 ? {} : { letters: Object.fromEntries(letters) }),
      gone,
    };
  });
  return { editions, wordings };
};

/** A text without its marks, as the records have it. */
const wordsOf = ({ clauses, lang, edits }: FormerText, id: string): string => {
  const wordingEdits = edits.filter(({ correction }) => !isStructural(correction));
  const context = { lang, self: '', findReferences: () => [], edits: wordingEdits };
  return (clauses.get(id)?.pieces ?? []).map((piece) => enrich(piece, context).text).join('\n\n');
};

/** Without blanks: where a paragraph is cut in two, the words are the same, in Chinese and Japanese as well. */
const fold = (text: string | undefined): string | undefined => text?.replace(/\s+/gu, '');
