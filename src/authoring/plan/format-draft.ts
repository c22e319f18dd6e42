import { languages } from '../../schema/language.ts';
import type { DraftRow, RegistryDraft } from './registry-draft.ts';

/** A proposed registry for people to read: each row with its score, its lines and its questions. */
export const formatDraft = ({ section, rows, sources, ledger }: RegistryDraft): string => {
  const inReview = rows.filter(({ reviews }) => reviews.length > 0).length;
  const texts = Object.keys(sources).join(', ');
  return [
    `ipg ${section} in ${texts}: ${rows.length} rows, ${inReview} of them to review`,
    '',
    ...rows.map(formatRow),
    ...formatLedger(ledger),
  ].join('\n');
};

/** What would be on no page. */
export const formatLedger = (ledger: RegistryDraft['ledger']): readonly string[] =>
  ledger.map(
    ({ row, words, isToReview }) =>
      `on no page: ${row.in} ${row.at} (${row.reason})  ${words}${isToReview ? '\n    review: is it no part of the text?' : ''}`,
  );

const formatRow = ({ row, score, reviews, words }: DraftRow): string => {
  const head = [row.id.padEnd(14), score === undefined ? '    ' : score.toFixed(2)].join(' ');
  const texts = languages.flatMap((lang) => {
    const text = row.texts[lang];
    return text === undefined
      ? []
      : [lineOf(lang, typeof text === 'string' ? text : text.at, words.get(lang))];
  });
  const annotations = row.annotations.map(({ id, at }) => lineOf(id, at, words.get(id)));
  const also = row.alsoPrinted.map((one, index) =>
    lineOf(`${one.lang} printed in ${one.in}`, one.at, words.get(`also-${index}`)),
  );
  return [
    head.trimEnd(),
    ...texts,
    ...also,
    ...annotations,
    ...reviews.map((review) => `    review: ${review}`),
  ].join('\n');
};

const lineOf = (name: string, at: string, words = ''): string => `    ${name} ${at}  ${words}`;
