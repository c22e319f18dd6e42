import { type Language, languages } from '../../schema/language.ts';
import type { SectionPlan } from './plan-section.ts';
import { firstWords, oldText, type RowDraft } from './row-draft.ts';
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
    ...rows.flatMap((row) => formatRow(row, plan)),
    ...formatLedger(plan),
  ];
};

const formatUpdate = (plan: SectionPlan): readonly string[] => {
  const { before, renewed, drafts, rows, retired } = plan;
  const fresh = retired.filter(({ isNew }) => isNew);
  const open = openRows(plan);
  return [
    `${before.document} ${before.section}, newer edition of ${renewed.join(' and ')}`,
    ...renewed.flatMap((lang) => {
      const same = drafts.filter((row) => isUnchanged(row, lang)).map(({ id }) => id);
      const head = `${lang}: ${same.length} unchanged${same.length === 0 ? '' : `: ${same.join(' ')}`}`;
      return ['', head, ...drafts.flatMap((row) => formatText(row, lang, drafts))];
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

const formatLedger = ({ ledger, words }: SectionPlan): readonly string[] =>
  ledger
    .filter(({ isToReview }) => isToReview)
    .flatMap(({ row }) => [
      `on no page: ${row.in} ${row.at} (${row.reason})  ${words.get(`${row.in} ${row.at}`) ?? ''}`,
      '    review: is it no part of the text?',
    ]);

const formatRow = ({ row, score, reviews }: PlannedRow, { words }: SectionPlan): readonly string[] => {
  const line = (name: string, lang: Language, at: string): string =>
    `    ${name} ${at}  ${words.get(`${lang} ${at}`) ?? ''}`;
  return [
    `${row.id.padEnd(14)} ${score?.toFixed(2) ?? ''}`.trimEnd(),
    ...languages.flatMap((lang) => {
      const text = row.texts[lang];
      return text === undefined ? [] : [line(lang, lang, typeof text === 'string' ? text : text.at)];
    }),
    ...row.alsoPrinted.map((one) => line(`${one.lang} printed in ${one.in}`, one.in, one.at)),
    ...row.annotations.map(({ id, lang, at }) => line(id, lang, at)),
    ...reviews.map((review) => `    review: ${review}`),
  ];
};

const isUnchanged = (row: RowDraft, lang: Language): boolean => {
  const [old, now] = [oldText(row, lang), row.texts.get(lang)];
  const bare = (text: string): string => text.replace(/\s+/gu, '');
  return old !== undefined && now !== undefined && bare(old) === bare(now.text);
};

/** What has become of the text of a row in one language. */
const formatText = (row: RowDraft, lang: Language, rows: readonly RowDraft[]): readonly string[] => {
  const [old, now] = [oldText(row, lang), row.texts.get(lang)];
  if (isUnchanged(row, lang)) return [];
  if (!now) return old === undefined ? [] : [`  ${row.id}: gone`, `    - ${firstWords(old)}`];
  const head = `  ${row.id} ${now.at}: `;
  if (old === undefined)
    return [
      head + (row.claimed ? `was missing in ${lang}` : `new, ${placeOf(row, rows)}`),
      `    + ${firstWords(now.text)}`,
    ];
  const diff = row.changed.get(lang);
  if (!diff) return [`${head}punctuation only`];
  return [
    `${head}changed`,
    ...diff.removed.map((words) => `    - ${words}`),
    ...diff.added.map((words) => `    + ${words}`),
  ];
};

const placeOf = (row: RowDraft, rows: readonly RowDraft[]): string => {
  const before = rows
    .slice(0, rows.indexOf(row))
    .findLast(({ part, texts }) => part === row.part && texts.size > 0);
  return before ? `after ${before.id}` : 'at the start of its part';
};
