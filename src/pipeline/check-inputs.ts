import { newestDateOf } from '../schema/change.ts';
import type { ChapterDecisions } from '../schema/decision.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { commonLanguage } from '../schema/language.ts';
import type { Decided } from './edition/decided.ts';
import type { EditionInput } from './edition-input.ts';
import { unofficialPath } from './emit/attach-unofficial.ts';
import { checkReadBy } from './emit/read-by.ts';

/** Reports what does not fit together in the files that people write, besides the texts themselves. */
export const checkInputs = (input: EditionInput): readonly Diagnostic[] => [
  ...input.chapterDecisions.flatMap(checkNames),
  ...input.unofficial.flatMap((file) =>
    file.texts.flatMap((entry, index) =>
      checkReadBy(entry, newestDateOf(input.changes), unofficialPath(file), index),
    ),
  ),
];

/** Reports cards whose names are given without the English one. */
const checkNames = ({ document, file, value }: Decided<ChapterDecisions>): readonly Diagnostic[] =>
  Object.entries(value.names ?? {})
    .filter(([, names]) => names[commonLanguage] === '')
    .map(([slug]) => ({
      code: 'decisions/no-english-name',
      severity: 'error',
      file,
      path: ['names', slug],
      message: `The card ${slug} has no English name.`,
      hint: `Write it here, and a slug of it here and in the margins; or take the facts of the set: npm run -s content -- cards ${document} FILE.json`,
    }));
