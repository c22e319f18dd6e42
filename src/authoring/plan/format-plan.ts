import { languages } from '../../schema/language.ts';
import type { SectionPlan } from './plan-section.ts';
import type { PlanStep } from './row-draft.ts';
import type { PlannedRow } from './settle-row.ts';

/**
 * A plan for people to read. A new section: each row with its score, its lines and its questions. A newer edition:
 * what stays, what has changed and how, what is new, what is gone and where its links lead.
 */
export const formatPlan = (plan: SectionPlan): string =>
  (plan.before.clauses.length === 0 ? formatNew(plan) : formatUpdate(plan)).join('\n');

const formatNew = (plan: SectionPlan): readonly string[] => {
  const { before, sources, rows } = plan;
  const langs = Object.keys(sources).join(', ');
  return [
    `${before.document} ${before.section} in ${langs}: ${rows.length} rows, ${openRows(plan).length} of them to review`,
    '',
    ...rows.flatMap(formatRow),
    ...formatLedger(plan),
  ];
};

const formatUpdate = (plan: SectionPlan): readonly string[] => {
  const { before, steps, rows, retired } = plan;
  const langs = [...new Set(steps.map(({ lang }) => lang))];
  const fresh = retired.filter(({ isNew }) => isNew);
  const open = openRows(plan);
  return [
    `${before.document} ${before.section}, newer edition of ${langs.join(' and ')}`,
    ...langs.flatMap((lang) => {
      const own = steps.filter((step) => step.lang === lang);
      const same = own.flatMap(({ what, id }) => (what === 'unchanged' ? [id] : []));
      const head = `${lang}: ${same.length} unchanged${same.length === 0 ? '' : `: ${same.join(' ')}`}`;
      return ['', head, ...own.flatMap(formatStep)];
    }),
    ...(fresh.length === 0 ? [] : ['', 'retired: their links lead to']),
    ...fresh.map(({ id, now }) => `  ${id} -> ${now}`),
    ...formatLedger(plan),
    '',
    `to review: ${open.length} of ${rows.length} rows`,
    ...open.map(({ row, reviews }) => `  ${row.id}: ${reviews.join('; ')}`),
  ];
};

const openRows = ({ rows }: SectionPlan): readonly PlannedRow[] =>
  rows.filter(({ reviews }) => reviews.length > 0);

const formatLedger = ({ ledger }: SectionPlan): readonly string[] =>
  ledger
    .filter(({ isToReview }) => isToReview)
    .flatMap(({ row, words = '' }) => [
      `on no page: ${row.in} ${row.at} (${row.reason})  ${words}`,
      '    review: is it no part of the text?',
    ]);

const formatRow = ({ row, score, reviews, words }: PlannedRow): readonly string[] => {
  const line = (name: string, at: string, key = name): string => `    ${name} ${at}  ${words.get(key) ?? ''}`;
  return [
    `${row.id.padEnd(14)} ${score?.toFixed(2) ?? ''}`.trimEnd(),
    ...languages.flatMap((lang) => {
      const text = row.texts[lang];
      return text === undefined ? [] : [line(lang, typeof text === 'string' ? text : text.at)];
    }),
    ...row.alsoPrinted.map((one, index) => line(`${one.lang} printed in ${one.in}`, one.at, `also-${index}`)),
    ...row.annotations.map(({ id, at }) => line(id, at)),
    ...reviews.map((review) => `    review: ${review}`),
  ];
};

const formatStep = (step: PlanStep): readonly string[] => {
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
