import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { positionAt } from '../../pipeline/text/source-text.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { SectionPlan } from './plan-section.ts';
import { type DraftText, firstWords, oldText, type RowDraft, wordsOf } from './row-draft.ts';
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
  const { before, drafts, rows, retired } = plan;
  const renewed = languages.filter((lang) => plan.next.some((text) => text.lang === lang));
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
    ...open.map(({ id, reviews, gaps }) => `  ${id}: ${[...reviews, ...gaps].join('; ')}`),
  ];
};

const openRows = ({ rows }: SectionPlan): readonly PlannedRow[] =>
  rows.filter(({ reviews, gaps }) => reviews.length > 0 || gaps.length > 0);

const formatLedger = ({ ledger }: SectionPlan): readonly string[] =>
  ledger
    .filter(({ isToReview }) => isToReview)
    .flatMap(({ source, block }) => [
      `on no page: ${linesOf({ source, flows: [block.flow] })} (${block.reason})  ${firstWords(block.flow.text)}`,
      '    ? is it no part of the text?',
    ]);

/** `12`, `51-56`: the lines of a text in its source. */
const linesOf = ({ source, flows }: DraftText): string => {
  const offsets = flows.flatMap(sourceOffsetsOf);
  const [from, to] = [offsets[0] ?? 0, offsets.at(-1) ?? 0].map((offset) => positionAt(source, offset).line);
  return from === to ? `${from}` : `${from}-${to}`;
};

const formatRow = ({
  id,
  score,
  texts,
  alsoPrinted,
  annotations,
  reviews,
  gaps,
}: PlannedRow): readonly string[] => {
  const line = (name: string, text: DraftText): string =>
    `    ${name} ${linesOf(text)}  ${firstWords(wordsOf(text))}`;
  return [
    `${id.padEnd(14)} ${score?.toFixed(2) ?? ''}`.trimEnd(),
    ...languages.flatMap((lang) => {
      const text = texts.get(lang);
      return text === undefined ? [] : [line(lang, text)];
    }),
    ...alsoPrinted.map((one) => line(`${one.lang} printed in ${one.in}`, one)),
    ...annotations.map((one) => line(one.id, one)),
    ...[...reviews, ...gaps].map((review) => `    ? ${review}`),
  ];
};

const isUnchanged = (row: RowDraft, lang: Language): boolean => {
  const [old, now] = [oldText(row, lang), row.texts.get(lang)];
  const bare = (text: string): string => text.replace(/\s+/gu, '');
  return old !== undefined && now !== undefined && bare(old) === bare(wordsOf(now));
};

/** What has become of the text of a row in one language. */
const formatText = (row: RowDraft, lang: Language, rows: readonly RowDraft[]): readonly string[] => {
  const [old, now] = [oldText(row, lang), row.texts.get(lang)];
  if (isUnchanged(row, lang)) return [];
  if (!now) return old === undefined ? [] : [`  ${row.id}: gone`, `    - ${firstWords(old)}`];
  const head = `  ${row.id} ${linesOf(now)}: `;
  if (old === undefined)
    return [
      head + (row.claimed ? `was missing in ${lang}` : `new, ${placeOf(row, rows)}`),
      `    + ${firstWords(wordsOf(now))}`,
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
