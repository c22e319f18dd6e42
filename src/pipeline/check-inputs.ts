import type { ChapterDecisions } from '../schema/decision.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { commonLanguage } from '../schema/language.ts';
import type { Content } from './content.ts';
import { errorAt } from './diagnostics.ts';
import type { Decided } from './join/decided.ts';

/** Reports what does not fit together in the files that people write, besides the texts themselves. */
export const checkInputs = (input: Content): readonly Diagnostic[] => [
  ...input.chapterDecisions.flatMap(checkNames),
  ...checkSameNames(input),
];

const checkNames = ({ document, file, value }: Decided<ChapterDecisions>): readonly Diagnostic[] =>
  Object.entries(value.names ?? {})
    .filter(([, names]) => names[commonLanguage] === '')
    .map(([slug]) =>
      errorAt(
        'decisions/no-english-name',
        { file, path: ['names', slug] },
        `The card ${slug} has no English name.`,
        `Write it here, and a slug of it here and in the margins; or take the facts of the set: npm run -s content -- cards ${document} FILE.json`,
      ),
    );

const checkSameNames = ({ chapterDecisions, facts }: Content): readonly Diagnostic[] => {
  const given = chapterDecisions.flatMap(({ document, file, value }) =>
    Object.entries(value.names ?? {}).map(([slug, names]) => ({ slug, names, document, file })),
  );
  return given.flatMap(({ slug, names, document, file }, index) => {
    const name = names[commonLanguage];
    const known = [...facts, ...given.slice(0, index).filter((one) => one.document === document)];
    const other = known.find((one) => one.slug !== slug && fold(one.names[commonLanguage]) === fold(name));
    if (!other || name === '') return [];
    return errorAt(
      'decisions/same-name',
      { file, path: ['names', slug] },
      `The card ${slug} has the English name of ${other.slug}: ${name}.`,
      `If it is that card, write ${other.slug} in the margins and take this entry out; else correct the name.`,
    );
  });
};

const fold = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
