import { formatLedger } from '../format-draft.ts';
import type { UpdateStep } from './desk.ts';
import type { UpdatePlan } from './plan-update.ts';

/** A plan for people to read: what stays, what has changed and how, what is new, what is gone and where it leads. */
export const formatUpdate = ({ section, steps, rows, retired, ledger }: UpdatePlan): string => {
  const langs = [...new Set(steps.map(({ lang }) => lang))];
  const fresh = retired.filter(({ isNew }) => isNew);
  const reviews = rows.filter((row) => row.reviews.length > 0);
  return [
    `ipg ${section}, newer edition of ${langs.join(' and ')}`,
    ...langs.flatMap((lang) =>
      formatLanguage(
        lang,
        steps.filter((step) => step.lang === lang),
      ),
    ),
    ...(fresh.length === 0 ? [] : ['', 'retired: their links lead to']),
    ...fresh.map(({ id, now }) => `  ${id} -> ${now}`),
    ...formatLedger(ledger.filter(({ isToReview }) => isToReview)),
    '',
    `to review: ${reviews.length} of ${rows.length} rows`,
    ...reviews.map(({ row, reviews: questions }) => `  ${row.id}: ${questions.join('; ')}`),
  ].join('\n');
};

const formatLanguage = (lang: string, steps: readonly UpdateStep[]): readonly string[] => {
  const same = steps.filter(({ what }) => what === 'unchanged').map(({ id }) => id);
  return [
    '',
    `${lang}: ${same.length} unchanged${same.length === 0 ? '' : `: ${same.join(' ')}`}`,
    ...steps.flatMap(formatStep),
  ];
};

const formatStep = (step: UpdateStep): readonly string[] => {
  switch (step.what) {
    case 'unchanged':
      return [];
    case 'punctuation':
      return [`  ${step.id} ${step.at}: punctuation only`];
    case 'changed':
      return [
        `  ${step.id} ${step.at}: changed`,
        ...step.diff.removed.map((words) => `    - ${words}`),
        ...step.diff.added.map((words) => `    + ${words}`),
      ];
    case 'new':
      return [
        `  ${step.id} ${step.at}: new, ${step.after ? `after ${step.after}` : 'at the start of its part'}`,
        `    + ${step.words}`,
      ];
    case 'filled':
      return [`  ${step.id} ${step.at}: was missing in ${step.lang}`, `    + ${step.words}`];
    case 'gone':
      return [`  ${step.id}: gone`, `    - ${step.words}`];
  }
};
