import type { Diagnostic } from '../schema/diagnostic.ts';
import { commonLanguage } from '../schema/language.ts';
import type { Content } from './content.ts';
import { errorAt } from './diagnostics.ts';

/** Reports a name in the decisions that has another slug in the facts, or in decisions of the same document. */
export const checkSameNames = ({ chapterDecisions, facts }: Content): readonly Diagnostic[] => {
  const given = chapterDecisions.flatMap(({ document, file, value }) =>
    Object.entries(value.names ?? {}).map(([slug, names]) => ({ slug, names, document, file })),
  );
  return given.flatMap(({ slug, names, document, file }, index) => {
    const name = names[commonLanguage];
    if (name === undefined) return [];
    const known = [...facts, ...given.slice(0, index).filter((one) => one.document === document)];
    const other = known.find(
      (one) => one.slug !== slug && sameForm(one.names[commonLanguage] ?? '') === sameForm(name),
    );
    if (!other) return [];
    return errorAt(
      'decisions/same-name',
      { file, path: ['names', slug] },
      `The card ${slug} has the English name of ${other.slug}: ${name}.`,
      `If it is that card, write ${other.slug} in the margins and delete this entry; else correct the name.`,
    );
  });
};

const sameForm = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
