import type { Clause, FormerEdition, FormerWording } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { isStructural } from '../edition/correct.ts';
import type { FormerText } from '../edition/former.ts';
import { enrich } from '../inline/rich.ts';

/** The history of a section: its older editions, and the earlier wordings of each clause, by its ID. */
export interface History {
  readonly editions: readonly FormerEdition[];
  readonly wordings: ReadonlyMap<string, readonly FormerWording[]>;
}

/**
 * What the older editions of a section (the newest first in each language) have otherwise than the edition after them: another
 * wording of a clause, none, or one whose ID is no longer on the page.
 */
export const historyOf = (former: readonly FormerText[], clauses: readonly Clause[]): History => {
  const wordings = new Map<string, FormerWording[]>();
  const ids = new Set<string>(clauses.map(({ id }) => id));
  const newest = (lang: Language): ReadonlyMap<string, string> =>
    new Map(clauses.flatMap(({ id, texts }) => (texts[lang] ? [[id, texts[lang].text] as const] : [])));
  const newer = new Map<Language, ReadonlyMap<string, string>>();
  const editions = former.map((text): FormerEdition => {
    const { lang, entry } = text;
    const after = newer.get(lang) ?? newest(lang);
    const own = new Map(Array.from(text.clauses.keys(), (id) => [id, wordsOf(text, id)] as const));
    newer.set(lang, own);
    for (const id of new Set([...own.keys(), ...after.keys()]))
      if (ids.has(id) && fold(own.get(id)) !== fold(after.get(id))) {
        const words = own.get(id);
        const wording = { lang, file: entry.file, ...(words === undefined ? {} : { text: words }) };
        wordings.set(id, [...(wordings.get(id) ?? []), wording]);
      }
    const order = [...own.keys()];
    const gone = order.flatMap((id, index) => {
      const [words, follows = null] = [own.get(id), order.slice(0, index).findLast((one) => ids.has(one))];
      const letter = text.letters.get(id);
      return ids.has(id) || words === undefined
        ? []
        : [{ id, text: words, ...(letter === undefined ? {} : { letter }), follows }];
    });
    const here = new Map(
      clauses.map(({ id, label, texts }) => [id as string, texts[lang] && (texts[lang].label ?? label)]),
    );
    const letters = [...text.letters].filter(([id, letter]) => ids.has(id) && letter !== here.get(id));
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
const wordsOf = ({ clauses, lang, edits }: FormerText, id: string): string =>
  (clauses.get(id) ?? [])
    .map(
      (piece) =>
        enrich(piece, {
          ...{ lang, self: '', findReferences: () => [] },
          edits: edits.filter(({ correction }) => !isStructural(correction)),
        }).text,
    )
    .join('\n\n');

/** Without blanks: where a paragraph is cut in two, the words are the same, in Chinese and Japanese as well. */
const fold = (text: string | undefined): string | undefined => text?.replace(/\s+/gu, '');
