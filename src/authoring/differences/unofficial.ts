import { unofficialPath } from '../../pipeline/emit/unofficial.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DifferenceRule } from '../../schema/difference-rule.ts';
import type { UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import { type ComparedTexts, createComparison, idleDismissal } from './find-differences.ts';

export interface UnofficialDifference {
  readonly file: UnofficialFile;
  readonly entry: UnofficialEntry;
  readonly rule: DifferenceRule;
  readonly words: readonly string[];
  readonly sourceWords: readonly string[];
  /** Set if a person has dismissed the difference. */
  readonly reason?: string;
}

export const findUnofficialDifferences = (
  files: readonly UnofficialFile[],
  known: Omit<ComparedTexts, 'sections'>,
): readonly UnofficialDifference[] => {
  const compare = createComparison(known);
  return files.flatMap((file) =>
    file.texts.flatMap((entry) => {
      const texts = { [entry.from]: entry.source, [entry.lang]: entry.text };
      return compare({ texts, languages: [entry.from, entry.lang] }).flatMap((found) => {
        const { rule, lang, words, othersWords } = found;
        // An unprinted name in the source is not a fault of the translation.
        if (rule === 'unprinted-name' && lang === entry.from) return [];
        const reason = entry.dismissed?.find((dismissed) => dismissed.rule === rule)?.reason;
        const [own, source] = lang === entry.lang ? [words, othersWords] : [othersWords, words];
        return [
          { file, entry, rule, words: own, sourceWords: source, ...(reason === undefined ? {} : { reason }) },
        ];
      });
    }),
  );
};

/** Warns of differences that nobody has dismissed, and of dismissals that match no difference. */
export const reportUnofficialDifferences = (
  files: readonly UnofficialFile[],
  differences: readonly UnofficialDifference[],
): readonly Diagnostic[] => [
  ...differences
    .filter(({ reason }) => reason === undefined)
    .map(
      ({ file, entry, rule, words, sourceWords }): Diagnostic => ({
        code: 'unofficial/difference',
        severity: 'warning',
        file: unofficialPath(file),
        path: ['texts', entry.id, entry.lang],
        message: `${entry.id} ${entry.lang} may differ in meaning from its source: ${rule} [${words.join(', ') || '-'} | ${sourceWords.join(', ') || '-'}]`,
        hint: `Correct the translation, or add the reason why it is right: dismissed: [{ rule: ${rule}, reason: … }]`,
      }),
    ),
  ...files.flatMap((file) =>
    file.texts.flatMap((entry) =>
      (entry.dismissed ?? [])
        .filter(({ rule }) => !differences.some((found) => found.entry === entry && found.rule === rule))
        .map(({ rule }) => ({
          ...idleDismissal(unofficialPath(file), `${entry.id} ${entry.lang} ${rule}`),
          path: ['texts', entry.id, entry.lang],
        })),
    ),
  ),
];
