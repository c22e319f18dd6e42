import { diffArrays } from 'diff';
import type { Clause, FormerEdition, FormerWording } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { enrich } from '../inline/rich.ts';
import { type FormerText, partOfId } from '../join/tree.ts';
import { isStructural } from '../marked-text/correct.ts';
import { isLetter } from '../marked-text/paragraphs.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';

/** Compares each older edition with the next. Returns different wordings by clause, and moved and gone clauses. */
export const historyOf = (former: readonly FormerText[], clauses: readonly Clause[]) => {
  const ids = new Set<string>(clauses.map(({ id }) => id));
  const wordings = new Map<string, FormerWording[]>();
  const editions = former.map(({ lang, text, next }): FormerEdition => {
    const { file, origin, owner, editions: dated } = text.entry;
    const [own, after] = [clausesIn(text, lang), clausesIn(next, lang)];
    const order = [...own.keys()];
    for (const id of new Set([...order, ...after.keys()])) {
      const words = own.get(id)?.text;
      if (!ids.has(id) || withoutBlanks(words) === withoutBlanks(after.get(id)?.text)) continue;
      wordings.set(id, [...(wordings.get(id) ?? []), { lang, file, text: words }]);
    }
    /** The nearest clause above `id` that is on the page and wanted; null if there is none. */
    const followed = (id: string, isWanted = (_one: string): boolean => true): string | null =>
      order.slice(0, order.indexOf(id)).findLast((one) => ids.has(one) && isWanted(one)) ?? null;
    const moved = movedBetween(order, [...after.keys()])
      .filter((id) => ids.has(id))
      .map((id) => [id, followed(id, (one) => partOfId(one) === partOfId(id))] as const);
    const letters = clauses.flatMap(({ id, label, texts: { [lang]: newest } }) => {
      const letter = own.get(id)?.letter;
      return letter === undefined || letter === (newest && (newest.label ?? label)) ? [] : [[id, letter]];
    });
    const [title, titleNow] = [titleIn(text, lang), titleIn(next, lang)];
    return {
      ...{ lang, file, origin, owner },
      ...(dated[lang] ?? { date: null, evidence: {} }),
      title: titleNow === undefined || title === titleNow ? undefined : title,
      letters: letters.length === 0 ? undefined : Object.fromEntries(letters),
      moved: moved.length === 0 ? undefined : Object.fromEntries(moved),
      gone: [...own]
        .filter(([id]) => !ids.has(id))
        .map(([id, clause]) => ({ id, ...clause, follows: followed(id) })),
    };
  });
  return { editions, wordings };
};

/** The clauses of a text in order, with their words as in the records, and the letters of examples. */
const clausesIn = ({ paragraphs, edits }: PreparedSource, lang: Language) => {
  const rows = paragraphs.filter(({ name }) => name.is === 'clause' && name.lang === lang);
  const wordsOf = (piece: (typeof rows)[number]['piece']): readonly string[] => {
    const own = edits.filter((edit) => edit.piece === piece && !isStructural(edit.correction));
    return piece ? [enrich(piece, { lang, self: '', findReferences: () => [], edits: own }).text] : [];
  };
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ name }) => name.id),
      ([id, own]) => {
        const letter = own.findLast(({ label }) => label !== undefined && isLetter(label))?.label;
        const text = own.flatMap(({ piece }) => wordsOf(piece)).join('\n\n');
        return [id, { text, letter: id.startsWith('example-') ? letter : undefined }] as const;
      },
    ),
  );
};

const titleIn = ({ paragraphs }: PreparedSource, lang: Language): string | undefined =>
  paragraphs.find(({ name }) => name.is === 'title' && name.lang === lang)?.piece?.flow.text;

/** The smallest set of clauses whose move explains the order of the newer edition. */
const movedBetween = (before: readonly string[], after: readonly string[]): readonly string[] =>
  diffArrays(
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  ).flatMap(({ removed, value }) => (removed ? value : []));

/** Removes all blanks, so that texts that differ only in paragraph breaks are equal. */
const withoutBlanks = (text: string | undefined): string | undefined => text?.replace(/\s+/gu, '');
