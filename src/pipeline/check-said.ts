import type { CardFact } from '../schema/card.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Said } from '../schema/said.ts';
import type { Term } from '../schema/term.ts';
import type { FindLine } from './diagnostics.ts';
import { foldToKey } from './text/fold.ts';

/**
 * Reports words of `said` that search does not need or would not find as they are: those that repeat a name of their
 * own entry, that the entry has twice, or with irregular spacing. Two entries may share a word that is true of both.
 */
export const checkSaid = (
  { terms, facts }: { readonly terms: readonly Term[]; readonly facts: readonly CardFact[] },
  findLine: FindLine,
): readonly Diagnostic[] =>
  [...terms.map(entryOfTerm), ...facts.map(entryOfCard)].flatMap(({ id, file, place, names, said }) => {
    const own = new Set(names.map(foldToKey));
    const words = Object.values(said).flat();
    return words.flatMap((word, index): readonly Diagnostic[] => {
      const fault = findFault(word, own, words.slice(0, index));
      return fault ? [{ severity: 'error', ...findLine(file, place), ...faults[fault](id, word) }] : [];
    });
  });

/** Compares by `foldToKey`, so that `多抓牌` and `多抓 牌`, `GRV` and `grv` count as the same word. */
const findFault = (
  word: string,
  own: ReadonlySet<string>,
  earlier: readonly string[],
): keyof typeof faults | undefined => {
  const key = foldToKey(word);
  if (word !== withRegularSpacing(word)) return 'spacing';
  if (own.has(key)) return 'repeated';
  return earlier.some((other) => foldToKey(other) === key) ? 'doubled' : undefined;
};

/** Composed characters, one blank between words, none at the ends. */
const withRegularSpacing = (word: string): string => word.normalize('NFC').trim().replace(/\s+/gu, ' ');

const faults = {
  spacing: (id, word) => ({
    code: 'said/spacing',
    message: `“${word}”, said of ${id}, has irregular spacing.`,
    hint: `Write “${withRegularSpacing(word)}”.`,
  }),
  repeated: (id, word) => ({
    code: 'said/repeated',
    message: `“${word}”, said of ${id}, is already one of its names.`,
    hint: 'Remove it from `said`: search finds the names without it.',
  }),
  doubled: (id, word) => ({
    code: 'said/doubled',
    message: `“${word}” is said of ${id} twice.`,
    hint: 'Keep it once, in the language in which it is said most.',
  }),
} as const satisfies Record<
  string,
  (id: string, word: string) => Pick<Diagnostic, 'code' | 'message' | 'hint'>
>;

interface SaidEntry {
  readonly id: string;
  readonly file: string;
  /** The words that begin the entry in its file. */
  readonly place: string;
  readonly names: readonly string[];
  readonly said: Said;
}

const entryOfTerm = ({
  id,
  zh,
  ja,
  en,
  kana = '',
  abbreviation = '',
  aliases,
  said = {},
}: Term): SaidEntry => ({
  id,
  file: 'content/terms.yml',
  place: `- id: ${id}`,
  names: [zh, ja, en, kana, abbreviation, ...aliases],
  said,
});

const entryOfCard = ({ slug, names, kana = '', alsoCalled = [], said = {} }: CardFact): SaidEntry => ({
  id: slug,
  file: 'content/cards',
  place: `"slug": "${slug}"`,
  names: [names.en, names.zh ?? '', names.ja ?? '', kana, ...alsoCalled.map(({ name }) => name)],
  said,
});
