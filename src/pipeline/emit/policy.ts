import { type Clause, type GuideSection, reasonsOf } from '../../schema/guide.ts';
import { commonLanguage, inEachLanguage, type Language } from '../../schema/language.ts';
import type { Known, PolicyFile } from '../../schema/policy.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { type Staged, warningAt } from '../diagnostics.ts';

/**
 * Adds to a section how each of its texts compares with the later edition that the section was compared with. In this
 * order: a recorded change of the guide; the result of the comparison; for a translation that was not compared itself,
 * its recorded differences from the English text, if that was.
 */
export const addKnown = (section: GuideSection, { comparisons, changes }: PolicyFile): GuideSection => {
  const comparison = comparisons.find(
    ({ document, section: number }) => document === section.document && number === section.section,
  );
  if (!comparison) return section;
  const { edition, checked, texts, results } = comparison;
  const page = `${section.document}/${section.section}/`;

  /** A row without languages is of the texts that were compared: of one that came later nobody has said anything. */
  const isOf = (langs: readonly Language[] | undefined, lang: Language): boolean =>
    langs?.includes(lang) ?? (section.editions[lang]?.file ?? '') in texts;

  const changeOf = (id: string, lang: Language): Known | undefined => {
    const states = changes
      .flatMap(({ affects }) => affects)
      .filter(({ target, langs }) => target === `${page}#${id}` && isOf(langs, lang))
      .map(({ state }): Known => (state === 'new' ? 'older-edition' : state));
    return worstFirst.find((state) => states.includes(state));
  };
  const resultOf = (id: string, lang: Language): Known | undefined =>
    results.find(({ clauses, langs }) => (clauses?.includes(id) ?? true) && isOf(langs, lang))?.state;
  const knownOf = (clause: Clause, lang: Language): Known | undefined => {
    const isOlder = reasonsOf(clause, lang).some(({ kind }) => kind === 'older-edition');
    if (!clause.texts[lang]) return isOlder ? 'older-edition' : undefined;
    const own = changeOf(clause.id, lang) ?? resultOf(clause.id, lang);
    return own ?? (isOlder ? 'older-edition' : againstEnglish(clause, lang));
  };
  /** For a translation that was not compared itself: how it differs from the English text, if that was. */
  const againstEnglish = (clause: Clause, lang: Language): Known => {
    const isCompared =
      clause.texts[commonLanguage] !== undefined && resultOf(clause.id, commonLanguage) !== undefined;
    if (lang === commonLanguage || !isCompared) return 'not-compared';
    return clause.texts[lang]?.status === 'differs' ? 'unlike-english' : 'as-english';
  };

  return {
    ...section,
    compared: { edition, checked },
    clauses: section.clauses.map((clause) => {
      const known = inEachLanguage((lang) => knownOf(clause, lang));
      return Object.keys(known).length === 0 ? clause : { ...clause, known };
    }),
  };
};

/** Drops the comparisons of texts that have since been replaced, with a warning for each. */
export const keepCurrent = (
  policy: PolicyFile,
  entries: readonly Pick<SourceEntry, 'file' | 'sha256'>[],
): Staged<PolicyFile> => {
  const checksums = new Map(entries.map(({ file, sha256 }) => [file, sha256]));
  const replacedIn = ({ texts }: PolicyFile['comparisons'][number]): readonly string[] =>
    Object.keys(texts).filter((file) => texts[file] !== checksums.get(file));
  return {
    value: {
      ...policy,
      comparisons: policy.comparisons.filter((comparison) => replacedIn(comparison).length === 0),
    },
    diagnostics: policy.comparisons.flatMap((comparison, index) =>
      replacedIn(comparison).map((file) =>
        warningAt(
          'policy/text-replaced',
          { file: policyChangesFile, path: ['comparisons', index, 'texts', file] },
          `${file} has been replaced since section ${comparison.section} was compared; the section counts as not compared.`,
          howToCompareAgain(checksums.get(file)),
        ),
      ),
    ),
  };
};

const howToCompareAgain = (checksum: string | undefined): string =>
  checksum === undefined
    ? 'Compare the text that is here now, and record its name and checksum with edition, day and results; or take the comparison out.'
    : `Compare the section again, and record edition, day and results with the new checksum; if no clause has changed, the checksum alone: ${checksum}. What is said of the editions of its translations goes with this.`;

export const policyChangesFile = 'content/policy-changes.yml';

const worstFirst = ['changed', 'partly', 'gone', 'older-edition'] as const;
